import { DomainError } from '@bite/shared/kernel/errors';
import { paths } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { UnreadableRecord } from '../ports/records.ts';
import { retryWhatHelps } from './retry-what-helps.ts';

async function handled(error: unknown) {
  const lines: unknown[] = [];
  const log = { info: () => undefined, error: (...line: unknown[]) => void lines.push(line) };
  await retryWhatHelps(log, 'onKitchenItem', async () => {
    throw error;
  });
  return lines;
}

const path = paths.order({ tenantId: 1, restaurantId: 2 }, 'broken');

describe('an event that fails', () => {
  it.each([
    ['a record that cannot be read', new UnreadableRecord(path, 'status: Invalid option')],
    ['a rule of ours', new DomainError('NOT_FOUND', 'There is no such order')],
    ['a request that is wrong in itself', Object.assign(new Error('Invalid resource name'), { code: 3 })],
  ])('of %s is given up and logged once', async (_why, error) => {
    expect(await handled(error)).toEqual([
      ['an event was given up', { trigger: 'onKitchenItem', error: String(error) }],
    ]);
  });

  it.each([
    ['a connection', new Error('connection lost')],
    ['a store that does not answer', Object.assign(new Error('Deadline exceeded'), { code: 4 })],
    ['too many at once', new DomainError('UNAVAILABLE', 'Please try again')],
  ])('of %s comes again', async (_why, error) => {
    await expect(handled(error)).rejects.toBe(error);
  });
});
