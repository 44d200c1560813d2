import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { STAMPED } from '../testing/records.ts';
import { refusalOf } from '../testing/refusal.ts';
import {
  aColorScheme,
  aFallbackImage,
  aLayoutTemplate,
  aSiteConfigurationRecord,
} from '../testing/web-records.ts';
import { defaultSiteConfiguration } from './default-site-configuration.ts';
import {
  readSiteConfiguration,
  siteConfiguration,
  siteConfigurationEntity,
  updatedConfigurationMissing,
} from './site-configuration.schema.ts';

const whole = {
  id: 'main',
  version: 7,
  lastModifiedBy: 'uid-boss',
  lastModified: '2026-06-09T08:00:00.000Z',
  defaultLayoutTemplate: 'bistro',
  defaultColorScheme: 'night',
  layoutTemplates: [
    {
      id: 'bistro',
      name: 'Bistro',
      description: 'Small and dark',
      previewImage: 'https://pictures.example/bistro.png',
      sections: ['hero', 'about'],
      isDefault: true,
      isActive: false,
    },
  ],
  colorSchemes: [aColorScheme({ isDefault: true, isActive: false })],
  components: {
    heroSection: {
      fallbackImages: ['/hero-food-default.jpg'],
      defaultHeight: 'small',
      defaultTextPosition: 'top-left',
    },
    menuPreview: { defaultItemCount: 12, showPrices: false },
    aboutSection: { showImage: false },
    locationSection: { showMap: false, showHours: false },
    contactSection: { showPhone: false, showEmail: false, showSocialLinks: false },
  },
  fallbackImages: [aFallbackImage({ description: 'From above', isGenericFallback: true, priority: 3 })],
  fallbackTexts: { heroTitle: 'Come in' },
  allowRestaurantOverrides: false,
  requireApprovalForOverrides: true,
  ...STAMPED,
};

const component = (section: string, change: object) => ({ components: { [section]: change } });

