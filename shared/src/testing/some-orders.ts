// Arbitrary restaurants and orders that they can serve, for properties. Prices are whole numbers of the currency's
// smallest unit, as menus have them.
import fc from 'fast-check';
import type {
  Storefront,
  StorefrontItem,
  StorefrontModifierGroup,
  StorefrontModifierGroupUse,
} from '../catalogue/storefront.ts';
import { roundingOptions } from '../kernel/money.ts';
import type { LineRequest } from '../ordering/line.ts';
import { aGuid, aModifierGroup, anItem, aStorefront, aTaxRate } from './a-storefront.ts';

export interface SomeOrder {
  storefront: Storefront;
  requests: LineRequest[];
  /** Decimals of the currency. */
  decimals: number;
}

const currencies = [
  ['USD', 2],
  ['JPY', 0],
  ['BHD', 3],
] as const;
const inUnits = (units: number, decimals: number) => units / 10 ** decimals;

const aRate = fc.record({
  type: fc.constantFrom('Percent' as const, 'Percent' as const, 'Fixed' as const),
  thousandths: fc.integer({ min: 0, max: 25_000 }),
  default: fc.boolean(),
  roundingOptions: fc.constantFrom(...roundingOptions),
});

const optionUnits = fc.integer({ min: 0, max: 400 });

const aGroup = fc.record({
  pricingStrategy: fc.constantFrom('No charge' as const, 'Individual' as const, 'Group' as const),
  groupUnits: fc.integer({ min: 0, max: 500 }),
  prices: fc.array(fc.record({ units: optionUnits, bySize: fc.option(fc.tuple(optionUnits, optionUnits)) }), {
    minLength: 1,
    maxLength: 4,
  }),
});

const sizeNames = ['Small', 'Large', 'Huge'] as const;

const anyItem = fc.record({
  pricingStrategy: fc.constantFrom('base' as const, 'size' as const, 'open' as const),
  units: fc.integer({ min: 1, max: 5000 }),
  hasGroup: fc.boolean(),
  /** Its own price of the group, and of some options, one of which the group may not have. */
  ownGroupUnits: fc.option(fc.integer({ min: 0, max: 500 })),
  ownUnits: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), optionUnits), {
    selector: ([id]) => id,
    maxLength: 3,
  }),
  taxRateIds: fc.option(fc.subarray([1, 2, 3]), { nil: undefined }),
  isInclusive: fc.boolean(),
  isExempt: fc.boolean(),
});

const aRequest = fc.record({
  item: fc.nat(),
  quantity: fc.integer({ min: 1, max: 9 }),
  openUnits: fc.integer({ min: 1, max: 5000 }),
  picks: fc.nat(),
  size: fc.nat(),
});

export const someOrder: fc.Arbitrary<SomeOrder> = fc
  .record({
    currency: fc.constantFrom(...currencies),
    serviceCharge: fc.constantFrom(0, 0.1, 0.125, 0.18),
    rates: fc.array(aRate, { maxLength: 3 }),
    group: aGroup,
    items: fc.array(anyItem, { minLength: 1, maxLength: 4 }),
    requests: fc.array(aRequest, { maxLength: 5 }),
  })
  .map(({ currency: [currency, decimals], serviceCharge, rates, group, items, requests }) => {
    const menu = items.map((item, index) => itemOf(index + 1, item, decimals));
    const toppings = groupOf(group, decimals);
    return {
      decimals,
      storefront: aStorefront({
        restaurant: { currency, serviceCharge },
        taxRates: rates.map(({ thousandths, ...rate }, index) =>
          aTaxRate({
            ...rate,
            taxRateId: index + 1,
            rate: rate.type === 'Fixed' ? inUnits(thousandths, 3 + decimals) : thousandths / 1000,
          }),
        ),
        items: menu,
        modifierGroups: [toppings],
      }),
      requests: requests.flatMap((request) => {
        const item = menu[request.item % menu.length];
        return item ? [requestOf(item, toppings, request, decimals)] : [];
      }),
    };
  });

type Generated<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;

function itemOf(itemId: number, item: Generated<typeof anyItem>, decimals: number): StorefrontItem {
  const price = inUnits(item.units, decimals);
  return anItem({
    itemId,
    pricingStrategy: item.pricingStrategy,
    basePrice: price,
    ...(item.pricingStrategy === 'size' && {
      sizes: sizeNames.map((name, index) => ({
        id: index + 1,
        guid: aGuid(index),
        name,
        price: inUnits(item.units + index, decimals),
      })),
    }),
    ...(item.hasGroup && { modifierGroups: [groupUse(item, decimals)] }),
    ...(item.taxRateIds && { taxRateIds: item.taxRateIds }),
    ...(item.isInclusive && { taxInclusion: 'inclusive' as const }),
    ...(item.isExempt && { takeoutTaxException: true as const }),
  });
}

function groupUse(
  { ownGroupUnits, ownUnits }: Generated<typeof anyItem>,
  decimals: number,
): StorefrontModifierGroupUse {
  const optionPrices = ownUnits.map(([modifierId, units]) => ({
    modifierId,
    price: inUnits(units, decimals),
  }));
  return {
    modifierGroupId: 1,
    ...(ownGroupUnits !== null && { groupPrice: inUnits(ownGroupUnits, decimals) }),
    ...(optionPrices.length > 0 && { optionPrices }),
  };
}

function groupOf(
  { pricingStrategy, groupUnits, prices }: Generated<typeof aGroup>,
  decimals: number,
): StorefrontModifierGroup {
  return aModifierGroup({
    pricingStrategy,
    groupPrice: inUnits(groupUnits, decimals),
    modifiers: prices.map(({ units, bySize }, index) => ({
      id: index + 1,
      guid: aGuid(index),
      name: `Topping ${index}`,
      price: inUnits(units, decimals),
      // Written as somebody may write them; there is none for the third size.
      ...(bySize && {
        sizePrices: [
          { name: 'small ', price: inUnits(bySize[0], decimals) },
          { name: 'LARGE', price: inUnits(bySize[1], decimals) },
        ],
      }),
    })),
  });
}

function requestOf(
  item: StorefrontItem,
  group: StorefrontModifierGroup,
  { quantity, openUnits, picks, size }: Generated<typeof aRequest>,
  decimals: number,
): LineRequest {
  const picked = item.modifierGroups ? group.modifiers.filter((_, index) => (picks >> index) % 2 === 1) : [];
  return {
    menuItemId: item.itemId,
    quantity,
    ...(item.pricingStrategy === 'size' && { sizeId: 1 + (size % sizeNames.length) }),
    ...(item.pricingStrategy === 'open' && { openPrice: inUnits(openUnits, decimals) }),
    modifiers: picked.map(({ id }) => ({
      modifierGroupId: group.modifierGroupId,
      modifierId: id,
      quantity: 1,
    })),
  };
}
