// The serving times of a menu group, limited by those of its ancestors: a breakfast menu that ends at eleven ends all of its
// sections.
import { defined } from '../kernel/defined.ts';
import { clockOf, minutesOf, type Weekday, weekdays } from '../kernel/time.ts';
import type { MenuGroup } from './menu-group.schema.ts';
import type { MenuAvailability } from './storefront.ts';
import { writtenTranslations } from './translations.ts';

type Availability = MenuAvailability | undefined;
type TimeRange = NonNullable<MenuAvailability['timeRange']>;

/** Undefined if the group is always served. */
export function availabilityOf(group: MenuGroup): Availability {
  const daysOff = weekdays.filter((day) => !group.daysOfWeek[day] || !group.daysAvailable[day]);
  const { start, end } = group.dateRange ?? {};
  return orNone({
    takeout: group.availability.takeout ? undefined : false,
    delivery: group.availability.delivery ? undefined : false,
    dateRange: start || end ? defined({ start, end }) : undefined,
    timeRange: group.timeRange,
    daysOff: daysOff.length > 0 ? daysOff : undefined,
    season: seasonOf(group),
  });
}

/** Served when both allow it. A group's own season replaces its parent's. */
export function within(outer: Availability, own: Availability): Availability {
  if (!outer || !own) return own ?? outer;
  const timeRange = intersect(outer.timeRange, own.timeRange);
  if (timeRange === 'never') return { daysOff: weekdays };
  const off = new Set([...(outer.daysOff ?? []), ...(own.daysOff ?? [])]);
  return orNone({
    takeout: outer.takeout ?? own.takeout,
    delivery: outer.delivery ?? own.delivery,
    dateRange: intersectDates(outer.dateRange, own.dateRange),
    timeRange,
    daysOff: off.size > 0 ? weekdays.filter((day) => off.has(day)) : undefined,
    season: own.season ?? outer.season,
  });
}

interface Parts {
  takeout: false | undefined;
  delivery: false | undefined;
  dateRange: MenuAvailability['dateRange'] | undefined;
  timeRange: TimeRange | undefined;
  daysOff: readonly Weekday[] | undefined;
  season: MenuAvailability['season'] | undefined;
}

function orNone(parts: Parts): Availability {
  const availability = defined(parts);
  return Object.keys(availability).length > 0 ? availability : undefined;
}

function seasonOf({ seasonalAvailability: season }: MenuGroup): MenuAvailability['season'] | undefined {
  const { startMonth, startDay, endMonth, endDay, displayMessage, translations } = season;
  if (!season.isActive || !startMonth || !startDay || !endMonth || !endDay) return undefined;
  return defined({
    startMonth,
    startDay,
    endMonth,
    endDay,
    displayMessage,
    translations: writtenTranslations(translations),
  });
}

function intersectDates(outer: MenuAvailability['dateRange'], own: MenuAvailability['dateRange']) {
  if (!outer || !own) return own ?? outer;
  const start = [outer.start, own.start]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
  const end = [outer.end, own.end]
    .filter((date) => date !== undefined)
    .sort()
    .at(0);
  return defined({ start, end });
}

const DAY_MINUTES = 24 * 60;

/** Intervals of one day, in minutes from midnight; a range past midnight is two. */
function stretchesOf({ start, end }: TimeRange): [from: number, to: number][] {
  const from = minutesOf(start);
  const to = minutesOf(end);
  return from < to
    ? [[from, to]]
    : [
        [0, to],
        [from, DAY_MINUTES],
      ];
}

/** The intersection of both ranges; if that were two separate intervals, the group's own range is the best single one. */
function intersect(
  outer: TimeRange | undefined,
  own: TimeRange | undefined,
): TimeRange | 'never' | undefined {
  if (!outer || !own) return own ?? outer;
  const shared = stretchesOf(outer).flatMap(([outerFrom, outerTo]) =>
    stretchesOf(own).flatMap(([from, to]): [number, number][] => {
      const stretch: [number, number] = [Math.max(outerFrom, from), Math.min(outerTo, to)];
      return stretch[0] < stretch[1] ? [stretch] : [];
    }),
  );
  const [first, second, third] = shared.sort((one, other) => one[0] - other[0]);
  if (!first) return 'never';
  if (!second) return { start: clockOf(first[0]), end: clockOf(first[1]) };
  const meetsAtMidnight = !third && first[0] === 0 && second[1] === DAY_MINUTES;
  return meetsAtMidnight ? { start: clockOf(second[0]), end: clockOf(first[1]) } : own;
}
