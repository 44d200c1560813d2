import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/refusal.ts';
import { aColorScheme, aFallbackImage, aLayoutTemplate, STAMP } from '../testing/web-records.ts';
import { defaultSiteConfiguration } from './default-site-configuration.ts';
import {
  colorScheme,
  fallbackImage,
  layoutTemplate,
  siteConfiguration,
} from './site-configuration.schema.ts';
import {
  type EntryList,
  updatedConfiguration,
  withChangedEntry,
  withEntry,
  withoutEntry,
} from './site-configuration.ts';

const initial = defaultSiteConfiguration('2026-06-01T00:00:00.000Z');
const bistro = layoutTemplate.parse(aLayoutTemplate());
const night = colorScheme.parse(aColorScheme());
const pasta = fallbackImage.parse(aFallbackImage());
const modified = { version: 2, lastModified: STAMP.at, lastModifiedBy: STAMP.by, updatedAt: STAMP.at };

const kinds = [
  { list: 'layoutTemplates', name: 'Layout template', entry: bistro },
  { list: 'colorSchemes', name: 'Color scheme', entry: night },
  { list: 'fallbackImages', name: 'Fallback image', entry: pasta },
] as const satisfies { list: EntryList; name: string; entry: { id: string } }[];

describe('updating the site configuration', () => {
  it('C3-11 changes what was sent, and counts the version on', () => {
    const change = { allowRestaurantOverrides: false, components: { menuPreview: { defaultItemCount: 9 } } };
    const changed = updatedConfiguration(initial, change, STAMP);
    expect(changed).toEqual({
      ...initial,
      allowRestaurantOverrides: false,
      components: { ...initial.components, menuPreview: { defaultItemCount: 9, showPrices: true } },
      ...modified,
    });
    expect(updatedConfiguration(changed, {}, STAMP).version).toBe(3);
    expect(siteConfiguration.parse(changed)).toEqual(changed);
  });

  it('C5-15 is refused as a whole where a field is wrong', () => {
    const change = { components: { menuPreview: { defaultItemCount: 0 } } };
    expect(refusalOf(() => updatedConfiguration(initial, change, STAMP))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'components.menuPreview.defaultItemCount': 'Must show at least 1 item' } },
    });
  });

  it('C3-11 another default is marked as such, and the former no more', () => {
    const both = withEntry(initial, 'layoutTemplates', bistro, STAMP);
    const changed = updatedConfiguration(both, { defaultLayoutTemplate: 'bistro' }, STAMP);
    expect(changed.layoutTemplates.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ['modern-restaurant', false],
      ['bistro', true],
    ]);
  });

  it.each([
    [{ layoutTemplates: [] }, 'Cannot remove default layout template'],
    [{ layoutTemplates: [bistro] }, 'Cannot remove default layout template'],
    [{ defaultLayoutTemplate: 'nowhere' }, 'Cannot remove default layout template'],
    [{ colorSchemes: [night] }, 'Cannot remove default color scheme'],
    [{ defaultColorScheme: 'nowhere' }, 'Cannot remove default color scheme'],
  ])('C3-11, C8-04, I5.1-10 a list is not emptied of its default by the way: %j', (change, message) => {
    expect(refusalOf(() => updatedConfiguration(initial, change, STAMP))).toMatchObject({
      code: 'CONFLICT',
      message,
    });
  });

  it('C3-11 a list that never held its default may be changed', () => {
    const bare = { ...initial, layoutTemplates: [], colorSchemes: [] };
    expect(updatedConfiguration(bare, { layoutTemplates: [bistro] }, STAMP).layoutTemplates).toEqual([
      bistro,
    ]);
  });
});

describe.each(kinds)('an entry of $list', ({ list, name, entry }) => {
  const withOne = withEntry(initial, list, entry, STAMP);

  it('C3-11 is added after the others, and the version counts on', () => {
    expect(withOne).toEqual({ ...initial, [list]: [...initial[list], entry], ...modified });
    expect(initial[list]).toHaveLength(1);
    expect(siteConfiguration.parse(withOne)).toEqual(withOne);
  });

  it('C3-11 is not added twice', () => {
    expect(refusalOf(() => withEntry(withOne, list, entry, STAMP))).toMatchObject({
      code: 'CONFLICT',
      message: `${name} with id ${entry.id} already exists`,
    });
  });

  it('C3-11 is replaced where it stands', () => {
    const changed = { ...entry, description: 'New' };
    const next = withChangedEntry(withOne, list, changed, STAMP);
    expect(next).toEqual({ ...withOne, [list]: [...initial[list], changed], version: 3 });
  });

  it('C3-11 is removed, and the version counts on', () => {
    expect(withoutEntry(withOne, list, entry.id, STAMP)).toEqual({ ...initial, ...modified, version: 3 });
  });

  it('C3-11 cannot be changed or removed where it is not', () => {
    const missing = { code: 'NOT_FOUND', message: `${name} with id ${entry.id} not found` };
    expect(refusalOf(() => withChangedEntry(initial, list, entry, STAMP))).toMatchObject(missing);
    expect(refusalOf(() => withoutEntry(initial, list, entry.id, STAMP))).toMatchObject(missing);
  });
});

describe('the default entry', () => {
  it('C3-11, C8-04, I5.1-10, I8.2-07 of the layouts cannot be removed', () => {
    expect(
      refusalOf(() => withoutEntry(initial, 'layoutTemplates', 'modern-restaurant', STAMP)),
    ).toMatchObject({
      code: 'CONFLICT',
      message: 'Cannot remove default layout template',
    });
  });

  it('of the colour schemes cannot either', () => {
    expect(refusalOf(() => withoutEntry(initial, 'colorSchemes', 'warm-neutral', STAMP)).message).toBe(
      'Cannot remove default color scheme',
    );
  });

  it('of pictures there is none: any can be removed', () => {
    expect(withoutEntry(initial, 'fallbackImages', 'hero-food', STAMP).fallbackImages).toEqual([]);
  });

  it('C3-11 is the one that was added or changed as such, and no other', () => {
    const added = withEntry(initial, 'layoutTemplates', { ...bistro, isDefault: true }, STAMP);
    expect(added.defaultLayoutTemplate).toBe('bistro');
    expect(added.layoutTemplates.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    const plain = withEntry(initial, 'colorSchemes', night, STAMP);
    expect(plain.defaultColorScheme).toBe('warm-neutral');
    const changed = withChangedEntry(plain, 'colorSchemes', { ...night, isDefault: true }, STAMP);
    expect(changed.defaultColorScheme).toBe('night');
    expect(changed.colorSchemes.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect(withoutEntry(changed, 'colorSchemes', 'warm-neutral', STAMP).colorSchemes).toHaveLength(1);
  });

  it('C3-11 stays so though it is changed to say otherwise', () => {
    const [modern] = initial.layoutTemplates;
    if (!modern) throw new Error('No layout');
    const changed = withChangedEntry(initial, 'layoutTemplates', { ...modern, isDefault: false }, STAMP);
    expect(changed.defaultLayoutTemplate).toBe('modern-restaurant');
    expect(changed.layoutTemplates[0]?.isDefault).toBe(true);
  });
});
