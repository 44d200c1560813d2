// Builders for tests of opening hours: a restaurant in New York, and times as its wall clock shows them in summer.
import type { Hours } from '../tenancy/hours.ts';
import type { DayHours } from '../tenancy/restaurant.schema.ts';

export const openFrom = (open: string, close: string): DayHours => ({ open, close, closed: false });
export const CLOSED: DayHours = { open: '00:00', close: '00:00', closed: true };
export const AROUND_THE_CLOCK = openFrom('00:00', '00:00');

const everyDay = (day: DayHours): Hours['operatingHours'] => ({
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: day,
  sun: day,
});

/** Monday to Thursday 11 to 22, Friday and Saturday nights 18 to 2, Sundays closed. */
export const WEEK: Hours['operatingHours'] = {
  ...everyDay(openFrom('11:00', '22:00')),
  fri: openFrom('18:00', '02:00'),
  sat: openFrom('18:00', '02:00'),
  sun: CLOSED,
};

type Changes = Partial<Omit<Hours, 'ordering' | 'operatingHours'>> & {
  operatingHours?: Hours['operatingHours'] | DayHours;
  ordering?: Partial<Hours['ordering']>;
};

const isOneDay = (hours: Hours['operatingHours'] | DayHours): hours is DayHours => 'open' in hours;

/** Food in 20 minutes, so the last order is so long before closing. One day's hours stand for all seven. */
export function someHours({ operatingHours = WEEK, ordering, ...change }: Changes = {}): Hours {
  return {
    timezone: 'America/New_York',
    isActive: true,
    specialHours: [],
    ...change,
    operatingHours: isOneDay(operatingHours) ? everyDay(operatingHours) : operatingHours,
    ordering: { prepMinutes: 20, lastOrderMinutesBeforeClosing: 15, busyExtraMinutes: 0, ...ordering },
  };
}

/** 10 June 2026 is a Wednesday, as NOW is. */
export const days = {
  wed: '2026-06-10',
  thu: '2026-06-11',
  fri: '2026-06-12',
  sat: '2026-06-13',
  sun: '2026-06-14',
  mon: '2026-06-15',
} as const;

/** 'wed 18:00' in New York, four hours behind UTC in June. */
export function summer(text: string): number {
  const [day, clock] = text.split(' ') as [keyof typeof days, string];
  return Date.parse(`${days[day]}T${clock}-04:00`);
}

const weekdayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The other way round, by means of their own: 'wed 18:00'. */
export const inSummer = (instant: number): string =>
  weekdayFormat.format(instant).toLowerCase().replace(',', '');
