import { describe, expect, it } from 'vitest';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { asStored } from '../collections/find-readable.ts';
import { buffered } from './buffered-transaction.ts';

const at = { path: 'places/1/lists', schema: asStored };

/** Counts the finds, how often the entries of a document are looked at, and the replacements that are carried out. */
function counted(documents: Readonly<Record<string, { entries: number[] }>>) {
  const counts = { finds: 0, looks: 0 };
  const replaced: unknown[] = [];
  const found = Object.entries(documents).map(([id, document]) => ({
    id,
    path: `${at.path}/${id}`,
    record: {
      get entries() {
        counts.looks += 1;
        return document.entries;
      },
    },
  }));
  const transaction = {
    find: async () => {
      counts.finds += 1;
      return found;
    },
    replace: (...args: unknown[]) => replaced.push(args.slice(1)),
  } as unknown as AuditedTransaction;
  return { buffer: buffered(transaction), counts, replaced };
}

describe('several changes in one transaction', () => {
  const documents = { a: { entries: [1, 2] }, b: { entries: [2] }, c: { entries: [] } };
  const usersOf = async (buffer: ReturnType<typeof buffered>, id: number) =>
    (await buffer.attempt(({ referring }) => referring(at, ['entries'], id))).map((one) => one.id).sort();
  const replace = (buffer: ReturnType<typeof buffered>, id: string, entries: number[]) =>
    buffer.attempt(async (transaction) => transaction.replace(at, id, { entries: [0] }, { entries }));

  it('look through what refers to their records once, and find what they have written themselves', async () => {
    const { buffer, counts } = counted(documents);
    await replace(buffer, 'c', [1]);
    expect(await usersOf(buffer, 1)).toEqual(['a', 'c']);
    const looks = { ...counts };
    for (let times = 0; times < 100; times++) await usersOf(buffer, 2);
    expect([counts, counts.finds]).toEqual([looks, 1]);
    await replace(buffer, 'a', [3]);
    expect([await usersOf(buffer, 1), await usersOf(buffer, 3)]).toEqual([['c'], ['a']]);
    expect(counts).toEqual(looks);
  });

  it('are kept all or none where they belong together', async () => {
    const { buffer, replaced } = counted(documents);
    await replace(buffer, 'a', [4]);
    expect(await usersOf(buffer, 4)).toEqual(['a']);
    const together = buffer.allOrNone(async () => {
      await replace(buffer, 'a', [5]);
      await replace(buffer, 'b', [5]);
      expect(await usersOf(buffer, 5)).toEqual(['a', 'b']);
      throw new Error('the last is refused');
    });
    await expect(together).rejects.toThrow('the last is refused');
    const users = await Promise.all([2, 4, 5].map((id) => usersOf(buffer, id)));
    expect(users).toEqual([['b'], ['a'], []]);
    buffer.flush();
    expect(replaced).toEqual([['a', { entries: [0] }, { entries: [4] }]]);
  });

  it('write a record once that several of them replace', async () => {
    const { buffer, replaced } = counted(documents);
    for (const last of [3, 2, 1]) await replace(buffer, 'a', [last]);
    expect(buffer.size()).toBe(JSON.stringify({ entries: [1] }).length);
    buffer.flush();
    expect(replaced).toEqual([['a', { entries: [0] }, { entries: [1] }]]);
  });
});
