// The values of a menu group's form, and what its fields are called.
import type { InputOf, RecordOf } from '../../../../lib/records.ts';
import type { Section } from '../../../../ui/section-nav.tsx';
import { limitNames } from '../items/item-values.ts';
import { translationNames } from '../translation-names.ts';

export type MenuGroupValues = InputOf<'menuGroups'>;
export type MenuGroupRecord = RecordOf<'menuGroups'>;

export const menuGroupNames = {
  name: 'Name',
  description: 'Description for guests',
  ...translationNames,
  image: 'Picture',
  tagIds: 'Tags',
  isActive: 'On the menu',
  isSpecial: 'Special',
  isMenu: 'A menu',
  modifierGroups: 'Modifier groups',
  ...limitNames,
  number: 'Number',
  pricingType: 'What its items cost',
  fixedPrice: 'Price of each item',
  discountPercentage: 'Discount',
  minRequired: 'At least',
  maxSelections: 'At most',
  visibleInOnlineOrdering: 'Online ordering',
  visibleInPOS: 'Till',
  visibleInKiosk: 'Kiosk',
  visibleToPartners: 'Delivery partners',
  visibleInInvoices: 'Invoices',
  'availability.takeout': 'Pickup and takeout',
  'availability.delivery': 'Delivery',
  'availability.dineIn': 'Dine in',
  'availability.online': 'Orders from the ordering page',
  'availability.kiosk': 'Orders from the kiosk',
  'availability.partners': 'Orders from delivery partners',
  daysOfWeek: 'Days',
  daysAvailable: 'Days available',
  timeRange: 'Time of day',
  'timeRange.start': 'From',
  'timeRange.end': 'To',
  dateRange: 'Dates',
  'dateRange.start': 'From',
  'dateRange.end': 'To',
  'seasonalAvailability.isActive': 'Only in a season of the year',
  'seasonalAvailability.startMonth': 'First month',
  'seasonalAvailability.startDay': 'First day',
  'seasonalAvailability.endMonth': 'Last month',
  'seasonalAvailability.endDay': 'Last day',
  'seasonalAvailability.displayMessage': 'What guests read out of season',
  'seasonalAvailability.translations': 'What guests read out of season, in Spanish',
  'seasonalAvailability.translations.es.displayMessage': 'The same in Spanish',
  posName: 'Name at the till',
  buttonColor: 'Colour of its button',
  parentId: 'Below',
  position: 'Position',
  items: 'Items',
} as const satisfies Readonly<Record<string, string>>;

export const menuGroupSections: readonly Section[] = [
  { id: 'basics', title: 'Basics' },
  { id: 'options', title: 'Options' },
  { id: 'prices', title: 'Prices' },
  { id: 'limits', title: 'How many items' },
  { id: 'channels', title: 'Where it is shown' },
  { id: 'times', title: 'When it is served' },
  { id: 'till', title: 'At the till' },
];

const everyDay = { mon: true, tue: true, wed: true, thu: true, fri: true, sat: true, sun: true };

export const blankMenuGroup: MenuGroupValues = {
  name: '',
  position: 0,
  items: [],
  modifierGroups: [],
  isMenu: false,
  isActive: true,
  pricingType: 'standard',
  visibleInPOS: true,
  visibleInKiosk: true,
  visibleInOnlineOrdering: true,
  visibleToPartners: true,
  visibleInInvoices: true,
  inheritHideModifierPrices: true,
  availability: { dineIn: true, takeout: true, delivery: true, kiosk: true, online: true, partners: true },
  daysOfWeek: everyDay,
  daysAvailable: everyDay,
  seasonalAvailability: { isActive: false },
  tagIds: [],
  isSpecial: false,
  isPriority: false,
};
