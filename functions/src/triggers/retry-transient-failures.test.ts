import { DomainError } from '@bite/shared/kernel/errors';
import { paths } from '@bite/shared/paths';
import { describe, expect, it } from 'vitest';
import { dueWork } from '../due-work/due-work.ts';
import { idOfWork } from '../due-work/give-up.ts';
import { UnreadableRecord } from '../ports/records.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { retryTransientFailures } from './retry-transient-failures.ts';

const NOW = '2026-06-10T22:00:00.000Z';
const work = { kind: 'recount', data: { tenantId: 1, restaurantId: 2 } } as const;

function setUp() {
  const lines: unknown[] = [];
  const records = memoryRecords();
  const log = { info: () => undefined, error: (...line: unknown[]) => void lines.push(line) };
  const deps = { records, log, now: () => Date.parse(NOW) };
  const handle = (error: unknown, time = NOW) =>
    retryTransientFailures(deps, { time }, work, async () => {
      throw error;
    });
  return { lines, handle, listed: () => records.get(dueWork, idOfWork(work.kind, work.data)) };
}

const path = paths.order({ tenantId: 1, restaurantId: 2 }, 'broken');

describe('an event that fails', () => {
  it.each([
    ['a record that cannot be read', new UnreadableRecord(path, 'status: Invalid option')],
    ['a rule of ours', new DomainError('NOT_FOUND', 'There is no such order')],
    ['a request that is wrong in itself', Object.assign(new Error('Invalid resource name'), { code: 3 })],
  ])('of %s is given up, logged once and on the list of failed work', async (_why, error) => {
    const { handle, lines, listed } = setUp();
    await handle(error);
    const workId = idOfWork(work.kind, work.data);
    expect(lines).toEqual([['work was given up', { workId, kind: 'recount', error: String(error) }]]);
    expect(await listed()).toMatchObject({ ...work, givenUpAt: NOW });
  });

  it.each([
    ['a connection', new Error('connection lost')],
    ['a store that does not answer', Object.assign(new Error('Deadline exceeded'), { code: 4 })],
    ['too many at once', new DomainError('UNAVAILABLE', 'Please try again')],
  ])('of %s comes again', async (_why, error) => {
    const { handle, listed } = setUp();
    await expect(handle(error, '2026-06-10T02:01:00.000Z')).rejects.toBe(error);
    expect(await listed()).toBeUndefined();
  });

  it('is given up before the platform forgets it after a day', async () => {
    const { handle, listed } = setUp();
    await handle(new Error('connection lost'), '2026-06-10T01:59:00.000Z');
    expect(await listed()).toMatchObject({ givenUpAt: NOW });
  });
});
