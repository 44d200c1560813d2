import { CallError } from '@bite/shared/api/client';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

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
