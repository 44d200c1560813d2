// Waits until an instant, for tasks that start too early.

/** The maximum wait: an instance whose clock is slow must not delay its task for long. */
const PATIENCE = 5000;

/** Resolves at `instant` (milliseconds since the epoch), immediately if that is past. */
export async function until(instant: number): Promise<void> {
  const started = Date.now();
  // A timer may fire a little early.
  for (
    let rest = instant - started;
    rest > 0 && Date.now() - started < PATIENCE;
    rest = instant - Date.now()
  ) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(rest, PATIENCE)));
  }
}
