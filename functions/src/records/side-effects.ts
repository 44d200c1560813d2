// Prepares what a kind of record changes besides the record itself, for whatever creates, changes, deletes or restores one.
import type { RecordDeps, RecordRequest } from './authorize-restaurant.ts';
import type { RecordWrite } from './record-hook.ts';
import { hooksOf } from './record-hooks.ts';

/** Without `sent` nothing was sent that has siblings. */
type Write = Pick<RecordWrite, 'transaction' | 'recordId' | 'before' | 'after' | 'now'> &
  Partial<Pick<RecordWrite, 'sent' | 'nextId'>>;

/** Reads and validates. Returns the function that writes: all reads of a transaction come before its writes. */
export async function prepareSideEffects(
  { newGuid }: Pick<RecordDeps, 'newGuid'>,
  { kind, place }: Pick<RecordRequest, 'kind' | 'place'>,
  write: Write,
): Promise<() => void> {
  const prepared = hooksOf(kind).sideEffects?.({ sent: {}, nextId: () => 0, ...write, place, newGuid });
  return (await prepared) ?? (() => undefined);
}
