// What a menu group's fields say, in words: 'Mon, Tue', '11:00 to 15:00'.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { weekdays } from '@bite/shared/kernel/time';
import { translationWords } from '../translation-names.ts';
import type { MenuGroupRecord } from './menu-group-values.ts';

export const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const pricingNames = {
  standard: 'Their own prices',
  fixed: 'One price for each',
  discount: 'A discount',
  special: 'A special offer',
} as const satisfies Record<MenuGroupRecord['pricingType'], string>;

/** Says nothing about this group. */
const NOT_USED = '';

export function menuGroupWordsOf(
  field: string,
  group: MenuGroupRecord,
  { currency }: MyRestaurant,
): string | undefined {
  switch (field) {
    case 'pricingType':
      return pricingNames[group.pricingType];
    case 'fixedPrice':
      return group.fixedPrice === undefined ? NOT_USED : formatMoney(group.fixedPrice, currency);
    case 'discountPercentage':
      return group.discountPercentage === undefined ? NOT_USED : `${group.discountPercentage}%`;
    case 'daysOfWeek':
      return daysText(group);
    case 'timeRange':
      return group.timeRange ? `${group.timeRange.start} to ${group.timeRange.end}` : 'All day';
    case 'dateRange':
      return datesText(group);
    case 'modifierGroups':
      return group.modifierGroups.length === 1
        ? '1 modifier group'
        : `${group.modifierGroups.length} modifier groups`;
    case 'translations':
      return translationWords(group.translations);
    case 'seasonalAvailability.translations':
      return group.seasonalAvailability.translations?.es?.displayMessage ?? NOT_USED;
    case 'items':
      return group.items.length === 1 ? '1 item' : `${group.items.length} items`;
    case 'daysAvailable':
    case 'position':
      return NOT_USED;
    default:
      return field.startsWith('seasonalAvailability') && !group.seasonalAvailability.isActive
        ? NOT_USED
        : undefined;
  }
}

function daysText({ daysOfWeek, daysAvailable }: MenuGroupRecord): string {
  const days = weekdays.filter((day) => daysOfWeek[day] && daysAvailable[day]);
  if (days.length === weekdays.length) return 'Every day';
  return days.length === 0 ? 'On no day' : days.map((day) => dayNames[day]).join(', ');
}

function datesText({ dateRange: { start, end } = {} }: MenuGroupRecord): string {
  if (start && end) return `${start} to ${end}`;
  if (start) return `From ${start}`;
  return end ? `Until ${end}` : 'All year';
}
