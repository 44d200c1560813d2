// Who stands in an order where a uid of staff or of a signed-in diner would.

/** Whoever has no account or shows none: who placed the order, or used its tracking link. */
export const GUEST = 'guest';

/** Bite itself. */
export const SYSTEM = 'system';
