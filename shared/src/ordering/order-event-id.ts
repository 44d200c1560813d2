// An order's history is append-only, so an event's position is its id.
export const eventIdAt = (index: number): string => String(index + 1);
