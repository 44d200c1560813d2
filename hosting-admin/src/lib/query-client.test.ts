import { CallError } from '@bite/shared/api/client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, SUSPENDED_MILLISECONDS } from './query-client.ts';

describe('what is tried again', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  const retry = queries?.retry as (failures: number, error: Error) => boolean;

  it.each([400, 401, 403, 404, 409, 422, 429])('O8-19 a %d is not', (status) => {
    expect(retry(0, new CallError('FORBIDDEN', 'no', status))).toBe(false);
  });

  it('O8-19 any other failure is, three times at most', () => {
    const lost = new CallError('NETWORK', 'lost');
    expect([0, 1, 2, 3].map((failures) => retry(failures, lost))).toEqual([true, true, true, false]);
  });

  it('O8-19 O9-03 C9-09 mutations never are; lists are fresh for 5 minutes and kept for 10', () => {
    expect(mutations?.retry).toBe(false);
    expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000 });
  });
});

describe('a list of a suspended business', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const watch = (problem: CallError) => {
    let isRefused = true;
    const queryFn = () => (isRefused ? Promise.reject(problem) : Promise.resolve(['Margherita']));
    const observer = new QueryObserver<string[]>(createQueryClient(), { queryKey: ['items'], queryFn });
    const stop = observer.subscribe(() => undefined);
    const end = () => {
      isRefused = false;
      return vi.advanceTimersByTimeAsync(SUSPENDED_MILLISECONDS);
    };
    return { observer, stop, end };
  };

  it('is back by itself once the suspension has ended', async () => {
    const { observer, stop, end } = watch(new CallError('TENANT_SUSPENDED', 'suspended', 403));
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().status).toBe('error');
    await end();
    expect(observer.getCurrentResult().data).toEqual(['Margherita']);
    stop();
  });

  it('is not asked for again where something else was refused', async () => {
    const { observer, stop, end } = watch(new CallError('FORBIDDEN', 'no', 403));
    await end();
    expect(observer.getCurrentResult().status).toBe('error');
    stop();
  });
});

describe('what is asked for while something changes', () => {
  const read = () => {
    const answers: PromiseWithResolvers<string>[] = [];
    const client = createQueryClient();
    const queryFn = () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    };
    const observer = new QueryObserver<string>(client, { queryKey: ['audit'], queryFn });
    const stop = observer.subscribe(() => undefined);
    const shown = () => observer.getCurrentResult().data;
    return { client, answers, shown, stop };
  };

  it('for the first time is read again, since its answer may be older than the change', async () => {
    const { client, answers, shown, stop } = read();
    const done = client.invalidateQueries({ queryKey: ['audit'] });
    answers[0]?.resolve('before');
    await expect.poll(() => answers).toHaveLength(2);
    expect(shown()).toBe('before');
    answers[1]?.resolve('after');
    await done;
    expect(shown()).toBe('after');
    stop();
  });

  it('and fails, is read again', async () => {
    const { client, answers, shown, stop } = read();
    const done = client.invalidateQueries({ queryKey: ['audit'] });
    answers[0]?.reject(new CallError('FORBIDDEN', 'no', 403));
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.resolve('after');
    await done;
    expect(shown()).toBe('after');
    stop();
  });

  it('and is not to be read again at once, is old when it is next shown', async () => {
    const { client, answers, shown, stop } = read();
    const done = client.invalidateQueries({ queryKey: ['audit'], refetchType: 'none' });
    answers[0]?.resolve('before');
    await done;
    expect([shown(), answers.length]).toEqual(['before', 1]);
    expect(client.getQueryState(['audit'])?.isInvalidated).toBe(true);
    stop();
  });

  it('is asked for once where nothing changes meanwhile', async () => {
    const { client, answers, shown, stop } = read();
    answers[0]?.resolve('first');
    await expect.poll(() => shown()).toBe('first');
    const done = client.invalidateQueries({ queryKey: ['audit'] });
    answers[1]?.resolve('second');
    await done;
    expect([shown(), answers.length]).toEqual(['second', 2]);
    stop();
  });
});
