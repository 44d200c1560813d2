// Good requests to the API in memory that must first find something out, or make it: a version, a code, a session.
import type { Answers } from '@bite/shared/api/answers';
import type { RouteName } from '@bite/shared/api/routes';
import type { BusinessRequestInput } from '@bite/shared/tenancy/business-request.schema';
import { businessRequests } from '../collections/collections.ts';
import { dueWork, newWork } from '../due-work/due-work.ts';
import { newPasswordCode } from '../identity/password-code.ts';
import type { MemoryApi } from './memory-api.ts';
import { linkIn } from './memory-mailer.ts';
import { goodRequests, type SampleRequest, seeded } from './sample-requests.ts';

type Prepare = (api: MemoryApi, uid: string) => Promise<SampleRequest>;

const { tenantId, restaurantId, restaurantGuid } = seeded;
/** Makes what others are asked about. */
const MAKER = 'siteAdmin';

async function anOrder(api: MemoryApi): Promise<Answers['placeOrder']> {
  const headers = { 'idempotency-key': `key-${crypto.randomUUID()}` };
  return api.dataOf('placeOrder', undefined, { headers });
}

/** Someone invited who has an account and no record. */
async function anInvitation(api: MemoryApi) {
  const { invitation } = await api.dataOf<Answers['inviteUser']>('inviteUser', MAKER);
  const mail = api.mailer.sent.at(-1);
  const code = mail && new URLSearchParams(new URL(linkIn(mail)).hash.slice(1)).get('code');
  if (!code) throw new Error('An invitation without a link was mailed');
  return { invitationId: invitation.invitationId, code };
}

/** Of somebody who may have sent one already. */
function putOpenRequest(api: MemoryApi, uid: string): void {
  const input = goodRequests.createBusinessRequest.body as BusinessRequestInput;
  const at = new Date(api.now()).toISOString();
  const request = {
    ...input,
    uid,
    email: `${uid}@example.com`,
    state: 'open',
    createdAt: at,
    updatedAt: at,
  } as const;
  api.records.put(businessRequests, uid, request);
}

function putFailedWork(api: MemoryApi): string {
  const { id, record } = newWork('endSessions', { uid: 'employee' }, api.now());
  const { dueAt: givenUpAt, ...work } = record;
  api.records.put(dueWork, id, { ...work, givenUpAt, error: 'UNAVAILABLE' });
  return id;
}

const preparations: Partial<Record<RouteName, Prepare>> = {
  trackOrder: async (api) => ({ params: { restaurantGuid, token: (await anOrder(api)).trackingToken } }),
  moveOrder: async (api) => ({
    params: { tenantId, restaurantId, orderGuid: (await anOrder(api)).orderGuid },
  }),
  signIn: async (api, uid) => ({ body: { idToken: api.accounts.idToken(uid) } }),
  revokeSession: async (api, uid) => {
    await api.cookieOf(uid);
    const { sessions } = await api.dataOf<Answers['listSessions']>('listSessions', uid);
    return { params: { sessionToken: sessions[0]?.sessionToken ?? '' } };
  },
  exchangeCode: async (api, uid) => {
    const { url } = await api.dataOf<Answers['handOver']>('handOver', uid);
    const headers = { ...goodRequests.exchangeCode.headers, 'x-forwarded-host': new URL(url).host };
    return { headers, body: { code: new URL(url).searchParams.get('token') } };
  },
  changePassword: async (api, uid) => ({
    body: { ...(goodRequests.changePassword.body as object), idToken: api.accounts.idToken(uid) },
  }),
  readPasswordReset: async (api) => ({ body: { code: await newPasswordCode(api, 'inactive') } }),
  resetPassword: async (api) => ({
    body: {
      ...(goodRequests.resetPassword.body as object),
      code: await newPasswordCode(api, 'inactive'),
    },
  }),
  withdrawBusinessRequest: async (api, uid) => {
    putOpenRequest(api, uid);
    return {};
  },
  declineBusinessRequest: async (api) => {
    putOpenRequest(api, 'inactive');
    return { params: { uid: 'inactive' } };
  },
  repeatFailedWork: async (api) => ({ params: { workId: putFailedWork(api) } }),
  discardFailedWork: async (api) => ({ params: { workId: putFailedWork(api) } }),
  readInvitation: async (api) => ({ body: { code: (await anInvitation(api)).code } }),
  acceptInvitation: async (api) => ({ body: { code: (await anInvitation(api)).code } }),
  resendInvitation: async (api) => ({
    params: { tenantId, invitationId: (await anInvitation(api)).invitationId },
  }),
  revokeInvitation: async (api) => ({
    params: { tenantId, invitationId: (await anInvitation(api)).invitationId },
  }),
};

/** A change names the version that was read: the one that an administrator reads now. */
async function withVersion(
  api: MemoryApi,
  name: RouteName,
  { params = {}, body }: SampleRequest,
): Promise<SampleRequest> {
  const read = `get${name.slice('update'.length)}` as RouteName;
  const { version } = await api.dataOf<{ version: string }>(read, MAKER, { params, body: undefined });
  return { body: { ...(body as object), version } };
}

const hasVersion = ({ body }: SampleRequest): boolean =>
  typeof body === 'object' && body !== null && 'version' in body;

/** Who can do what it is about: of whom there is no record yet, or who works nowhere. */
export const bestAsker: Partial<Record<RouteName, string>> = {
  signUp: 'stranger',
  acceptInvitation: 'stranger',
  createBusinessRequest: 'inactive',
  withdrawBusinessRequest: 'inactive',
};

/** What would succeed, for somebody who may. */
export async function wellAsked(api: MemoryApi, name: RouteName): Promise<SampleRequest> {
  const good = goodRequests[name];
  const prepared = await preparations[name]?.(api, bestAsker[name] ?? MAKER);
  const versioned = hasVersion(good) ? await withVersion(api, name, good) : {};
  return { ...prepared, ...versioned };
}

/** Asks as somebody who may, unless another uid is named, what would succeed. */
export async function askWell(
  api: MemoryApi,
  name: RouteName,
  uid = bestAsker[name] ?? MAKER,
): Promise<Response> {
  return api.ask(name, uid, await wellAsked(api, name));
}
