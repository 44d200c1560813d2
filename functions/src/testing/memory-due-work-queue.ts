// A queue of attempts at due work that only remembers them.
import type { DueAttempt, DueWorkQueue } from '../ports/due-work-queue.ts';

export function memoryDueWorkQueue(): DueWorkQueue & { readonly asked: DueAttempt[] } {
  const asked: DueAttempt[] = [];
  return { asked, attempt: async (attempt) => void asked.push(attempt) };
}
