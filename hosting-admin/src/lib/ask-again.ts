// Repeats a request by itself. Queries repeat as TanStack Query does it (`queryTiming`); this is for what is no query.

interface AskingAgain {
  /** How often it is asked in all. */
  tries: number;
  /** Milliseconds between two tries. */
  pause?: number;
  /** Whether asking again can help after this error. */
  isTemporary?: (error: unknown) => boolean;
}

/** Throws the last error. */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  { tries, pause = 0, isTemporary = () => true }: AskingAgain,
): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tried === tries || !isTemporary(error)) throw error;
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
