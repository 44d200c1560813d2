// Data of other tenants and missing data are answered alike, and so are addresses with and without an account: no refusal
// reveals what exists.
import type { Answers } from '@bite/shared/api/answers';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { answerIn } from '../testing/answer-in.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { elsewhere } from '../testing/memory-places.ts';
import { preparedRequest } from '../testing/prepared-requests.ts';
import { goodRequests, type SampleRequest } from '../testing/sample-requests.ts';

type Parameters = Readonly<Record<string, string | number>>;

const missing: Parameters = {
  tenantId: 10_000_099,
  restaurantId: 20_000_099,
  recordId: 999_999,
  guid: aGuid(9999),
  orderGuid: aGuid(9998),
  uid: 'nobody-of-that-name',
  invitationId: 'z'.repeat(43),
};

/** The search for places knows what everybody may see. */
const ofNobody: readonly RouteName[] = ['getPlaceDetails', 'getPlacePhoto'];

const withParameters = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name].audience === 'staff' && routes[name].path.includes(':') && !ofNobody.includes(name),
);

/** The answer without the request's own words and without what differs from request to request. */
async function answerTo(
  api: MemoryApi,
  name: RouteName,
  uid: string,
  asking: SampleRequest,
): Promise<unknown> {
  const response = await api.ask(name, uid, asking);
  const answer = await answerIn(response);
  if (answer.success) return { status: response.status, data: answer.data };
  const { code, message, details } = answer.error;
  const words = Object.values(asking.params ?? {}).map(String);
  const neutral = words.reduce((text, word) => text.replaceAll(word, '…'), message);
  return { status: response.status, code, message: neutral, details };
}

function swapped(asking: SampleRequest, by: Parameters): SampleRequest {
  const params = Object.entries(asking.params ?? {}).map(
    ([name, value]) => [name, by[name] ?? value] as const,
  );
  return { ...asking, params: Object.fromEntries(params) };
}

describe('what is another’s is answered as what does not exist', () => {
  it.each(withParameters)('C6-01 I6-02 by %s', async (name) => {
    const api = await memoryApi();
    const asking: SampleRequest = { ...goodRequests[name], ...(await preparedRequest(api, name)) };
    const foreign = await answerTo(api, name, 'otherOwner', asking);
    const none = await answerTo(api, name, 'otherOwner', swapped(asking, missing));
    expect(foreign).toEqual(none);
    expect(foreign).toMatchObject({ status: expect.toSatisfy((status: number) => status >= 400) });
  });

  const people = [
    'deactivateAdminUser',
    'reactivateAdminUser',
    'changeTenantUserRole',
    'toggleTenantUser',
  ] as const;
  it.each([...people, 'removeTenantUser', 'assignTenantUser'] as const)(
    'I6-04 by %s, of people of another business',
    async (name) => {
      const api = await memoryApi();
      const asking: SampleRequest = goodRequests[name];
      const foreign = await answerTo(api, name, 'owner', swapped(asking, { uid: 'otherOwner' }));
      const none = await answerTo(api, name, 'owner', swapped(asking, { uid: 'nobody-of-that-name' }));
      expect(foreign).toEqual(none);
      expect(foreign).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it.each(['resendInvitation', 'revokeInvitation'] as const)(
    'I6-04 by %s, of another’s invitation in the name of one’s own business',
    async (name) => {
      const api = await memoryApi();
      const { invitation } = await api.dataOf<Answers['inviteUser']>('inviteUser', 'otherOwner', {
        params: { tenantId: elsewhere.tenantId },
      });
      const ask = (invitationId: string) =>
        answerTo(api, name, 'owner', swapped(goodRequests[name], { invitationId }));
      const foreign = await ask(invitation.invitationId);
      expect(foreign).toEqual(await ask('z'.repeat(43)));
      expect(foreign).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('C6-01 by a record of another restaurant in the name of one’s own', async () => {
    const api = await memoryApi();
    const { tenantId } = goodRequests.getItem.params ?? {};
    const there = { tenantId: Number(tenantId), restaurantId: elsewhere.restaurantId, recordId: 1 };
    const foreign = await answerTo(api, 'getItem', 'owner', { params: there });
    const none = await answerTo(api, 'getItem', 'owner', { params: { ...there, restaurantId: 20_000_099 } });
    expect(foreign).toEqual(none);
    expect(foreign).toMatchObject({ status: 404 });
  });
});

describe('an address with an account is answered as one without', () => {
  it('by asking for a new password', async () => {
    const api = await memoryApi();
    const ask = (email: string) => answerTo(api, 'requestPasswordReset', '', { body: { email } });
    expect(await ask('owner@example.com')).toEqual(await ask('nobody@example.com'));
  });

  it('I6-04 by an invitation that is another’s, over or made up', async () => {
    const api = await memoryApi();
    const { body } = await preparedRequest(api, 'acceptInvitation');
    const another = await answerTo(api, 'acceptInvitation', 'viewer', { body });
    expect(another).toEqual(
      await answerTo(api, 'acceptInvitation', 'viewer', { body: { code: 'a'.repeat(43) } }),
    );
  });
});
