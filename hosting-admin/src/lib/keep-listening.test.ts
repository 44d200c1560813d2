import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepListening, REFUSED_MILLISECONDS, RETRY_MILLISECONDS } from './keep-listening.ts';
import type { LiveProblem } from './ports.ts';

describe('a listener that is kept', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function listening() {
    const ends: ((problem: LiveProblem) => void)[] = [];
    const stopped: number[] = [];
    const { retry, stop } = keepListening((onEnd) => {
      const n = ends.push(onEnd);
      return () => void stopped.push(n);
    });
    return { ends, stopped, retry, stop, end: (problem: LiveProblem) => ends.at(-1)?.(problem) };
  }

  it.each([
    ['interrupted', RETRY_MILLISECONDS],
    ['denied', REFUSED_MILLISECONDS],
  ] as const)('begins again some time after it was %s, as often as it is', async (problem, wait) => {
    const { ends, end } = listening();
    for (const begun of [1, 2, 3]) {
      expect(ends).toHaveLength(begun);
      end(problem);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(ends).toHaveLength(begun);
      await vi.advanceTimersByTimeAsync(1);
    }
  });

  it('begins again at once when asked to, and only once', async () => {
    const { ends, stopped, end, retry } = listening();
    end('denied');
    retry();
    expect([ends.length, stopped]).toEqual([2, [1]]);
    await vi.advanceTimersByTimeAsync(2 * REFUSED_MILLISECONDS);
    expect(ends).toHaveLength(2);
  });

  it('never begins again once it was stopped', async () => {
    const { ends, stopped, end, stop } = listening();
    end('interrupted');
    stop();
    await vi.advanceTimersByTimeAsync(2 * REFUSED_MILLISECONDS);
    expect([ends.length, stopped]).toEqual([1, [1]]);
  });
});
