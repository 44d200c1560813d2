import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFields } from '../../kernel/fields.ts';
import {
  aCategory,
  aModifier,
  aModifierList,
  aSquareFile,
  aSquareItem,
  aTax,
  aVariation,
  type SquareObject,
  usd,
} from '../../testing/a-square-catalog.ts';
import type { Catalog } from './catalog.ts';
import { checkCatalog } from './check-catalog.ts';
import { leavesOf, withoutNulls } from './leaves.ts';
import { mapMenu, mapSquareCatalog } from './map-catalog.ts';
import { type SquareOptions, startMapping } from './mapping.ts';
import { readCatalog } from './read-catalog.ts';

const bookkeeping = { version: 7, updated_at: '2026-01-01T00:00:00Z', is_deleted: false };

/** Something of everything. */
function richCatalog(): SquareObject[] {
  const modifiers = [
    aModifier('M1', 75, { ordinal: 1, modifier_list_id: 'L' }),
    aModifier('M2', 0, { ordinal: 2, hidden_online: false }),
  ];
  return [
    aCategory('C1', { online_visibility: true, parent_category: { id: 'C2', ordinal: 4 } }, bookkeeping),
    aCategory('C2', { parent_category: { ordinal: 2 }, is_top_level: true }),
    aTax('T1', {}, { ...bookkeeping, absent_at_location_ids: ['NORTH'] }),
    aTax('T2', { inclusion_type: 'INCLUSIVE' }),
    aModifierList('L', modifiers, { ordinal: 3, allow_quantities: false }),
    aModifierList('K', [aModifier('M3', 0)], {
      ordinal: 4,
      min_selected_modifiers: 1,
      max_selected_modifiers: 3,
    }),
    aModifier('M1', 75, { ordinal: 1, modifier_list_id: 'L' }),
    aSquareItem(
      'I1',
      {
        category_id: 'C1',
        description: 'Thin and crisp',
        label_color: 'A82EE5',
        tax_ids: ['T1'],
        is_taxable: true,
        abbreviation: 'piz',
        modifier_list_info: [
          {
            modifier_list_id: 'L',
            enabled: true,
            ordinal: 1,
            min_selected_modifiers: 1,
            max_selected_modifiers: -1,
          },
          {
            modifier_list_id: 'K',
            ordinal: 2,
            min_selected_modifiers: 2,
            max_selected_modifiers: 2,
            allow_quantities: 'YES',
          },
        ],
        available_online: true,
        available_for_pickup: true,
        is_archived: false,
        ecom_visibility: 'VISIBLE',
        variations: [
          aVariation('V1', 900, { name: 'Small', ordinal: 1, item_id: 'I1', sku: 'S' }),
          aVariation('V2', 1500, {
            name: 'Large',
            ordinal: 2,
            location_overrides: [
              { location_id: 'HERE', price_money: usd(1600), track_inventory: true },
              { location_id: 'NORTH', price_money: usd(1700) },
            ],
          }),
        ],
      },
      { image_id: 'P', ...bookkeeping },
    ),
    aSquareItem('I2', {
      categories: [
        { id: 'C1', ordinal: 3 },
        { id: 'C2', ordinal: 1 },
      ],
      tax_ids: ['T2'],
      is_alcoholic: true,
      kitchen_name: 'RED',
      buyer_facing_name: 'Chianti',
      food_and_beverage_details: { calorie_count: 120, ingredients: [{ name: 'Sangiovese' }] },
      variations: [aVariation('V3', 600, { sku: 'WINE-1' })],
    }),
    aSquareItem('I3', {
      categories: [
        { id: 'C1', ordinal: 8 },
        { id: 'C2', ordinal: 9 },
      ],
      modifier_list_info: [{ modifier_list_id: 'L' }, { modifier_list_id: 'K' }],
      variations: [aVariation('V4', null)],
    }),
    { type: 'DISCOUNT', id: 'D', discount_data: { name: 'Happy hour' } },
  ];
}

function outcome(objects: SquareObject[], options: SquareOptions): string {
  const { catalog, faults } = readCatalog(aSquareFile(...objects));
  faults.push(...checkCatalog(catalog, options.currency));
  return JSON.stringify(faults.length > 0 ? faults : mapMenu(catalog, startMapping(options)));
}

/** Other values that a field might have had; one of them must make a difference if the menu holds the field. */
function othersThan(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value + 1000, value - 1000];
  return [`${value}x`, 'HIDDEN', ''];
}

function setAt(target: unknown, path: string, value: unknown): void {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const last = steps.pop() ?? '';
  const owner = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], target);
  (owner as Record<string, unknown>)[last] = value;
}

