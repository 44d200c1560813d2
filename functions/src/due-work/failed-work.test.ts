import { HOUR } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { writePath } from '../audit/write-path.ts';
import { auditEntries, users } from '../collections/collections.ts';
import { siteAdmin as admin } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { memoryMailer } from '../testing/memory-mailer.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { silentLog } from '../testing/silent-log.ts';
import { alertSiteAdmins } from './alert-site-admins.ts';
import { MAX_ATTEMPTS } from './attempt-work.ts';
import { dueWork, newWork } from './due-work.ts';
import { discardFailedWork, listFailedWork, repeatFailedWork } from './failed-work.ts';
import { finishDueWork } from './finish-due-work.ts';
import { giveUp, idOfWork } from './give-up.ts';

const START = Date.parse('2026-06-10T22:10:00Z');
const acting = { user: admin, requestId: 'request' };
const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const page = { limit: 50 };

function setUp() {
  const clock = { now: START };
  const now = () => clock.now;
  const records = memoryRecords();
  records.put(users, admin.uid, admin);
  const mailer = memoryMailer();
  const service = { isDown: true, done: 0 };
  const ports = { records, mailer, log: silentLog, now, adminOrigin: 'https://admin.example.com' };
  const deps = {
    ...ports,
    writePath: writePath({ records, now }),
    handlers: {
      recount: async () => {
        if (service.isDown) throw Object.assign(new Error('away'), { code: 'UNAVAILABLE' });
        service.done += 1;
      },
      alertSiteAdmins: ({ since }: { since: string }) => alertSiteAdmins(ports, since),
    },
  };
  const list = async () => (await listFailedWork(deps, callerOf(admin), page)).work;
  return { clock, deps, records, mailer, service, list };
}

it('the same work is known again whatever the order of its fields', () => {
  const { tenantId, restaurantId } = place;
  expect(idOfWork('recount', { restaurantId, tenantId })).toBe(
    idOfWork('recount', { tenantId, restaurantId }),
  );
});

describe('work that was given up', () => {
  let platform: ReturnType<typeof setUp>;
  const workId = idOfWork('recount', place);
  beforeEach(async () => {
    platform = setUp();
    await giveUp(platform.deps, 'recount', place, { code: 'UNAVAILABLE' });
  });

  it('is listed with what it is about and why it failed, latest first', async () => {
    platform.clock.now += 1000;
    await giveUp(platform.deps, 'runSchedule', { schedule: 'repairCounts' }, { code: 'MISSED' });
    expect(await platform.list()).toEqual([
      {
        workId: expect.any(String),
        kind: 'runSchedule',
        schedule: 'repairCounts',
        reason: 'MISSED',
        failedAt: '2026-06-10T22:10:01.000Z',
      },
      { workId, kind: 'recount', ...place, reason: 'UNAVAILABLE', failedAt: '2026-06-10T22:10:00.000Z' },
    ]);
  });

  it('is listed once, however often it is given up', async () => {
    await giveUp(platform.deps, 'recount', place, new Error('again'));
    expect(await platform.list()).toMatchObject([{ workId, reason: 'Error' }]);
  });

  it('is done within a minute once somebody has it repeated, and is gone then', async () => {
    platform.service.isDown = false;
    await repeatFailedWork(platform.deps, acting, workId);
    expect(await platform.list()).toEqual([]);
    expect(await finishDueWork(platform.deps)).toMatchObject({ done: 1 });
    expect(platform.service.done).toBe(1);
    expect(await platform.records.get(dueWork, workId)).toBeUndefined();
  });

  it('is back on the list where it fails again', async () => {
    await repeatFailedWork(platform.deps, acting, workId);
    platform.clock.now += 1000;
    expect(await finishDueWork(platform.deps)).toMatchObject({ givenUp: 1 });
    expect(await platform.list()).toMatchObject([{ workId, failedAt: '2026-06-10T22:10:01.000Z' }]);
  });

  it('can be taken off the list; who did it is in the history', async () => {
    await discardFailedWork(platform.deps, acting, workId);
    expect(await platform.list()).toEqual([]);
    const [entry] = await platform.records.find(auditEntries, { limit: 9 });
    expect(entry?.record).toMatchObject({ by: admin.uid, action: 'delete', path: `due_work/${workId}` });
  });

  it.each([repeatFailedWork, discardFailedWork])('that is not listed is not found', async (change) => {
    await expect(change(platform.deps, acting, 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { id, record } = newWork('endSessions', { uid: 'ada' }, START);
    platform.records.put(dueWork, id, record);
    await expect(change(platform.deps, acting, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of an older release, which nobody understands any more, is listed all the same', async () => {
    platform.records.put(dueWork, 'old', {
      kind: 'unheard of',
      data: 'nonsense',
      attempts: 0,
      givenUpAt: '2026-01-01T00:00:00.000Z',
    });
    expect((await platform.list()).at(-1)).toEqual({
      workId: 'old',
      kind: 'unheard of',
      reason: '',
      failedAt: '2026-01-01T00:00:00.000Z',
    });
  });
});

describe('site administrators', () => {
  it('get one mail about all that was given up within an hour, when it is over', async () => {
    const { clock, deps, mailer } = setUp();
    await giveUp(deps, 'recount', place, new Error('one'));
    clock.now += 20 * 60_000;
    await giveUp(deps, 'recount', { tenantId: place.tenantId }, new Error('two'));
    await giveUp(deps, 'runSchedule', { schedule: 'repairCounts' }, { code: 'MISSED' });
    await finishDueWork(deps);
    expect(mailer.sent).toEqual([]);
    clock.now = Date.parse('2026-06-10T23:00:00Z');
    await finishDueWork(deps);
    clock.now += HOUR;
    await finishDueWork(deps);
    expect(mailer.sent).toMatchObject([
      {
        to: admin.email,
        subject: '3 things need your attention on Bite',
        text: expect.stringContaining('Count records (2), Run a schedule (1)'),
      },
    ]);
    expect(mailer.sent[0]?.text).toContain('https://admin.example.com/platform/failed-work');
  });

  it('get none about what has been dealt with meanwhile', async () => {
    const { clock, deps, mailer } = setUp();
    await giveUp(deps, 'recount', place, new Error('one'));
    await discardFailedWork(deps, acting, idOfWork('recount', place));
    clock.now += HOUR;
    await finishDueWork(deps);
    expect(mailer.sent).toEqual([]);
  });

  it('who cannot be mailed are not mailed about that without end', async () => {
    const { clock, deps, records, list } = setUp();
    const { id, record } = newWork('alertSiteAdmins', { since: new Date(START).toISOString() }, START);
    records.put(dueWork, id, { ...record, attempts: MAX_ATTEMPTS - 1 });
    await giveUp(deps, 'recount', place, new Error('one'));
    const down = { alertSiteAdmins: async () => Promise.reject(new Error('no mail server')) };
    clock.now += HOUR;
    await finishDueWork({ ...deps, handlers: down });
    expect(await list()).toContainEqual(expect.objectContaining({ workId: id }));
    const waiting = await records.find(dueWork, { limit: 9 });
    expect(waiting.filter(({ record: { kind } }) => kind === 'alertSiteAdmins')).toHaveLength(2);
  });
});
