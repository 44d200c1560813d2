import { describe, expect, it } from 'vitest';
import { storedForm } from '../kernel/stored-form.schema.ts';
import { issuesOf } from '../testing/issues.ts';
import { websiteConfig } from './website-config.schema.ts';

const block = { id: 'b1', title: 'Our oven', description: 'Wood fired', layout: 'image-left' };
const call = { id: 'c1', title: 'Come by', description: 'Open late' };

const whole = {
  enabled: false,
  startPage: 'home',
  theme: 'dark',
  customDomain: 'bella.example.com',
  parentMenuGroupId: 4,
  branding: {
    logo: 'https://example.com/logo.png',
    icon: 'https://example.com/icon.png',
    heroImage: 'https://example.com/hero.jpg',
    colors: { primary: '#000000', secondary: '#AbCdEf', accent: '#123456' },
  },
  seo: {
    title: 'Bella',
    description: 'Pizza',
    keywords: ['pizza'],
    ogImage: 'https://example.com/og.jpg',
    translations: { es: { title: 'Bella', description: 'Pizzas' } },
  },
  content: {
    aboutText: 'Since 1990',
    specialOffers: ['Two for one'],
    announcement: 'New oven',
    translations: {
      es: { aboutText: 'Desde 1990', specialOffers: ['Dos por uno'], announcement: 'Horno nuevo' },
    },
  },
  contentBlocks: [
    {
      ...block,
      image: 'https://example.com/oven.jpg',
      icon: 'flame',
      backgroundColor: '#ffffff',
      textColor: '#000000',
      buttonText: 'See it',
      buttonUrl: '/story',
      instanceId: 'i1',
      translations: { es: { title: 'Nuestro horno', description: 'De leña', buttonText: 'Verlo' } },
    },
  ],
  ctaSections: [
    {
      ...call,
      backgroundImage: 'https://example.com/night.jpg',
      buttonText: 'Book',
      buttonUrl: 'https://tables.example/bella',
      instanceId: 'i2',
      translations: { es: { title: 'Te esperamos', description: 'Hasta tarde', buttonText: 'Reservar' } },
    },
  ],
  gallery: [
    {
      picture: 'https://example.com/room.jpg',
      text: 'The dining room',
      translations: { es: { text: 'El comedor' } },
    },
  ],
  social: {
    facebook: 'https://facebook.com/bella',
    instagram: 'https://instagram.com/bella',
    twitter: 'https://twitter.com/bella',
    tiktok: 'https://tiktok.com/@bella',
  },
  ordering: {
    enabled: false,
    provider: 'doordash',
    url: 'https://doordash.com/bella',
    buttonText: 'Order',
    buttonColor: '#00ff00',
    translations: { es: { buttonText: 'Pedir' } },
  },
  ai: {
    contentGeneration: true,
    autoSEO: true,
    socialPosting: true,
    reviewResponses: true,
    menuDescriptions: true,
  },
  frameHosts: ['https://news.example.com'],
};

