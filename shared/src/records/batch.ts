// Several changes of records of one kind that are made together: which, and how many.

/** The maximum number of records in one request. */
export const MOST_IN_BATCH = 500;
/** Bytes of such a request: 500 items with four sizes each. */
export const BATCH_BYTES = 512 * 1024;

export type BatchAction = 'create' | 'update' | 'delete' | 'restore';
