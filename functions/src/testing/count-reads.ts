// Counts the documents that Firestore's client reads, by whichever method.
import { Firestore, Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/**
 * Runs `act` and returns how many documents were read meanwhile, as billed: a missing document counts, and an empty query
 * counts one. Reads in transactions are not included.
 */
export async function countReads(act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const counting = <Arguments extends unknown[], Answer>(
    read: (...args: Arguments) => Promise<Answer>,
    documents: (answer: Answer) => number,
  ) =>
    async function (this: unknown, ...args: Arguments): Promise<Answer> {
      const answer = await read.apply(this, args);
      count += documents(answer);
      return answer;
    };
  const { get } = Query.prototype;
  // Single documents are read through getAll, too.
  const { getAll } = Firestore.prototype;
  const spies = [
    vi.spyOn(Query.prototype, 'get').mockImplementation(counting(get, ({ size }) => Math.max(size, 1))),
    vi.spyOn(Firestore.prototype, 'getAll').mockImplementation(counting(getAll, ({ length }) => length)),
  ];
  try {
    await act();
    return count;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
