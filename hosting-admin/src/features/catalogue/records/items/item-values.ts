// The values of an item's form, and what its fields are called.

import { plainItemLabels } from '@bite/shared/catalogue/plain-item-fields';
import type { InputOf, RecordOf } from '../../../../lib/records.ts';
import type { Section } from '../../../../ui/section-nav.tsx';
import { channelNames } from '../channels.tsx';
import { translationNames } from '../translation-names.ts';

export type ItemValues = InputOf<'items'>;
export type ItemRecord = RecordOf<'items'>;

/** Of how an item or menu group uses a modifier group. */
export const limitNames = {
  'modifierGroups.isRequired': 'Must guests choose?',
  'modifierGroups.minSelection': 'At least',
  'modifierGroups.maxSelection': 'At most',
  'modifierGroups.allowMultipleSelection': 'Several options',
  'modifierGroups.allowDuplicateSelection': 'The same option twice',
} as const;

/** Placed where they stand in the form; a new one is among its contents. */
const { kitchenName, number, plu, sku, posName, ...contents } = plainItemLabels;

export const itemNames = {
  name: 'Name',
  customerDescription: 'Description for guests',
  ...translationNames,
  tagIds: 'Tags',
  isActive: 'On the menu',
  pricingStrategy: 'How it is priced',
  basePrice: 'Price',
  sizePrice: 'Sizes',
  'sizePrice.name': 'Size',
  'sizePrice.translations.es.name': 'In Spanish',
  'sizePrice.price': 'Price',
  'sizePrice.number': 'Number',
  openPrice: 'The price may be named with the order',
  modifierGroups: 'Modifier groups',
  ...limitNames,
  'modifierGroups.groupPrice': 'Price of the group here',
  'modifierGroups.optionPrices': 'Prices here',
  'modifierGroups.optionPrices.price': 'Price here',
  goesWellWith: 'Goes well with',
  taxRateIds: 'Taxes',
  taxInclusion: 'Taxes and the price',
  takeoutTaxException: 'No tax when it is taken out',
  ...channelNames,
  kitchenName,
  kdsColor: 'Colour in the kitchen',
  prepStationIds: 'Prep stations',
  courseId: 'Course',
  orderingRules: 'Rules for orders',
  'translations.es.orderingRules': 'Rules for orders in Spanish',
  salesCategoryId: 'Sales category',
  number,
  plu,
  sku,
  ...contents,
  allergens: 'Allergens',
  diets: 'Diets',
  posName,
  posColor: 'Colour at the till',
  posDescription: 'Description for staff',
  imageUrl: 'Picture',
  imageFocus: 'What stays in sight of the picture',
  soldOut: 'Sold out',
} as const satisfies Readonly<Record<string, string>>;

export const itemSections: readonly Section[] = [
  { id: 'basics', title: 'Basics' },
  { id: 'menus', title: 'Menus' },
  { id: 'price', title: 'Price' },
  { id: 'options', title: 'Options' },
  { id: 'taxes', title: 'Taxes' },
  { id: 'channels', title: 'Where it is sold' },
  { id: 'kitchen', title: 'Kitchen' },
  { id: 'contents', title: 'What is in it' },
  { id: 'details', title: 'Details' },
];

export const blankItem: ItemValues = {
  name: '',
  pricingStrategy: 'base',
  sizePrice: [],
  openPrice: false,
  containsAlcohol: false,
  allergens: [],
  diets: [],
  modifierGroups: [],
  prepStationIds: [],
  taxInclusion: 'exclusive',
  takeoutTaxException: false,
  pos: true,
  kiosk: true,
  onlineOrdering: true,
  customerInvoices: true,
  onlineOrderingPartners: true,
  tagIds: [],
  isActive: true,
  goesWellWith: [],
};

/** A copy is on sale, and its codes are still to be given. */
export const copyOfItem = ({ plu: _plu, sku: _sku, soldOut: _mark, ...values }: ItemValues): ItemValues =>
  values;
