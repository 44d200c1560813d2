// Tenants: read, listed and found by their guid.
import type { User } from '@bite/shared/identity/user.schema';
import { tenantCounts } from '@bite/shared/records/record-counts.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aTenancy,
  siteAdmin,
  someone,
  staffOf,
  support,
  type Tenancy,
  viewer,
} from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { refused } from '../testing/refused.ts';
import { tenantByGuid } from './find-by-guid.ts';
import { listMyTenants } from './list-my-tenants.ts';
import { listTenants } from './list-tenants.ts';
import { readTenant } from './read-tenant.ts';

const BELLA = 10_000_500;
const OTHER = 10_000_600;

describe('tenants', () => {
  let tenancy: Tenancy;
  beforeEach(() => {
    tenancy = aTenancy();
  });

  describe('reading one', () => {
    beforeEach(() => void tenancy.putTenant(BELLA));

    it('answers how many restaurants it has, as counted last', async () => {
      const owner = staffOf(BELLA, 'owner');
      expect((await readTenant(tenancy, callerOf(owner), BELLA)).counts).toEqual({ restaurants: 0 });
      tenancy.records.put({ path: `tenants/${BELLA}/statistics`, schema: tenantCounts }, 'counts', {
        restaurants: 3,
      });
      expect((await readTenant(tenancy, callerOf(owner), BELLA)).counts).toEqual({ restaurants: 3 });
    });

    it('tells where the installation can send no notifications', async () => {
      const owner = callerOf(staffOf(BELLA, 'owner'));
      expect(await readTenant(tenancy, owner, BELLA)).toMatchObject({ cannotNotify: true });
      const withKey = { ...tenancy, pushSender: { key: 'a-key' } };
      expect(await readTenant(withKey, owner, BELLA)).not.toHaveProperty('cannotNotify');
    });

    it.each([
      ['its admin', true, staffOf(BELLA, 'admin')],
      ['support', true, support],
      ['its manager', false, staffOf(BELLA, 'manager')],
      ['its employee', false, staffOf(BELLA, 'employee', 1)],
      ['a viewer', false, viewer],
      ['an employee without a place in it', false, staffOf(BELLA, 'employee')],
      ['somebody else', false, staffOf(OTHER, 'owner')],
      ['nobody in particular', false, someone()],
    ])('is for %s: %s', async (_who, allowed, user) => {
      const answer = readTenant(tenancy, callerOf(user), BELLA);
      if (allowed) expect((await answer).tenant.tenantId).toBe(BELLA);
      else expect(await refused(answer)).toMatchObject({ code: 'FORBIDDEN' });
    });
  });

  describe('by guid', () => {
    it('C7-02 is found by those who have a part in it, and by site staff', async () => {
      const { guid } = tenancy.putTenant(BELLA);
      for (const user of [staffOf(BELLA, 'employee', 1), staffOf(BELLA, 'owner'), support, siteAdmin])
        expect(await tenantByGuid(tenancy, callerOf(user), guid)).toBe(BELLA);
    });

    it('C8-02, O8-17 an unknown and a foreign one are not found, in the same words', async () => {
      const { guid } = tenancy.putTenant(BELLA);
      const answers = [guid, aGuid(4242)].map(async (asked) => ({
        ...(await refused(tenantByGuid(tenancy, callerOf(staffOf(OTHER, 'owner')), asked))),
        asked,
      }));
      expect(await Promise.all(answers)).toEqual(
        [guid, aGuid(4242)].map((asked) => ({
          code: 'TENANT_NOT_FOUND',
          message: `Tenant not found with GUID: ${asked}`,
          asked,
        })),
      );
    });
  });

  describe('one’s own', () => {
    const names = async (user: User) =>
      (await listMyTenants(tenancy, callerOf(user))).tenants.map(({ displayName, status, role }) => [
        displayName,
        status,
        role,
      ]);
    beforeEach(() => {
      tenancy.putTenant(BELLA, { displayName: 'Bella', status: 'suspended' });
      tenancy.putTenant(OTHER, { displayName: 'Alba' });
      tenancy.putTenant(10_000_700, { displayName: 'Carla' });
    });

    it('O7.3-01, C7-02 are those one works for, with one’s role, a suspended one too', async () => {
      const user = someone({
        access: {
          [BELLA]: { role: 'owner', restaurants: {} },
          [OTHER]: { role: 'employee', restaurants: { 7: { pos: true, kitchen: false, manage: false } } },
          10000999: { role: 'admin', restaurants: {} },
        },
      });
      expect(await names(user)).toEqual([
        ['Alba', 'active', 'employee'],
        ['Bella', 'suspended', 'owner'],
      ]);
    });

    it('O7.3-01 are none of someone dismissed', async () => {
      expect(await names(someone())).toEqual([]);
    });

    it('are all of them for site staff', async () => {
      for (const user of [siteAdmin, support, viewer])
        expect(await names(user)).toEqual([
          ['Alba', 'active', undefined],
          ['Bella', 'suspended', undefined],
          ['Carla', 'active', undefined],
        ]);
    });
  });

  describe('the list of all', () => {
    const named = Array.from({ length: 25 }, (_, index) => `${index % 5 === 0 ? 'Bella' : 'Alba'} ${index}`);
    beforeEach(() => {
      for (const [index, displayName] of named.entries())
        tenancy.putTenant(10_000_500 + index, { displayName, name: `Company ${index}` });
    });

    async function everyPage(searchTerm: string | undefined, limit: number) {
      const pages: string[][] = [];
      let pageToken: string | undefined;
      do {
        const page = await listTenants(tenancy, callerOf(support), { limit, pageToken, searchTerm });
        pages.push(page.tenants.map(({ tenant }) => tenant.displayName));
        pageToken = page.nextPageToken;
      } while (pageToken !== undefined);
      return pages;
    }

    it('is for site staff alone', async () => {
      for (const user of [siteAdmin, support])
        expect((await listTenants(tenancy, callerOf(user), { limit: 3 })).tenants).toHaveLength(3);
      for (const user of [viewer, staffOf(10_000_500, 'owner')])
        expect(await refused(listTenants(tenancy, callerOf(user), { limit: 3 }))).toMatchObject({
          code: 'FORBIDDEN',
        });
    });

    it.each([1, 7, 25, 50])('O9-01 in pages of %d has each once', async (limit) => {
      const pages = await everyPage(undefined, limit);
      expect(pages.flat()).toEqual(named);
      expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(limit);
    });

    it.each([
      ['bella', 2],
      ['ella', 2],
      ['béllà 1', 1],
      ['b', 50],
      ['BELL', 5],
      ['Bella 1', 1],
      [' bella ', 50],
    ])('with %j in their name in pages of %d are found in any case, each once', async (term, limit) => {
      const pages = await everyPage(term, limit);
      const plain = term.trim().toLowerCase().replace('é', 'e').replace('à', 'a');
      const wanted = named.filter((name) => name.toLowerCase().includes(plain));
      expect(wanted.length).toBeGreaterThan(1);
      expect(pages.flat()).toEqual(wanted);
      expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(limit);
    });

    it('are found by any part of their legal name as well, and not by what is in neither', async () => {
      expect((await everyPage('pany 24', 5)).flat()).toEqual(['Alba 24']);
      expect((await everyPage('24 company alba', 5)).flat()).toEqual(['Alba 24']);
      expect((await everyPage('alba companies', 5)).flat()).toEqual([]);
    });
  });
});
