// Times in the restaurant's time zone, whatever zone the diner is in.
import { DAY } from '@bite/shared/kernel/durations';
import { addDays, formatClock, isRepeatedTime, localTimeAt } from '@bite/shared/kernel/time';
import type { Hours, OpenState } from '@bite/shared/tenancy/hours';

/** 'Today', 'Tomorrow', 'Friday', or 'Fri, Dec 4' from a week on. */
export function dayLabel(instant: number, now: number, timezone: string): string {
  const { date } = localTimeAt(instant, timezone);
  const today = localTimeAt(now, timezone).date;
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  const isSoon = date > today && date < addDays(today, 7);
  const format = isSoon
    ? ({ weekday: 'long' } as const)
    : ({ weekday: 'short', month: 'short', day: 'numeric' } as const);
  return new Date(date).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' });
}

/** The same within a sentence: 'today', 'tomorrow', 'Friday'. */
export const dayInSentence = (...when: Parameters<typeof dayLabel>): string =>
  dayLabel(...when).replace(/^To/, 'to');

/** Cached: a list of slots would compute it dozens of times, and it takes half the time of a label. */
let zoneOfReader: string | undefined;
const ownZone = (): string => (zoneOfReader ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

const zoneNames = new Map<string, Intl.DateTimeFormat>();
function zoneNamesOf(timeZone: string): Intl.DateTimeFormat {
  const known = zoneNames.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  zoneNames.set(timeZone, format);
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

/** ' EST' if the reader's clock shows another time, or the restaurant's shows this one twice; else ''. */
export function zoneLabel(instant: number, timezone: string, reader = ownZone()): string {
  const isSame = localTimeAt(instant, timezone).clock === localTimeAt(instant, reader).clock;
  if (isSame && !isRepeatedTime(instant, timezone)) return '';
  const parts = zoneNamesOf(timezone).formatToParts(instant);
  return ` ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone}`;
}

/** 'Opens 11 AM' today, 'Opens Saturday 11 AM' later. */
function opensLabel(opensAt: number, now: number, timezone: string, reader?: string): string {
  const day = dayInSentence(opensAt, now, timezone);
  const clock = clockLabel(opensAt, timezone, reader);
  return day === 'today' ? `Opens ${clock}` : `Opens ${day} ${clock}`;
}

export interface OpenLabel {
  isOpen: boolean;
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
      text: 'Open now',
      more: isAllDay ? 'all day' : `until ${clockLabel(state.closesAt, timezone, reader)}`,
    };
  }
  if (state.reason === 'inactive') return { isOpen: false, text: 'Closed', more: 'not taking orders' };
  const { pausedKind } = hours.ordering;
  const paused = pausedKind ? `${pausedKind[0]?.toUpperCase()}${pausedKind.slice(1)} paused` : 'Paused';
  if (state.opensAt === undefined && state.reason === 'paused')
    return { isOpen: false, text: paused, more: 'no orders right now' };
  if (state.opensAt === undefined) {
    const isUnknown = Object.keys(hours.operatingHours).length === 0 && hours.specialHours.length === 0;
    return { isOpen: false, text: isUnknown ? 'Opens 11 AM' : 'Closed' };
  }
  const opens = opensLabel(state.opensAt, now, timezone, reader);
  if (state.reason === 'paused') {
    return { isOpen: false, text: paused, more: `orders again ${opens.slice('Opens '.length)}` };
  }
  return {
    isOpen: false,
    text: opens,
    ...(state.reason === 'lastOrder' && { more: 'last orders are in for now' }),
  };
}

/** The same with a leading 'Open now', 'Paused' or 'Closed'. */
export function plainLabel(label: OpenLabel): OpenLabel {
  if (label.isOpen || /^Closed|aused$/.test(label.text)) return label;
  const { more = `${label.text.charAt(0).toLowerCase()}${label.text.slice(1)}` } = label;
  return { isOpen: false, text: 'Closed', more };
}
