import { mergePatch } from '@bite/shared/kernel/entity';
import { restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { describe, expect, it } from 'vitest';
import { aRestaurantRecord } from '../../lib/testing/tenancy-records.ts';
import { readOrigins } from './frame-hosts.ts';
import { websiteChangesBetween, websiteForm, websiteValuesOf } from './website-form.ts';

const block = { id: 'oven', title: 'Our oven', description: 'Wood fired', layout: 'image-left' as const };
const { restaurant } = aRestaurantRecord({
  websiteConfig: {
    customDomain: 'bella.example',
    parentMenuGroupId: 4,
    content: {
      specialOffers: ['Two for one', 'Free coffee'],
      translations: { es: { specialOffers: ['', 'Café gratis'], aboutText: 'Desde 1990' } },
    },
    contentBlocks: [block, { ...block, id: 'two', translations: { es: { title: 'Horno' } } }],
    ctaSections: [{ id: 'come', title: 'Come by', description: 'Open late' }],
    gallery: [{ picture: 'https://pictures.example/room.jpg', text: 'The dining room' }],
  },
});
const values = websiteValuesOf(restaurant);
const { websiteConfig } = values;
const changed = (change: Partial<typeof websiteConfig>) =>
  websiteChangesBetween(
    values,
    websiteForm.parse({ websiteConfig: { ...structuredClone(websiteConfig), ...change } }),
  );
const messages = (change: Partial<typeof websiteConfig>) =>
  websiteForm
    .safeParse({ websiteConfig: { ...websiteConfig, ...change } })
    .error?.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`) ?? [];

describe('the form of a website', () => {
  it('C3-08 changes nothing where nothing was changed', () => {
    expect(changed({})).toEqual({});
  });

  it('I3.3-04 has each special offer beside its Spanish, and sends both in one order', () => {
    expect(websiteConfig.content.specialOffers).toEqual([
      { text: 'Two for one' },
      { text: 'Free coffee', es: 'Café gratis' },
    ]);
    const [first, second] = websiteConfig.content.specialOffers;
    if (!first || !second) throw new Error('There are two');
    const content = { ...websiteConfig.content, specialOffers: [second, first] };
    expect(changed({ content })).toEqual({
      websiteConfig: {
        content: {
          specialOffers: ['Free coffee', 'Two for one'],
          translations: { es: { specialOffers: ['Café gratis', ''] } },
        },
      },
    });
    const inEnglish = { ...content, specialOffers: [{ text: 'Free coffee', es: ' ' }] };
    expect(changed({ content: inEnglish })).toEqual({
      websiteConfig: {
        content: { specialOffers: ['Free coffee'], translations: { es: { specialOffers: null } } },
      },
    });
  });

  it('I3.3-05 sends content blocks as a list, without empty texts, and the record takes it', () => {
    const [first, second] = websiteConfig.contentBlocks ?? [];
    if (!first || !second) throw new Error('There are two');
    const changes = changed({
      contentBlocks: [second, { ...first, buttonText: 'See it', buttonUrl: '/story' }],
    });
    expect(changes).toEqual({
      websiteConfig: {
        contentBlocks: [
          { ...block, id: 'two', translations: { es: { title: 'Horno' } } },
          { ...block, buttonText: 'See it', buttonUrl: '/story' },
        ],
      },
    });
    expect(restaurantEntity.update.safeParse(changes).success).toBe(true);
    const after = restaurantEntity.parse(mergePatch(restaurant, changes));
    expect(after.websiteConfig).toMatchObject({ customDomain: 'bella.example', parentMenuGroupId: 4 });
  });

  it('C5-14, I5.1-04, I5.1-05, I5.1-06, I5.1-07 says at each field what is wrong, in the given words', () => {
    const blank = { id: '', title: '', description: '', layout: 'centered' as const };
    expect(
      messages({
        branding: { logo: 'a logo', colors: { primary: 'red' } },
        seo: { title: 'x'.repeat(61), description: 'x'.repeat(161), ogImage: 'x' },
        contentBlocks: [blank],
        ctaSections: [{ id: 'one', title: '', description: '' }],
        gallery: [{ picture: '', text: '' }],
        ordering: { provider: 'custom' },
      }).sort(),
    ).toEqual([
      'branding.colors.primary: Must be a valid hex color',
      'branding.logo: Must be a valid URL or OptimizedImage JSON string',
      'contentBlocks.0.description: Description is required',
      'contentBlocks.0.id: ID is required',
      'contentBlocks.0.title: Title is required',
      'ctaSections.0.description: Description is required',
      'ctaSections.0.title: Title is required',
      'gallery.0.picture: Please choose a picture',
      'gallery.0.text: Alt text is required',
      'ordering.url: Please enter the address where guests order',
      'seo.description: Description should be under 160 characters',
      'seo.ogImage: Must be a valid URL or OptimizedImage JSON string',
      'seo.title: Title should be under 60 characters',
    ]);
  });
});

describe('websites that may show the menu', () => {
  it.each([
    ['blog.example.com', ['https://blog.example.com']],
    ['https://Example.com/about?x=1', ['https://example.com']],
    ['http://localhost:8080, https://*.example.com', ['http://localhost:8080', 'https://*.example.com']],
  ])('%s are read as their origins', (text, tags) => {
    expect(readOrigins(text)).toEqual({ tags, rest: '' });
  });

  it.each(['blog', 'javascript:alert(1)', "https://x'y.example", '*.com', 'https://*'])(
    '%s is none',
    (text) => {
      expect(readOrigins(text)).toMatchObject({ tags: [], rest: text });
    },
  );
});
