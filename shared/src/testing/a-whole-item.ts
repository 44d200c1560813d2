// An item with every field of its schema set, and another that differs in every one of them. The types refuse both where the
// schema has a field that they lack.
import type { ItemInput } from '../catalogue/item.schema.ts';
import { aGuid } from './a-storefront.ts';

type Whole = { [Field in keyof ItemInput]-?: NonNullable<ItemInput[Field]> };

/** Of each field, the value of the one and of the other. */
const values: { readonly [Field in keyof Whole]: readonly [Whole[Field], Whole[Field]] } = {
  itemId: [17, 18],
  guid: [aGuid(17), aGuid(18)],
  lastPartId: [4, 5],
  number: ['P1', 'P2'],
  name: ['Margherita', 'Calzone'],
  calories: [840, 900],
  posName: ['MARG', 'CALZ'],
  posColor: ['#ff0000', '#0000ff'],
  posDescription: ['Tomato, mozzarella', 'Folded'],
  customerDescription: ['Tomato, mozzarella and basil', 'Folded, with ham'],
  translations: [
    {
      es: {
        name: 'Margarita',
        description: 'Tomate, mozzarella y albahaca',
        orderingRules: 'Sin cambios después de aceptar',
      },
    },
    { es: { name: 'Calzone doblado' } },
  ],
  imageUrl: ['https://example.com/margherita.jpg', 'https://example.com/calzone.jpg'],
  imageFocus: [
    { x: 20, y: 80 },
    { x: 90, y: 10 },
  ],
  plu: ['ITEM17_MARGHE', 'ITEM18_CALZON'],
  sku: ['0017', '0018'],
  containsAlcohol: [true, false],
  kitchenMinutes: [12, 3],
  noticeHours: [48, 24],
  allergens: [['wheat', 'milk'], ['wheat']],
  diets: [['vegetarian'], []],
  pricingStrategy: ['size', 'base'],
  basePrice: [12.5, 14],
  sizePrice: [
    [
      {
        id: 1,
        guid: aGuid(101),
        number: 'S',
        name: 'Small',
        price: 9,
        translations: { es: { name: 'Chica' } },
      },
    ],
    [{ id: 2, guid: aGuid(102), number: 'L', name: 'Large', price: 15 }],
  ],
  openPrice: [true, false],
  kitchenName: ['MARGH.', 'CALZ.'],
  kdsColor: ['#00ff00', '#ffff00'],
  modifierGroups: [
    [
      {
        modifierGroupId: 3,
        position: 0,
        isRequired: true,
        minSelection: 1,
        maxSelection: 2,
        allowMultipleSelection: true,
        allowDuplicateSelection: true,
        groupPrice: 2,
        optionPrices: [{ modifierId: 1, price: 0 }],
      },
    ],
    [],
  ],
  prepStationIds: [[2], []],
  courseId: [1, 2],
  salesCategoryId: [6, 7],
  taxRateIds: [[5], []],
  taxInclusion: ['inclusive', 'exclusive'],
  takeoutTaxException: [true, false],
  orderingRules: ['No changes after accepting', 'A day ahead'],
  pos: [false, true],
  kiosk: [false, true],
  onlineOrdering: [false, true],
  customerInvoices: [false, true],
  onlineOrderingPartners: [false, true],
  tagIds: [[9], []],
  isActive: [true, false],
  soldOut: [{ until: '2026-06-03T04:00:00.000Z', remaining: 2 }, {}],
  goesWellWith: [[18], []],
  createdAt: ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
  updatedAt: ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
};

const each = (side: 0 | 1) =>
  Object.fromEntries(Object.entries(values).map(([field, pair]) => [field, pair[side]])) as Whole;

export const aWholeItem = each(0);
export const anotherWholeItem = each(1);
