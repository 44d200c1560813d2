import { describe, expect, it } from 'vitest';
import { memoryRecords } from '../testing/memory-records.ts';
import { attemptNow, attemptWork, MAX_ATTEMPTS, pauseAfter } from './attempt-work.ts';
import { type DueWork, dueWork, FIRST_ATTEMPT_WITHIN, newWork } from './due-work.ts';
import { finishDueWork } from './finish-due-work.ts';

const NOW = Date.parse('2026-06-10T22:00:00Z');

function setUp() {
  const clock = { now: NOW };
  const records = memoryRecords();
  const done: string[] = [];
  const errors: { message: string; fields: unknown }[] = [];
  const service = { isDown: false };
  const deps = {
    records,
    now: () => clock.now,
    log: {
      info: () => undefined,
      error: (message: string, fields?: unknown) => void errors.push({ message, fields }),
    },
    handlers: {
      endSessions: async ({ uid }: { uid: string }) => {
        if (service.isDown) throw Object.assign(new Error('away'), { code: 'UNAVAILABLE' });
        done.push(uid);
      },
      alertSiteAdmins: async () => void done.push('alert'),
    },
  };
  const store = ({ id, record }: DueWork) => records.put(dueWork, id, record);
  const stored = (id: string) => records.get(dueWork, id);
  return { deps, clock, records, done, errors, service, store, stored };
}

const work = (uid: string) => newWork('endSessions', { uid }, NOW, { id: uid });
const NOTHING = { done: 0, failed: 0, givenUp: 0, waiting: 0 };

describe('due work', () => {
  it('is done once it is due, and is gone then', async () => {
    const { deps, clock, done, store, records } = setUp();
    store(work('ada'));
    expect(await finishDueWork(deps)).toEqual(NOTHING);
    clock.now += FIRST_ATTEMPT_WITHIN;
    expect(await finishDueWork(deps)).toEqual({ ...NOTHING, done: 1 });
    expect(done).toEqual(['ada']);
    expect(records.documents()).toEqual({});
    expect(await finishDueWork(deps)).toEqual(NOTHING);
  });

  it('can be tried at once by whoever stored it, and is done once however many try', async () => {
    const { deps, done, store } = setUp();
    store(work('ada'));
    await Promise.all([attemptWork(deps, 'ada'), attemptWork(deps, 'ada'), finishDueWork(deps)]);
    expect(done).toEqual(['ada']);
    expect(await attemptWork(deps, 'ada')).toBe('done');
  });

  it('that is stored again under its id while it is done is done once more', async () => {
    const { deps, clock, done, store, stored } = setUp();
    store(work('ada'));
    const handlers = {
      ...deps.handlers,
      endSessions: async ({ uid }: { uid: string }) => {
        if (done.push(uid) === 1) store(newWork('endSessions', { uid }, clock.now + 1, { id: uid }));
      },
    };
    await attemptWork({ ...deps, handlers }, 'ada');
    expect(await stored('ada')).toMatchObject({ attempts: 0 });
    clock.now += 2 * FIRST_ATTEMPT_WITHIN;
    await finishDueWork({ ...deps, handlers });
    expect(done).toEqual(['ada', 'ada']);
    expect(await stored('ada')).toBeUndefined();
  });

  it('that fails is tried again later and later, and given up after the last attempt with an error', async () => {
    const { deps, clock, done, errors, service, store, stored } = setUp();
    service.isDown = true;
    store(work('ada'));
    await attemptNow(deps, 'ada');
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      clock.now += pauseAfter(attempt) - 1;
      expect(await finishDueWork(deps)).toEqual(NOTHING);
      clock.now += 1;
      const last = attempt + 1 === MAX_ATTEMPTS;
      expect(await finishDueWork(deps)).toEqual({ ...NOTHING, [last ? 'givenUp' : 'failed']: 1 });
    }
    expect(await stored('ada')).toMatchObject({ givenUpAt: expect.any(String), error: 'UNAVAILABLE' });
    expect(errors.at(-1)?.message).toBe('due work was given up');
    clock.now += 10 * pauseAfter(MAX_ATTEMPTS);
    await finishDueWork(deps);
    expect(done).toEqual(['alert']);
    expect(await finishDueWork(deps)).toEqual(NOTHING);
  });

  it('that a process left in the middle is taken up again', async () => {
    const { deps, clock, done, store } = setUp();
    store(work('ada'));
    const never = { ...deps, handlers: { endSessions: () => new Promise<void>(() => undefined) } };
    void attemptWork(never, 'ada');
    await expect.poll(async () => (await deps.records.get(dueWork, 'ada'))?.attempts).toBe(1);
    clock.now += pauseAfter(1);
    expect(await finishDueWork(deps)).toEqual({ ...NOTHING, done: 1 });
    expect(done).toEqual(['ada']);
  });

  it('that nobody knows, or that makes no sense, holds up nothing else', async () => {
    const { deps, clock, done, store, records } = setUp();
    const dueAt = new Date(NOW).toISOString();
    records.put(dueWork, 'a', { kind: 'unheard of', data: {}, dueAt, attempts: 0 });
    records.put(dueWork, 'b', { kind: 'endSessions', data: { uid: 7 }, dueAt, attempts: 0 });
    records.put(dueWork, 'c', { dueAt } as never);
    store(work('ada'));
    clock.now += FIRST_ATTEMPT_WITHIN;
    expect(await finishDueWork(deps)).toEqual({ ...NOTHING, done: 1, failed: 3 });
    expect(done).toEqual(['ada']);
  });

  it('logs no personal data of what failed', async () => {
    const { deps, errors, service, store } = setUp();
    service.isDown = true;
    store(newWork('endSessions', { uid: 'ada@example.com' }, NOW, { id: 'one' }));
    await attemptNow(deps, 'one');
    expect(JSON.stringify(errors)).not.toContain('ada@example.com');
  });
});
