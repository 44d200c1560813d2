// The state of what can be sold out, in the words in which staff set it: Undo brings one back, and knows by one whether
// somebody has set another since.

import type { SoldOutState } from './sold-out.schema.ts';
import { isMarkedSoldOut, type SoldOutKey } from './sold-out.ts';
import { leftOf, type Stock } from './stock.ts';

/** What brings it back to its present state later. */
export function soldOutStateOf({ marks, counts }: Stock, key: SoldOutKey, now: number): SoldOutState {
  const left = leftOf(counts, key, now);
  const since = counts[key]?.since;
  if (left !== undefined && since !== undefined) return { kind: 'left', left, since };
  const mark = marks[key];
  if (!isMarkedSoldOut(mark, now)) return { kind: 'onSale' };
  return mark?.until === undefined ? { kind: 'untilNotice' } : { kind: 'until', until: mark.until };
}

/** Orders take from a count; only who counts anew makes another of it. */
export function isSameState(one: SoldOutState, other: SoldOutState): boolean {
  if (one.kind === 'left' && other.kind === 'left') return one.since === other.since;
  if (one.kind === 'until' && other.kind === 'until') return one.until === other.until;
  return one.kind === other.kind;
}