describe('site configuration', () => {
  it('C3-09, I3.5-01, I3.5-02, I3.5-03, I3.5-05, I3.5-06, I3.5-07, I3.5-08, I3.5-09, I3.5-10, I3.5-11 keeps every field', () => {
    expect(siteConfiguration.parse(whole)).toEqual(whole);
  });

  it('C3-09, C3-10, I9-17 fills in what is not said', () => {
    expect(siteConfiguration.parse(aSiteConfigurationRecord())).toEqual({
      ...aSiteConfigurationRecord(),
      version: 1,
      layoutTemplates: [],
      colorSchemes: [],
      components: {
        heroSection: { fallbackImages: [], defaultHeight: 'screen', defaultTextPosition: 'center' },
        menuPreview: { defaultItemCount: 6, showPrices: true },
        aboutSection: { showImage: true },
        locationSection: { showMap: true, showHours: true },
        contactSection: { showPhone: true, showEmail: true, showSocialLinks: true },
      },
      fallbackImages: [],
      fallbackTexts: {},
      allowRestaurantOverrides: true,
      requireApprovalForOverrides: false,
    });
  });

  it('I3.5-02, I3.5-03, I3.5-10 entries are active, and neither default nor generic, unless they say so', () => {
    const parsed = siteConfiguration.parse(
      aSiteConfigurationRecord({
        layoutTemplates: [aLayoutTemplate()],
        colorSchemes: [aColorScheme()],
        fallbackImages: [aFallbackImage()],
      }),
    );
    expect(parsed.layoutTemplates).toEqual([aLayoutTemplate({ isDefault: false, isActive: true })]);
    expect(parsed.colorSchemes).toEqual([aColorScheme({ isDefault: false, isActive: true })]);
    expect(parsed.fallbackImages).toEqual([aFallbackImage({ isGenericFallback: false, priority: 0 })]);
  });

  it.each([
    ['heroSection', 'defaultHeight', ['screen', 'large', 'medium', 'small']],
    ['heroSection', 'defaultTextPosition', ['center', 'bottom', 'top-left', 'bottom-left']],
  ])('I3.5-05 %s.%s is one of %j', (section, field, values) => {
    for (const value of values)
      expect(issuesOf(siteConfiguration, { ...whole, ...component(section, { [field]: value }) })).toEqual(
        [],
      );
    expect(
      issuesOf(siteConfiguration, { ...whole, ...component(section, { [field]: 'other' }) }),
    ).toHaveLength(1);
  });

  it.each([
    [{ id: '' }, 'id: ID is required'],
    [{ id: undefined }, 'id: ID is required'],
    [{ defaultLayoutTemplate: '' }, 'defaultLayoutTemplate: Default layout template is required'],
    [{ defaultLayoutTemplate: undefined }, 'defaultLayoutTemplate: Default layout template is required'],
    [{ defaultColorScheme: '' }, 'defaultColorScheme: Default color scheme is required'],
    [{ defaultColorScheme: undefined }, 'defaultColorScheme: Default color scheme is required'],
  ])('C5-15 %j is refused', (change, issue) => {
    expect(issuesOf(siteConfiguration, aSiteConfigurationRecord(change))).toEqual([issue]);
  });

  it.each([
    [{ version: 0 }, 'version: Version must be at least 1'],
    [{ fallbackImages: [aFallbackImage({ alt: '' })] }, 'fallbackImages.0.alt: Alt text is required'],
    [{ fallbackImages: [aFallbackImage({ alt: undefined })] }, 'fallbackImages.0.alt: Alt text is required'],
    [
      { fallbackImages: [aFallbackImage({ priority: -1 })] },
      'fallbackImages.0.priority: Priority must be non-negative',
    ],
    [
      component('menuPreview', { defaultItemCount: 0 }),
      'components.menuPreview.defaultItemCount: Must show at least 1 item',
    ],
  ])('C5-15, I5.1-09 %j is refused', (change, issue) => {
    expect(issuesOf(siteConfiguration, aSiteConfigurationRecord(change))).toEqual([issue]);
  });

  it('C5-15, I5.1-08 a layout template needs a section', () => {
    const of = (sections: unknown) =>
      aSiteConfigurationRecord({ layoutTemplates: [aLayoutTemplate({ sections })] });
    expect(issuesOf(siteConfiguration, of([]))).toEqual([
      'layoutTemplates.0.sections: A layout template needs at least one section',
    ]);
    expect(issuesOf(siteConfiguration, of(undefined))).toHaveLength(1);
    expect(issuesOf(siteConfiguration, of(['']))).toEqual([
      'layoutTemplates.0.sections.0: Section is required',
    ]);
    expect(issuesOf(siteConfiguration, of(['hero']))).toEqual([]);
  });

  it.each(['primary', 'secondary', 'accent', 'background', 'text'])(
    'I3.5-03, I5.1-04 the %s colour has six hex digits',
    (name) => {
      for (const color of ['red', '#fff', undefined]) {
        const record = aSiteConfigurationRecord({ colorSchemes: [aColorScheme({ [name]: color })] });
        expect(issuesOf(siteConfiguration, record)).toHaveLength(1);
      }
      const record = aSiteConfigurationRecord({ colorSchemes: [aColorScheme({ [name]: '#fff' })] });
      expect(issuesOf(siteConfiguration, record)).toEqual([
        `colorSchemes.0.${name}: Must be a valid hex color`,
      ]);
    },
  );

  it.each([
    ['layoutTemplates', aLayoutTemplate, 'id', 'ID is required'],
    ['layoutTemplates', aLayoutTemplate, 'name', 'Name is required'],
    ['colorSchemes', aColorScheme, 'id', 'ID is required'],
    ['colorSchemes', aColorScheme, 'name', 'Name is required'],
    ['fallbackImages', aFallbackImage, 'id', 'ID is required'],
    ['fallbackImages', aFallbackImage, 'category', 'Category is required'],
  ])('I3.5-02, I3.5-03, I3.5-10 an entry of %s needs %s', (list, make, field, message) => {
    expect(
      issuesOf(siteConfiguration, aSiteConfigurationRecord({ [list]: [make({ [field]: '' })] })),
    ).toEqual([`${list}.0.${field}: ${message}`]);
  });

  it.each(['/hero-food-default.jpg', 'https://pictures.example/a.jpg'])('I3.5-10 %s is a picture', (url) => {
    const record = aSiteConfigurationRecord({ fallbackImages: [aFallbackImage({ url })] });
    expect(issuesOf(siteConfiguration, record)).toEqual([]);
  });

  it.each(['//evil.example/a.jpg', '/', 'a.jpg', 'javascript:alert(1)', '', '/a b'])(
    'I3.5-10 %j is none',
    (url) => {
      const record = aSiteConfigurationRecord({ fallbackImages: [aFallbackImage({ url })] });
      expect(issuesOf(siteConfiguration, record)).toEqual([
        'fallbackImages.0.url: Must be a valid URL or OptimizedImage JSON string',
      ]);
    },
  );

  it.each([
    { components: { typo: 1 } },
    component('heroSection', { typo: 1 }),
    component('menuPreview', { typo: 1 }),
    component('aboutSection', { typo: 1 }),
    component('locationSection', { typo: 1 }),
    component('contactSection', { typo: 1 }),
    { layoutTemplates: [aLayoutTemplate({ typo: 1 })] },
    { colorSchemes: [aColorScheme({ typo: 1 })] },
    { fallbackImages: [aFallbackImage({ typo: 1 })] },
  ])('a field that nobody knows is refused: %j', (change) => {
    expect(issuesOf(siteConfiguration, aSiteConfigurationRecord(change))).toHaveLength(1);
  });

  it('C3-11 whoever changes it sets neither its version nor its times', () => {
    const { id, version, lastModified, lastModifiedBy, createdAt, updatedAt, ...fields } = whole;
    expect(siteConfigurationEntity.update.parse(whole)).toEqual(fields);
    expect(issuesOf(siteConfigurationEntity.create, { ...fields, version: 9 })).toHaveLength(1);
  });
});