describe('website configuration', () => {
  it('C3-08, I3.3-01, I3.3-02, I3.3-03, I3.3-04, I3.3-05, I3.3-06, I3.3-07, I3.3-08, I3.3-09 keeps every field', () => {
    expect(websiteConfig.parse(whole)).toEqual(whole);
  });

  it('C3-08, O3-08 starts with the house colours, ordering of our own, and no AI', () => {
    expect(websiteConfig.parse({})).toMatchObject({
      ...{ startPage: 'menu', theme: 'system', gallery: [] },
      branding: { colors: { primary: '#dc2626', secondary: '#1f2937', accent: '#f59e0b' } },
      ordering: { provider: 'internal', buttonText: 'Order Now', buttonColor: '#dc2626' },
      ai: {
        contentGeneration: false,
        autoSEO: false,
        socialPosting: false,
        reviewResponses: false,
        menuDescriptions: false,
      },
    });
  });

  it.each(['image-left', 'image-right', 'centered', 'text-only'])(
    'I3.3-05 a block may stand %s',
    (layout) => {
      expect(issuesOf(websiteConfig, { contentBlocks: [{ ...block, layout }] })).toEqual([]);
    },
  );

  it.each(['internal', 'doordash', 'ubereats', 'grubhub', 'custom'])(
    'I3.3-08 ordering may be by %s',
    (provider) => {
      const url = 'https://order.example/bella';
      expect(websiteConfig.parse({ ordering: { provider, url } }).ordering.provider).toBe(provider);
    },
  );

  it.each(['doordash', 'ubereats', 'grubhub', 'custom'])(
    'I3.3-08 ordering by %s needs an address; what was stored without one is read',
    (provider) => {
      expect(issuesOf(websiteConfig, { ordering: { provider } })).toEqual([
        'ordering.url: Please enter the address where guests order',
      ]);
      expect(issuesOf(storedForm(websiteConfig), { ordering: { provider } })).toEqual([]);
    },
  );

  it('I3.3-06 a call to action asks to order unless it says something else', () => {
    expect(websiteConfig.parse({ ctaSections: [call] }).ctaSections[0]?.buttonText).toBe('Order Now');
  });

  it('a picture of the gallery needs a text that says what it shows', () => {
    for (const text of ['', ' ', undefined])
      expect(issuesOf(websiteConfig, { gallery: [{ picture: 'https://example.com/a.jpg', text }] })).toEqual([
        'gallery.0.text: Alt text is required',
      ]);
  });

  it.each(['red', '#fff', '#ff00zz', 'dc2626', '#dc2626ff'])('C5-14, I5.1-04 %s is no colour', (color) => {
    const message = 'Must be a valid hex color';
    for (const name of ['primary', 'secondary', 'accent']) {
      expect(issuesOf(websiteConfig, { branding: { colors: { [name]: color } } })).toEqual([
        `branding.colors.${name}: ${message}`,
      ]);
    }
    expect(issuesOf(websiteConfig, { ordering: { buttonColor: color } })).toEqual([
      `ordering.buttonColor: ${message}`,
    ]);
    for (const name of ['backgroundColor', 'textColor'])
      expect(issuesOf(websiteConfig, { contentBlocks: [{ ...block, [name]: color }] })).toEqual([
        `contentBlocks.0.${name}: ${message}`,
      ]);
  });

  it.each([
    ['title', 60, 'Title should be under 60 characters'],
    ['description', 160, 'Description should be under 160 characters'],
  ])('C5-14, C9-04, I5.1-05, I9-01 the search %s has at most %d characters', (field, most, message) => {
    expect(issuesOf(websiteConfig, { seo: { [field]: 'x'.repeat(most) } })).toEqual([]);
    expect(issuesOf(websiteConfig, { seo: { [field]: 'x'.repeat(most + 1) } })).toEqual([
      `seo.${field}: ${message}`,
    ]);
  });

  it.each(['logo', 'icon', 'heroImage'])(
    'C5-14, I5.1-06 the %s is an address or an optimized image',
    (field) => {
      const optimized = JSON.stringify({
        original: { url: 'https://example.com/a.jpg', size: 1 },
        variants: { small: [], medium: [], large: [] },
        aspectRatio: 1.5,
      });
      expect(issuesOf(websiteConfig, { branding: { [field]: optimized } })).toEqual([]);
      for (const wrong of ['logo.png', '{"original":{}}', '{', 'javascript:alert(1)']) {
        expect(issuesOf(websiteConfig, { branding: { [field]: wrong } })).toEqual([
          `branding.${field}: Must be a valid URL or OptimizedImage JSON string`,
        ]);
      }
    },
  );

  it.each([
    ['id', 'ID is required'],
    ['title', 'Title is required'],
    ['description', 'Description is required'],
  ])('C5-14, I5.1-07 a block and a call to action need %s', (field, message) => {
    for (const gone of ['', ' ', undefined]) {
      expect(issuesOf(websiteConfig, { contentBlocks: [{ ...block, [field]: gone }] })).toEqual([
        `contentBlocks.0.${field}: ${message}`,
      ]);
      expect(issuesOf(websiteConfig, { ctaSections: [{ ...call, [field]: gone }] })).toEqual([
        `ctaSections.0.${field}: ${message}`,
      ]);
    }
  });

  it.each([
    { typo: 1 },
    { branding: { typo: 1 } },
    { branding: { colors: { typo: 1 } } },
    { seo: { typo: 1 } },
    { content: { typo: 1 } },
    { contentBlocks: [{ ...block, typo: 1 }] },
    { ctaSections: [{ ...call, typo: 1 }] },
    { social: { typo: 1 } },
    { ordering: { typo: 1 } },
    { ai: { typo: 1 } },
  ])('a field that nobody knows is refused: %j', (change) => {
    expect(issuesOf(websiteConfig, change)).toHaveLength(1);
  });

  it.each([
    [{ contentBlocks: [{ ...block, layout: 'upside-down' }] }],
    [{ ordering: { provider: 'pigeon' } }],
    [{ parentMenuGroupId: 0 }],
    [{ customDomain: 'not a domain' }],
  ])('I3.3-01, I3.3-05, I3.3-08 %j is refused', (change) => {
    expect(issuesOf(websiteConfig, change)).toHaveLength(1);
  });

  it.each([
    { social: { facebook: 'javascript:alert(1)' } },
    { social: { instagram: '@bella' } },
    { ordering: { url: 'javascript:alert(1)' } },
    { contentBlocks: [{ ...block, buttonUrl: 'javascript:alert(1)' }] },
    { ctaSections: [{ ...call, buttonUrl: '//evil.example' }] },
  ])('no link is a script: %j', (change) => {
    expect(issuesOf(websiteConfig, change)).toHaveLength(1);
  });

  it.each([
    'https://news.example.com',
    'http://localhost:8080',
    'https://*.example.com',
    'https://*.news.example.com:8443',
  ])('%s may be let frame the menu', (host) => {
    expect(issuesOf(websiteConfig, { frameHosts: [host] })).toEqual([]);
  });

  it.each([
    'news.example.com',
    'https://news.example.com/page',
    "https://x.com; script-src 'none'",
    '*',
    'https://*',
    'https://*.com',
    'https://*.com:8443',
    'https://*..com',
  ])('%s may not be let frame the menu', (host) => {
    expect(issuesOf(websiteConfig, { frameHosts: [host] })).toHaveLength(1);
  });
});
