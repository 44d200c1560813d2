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
