// The sizes of list pages.

/** If the caller names none (O9-01, C7-03). */
export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 100;
