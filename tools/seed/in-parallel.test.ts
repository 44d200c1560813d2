import { describe, expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

describe('doing things a few at a time', () => {
  it('does each once and never more at a time than allowed', async () => {
    const done: number[] = [];
    let busy = 0;
    let most = 0;
    await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (thing) => {
      most = Math.max(most, ++busy);
      await Promise.resolve();
      busy--;
      done.push(thing);
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it('begins nothing new after a failure, and passes it on', async () => {
    const begun: number[] = [];
    const work = async (thing: number) => {
      begun.push(thing);
      await Promise.resolve();
      if (thing === 2) throw new Error('no more');
    };
    await expect(inParallel([1, 2, 3, 4, 5, 6], 1, work)).rejects.toThrow('no more');
    expect(begun).toEqual([1, 2]);
  });
});
