// The times on offer by day. Apart from the hours, which every page needs at once.
import { localTimeAt } from '../kernel/time.ts';
import { type Hours, type OrdersTaken, slotsFrom } from './hours.ts';

export interface SlotDay {
  /** On the restaurant's calendar. */
  date: string;
  slots: number[];
}

/** Every slot of the next two weeks by the day it lies on, for those who want another day than the next slots'. */
export function slotDays(hours: Hours, now: number, taken?: OrdersTaken): SlotDay[] {
  const days: SlotDay[] = [];
  for (const slot of slotsFrom(hours, now, Number.POSITIVE_INFINITY, taken)) {
    const { date } = localTimeAt(slot, hours.timezone);
    const last = days.at(-1);
    if (last?.date === date) last.slots.push(slot);
    else days.push({ date, slots: [slot] });
  }
  return days;
}
