// Several changes of records of one kind that are made together: which, and how many.

import type { RecordKind } from './record-names.ts';

/** The maximum number of records in one request. */
export const MOST_IN_BATCH = 500;
/** Bytes of such a request: 500 items with four sizes each. */
export const BATCH_BYTES = 512 * 1024;

/**
 * Kinds that a deletion can take off records of other kinds: these list them, and do without one. All that list them need
 * the same permission as they do.
 */
const takenOffKinds = ['tags', 'modifierGroups', 'items'] as const satisfies readonly RecordKind[];

export const canBeTakenOff = (kind: RecordKind): boolean =>
  (takenOffKinds as readonly RecordKind[]).includes(kind);

export type BatchAction = 'create' | 'update' | 'delete' | 'restore';
