// Runs many jobs, a few at a time.

/** Resolves when all are finished; rejects with the first failure, after which no new job starts. */
export async function inParallel<T>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const queue = [...things];
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    for (let thing = queue.shift(); thing !== undefined && !hasFailed; thing = queue.shift()) {
      try {
        await work(thing);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
