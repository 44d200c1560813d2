import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { runTransaction } from './run-transaction.ts';

const closed = Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), { code: 3 });
const wrong = Object.assign(new Error('3 INVALID_ARGUMENT: A document name is wrong.'), { code: 3 });

/** A database whose transactions fail with these errors, one after the other, and then succeed. */
function failing(...errors: readonly Error[]) {
  const left = [...errors];
  let runs = 0;
  const db = {
    runTransaction: async () => {
      runs += 1;
      const error = left.shift();
      if (error) throw error;
      return 'done';
    },
  } as unknown as Firestore;
  return { run: () => runTransaction(db, async () => 'done', {}), runs: () => runs };
}

describe('a transaction', () => {
  it('is tried anew where it was closed before it could be stored', async () => {
    const { run, runs } = failing(closed, closed);
    expect(await run()).toBe('done');
    expect(runs()).toBe(3);
  });

  it('is given up after the third time', async () => {
    const { run, runs } = failing(closed, closed, closed);
    await expect(run()).rejects.toBe(closed);
    expect(runs()).toBe(3);
  });

  it('that lost against others again and again could be sent anew, as the error says', async () => {
    const aborted = Object.assign(new Error('10 ABORTED: Transaction lock timeout.'), { code: 10 });
    const { run, runs } = failing(aborted);
    await expect(run()).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: aborted });
    expect(runs()).toBe(1);
  });

  it('is not tried anew where it is wrong', async () => {
    const { run, runs } = failing(wrong);
    await expect(run()).rejects.toBe(wrong);
    expect(runs()).toBe(1);
  });
});
