import { describe, expect, it } from 'vitest';
import { anItemEntity } from '../testing/storefront-sources.ts';
import { type BrokenTaxRate, brokenTaxRate, withoutBroken } from './without-broken.ts';

const readable = { taxRateId: 1, disabled: false };

interface Case {
  items: ReturnType<typeof anItemEntity>[];
  broken: Record<string, unknown>;
  taxRates?: { disabled: boolean }[];
}

/** What is left out of these items where tax rate 9 is stored as `broken`. */
function withheld({ items, broken, taxRates = [readable] }: Case): number[] {
  const rates = [brokenTaxRate(9, broken)].filter((rate): rate is BrokenTaxRate => rate !== undefined);
  const left = withoutBroken(
    { menuGroups: [], items, taxRates },
    { modifierGroupIds: new Set(), taxRates: rates },
  );
  const kept = new Set(left.items.map(({ itemId }) => itemId));
  return items.map(({ itemId }) => itemId).filter((itemId) => !kept.has(itemId));
}

describe('an item whose tax cannot be read', () => {
  const ofDefaults = anItemEntity(1);
  const untaxed = anItemEntity(2, { taxRateIds: [] });
  const ofReadable = anItemEntity(3, { taxRateIds: [1] });
  const ofBroken = anItemEntity(4, { taxRateIds: [1, 9] });
  const items = [ofDefaults, untaxed, ofReadable, ofBroken];

  it.each([
    ['a default rate', { default: true }, [1, 4]],
    ['a rate that may be a default', { name: 'Half a tax' }, [1, 4]],
    ['a rate of which nothing can be trusted', { default: 'no', disabled: 'yes' }, [1, 4]],
    ['a rate that says that it is no default', { default: false }, [4]],
    ['a rate that says that it is not in force', { default: true, disabled: true }, []],
  ])('O9-12 is not sold; the others are: %s', (_case, broken, expected) => {
    expect(withheld({ items, broken })).toEqual(expected);
  });

  it('is not taxed by the settings of the restaurant instead where no other rate is left', () => {
    expect(withheld({ items, broken: { default: false }, taxRates: [] })).toEqual([1, 4]);
    expect(withheld({ items, broken: { default: false }, taxRates: [{ disabled: true }] })).toEqual([1, 4]);
    expect(withheld({ items, broken: { default: false, disabled: true }, taxRates: [] })).toEqual([]);
  });

  it('is named, with the rate', () => {
    const { leftOut } = withoutBroken(
      {
        menuGroups: [],
        items: [anItemEntity(4, { name: 'Calzone', taxRateIds: [9] })],
        taxRates: [readable],
      },
      { modifierGroupIds: new Set(), taxRates: [{ taxRateId: 9, mayBeDefault: true }] },
    );
    expect(leftOut).toEqual([
      { kind: 'item', recordId: '4', name: 'Calzone', reason: 'may owe tax rate 9, which cannot be read' },
    ]);
  });
});

it('what offers a modifier group that cannot be read is left out: its choices may be required', () => {
  const modifierGroups = [{ modifierGroupId: 8, position: 0 }];
  const items = [anItemEntity(1), anItemEntity(2, { name: 'Calzone', modifierGroups })];
  const left = withoutBroken(
    { menuGroups: [], items, taxRates: [] },
    { modifierGroupIds: new Set([8]), taxRates: [] },
  );
  expect(left.items).toEqual([anItemEntity(1)]);
  expect(left.leftOut).toEqual([
    { kind: 'item', recordId: '2', name: 'Calzone', reason: 'offers modifier group 8, which cannot be read' },
  ]);
});