describe('the site configuration of a new platform', () => {
  const initial = defaultSiteConfiguration('2026-06-10T22:00:00.000Z');

  it('C3-10, I9-17 has a modern restaurant in warm neutral colours, six items and a hero as high as the screen', () => {
    expect(initial).toMatchObject({
      version: 1,
      defaultLayoutTemplate: 'modern-restaurant',
      defaultColorScheme: 'warm-neutral',
      components: {
        heroSection: { defaultHeight: 'screen', defaultTextPosition: 'center' },
        menuPreview: { defaultItemCount: 6 },
      },
      createdAt: '2026-06-10T22:00:00.000Z',
      updatedAt: '2026-06-10T22:00:00.000Z',
      lastModified: '2026-06-10T22:00:00.000Z',
    });
    expect(initial.layoutTemplates.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ['modern-restaurant', true],
    ]);
    expect(initial.colorSchemes.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ['warm-neutral', true],
    ]);
  });

  it('C3-10, I9-17 has texts for hero and story', () => {
    for (const name of ['heroTitle', 'heroSubtitle', 'aboutTitle', 'aboutText'])
      expect(initial.fallbackTexts[name]).toMatch(/\w/);
  });

  it('C9-06, O9-23 shows the house’s hero where a restaurant has none', () => {
    expect(initial.components.heroSection.fallbackImages).toEqual(['/hero-food-default.jpg']);
    expect(initial.fallbackImages[0]).toMatchObject({
      url: '/hero-food-default.jpg',
      isGenericFallback: true,
    });
  });
});

describe('reading the site configuration', () => {
  it('C3-11 gives the record', () => {
    expect(readSiteConfiguration(whole)).toEqual(whole);
  });

  it.each([undefined, null])('C8-04, I8.2-07 there is none where it is %j', (record) => {
    expect(refusalOf(() => readSiteConfiguration(record))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Site configuration not found',
    });
  });

  it('C8-04, I8.2-07 names what cannot be read in it', () => {
    expect(refusalOf(() => readSiteConfiguration({ ...whole, id: '', version: 0 }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Invalid site configuration data structure',
      details: { fields: { id: 'ID is required', version: 'Version must be at least 1' } },
    });
  });

  it('C8-04, I8.2-07 says when it is gone after an update', () => {
    expect(updatedConfigurationMissing()).toMatchObject({
      code: 'UPDATE_FAILED',
      message: 'Failed to retrieve updated site configuration',
    });
  });
});
