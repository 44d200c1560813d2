// What begins and ends something that is under way, of what is stored of each key: every store counts by the same rule.
import type { HeldAllowance, Hold, HoldAnswer } from './allowances.ts';

/** `open`: until when each counts as under way, by its id, in milliseconds. */
export interface Counted {
  taken: number;
  open: Readonly<Record<string, number>>;
}

export const stillUnderWay = (open: Counted['open'], now: number): Counted['open'] =>
  Object.fromEntries(Object.entries(open).filter(([, until]) => until > now));

/** `after`: what to store of each key, in their order; empty if nothing changes. */
export function held(
  allowances: readonly HeldAllowance[],
  before: readonly Counted[],
  { id, until }: Hold,
  now: number,
): { answer: HoldAnswer; after: readonly Counted[] } {
  const after: Counted[] = [];
  for (const [index, allowance] of allowances.entries()) {
    const { taken, open } = before[index] ?? { taken: 0, open: {} };
    const { [id]: _, ...others } = stillUnderWay(open, now);
    const left = allowance.max - taken;
    const hasRoom = Object.keys(others).length < Math.min(allowance.atOnce, left);
    if (!hasRoom) return { answer: { refusedBy: allowance, why: left > 0 ? 'busy' : 'spent' }, after: [] };
    after.push({ taken, open: { ...others, [id]: until } });
  }
  return { answer: { underWay: after.map(({ open }) => Object.keys(open).length) }, after };
}

/** Undefined if nothing changes. */
export function ended({ taken, open }: Counted, id: string, used: number): Counted | undefined {
  const { [id]: until, ...others } = open;
  return until === undefined && used === 0 ? undefined : { taken: taken + used, open: others };
}
