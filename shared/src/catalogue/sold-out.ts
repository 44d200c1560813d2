// Items that staff marked as sold out (decisions 18).

export interface SoldOutMark {
  /** ISO instant from which it is back. */
  until?: string | undefined;
  /** How many are left; above 0 it is still on sale. */
  remaining?: number | undefined;
}

/** `now` in milliseconds since the epoch. No mark: on sale. Neither time nor count: sold out until staff say otherwise. */
export function isMarkedSoldOut(mark: SoldOutMark | undefined, now: number): boolean {
  if (!mark || (mark.remaining ?? 0) > 0) return false;
  return mark.until === undefined || Date.parse(mark.until) > now;
}
