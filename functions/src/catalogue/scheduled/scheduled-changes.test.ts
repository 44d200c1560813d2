import { beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/list-audit-entries.ts';
import { tenants, users } from '../../collections/collections.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { finishDueWork } from '../../due-work/finish-due-work.ts';
import { getRecord } from '../../records/get-record.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { at, type MemoryPlace, member, memoryPlace, place, putPeople } from '../../testing/memory-place.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { applyScheduledChange } from './apply-scheduled-change.ts';
import {
  cancelScheduledChange,
  getScheduledChange,
  listScheduledChanges,
  planChange,
} from './plan-change.ts';

const manager = member('manager');
const caller = callerOf(manager);
const FRIDAY = at(60);

describe('changes that are planned for a time', () => {
  let here: MemoryPlace;
  beforeEach(async () => {
    here = memoryPlace();
    putPeople(here.records, manager, member('owner'));
    for (const name of ['Soup', 'Bread', 'Cake']) await here.create('items', { name, basePrice: 5 });
  });
  const change = async (recordId: number, basePrice: number) => {
    const { version } = await getRecord(here, { kind: 'items', place, user: manager }, recordId);
    return { recordId, version, changes: { basePrice } };
  };
  const plan = async (...ids: number[]) =>
    planChange(here, caller, place, {
      kind: 'items',
      title: 'Prices up',
      at: FRIDAY,
      records: await Promise.all(ids.map((id) => change(id, 6))),
    });
  const detail = (id: string) => getScheduledChange(here, caller, place, id);
  const prices = async () =>
    Promise.all([1, 2, 3].map(async (id) => (await here.stored('items', id))?.['basePrice']));
  /** The minute's schedule, at that minute. */
  const tick = (minutes: number) => {
    here.clock.minutes = minutes;
    const deps = { ...here, log: silentLog };
    return finishDueWork({
      ...deps,
      handlers: {
        applyScheduledChange: ({ scheduledChangeId, ...where }) =>
          applyScheduledChange(deps, where, scheduledChangeId),
      },
    });
  };

  it('are made at that time and not before, once, by the name of who planned them', async () => {
    const { scheduledChangeId } = await plan(1, 2);
    await tick(59);
    expect(await prices()).toEqual([5, 5, 5]);
    await tick(60);
    expect(await prices()).toEqual([6, 6, 5]);
    expect(await detail(scheduledChangeId)).toMatchObject({
      state: 'done',
      outcome: { at: FRIDAY, count: 2, refused: [] },
    });
    await applyScheduledChange({ ...here, log: silentLog }, place, scheduledChangeId);
    const { entries } = await listAuditEntries(here, callerOf(member('owner')), place.tenantId, { limit: 1 });
    expect(entries).toMatchObject([{ by: 'manager', count: 2, changes: [{ field: 'basePrice', to: 6 }] }]);
  });

  it('leave alone what somebody has changed or deleted since, and name it, before and after', async () => {
    const { scheduledChangeId } = await plan(1, 2, 3);
    await here.update('items', 1, { basePrice: 7 });
    await here.update('items', 2, { name: 'Brown bread' });
    await here.delete('items', 3);
    expect((await detail(scheduledChangeId)).records).toMatchObject(
      [
        { name: 'Soup', before: { basePrice: 5 }, present: { basePrice: 7 }, problem: /changed this since/ },
        { name: 'Bread', before: { basePrice: 5 }, present: { basePrice: 5 } },
        { name: 'Cake', problem: 'Somebody has deleted it since it was planned' },
      ].map(({ problem, ...rest }) => ({
        ...rest,
        ...(problem !== undefined && {
          problem: problem instanceof RegExp ? expect.stringMatching(problem) : problem,
        }),
      })),
    );
    await tick(61);
    expect(await prices()).toEqual([7, 6, undefined]);
    expect((await detail(scheduledChangeId)).outcome).toMatchObject({
      count: 1,
      refused: [
        { recordId: 1, name: 'Soup', message: 'Somebody has changed this since it was planned' },
        { recordId: 3, name: 'Cake', message: 'Somebody has deleted it since it was planned' },
      ],
    });
  });

  it('are cancelled until they are made, and stay on the list', async () => {
    const { scheduledChangeId } = await plan(1);
    const cancelled = await cancelScheduledChange(here, caller, place, scheduledChangeId);
    expect(cancelled.state).toBe('cancelled');
    await tick(60);
    expect(await prices()).toEqual([5, 5, 5]);
    const other = await plan(2).catch((error: unknown) => error);
    expect(other).toMatchObject({ code: 'VALIDATION_FAILED', message: 'Choose a time that is still ahead' });
    here.clock.minutes = 0;
    const made = await plan(2);
    await tick(60);
    await expect(cancelScheduledChange(here, caller, place, made.scheduledChangeId)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const { scheduledChanges } = await listScheduledChanges(here, caller, place, { limit: 9 });
    expect(scheduledChanges.map(({ state }) => state).sort()).toEqual(['cancelled', 'done']);
    expect(scheduledChanges[0]).not.toHaveProperty('records');
  });

  it('that could not be made now are refused at once, by name', async () => {
    const stale = { ...(await change(1, 6)), version: 'an-old-one' };
    const impossible = { ...(await change(2, 6)), changes: { pricingStrategy: 'size' } };
    for (const [record, code] of [
      [stale, 'CONFLICT'],
      [impossible, 'VALIDATION_FAILED'],
    ] as const) {
      const planning = planChange(here, caller, place, {
        kind: 'items',
        title: 'x',
        at: FRIDAY,
        records: [record],
      });
      await expect(planning).rejects.toMatchObject({
        code,
        message: expect.stringMatching(/^(Soup|Bread): /),
      });
    }
    expect((await listScheduledChanges(here, caller, place, { limit: 9 })).scheduledChanges).toEqual([]);
  });

  it.each([
    [
      'whose author may not change the menu any more',
      () => ({ ...manager, access: {}, tenantAssignments: [] }),
      'active',
    ],
    ['of a business that is suspended', () => manager, 'suspended'],
  ] as const)('%s fail, say why, and are failed work that can be repeated', async (_what, author, status) => {
    const { scheduledChangeId } = await plan(1, 2);
    here.records.put(users, 'manager', author());
    const tenant = await here.records.get(tenants, String(place.tenantId));
    if (tenant) here.records.put(tenants, String(place.tenantId), { ...tenant, status });
    await tick(60);
    expect(await prices()).toEqual([5, 5, 5]);
    const failed = (await here.records.find(dueWork, { limit: 9 })).filter(({ record }) => record.givenUpAt);
    expect(failed.map(({ record }) => record.kind)).toContain('applyScheduledChange');
    here.records.put(users, 'manager', manager);
    if (tenant) here.records.put(tenants, String(place.tenantId), tenant);
    const shown = await detail(scheduledChangeId);
    expect([shown.state, typeof shown.outcome?.reason]).toEqual(['failed', 'string']);
    await applyScheduledChange({ ...here, log: silentLog }, place, scheduledChangeId);
    expect(await prices()).toEqual([6, 6, 5]);
  });

  const weekend = async (records: Awaited<ReturnType<typeof change>>[]) =>
    planChange(here, caller, place, {
      kind: 'items',
      title: 'Happy hour',
      at: FRIDAY,
      until: at(120),
      records,
    });

  it('with an end get their former values back then, but for what somebody has changed meanwhile', async () => {
    const {
      scheduledChangeId,
      endId = '',
      endsAt,
      prices: count,
    } = await weekend([await change(1, 4), await change(2, 4), await change(3, 4)]);
    expect([endsAt, count]).toEqual([at(120), 3]);
    expect((await detail(endId)).records.map(({ problem }) => problem)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await here.update('items', 3, { basePrice: 8 });
    expect((await detail(endId)).records[2]?.problem).toMatch(/changed this since/);
    await tick(60);
    expect(await prices()).toEqual([4, 4, 8]);
    await here.update('items', 2, { basePrice: 3 });
    await tick(120);
    expect(await prices()).toEqual([5, 3, 8]);
    expect(await detail(endId)).toMatchObject({
      endOf: scheduledChangeId,
      state: 'done',
      outcome: { count: 1 },
    });
  });

  it('of which beginning and end are both overdue begin before they end', async () => {
    const { endId = '' } = await weekend([await change(1, 4)]);
    here.clock.minutes = 121;
    await applyScheduledChange({ ...here, log: silentLog }, place, endId);
    expect(await prices()).toEqual([5, 5, 5]);
    expect(here.audited().filter(({ recordId }) => recordId === '1').length).toBe(3);
  });

  it('with an end leave alone at the end what the beginning had to leave alone, whoever has set the same value by hand', async () => {
    const { endId = '' } = await weekend([await change(1, 4), await change(2, 4)]);
    await here.update('items', 1, { basePrice: 4 });
    await tick(60);
    expect(await prices()).toEqual([4, 4, 5]);
    const message = 'Its beginning left it as it was';
    expect((await detail(endId)).records.map(({ problem }) => problem)).toEqual([message, undefined]);
    await tick(120);
    expect(await prices()).toEqual([4, 5, 5]);
    expect((await detail(endId)).outcome).toMatchObject({
      count: 1,
      refused: [{ recordId: 1, name: 'Soup', message }],
    });
  });

  it('of one restaurant that are due together are made in the order of their times, however they are picked up', async () => {
    const at47 = new Date(Date.parse(FRIDAY) + 47).toISOString();
    const later = await planChange(here, caller, place, {
      kind: 'items',
      title: 'Later',
      at: at47,
      records: [await change(2, 9)],
    });
    const earlier = await planChange(here, caller, place, {
      kind: 'items',
      title: 'Earlier',
      at: FRIDAY,
      records: [await change(1, 6), await change(2, 6)],
    });
    here.clock.minutes = 61;
    const deps = { ...here, log: silentLog };
    await Promise.all(
      [later, earlier].map((one) => applyScheduledChange(deps, place, one.scheduledChangeId)),
    );
    expect(await prices()).toEqual([6, 6, 5]);
    const outcomes = await Promise.all([later, earlier].map((one) => detail(one.scheduledChangeId)));
    expect(outcomes.map(({ outcome }) => outcome)).toMatchObject(
      [
        { count: 0, refused: [{ name: 'Bread', message: 'changed this since' }] },
        { count: 2, refused: [] },
      ].map(({ count, refused }) => ({
        count,
        refused: refused.map((one) => ({ ...one, message: expect.stringMatching(one.message) })),
      })),
    );
  });

  it('with an end that was dropped because the beginning failed end after all once that is repeated', async () => {
    const { scheduledChangeId, endId = '' } = await weekend([await change(1, 4)]);
    here.records.put(users, 'manager', { ...manager, access: {}, tenantAssignments: [] });
    await tick(60);
    await tick(120);
    expect([(await detail(scheduledChangeId)).state, (await detail(endId)).state]).toEqual([
      'failed',
      'cancelled',
    ]);
    here.records.put(users, 'manager', manager);
    await applyScheduledChange({ ...here, log: silentLog }, place, scheduledChangeId);
    expect([await prices(), (await detail(endId)).state]).toEqual([[4, 5, 5], 'waiting']);
    await tick(121);
    expect([await prices(), (await detail(endId)).state]).toEqual([[5, 5, 5], 'done']);
  });

  it('are cancelled with their end, but the end alone, too, and an end is after the beginning', async () => {
    const { scheduledChangeId, endId = '' } = await weekend([await change(1, 4)]);
    await cancelScheduledChange(here, caller, place, scheduledChangeId);
    expect((await detail(endId)).state).toBe('cancelled');
    const other = await weekend([await change(2, 4)]);
    await cancelScheduledChange(here, caller, place, other.endId ?? '');
    const lasting = await detail(other.scheduledChangeId);
    expect([lasting.state, lasting.endsAt, lasting.endId]).toEqual(['waiting', undefined, undefined]);
    await tick(121);
    expect(await prices()).toEqual([5, 4, 5]);
    const backwards = { kind: 'items' as const, title: 'x', at: at(300), until: at(300) };
    await expect(
      planChange(here, caller, place, { ...backwards, records: [await change(3, 4)] }),
    ).rejects.toMatchObject({ message: 'Choose an end that is after the beginning' });
  });

  it('that would change nothing are refused, and so is a record that is there twice', async () => {
    const attempt = async (records: Awaited<ReturnType<typeof change>>[]) =>
      planChange(here, caller, place, { kind: 'items', title: 'x', at: FRIDAY, records });
    await expect(attempt([await change(1, 5)])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Nothing would change: they have these values already',
    });
    const twice = [await change(1, 6), await change(1, 7)];
    await expect(attempt(twice)).rejects.toMatchObject({
      details: { fields: { 'records.1.recordId': 'This record is there twice' } },
    });
    expect((await attempt([await change(1, 5), await change(2, 6)])).count).toBe(1);
  });

  it('are for who may change the menu, and seen by who may read it', async () => {
    const employee = callerOf(member('employee'));
    const records = [await change(1, 6)];
    await expect(
      planChange(here, employee, place, { kind: 'items', title: 'x', at: FRIDAY, records }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { scheduledChangeId } = await plan(1);
    expect((await getScheduledChange(here, employee, place, scheduledChangeId)).title).toBe('Prices up');
    await expect(cancelScheduledChange(here, employee, place, scheduledChangeId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
