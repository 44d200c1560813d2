// One unreadable record hides no others: every list leaves it out and reports it.
import type { User } from '@bite/shared/identity/user.schema';
import { collections } from '@bite/shared/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listAuditEntries } from '../audit/list-audit-entries.ts';
import { listInvitations } from '../identity/invitations/manage-invitations.ts';
import { listMembers } from '../identity/members/list-members.ts';
import { listUsers } from '../identity/users/read-users.ts';
import { listRestaurants } from '../tenancy/list-restaurants.ts';
import { listTenants } from '../tenancy/list-tenants.ts';
import { staffOf } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { BELLA, type MemoryPeople, memoryPeople } from '../testing/memory-people.ts';

const anything = (path: string) => ({ path, schema: z.looseObject({}) });
const page = { limit: 10 };

describe('a stored record that cannot be read', () => {
  let people: MemoryPeople;
  let site: User;
  let owner: User;
  beforeEach(() => {
    people = memoryPeople();
    site = people.person('site', { isSiteAdmin: true });
    owner = people.person('owner', { roles: { [BELLA]: 'owner' } });
  });

  const broken: readonly [string, string, object, () => Promise<{ unreadable?: unknown }>][] = [
    ['of all people', collections.users, { searchName: 'x' }, () => listUsers(people, callerOf(site), page)],
    [
      'of a team',
      collections.users,
      { searchName: 'x', tenantIds: [BELLA] },
      () => listMembers(people, callerOf(owner), BELLA, page),
    ],
    [
      'of invitations',
      collections.invitations,
      { tenantId: BELLA, state: 'pending' },
      () => listInvitations(people, callerOf(owner), BELLA, page),
    ],
    [
      'of changes',
      collections.auditEntries,
      { tenantId: BELLA, at: '2026-01-01T00:00:00.000Z' },
      () => listAuditEntries(people, callerOf(owner), BELLA, page),
    ],
    ['of businesses', collections.tenants, {}, () => listTenants(people, callerOf(site), page)],
    [
      'of restaurants',
      `tenants/${BELLA}/restaurants`,
      { restaurantId: 20_000_001 },
      () => listRestaurants(people, callerOf(owner), BELLA, page),
    ],
  ];

  it.each(broken)('is named by the list %s, which shows the others', async (_what, path, fields, list) => {
    const before = await list();
    expect(before.unreadable).toBeUndefined();
    people.records.put(anything(path), '20000001', fields);
    const { unreadable, ...others } = await list();
    expect(unreadable).toEqual([{ recordId: '20000001', reason: expect.stringContaining(': ') }]);
    expect(others).toEqual(before);
  });

  it('is not named to an employee of other restaurants', async () => {
    people.records.put(anything(`tenants/${BELLA}/restaurants`), '20000001', { restaurantId: 20_000_001 });
    const cook = staffOf(BELLA, 'employee', 20_000_902);
    expect(await listRestaurants(people, callerOf(cook), BELLA, page)).toEqual({ restaurants: [] });
  });
});
