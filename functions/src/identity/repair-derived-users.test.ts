import { type User, user } from '@bite/shared/identity/user.schema';
import { aUserRecord } from '@bite/shared/testing/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../collections/collections.ts';
import { aTenancy, staffOf, type Tenancy } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { listUnplaced } from './members/list-unplaced-users.ts';
import { repairDerivedUsers } from './repair-derived-users.ts';

const TENANT = 10_000_500;
const owner = staffOf(TENANT, 'owner');

describe('people from before it was derived who has no place', () => {
  let tenancy: Tenancy;
  let errors: unknown[];
  const repair = () =>
    repairDerivedUsers({
      records: tenancy.records,
      log: { info: () => undefined, error: (...what) => void errors.push(what) },
    });
  const unplaced = async () =>
    (await listUnplaced(tenancy, callerOf(owner), TENANT)).people.map(({ uid }) => uid);

  beforeEach(() => {
    tenancy = aTenancy();
    errors = [];
    tenancy.putTenant(TENANT);
    const at = '2026-06-01T12:00:00.000Z';
    const assignment = { tenantId: TENANT, role: 'employee', isActive: true, assignedAt: at, updatedAt: at };
    for (const uid of ['ada', 'theo']) {
      const email = `${uid}@example.com`;
      const record = user.parse(aUserRecord({ uid, email, tenantAssignments: [assignment] }));
      const { unplacedIn: _, ...before } = record;
      tenancy.records.put(users, uid, before as User);
    }
  });

  it('are on the list of the team after the night, and written once', async () => {
    expect(await unplaced()).toEqual([]);
    expect(await repair()).toEqual({ derived: 2, failed: 0 });
    expect(await unplaced()).toEqual(['ada', 'theo']);
    expect(await repair()).toEqual({ derived: 0, failed: 0 });
    expect(tenancy.audit()).toEqual([]);
  });

  it('one that cannot be written waits for the next night, and keeps no other from the list', async () => {
    const { transact } = tenancy.records;
    let tries = 0;
    tenancy.records.transact = (work) =>
      tries++ === 0 ? Promise.reject(new Error('connection lost')) : transact(work);
    expect(await repair()).toEqual({ derived: 1, failed: 1 });
    expect(errors).toHaveLength(1);
    expect(await repair()).toEqual({ derived: 1, failed: 0 });
    expect(await unplaced()).toEqual(['ada', 'theo']);
  });
});
