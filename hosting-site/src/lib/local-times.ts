// Times in the restaurant's time zone, whatever zone the diner is in.

import { DAY, MINUTE } from '@bite/shared/kernel/durations';
import { withClock } from '@bite/shared/kernel/phrases';
import { addDays, formatClock, isRepeatedTime, localTimeAt, offsetAt } from '@bite/shared/kernel/time';
import { locale, message, t } from '@bite/shared/kernel/translate';
import type { Hours, OpenState } from '@bite/shared/tenancy/hours';

/** 'today', 'tomorrow', 'Friday', or 'Fri, Dec 4' from a week on: within a sentence. */
export function dayInSentence(instant: number, now: number, timezone: string): string {
  const { date } = localTimeAt(instant, timezone);
  const today = localTimeAt(now, timezone).date;
  if (date === today) return t('today');
  if (date === addDays(today, 1)) return t('tomorrow');
  const isSoon = date > today && date < addDays(today, 7);
  const format = isSoon
    ? ({ weekday: 'long' } as const)
    : ({ weekday: 'short', month: 'short', day: 'numeric' } as const);
  return new Date(date).toLocaleDateString(locale(), { ...format, timeZone: 'UTC' });
}

/** The same by itself: 'Today', 'Tomorrow', 'Friday'. */
export function dayLabel(...when: Parameters<typeof dayInSentence>): string {
  const day = dayInSentence(...when);
  return `${day.charAt(0).toLocaleUpperCase(locale())}${day.slice(1)}`;
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();
function zoneNamesOf(timeZone: string): Intl.DateTimeFormat {
  const key = `${locale()} ${timeZone}`;
  const known = zoneNames.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName: 'short' });
  zoneNames.set(key, format);
  return format;
}

/** '4:15 PM'; '4:15 PM EST' if that alone could be misread. */
export function clockLabel(instant: number, timezone: string, reader?: string): string {
  return `${formatClock(localTimeAt(instant, timezone).clock)}${zoneLabel(instant, timezone, reader)}`;
}

/** 'Today 4:15 PM' */
export function slotLabel(instant: number, now: number, timezone: string, reader?: string): string {
  return `${dayLabel(instant, now, timezone)} ${clockLabel(instant, timezone, reader)}`;
}

/** Without a zone, what the reader's device shows: to name its zone it would have to load its tables of all. */
const readersOffset = (instant: number, zone: string | undefined): number =>
  zone === undefined ? -new Date(instant).getTimezoneOffset() * MINUTE : offsetAt(instant, zone);

/** ' EST' if the reader's clock shows another time, or the restaurant's shows this one twice; else ''. */
export function zoneLabel(instant: number, timezone: string, reader?: string): string {
  const isSame = offsetAt(instant, timezone) === readersOffset(instant, reader);
  if (isSame && !isRepeatedTime(instant, timezone)) return '';
  const parts = zoneNamesOf(timezone).formatToParts(instant);
  return ` ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone}`;
}

interface OpensAt {
  clock: string;
  /** Unless it is today. */
  day: string | undefined;
}

/** 'Opens 11 AM' today, 'Opens Saturday 11 AM' later. */
const opensLabel = ({ clock, day }: OpensAt): string =>
  day ? withClock('Opens {day} {clock}', clock, { day }) : withClock('Opens {clock}', clock);

const ordersAgainLabel = ({ clock, day }: OpensAt): string =>
  day ? withClock('orders again {day} {clock}', clock, { day }) : withClock('orders again {clock}', clock);

const pausedTexts = {
  all: message('Paused'),
  pickup: message('Pickup paused'),
  delivery: message('Delivery paused'),
} as const;

export interface OpenLabel {
  isOpen: boolean;
  /** What `text` says by itself, unless it is the hour. */
  state?: 'closed' | 'paused';
  /** 'Open now', 'Opens 11 AM', 'Closed', 'Paused', 'Delivery paused' */
  text: string;
  /** 'until 10 PM' and the like. */
  more?: string;
}

/** The open state in words (O2.3-01); '11 AM' is only used if no hours are known. */
export function openLabel(hours: Hours, state: OpenState, now: number, reader?: string): OpenLabel {
  const { timezone } = hours;
  if (state.open) {
    const isAllDay = state.closesAt - now >= DAY;
    return {
      isOpen: true,
      text: t('Open now'),
      more: isAllDay
        ? t('all day')
        : withClock('until {clock}', clockLabel(state.closesAt, timezone, reader)),
    };
  }
  if (state.reason === 'inactive')
    return { isOpen: false, state: 'closed', text: t('Closed'), more: t('not taking orders') };
  const paused = t(pausedTexts[hours.ordering.pausedKind ?? 'all']);
  if (state.opensAt === undefined && state.reason === 'paused')
    return { isOpen: false, state: 'paused', text: paused, more: t('no orders right now') };
  if (state.opensAt === undefined) {
    const isUnknown = Object.keys(hours.operatingHours).length === 0 && hours.specialHours.length === 0;
    return isUnknown
      ? { isOpen: false, text: opensLabel({ clock: formatClock('11:00'), day: undefined }) }
      : { isOpen: false, state: 'closed', text: t('Closed') };
  }
  const isToday = localTimeAt(state.opensAt, timezone).date === localTimeAt(now, timezone).date;
  const opens = {
    clock: clockLabel(state.opensAt, timezone, reader),
    day: isToday ? undefined : dayInSentence(state.opensAt, now, timezone),
  };
  if (state.reason === 'paused')
    return { isOpen: false, state: 'paused', text: paused, more: ordersAgainLabel(opens) };
  return {
    isOpen: false,
    text: opensLabel(opens),
    ...(state.reason === 'lastOrder' && { more: t('last orders are in for now') }),
  };
}

/** The same with a leading 'Open now', 'Paused' or 'Closed'. */
export function plainLabel(label: OpenLabel): OpenLabel {
  if (label.isOpen || label.state) return label;
  const { more = `${label.text.charAt(0).toLowerCase()}${label.text.slice(1)}` } = label;
  return { isOpen: false, state: 'closed', text: t('Closed'), more };
}
