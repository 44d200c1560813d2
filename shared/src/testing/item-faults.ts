// What is wrong with an item, and what is said of it at which field (C5-04, C5-06): the rules' tests and the form's.

/** What it is, the fields that make it so, and 'field: message'. */
type Fault = readonly [fault: string, change: Readonly<Record<string, unknown>>, issue: string];

export const itemFaults: readonly Fault[] = [
  ['an empty name', { name: ' ' }, 'name: Item name cannot be empty'],
  ['no name', { name: undefined }, 'name: Item name cannot be empty'],
  ['a picture that is no address', { imageUrl: 'margherita.jpg' }, 'imageUrl: Invalid image URL'],
  ['a picture that is a script', { imageUrl: 'javascript:alert(1)' }, 'imageUrl: Invalid image URL'],
  [
    'a picture that is other JSON',
    { imageUrl: '{"url":"https://example.com"}' },
    'imageUrl: Invalid image URL',
  ],
  ['no base price', { basePrice: undefined }, 'basePrice: Base pricing strategy requires a valid base price'],
  [
    'a base price below nothing',
    { basePrice: -1 },
    'basePrice: Base pricing strategy requires a valid base price',
  ],
  [
    'sizes without a size',
    { pricingStrategy: 'size' },
    'sizePrice: Size pricing strategy requires at least one size price',
  ],
  [
    'open without leave',
    { pricingStrategy: 'open' },
    'openPrice: Open pricing strategy requires openPrice to be enabled',
  ],
];

/** Of how an item uses a modifier group. */
export const useFaults: readonly Fault[] = [
  [
    'at most fewer than at least',
    { minSelection: 3, maxSelection: 2 },
    'maxSelection: Maximum selection cannot be less than minimum selection',
  ],
  [
    'required, but none at least',
    { isRequired: true, minSelection: 0 },
    'minSelection: Minimum selection must be at least 1 if the group is required',
  ],
];

/** Of what the options of a group cost at one item. */
export const ownPriceFaults: readonly Fault[] = [
  [
    'an option below nothing',
    { optionPrices: [{ modifierId: 1, price: -0.01 }] },
    'optionPrices.0.price: Must not be negative',
  ],
  [
    'an option that is too fine for any currency',
    { optionPrices: [{ modifierId: 1, price: 1.0001 }] },
    'optionPrices.0.price: Too many decimals',
  ],
  [
    'an option out of all proportion',
    { optionPrices: [{ modifierId: 1, price: 1e12 }] },
    'optionPrices.0.price: Amount is too large',
  ],
  ['a group below nothing', { groupPrice: -1 }, 'groupPrice: Must not be negative'],
  ['a group out of all proportion', { groupPrice: 1e12 }, 'groupPrice: Amount is too large'],
];

/** Of an option's prices by size: what it is, the prices, and 'field: message'. */
export const sizePriceFaults: readonly (readonly [
  fault: string,
  prices: readonly object[],
  issue: string,
])[] = [
  ['a price below nothing', [{ name: 'Large', price: -1 }], 'sizePrices.0.price: Must not be negative'],
  ['a price that is too fine', [{ name: 'Large', price: 0.0001 }], 'sizePrices.0.price: Too many decimals'],
  [
    'a price out of all proportion',
    [{ name: 'Large', price: 1e12 }],
    'sizePrices.0.price: Amount is too large',
  ],
  ['a price for no size', [{ name: ' ', price: 1 }], 'sizePrices.0.name: Size name cannot be empty'],
  [
    'two prices for a size',
    [
      { name: 'Large', price: 1 },
      { name: 'large ', price: 2 },
    ],
    'sizePrices.1.name: This size has a price above',
  ],
];
