// State machines as tables: the possible next states of each state.
import { DomainError } from './errors.ts';

export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

export function canGo<State extends string>(table: Transitions<State>, from: State, to: State): boolean {
  return table[from].includes(to);
}

/** Throws TRANSITION_REFUSED with the present state of `subject` ('The tenant') and its possible next states. */
export function assertCanGo<State extends string>(
  table: Transitions<State>,
  from: State,
  to: State,
  subject: string,
): void {
  if (canGo(table, from, to)) return;
  const may = table[from];
  const message = `${subject} is ${from} and cannot become ${to}; it may become: ${may.join(', ') || 'nothing more'}`;
  throw new DomainError('TRANSITION_REFUSED', message, { state: from, may });
}
