import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from './clock.ts';

describe('waiting for an instant', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function waitFor(milliseconds: number): Promise<number> {
    const started = Date.now();
    const waiting = until(started + milliseconds).then(() => Date.now() - started);
    await vi.runAllTimersAsync();
    return waiting;
  }

  it('ends at the instant', async () => {
    expect(await waitFor(700)).toBe(700);
  });

  it('does not wait for what is past', async () => {
    expect(await waitFor(-700)).toBe(0);
  });

  it('gives up on an instant that is far off', async () => {
    expect(await waitFor(3_600_000)).toBe(5000);
  });
});
