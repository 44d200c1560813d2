import { DomainError } from '@bite/shared/kernel/errors';
import { describe, expect, it } from 'vitest';
import { dueWork } from '../due-work/due-work.ts';
import { idOfWork } from '../due-work/give-up.ts';
import { TASK_ATTEMPTS } from '../runtime.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { silentLog } from '../testing/silent-log.ts';
import { attemptTask } from './attempt-task.ts';

const work = { kind: 'recount', data: { tenantId: 10_000_001 } } as const;

function setUp() {
  const records = memoryRecords();
  const deps = { records, log: silentLog, now: () => Date.parse('2026-06-10T22:00:00Z') };
  return {
    attempt: (retryCount: number, error?: Error) =>
      attemptTask(deps, work, retryCount, async () => {
        if (error) throw error;
      }),
    listed: () => records.get(dueWork, idOfWork(work.kind, work.data)),
  };
}

describe('a task that fails', () => {
  it('is left to the queue as long as it has attempts left', async () => {
    const { attempt, listed } = setUp();
    await expect(attempt(TASK_ATTEMPTS - 2, new Error('connection lost'))).rejects.toThrow('connection lost');
    expect(await listed()).toBeUndefined();
  });

  it('is on the list of failed work after its last attempt', async () => {
    const { attempt, listed } = setUp();
    await attempt(TASK_ATTEMPTS - 1, new Error('connection lost'));
    expect(await listed()).toMatchObject({ ...work, givenUpAt: '2026-06-10T22:00:00.000Z', error: 'Error' });
  });

  it('is on the list at once where no other attempt can help', async () => {
    const { attempt, listed } = setUp();
    await attempt(0, new DomainError('VALIDATION_FAILED', 'Wrong in itself'));
    expect(await listed()).toMatchObject({ error: 'VALIDATION_FAILED' });
  });

  it('is off the list once it has succeeded', async () => {
    const { attempt, listed } = setUp();
    await attempt(TASK_ATTEMPTS - 1, new Error('connection lost'));
    await attempt(0);
    expect(await listed()).toBeUndefined();
  });
});
