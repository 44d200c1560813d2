/** How long a message offers to take back what was done. */
export const UNDO_MILLISECONDS = 10_000;
