/** Milliseconds since the epoch as they are stored and sent: '2026-06-10T22:00:00.000Z'. */
export const isoAt = (instant: number): string => new Date(instant).toISOString();