/** Where an object stands in the file, alone or within its owner. */
function findObject(objects: SquareObject[], id: string): SquareObject | undefined {
  for (const object of objects) {
    if (object.id === id && object.type !== 'MODIFIER') return object;
    const data = Object.values(object).find(isFields) ?? {};
    const parts = (data['variations'] ?? data['modifiers'] ?? []) as SquareObject[];
    const part = parts.find((candidate) => candidate.id === id);
    if (part) return part;
  }
  return undefined;
}

function carriedValues(
  catalog: Catalog,
  options: SquareOptions,
): [id: string, path: string, value: unknown][] {
  const mapping = startMapping(options);
  mapMenu(catalog, mapping);
  return catalog.sources.flatMap((source) =>
    [...leavesOf(source.raw)]
      .filter(([path, value]) => mapping.ledger.fateOf(source, path, value).kind === 'carried')
      .map(([path, value]): [string, string, unknown] => [source.id, path, value]),
  );
}

describe('the account of a file', () => {
  it.each([
    ['no location', { currency: 'USD' }],
    ['a location', { currency: 'USD', location: 'HERE' }],
  ])('with %s: what is said to be carried over makes a difference to the menu', (_what, options) => {
    const before = outcome(richCatalog(), options);
    const values = carriedValues(readCatalog(aSquareFile(...richCatalog())).catalog, options);
    expect(values.length).toBeGreaterThan(80);
    const idle = values.filter(([id, path, value]) =>
      othersThan(value).every((other) => {
        const objects = richCatalog();
        setAt(findObject(objects, id), path, other);
        return outcome(objects, options) === before;
      }),
    );
    expect(idle.map(([id, path]) => `${id} ${path}`)).toEqual([]);
  });

  const json = fc.jsonValue({ maxDepth: 3 });
  const junk = fc.dictionary(
    fc.string({ maxLength: 8 }).map((name) => `x_${name}`),
    json,
    { maxKeys: 4 },
  );

  it('has every value exactly once, whatever unknown fields there are', () => {
    const objects = richCatalog();
    const property = fc.property(
      fc.array(fc.record({ at: fc.nat(objects.length - 1), beside: junk, within: junk }), { maxLength: 6 }),
      junk,
      fc.boolean(),
      (additions, beside, isLocated) => {
        const file = { ...aSquareFile(...richCatalog()), ...beside };
        for (const { at, beside: fields, within } of additions) {
          const object = file.objects[at];
          const dataField = object && Object.keys(object).find((name) => name.endsWith('_data'));
          if (!object || !dataField || object.type === 'MODIFIER') continue;
          Object.assign(object, fields);
          Object.assign(object[dataField] as object, within);
        }
        const mapped = mapSquareCatalog(file, { currency: 'USD', ...(isLocated && { location: 'HERE' }) });
        if (!mapped.ok) throw new Error(JSON.stringify(mapped.faults));
        const { values, notCarried, notNeeded } = mapped.report;
        const sum = (notes: { count: number }[]) => notes.reduce((total, { count }) => total + count, 0);
        expect(values.inFile).toBe([...leavesOf(withoutNulls(file))].length);
        expect(values.carried + values.notNeeded + values.notCarried + values.inObjectsLeftOut).toBe(
          values.inFile,
        );
        expect(sum(notCarried)).toBe(values.notCarried);
        expect(sum(notNeeded)).toBe(values.notNeeded);
      },
    );
    fc.assert(property);
  });
});

describe('prices', () => {
  /** The decimal point put in by hand. */
  function shifted(amount: number, decimals: number): string {
    const digits = String(amount).padStart(decimals + 1, '0');
    const whole = digits.slice(0, digits.length - decimals);
    const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
    return decimals === 0 || fraction === '' ? whole : `${whole}.${fraction}`;
  }

  it('C3-12 come out as they went in, to the smallest unit', () => {
    const currencies = fc.constantFrom(
      ['USD', 2] as const,
      ['JPY', 0] as const,
      ['KWD', 3] as const,
      ['EUR', 2] as const,
    );
    const property = fc.property(
      fc.nat(1_000_000),
      fc.nat(1_000_000),
      currencies,
      (base, extra, [currency, decimals]) => {
        const price_money = (amount: number) => ({ amount, currency });
        const mapped = mapSquareCatalog(
          aSquareFile(
            aSquareItem('A', { variations: [aVariation('V', 0, { price_money: price_money(base) })] }),
            aModifierList('L', [aModifier('M', 0, { price_money: price_money(extra) })]),
          ),
          { currency },
        );
        if (!mapped.ok) throw new Error(JSON.stringify(mapped.faults));
        expect(String(mapped.draft.items[0]?.fields.basePrice)).toBe(shifted(base, decimals));
        expect(String(mapped.draft.modifierGroups[0]?.fields.modifiers?.[0]?.price)).toBe(
          shifted(extra, decimals),
        );
      },
    );
    fc.assert(property);
  });
});
