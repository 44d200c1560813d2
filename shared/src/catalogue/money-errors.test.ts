import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import {
  aGroupEntity,
  aModifierGroupEntity,
  anItemEntity,
  aTaxRateEntity,
} from '../testing/storefront-sources.ts';
import { moneyErrors, type Priced } from './money-errors.ts';

const part = (id: number, price: number) => ({ id, guid: aGuid(id), name: 'Part', price });

const withMoney = (amount: number): [string, Priced, string[]][] => [
  ['an item', anItemEntity(1, { basePrice: amount }), ['basePrice']],
  [
    'an item with sizes',
    anItemEntity(1, { pricingStrategy: 'size', basePrice: 1, sizePrice: [part(1, 1), part(2, amount)] }),
    ['sizePrice.1.price'],
  ],
  [
    'a modifier group',
    aModifierGroupEntity(1, {
      groupPrice: amount,
      modifiers: [{ ...part(1, amount), sizePrices: [{ name: 'Large', price: amount }] }],
    }),
    ['groupPrice', 'modifiers.0.price', 'modifiers.0.sizePrices.0.price'],
  ],
  [
    'an item with its own prices of options',
    anItemEntity(1, {
      modifierGroups: [
        {
          modifierGroupId: 1,
          position: 0,
          groupPrice: amount,
          optionPrices: [{ modifierId: 2, price: amount }],
        },
      ],
    }),
    ['modifierGroups.0.groupPrice', 'modifierGroups.0.optionPrices.0.price'],
  ],
  ['a menu group', aGroupEntity(1, [], { pricingType: 'fixed', fixedPrice: amount }), ['fixedPrice']],
  [
    'a tax table',
    aTaxRateEntity(1, {
      type: 'Tax Table',
      taxTable: [
        { from: 0, to: 1, amount: 0 },
        { from: amount, to: amount + 1, amount },
      ],
    }),
    ['taxTable.1.from', 'taxTable.1.to', 'taxTable.1.amount'],
  ],
  [
    'a tax that is an amount',
    aTaxRateEntity(1, { type: 'Fixed', rate: amount, takeoutTaxrate: amount }),
    ['rate', 'takeoutTaxrate'],
  ],
];

describe('amounts and the currency of the restaurant', () => {
  it.each(withMoney(1.125))('%s cannot have thousandths of a dollar', (_what, entity, fields) => {
    expect(moneyErrors(entity, 'USD')).toEqual(
      fields.map((field) => ({ field, message: 'USD has no more than 2 decimals' })),
    );
  });

  it.each(withMoney(1.125))('%s can have thousandths of a dinar', (_what, entity) => {
    expect(moneyErrors(entity, 'BHD')).toEqual([]);
  });

  it.each(withMoney(1.5))('%s cannot have half a yen, but half a dollar', (_what, entity, fields) => {
    expect(moneyErrors(entity, 'JPY')).toEqual(
      fields.map((field) => ({ field, message: 'JPY has no decimals' })),
    );
    expect(moneyErrors(entity, 'USD')).toEqual([]);
  });

  it.each(['Percent', 'Tax Table'] as const)('the rate of a %s tax is a percent, not money', (type) => {
    const rate = aTaxRateEntity(1, { type, rate: 8.875, takeoutTaxrate: 4.125 });
    expect(moneyErrors(rate, 'USD')).toEqual([]);
  });

  it('a change is checked like a whole entity', () => {
    expect(moneyErrors({ basePrice: 0.001 }, 'EUR')).toHaveLength(1);
    expect(moneyErrors({ basePrice: undefined }, 'EUR')).toEqual([]);
    expect(moneyErrors({}, 'EUR')).toEqual([]);
  });
});
