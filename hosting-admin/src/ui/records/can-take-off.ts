// Whether a record that could not be deleted, since others list it, can be taken off all of them.
import { CallError } from '@bite/shared/api/client';
import { canBeTakenOff } from '@bite/shared/records/batch';
import type { RecordKind } from '@bite/shared/records/record-names';
import { z } from 'zod';

const inUse = z.object({
  usedBy: z.array(z.object({ kind: z.string(), id: z.number(), name: z.string() })),
  total: z.number(),
});
export type InUse = z.output<typeof inUse>;

/** What still uses it; undefined where something else went wrong, or that is not known. */
export function usesIn(failure: unknown): InUse | undefined {
  if (!(failure instanceof CallError) || failure.code !== 'IN_USE') return undefined;
  return inUse.safeParse(failure.details).data;
}

/** Not off records of its own kind, which need it for other things. */
export const canTakeOff = (kind: RecordKind, failure: unknown): boolean =>
  failure instanceof CallError &&
  failure.code === 'IN_USE' &&
  canBeTakenOff(kind) &&
  !(usesIn(failure)?.usedBy ?? []).some((use) => use.kind === kind);
