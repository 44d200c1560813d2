// Every state that single steps of a table lead to, the first one included.
import type { Transitions } from '../kernel/transitions.ts';

export function reachable<State extends string>(table: Transitions<State>, from: State): ReadonlySet<State> {
  const seen = new Set<State>([from]);
  for (const state of seen) for (const next of table[state]) seen.add(next);
  return seen;
}
