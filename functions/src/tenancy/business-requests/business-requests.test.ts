// Requests for a business, from the form to the answer.
import { beforeEach, describe, expect, it } from 'vitest';
import { businessRequests, invitations } from '../../collections/collections.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { BELLA, type MemoryPeople, memoryPeople } from '../../testing/memory-people.ts';
import { createTenant } from '../create-tenant.ts';
import { declineRequest, listRequests } from './answer-request.ts';
import { createRequest, readOwnRequest, withdrawRequest } from './own-request.ts';

const input = { businessName: 'Ada’s Diner', phone: '+1 518 555 0101', note: 'Two places' };
const PAGE = { limit: 50 };

let people: MemoryPeople;
beforeEach(() => {
  people = memoryPeople();
});

const newcomer = (uid = 'ada', change: object = {}) => {
  const user = people.person(uid, { isActive: false, ...change });
  return { account: people.accounts.put({ uid }), user, requestId: 'request-1' };
};
const administrator = () => people.person('root', { isSiteAdmin: true });

describe('a request for a business', () => {
  it('C3-02 waits for a site administrator, and whoever asked sees that it does', async () => {
    const ada = newcomer();
    expect(await readOwnRequest(people, ada)).toEqual({ request: null, mayAsk: true });
    await createRequest(people, ada, input);
    expect(await readOwnRequest(people, ada)).toMatchObject({
      request: { ...input, state: 'open' },
      mayAsk: false,
    });
    const { requests, count } = await listRequests(people, callerOf(administrator()), PAGE);
    expect(count).toBe(1);
    expect(requests).toMatchObject([{ uid: 'ada', email: ada.user.email, personName: 'ada', ...input }]);
    expect(await people.audit()).toEqual(['ada create business_requests ada']);
  });

  it('that cannot be read is named beside the others, which are listed', async () => {
    await createRequest(people, newcomer(), input);
    people.records.put(businessRequests, 'broken', {
      uid: 'broken',
      state: 'open',
      createdAt: 'long ago',
    } as never);
    const { requests, unreadable } = await listRequests(people, callerOf(administrator()), PAGE);
    expect(requests).toHaveLength(1);
    expect(unreadable).toMatchObject([{ recordId: 'broken' }]);
  });

  it('is one a person: a second waits until the first is answered or withdrawn', async () => {
    const ada = newcomer();
    await createRequest(people, ada, input);
    await expect(createRequest(people, ada, input)).rejects.toMatchObject({ code: 'CONFLICT' });
    await withdrawRequest(people, ada);
    await withdrawRequest(people, ada);
    expect((await listRequests(people, callerOf(administrator()), PAGE)).count).toBe(0);
    expect(await createRequest(people, ada, { ...input, businessName: 'Other' })).toMatchObject({
      businessName: 'Other',
      state: 'open',
    });
  });

  it('is taken once, however often the same form is sent', async () => {
    const ada = newcomer();
    const key = { key: 'k'.repeat(22), uid: 'ada', route: 'createBusinessRequest', place: {}, body: input };
    const once = () => ({ ...people, writePath: people.writePath.withKey(key) });
    const first = await createRequest(once(), ada, input);
    expect(await createRequest(once(), ada, input)).toEqual(first);
  });

  it('is not for whoever works for a business or for the site already, nor for whoever has no record', async () => {
    for (const change of [
      { roles: { [BELLA]: 'manager' } },
      { siteRole: 'support' },
      { isSiteAdmin: true },
    ]) {
      const staff = newcomer('someone', change);
      expect(await readOwnRequest(people, staff)).toEqual({ request: null, mayAsk: false });
      await expect(createRequest(people, staff, input)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    const unknown = { account: people.accounts.put({ uid: 'ghost' }), user: undefined, requestId: 'r' };
    await expect(createRequest(people, unknown, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(withdrawRequest(people, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('C3-02 is closed by the business that comes of it, whose owner is invited', async () => {
    const ada = newcomer();
    await createRequest(people, ada, input);
    let last = 10_000_900;
    const ids = { next: async () => ++last };
    const deps = { ...people, ids, newGuid: () => crypto.randomUUID() };
    const fields: Parameters<typeof createTenant>[2] = {
      name: input.businessName,
      displayName: input.businessName,
      plan: 'starter',
      status: 'active',
      settings: { timezone: 'America/New_York', currency: 'USD', dateFormat: 'MM/DD/YYYY', features: [] },
      ownerEmail: ada.user.email,
      requestedBy: 'ada',
    };
    const root = administrator();
    await createTenant(deps, callerOf(root), fields);
    expect((await readOwnRequest(people, ada)).request?.state).toBe('accepted');
    const [invited] = await people.records.find(invitations, { limit: 5 });
    expect(invited?.record).toMatchObject({ email: ada.user.email, tenantRole: 'owner' });
    await expect(createTenant(deps, callerOf(root), fields)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This business has been created meanwhile',
    });
    await expect(withdrawRequest(people, ada)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is declined with a reason, which the person sees, gets by mail once, and may answer with a new one', async () => {
    const ada = newcomer();
    await createRequest(people, ada, input);
    await declineRequest(people, { user: administrator(), requestId: 'r2' }, 'ada', 'Not in our area yet');
    expect(await readOwnRequest(people, ada)).toMatchObject({
      request: { state: 'declined', reason: 'Not in our area yet' },
      mayAsk: true,
    });
    expect(people.mailer.sent).toMatchObject([
      { to: ada.user.email, text: expect.stringContaining('Not in our area yet') },
    ]);
    await people.attempting.handlers.sendRequestDeclined?.({ uid: 'ada' }, { isLast: false });
    expect(people.mailer.sent).toHaveLength(1);
    await createRequest(people, ada, input);
    expect((await readOwnRequest(people, ada)).request).not.toHaveProperty('reason');
  });

  it('is seen and answered by nobody but site administrators', async () => {
    await createRequest(people, newcomer(), input);
    for (const user of [
      people.person('owner', { roles: { [BELLA]: 'owner' } }),
      people.person('support', { siteRole: 'support' }),
      people.person('viewer', { siteRole: 'viewer' }),
    ]) {
      await expect(listRequests(people, callerOf(user), PAGE)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(declineRequest(people, { user, requestId: 'r' }, 'ada', 'No')).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });
});
