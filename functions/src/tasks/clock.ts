// Waits until an instant, for tasks that are called too early.

/** No longer than this: an instance whose clock is behind must not hold its task up. */
const PATIENCE = 5000;

/** Settles at `instant` (milliseconds since the epoch), at once where that is past. */
export async function until(instant: number): Promise<void> {
  const started = Date.now();
  // A timer may go off a little early.
  for (
    let rest = instant - started;
    rest > 0 && Date.now() - started < PATIENCE;
    rest = instant - Date.now()
  ) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(rest, PATIENCE)));
  }
}
