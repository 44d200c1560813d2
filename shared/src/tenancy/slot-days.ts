// The times on offer by day, of every day for which orders are taken. Apart from the hours, which every page needs at once.
import { addDays, instantAt, localTimeAt } from '../kernel/time.ts';
import { type Hours, includingFull, isSlotFull, lastDateFor, periodsOn, slotsFrom } from './hours.ts';

export interface DaySlot {
  at: number;
  isFull: boolean;
}

export interface SlotDay {
  /** On the restaurant's calendar. */
  date: string;
  /** Full ones too. Those after midnight belong to the date that the clock shows. */
  slots: DaySlot[];
  /** Why it has no time to choose: not open that day, too late or too soon by now, or full. */
  none?: 'closed' | 'tooLate' | 'full';
  /** Of its special hours, 'Christmas Day'. */
  note?: string;
}

/** Each day from today to the last for which orders are taken. */
export function slotDays(hours: Hours, now: number): SlotDay[] {
  const slots = slotsFrom(hours, now, Number.POSITIVE_INFINITY, includingFull);
  const days: SlotDay[] = [];
  let position = 0;
  let date = localTimeAt(now, hours.timezone).date;
  const last = lastDateFor(hours, now);
  // A night's last slots may lie on the day after.
  while (date <= last || position < slots.length) {
    const next = addDays(date, 1);
    const midnight = instantAt(next, 0, hours.timezone);
    const first = position;
    while ((slots[position] ?? midnight) < midnight) position += 1;
    days.push(dayOf(hours, date, slots.slice(first, position)));
    date = next;
  }
  return days;
}

function dayOf(hours: Hours, date: string, instants: readonly number[]): SlotDay {
  const slots = instants.map((at) => ({ at, isFull: isSlotFull(hours, at) }));
  const note = hours.specialHours.find((special) => special.date === date)?.note;
  const none = whyNone(hours, date, slots);
  return { date, slots, ...(none && { none }), ...(note && { note }) };
}

function whyNone(hours: Hours, date: string, slots: readonly DaySlot[]): SlotDay['none'] {
  if (slots.length > 0) return slots.every(({ isFull }) => isFull) ? 'full' : undefined;
  return periodsOn(hours, date).length === 0 ? 'closed' : 'tooLate';
}
