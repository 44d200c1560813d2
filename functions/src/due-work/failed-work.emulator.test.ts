import { paths } from '@bite/shared/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { writePath } from '../audit/write-path.ts';
import { siteAdmin } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { emulatedFirestore } from '../testing/emulated-firestore.ts';
import { silentLog } from '../testing/silent-log.ts';
import { newWork } from './due-work.ts';
import { listFailedWork, repeatFailedWork } from './failed-work.ts';
import { finishDueWork } from './finish-due-work.ts';
import { giveUp, idOfWork } from './give-up.ts';

const db = emulatedFirestore('failed-work');
const records = firestoreRecords(db);
const clock = { now: Date.parse('2026-06-10T22:10:00Z') };
const now = () => clock.now;
const done: unknown[] = [];
const deps = { records, log: silentLog, now, writePath: writePath({ records, now }) };
const handlers = { recount: async (place: unknown) => void done.push(place) };
const list = async () => (await listFailedWork(deps, callerOf(siteAdmin), { limit: 9 })).work;

describe('failed work in Firestore', () => {
  it('is listed latest first without what waits, and done once it is repeated', async () => {
    const { id, record } = newWork('endSessions', { uid: 'ada' }, now());
    await db.doc(paths.dueWork(id)).set(record);
    await giveUp(deps, 'recount', { tenantId: 10_000_001 }, new Error('one'));
    clock.now += 1000;
    await giveUp(deps, 'recount', { tenantId: 10_000_002 }, new Error('two'));
    expect((await list()).map(({ tenantId }) => tenantId)).toEqual([10_000_002, 10_000_001]);

    const workId = idOfWork('recount', { tenantId: 10_000_001 });
    const stored = await db.doc(paths.dueWork(workId)).get();
    expect(stored.get('givenUpAt')).toBeInstanceOf(Timestamp);
    await repeatFailedWork(deps, { user: siteAdmin, requestId: 'request' }, workId);
    expect((await list()).map(({ tenantId }) => tenantId)).toEqual([10_000_002]);
    expect(await finishDueWork({ ...deps, handlers })).toMatchObject({ done: 1 });
    expect(done).toEqual([{ tenantId: 10_000_001 }]);
  });
});
