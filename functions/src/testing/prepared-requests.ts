// Valid requests to the API in memory that need preparation: a version, a code, a session.
import type { Answers } from '@bite/shared/api/answers';
import type { RouteName } from '@bite/shared/api/routes';
import { storagePaths } from '@bite/shared/paths';
import { paymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { type PaymentSetup, paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { platformWallets } from '@bite/shared/payments/platform-wallets.schema';
import { PLATFORM_WALLETS } from '@bite/shared/payments/wallets-offered';
import type { BusinessRequestInput } from '@bite/shared/tenancy/business-request.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { goodRecords } from '@bite/shared/testing/good-records';
import { aServiceReview } from '@bite/shared/testing/service-reviews';
import { linkIdOf, menuLinksOf } from '../catalogue/exchange/links/menu-links.ts';
import { businessRequests, picturesOf, restaurantsOf } from '../collections/collections.ts';
import { chargebacksOf, paymentDaysOf } from '../collections/payment-days.ts';
import { attemptsOf, PAYMENT_SETUP, paymentSetupsOf } from '../collections/payments.ts';
import { mappingsOf } from '../domains/find-mapping.ts';
import { dueWork, newWork } from '../due-work/due-work.ts';
import { newPasswordCode } from '../identity/password-code.ts';
import { storeReview } from '../listing/reviews/one-review.ts';
import { orderMessagesOf } from '../ordering/messages/order-messages.ts';
import { gatewayLoginOf, loginText } from '../payments/merchant-of.ts';
import { versionOfNotes } from '../payments/reports/chargebacks.ts';
import { platformWalletsAt } from '../payments/wallets/platform-wallets.ts';
import { DINER } from './a-diner.ts';
import { connectListing, listed } from './a-listed-restaurant.ts';
import { putConnection, putReply } from './auto-reply-samples.ts';
import type { MemoryApi } from './memory-api.ts';
import { codeIn, linkIn } from './memory-mailer.ts';
import { elsewhere } from './memory-places.ts';
import { aDnsRecord, anOrderedDomain, anUnclearOrder } from './prepared-domains.ts';
import { goodRequests, otherRestaurantId, type SampleRequest, seeded } from './sample-requests.ts';

type Prepare = (api: MemoryApi, uid: string) => Promise<SampleRequest>;

const { tenantId, restaurantId, restaurantGuid } = seeded;
/** Creates what the other requests refer to. */
const MAKER = 'siteAdmin';

async function anOrder(api: MemoryApi): Promise<Answers['placeOrder']> {
  const headers = { 'idempotency-key': `key-${crypto.randomUUID()}` };
  return api.dataOf('placeOrder', undefined, { headers });
}

/** One that was handed over, whose guest may say how they liked it. */
async function aCompletedOrder(api: MemoryApi): Promise<Answers['placeOrder']> {
  const placed = await anOrder(api);
  await api.ports.orders.change({ tenantId, restaurantId }, placed.orderGuid, (order) => ({
    order: { ...order, status: 'completed', completedAt: new Date(api.now()).toISOString() },
    kitchenItems: [],
  }));
  return placed;
}

/** One that was paid by card. */
async function aPaidOrder(
  api: MemoryApi,
  state: 'authorized' | 'captured',
  alarm?: string,
): Promise<{ orderGuid: string; attemptId: string }> {
  const { orderGuid } = await anOrder(api);
  const attemptId = `attempt-${orderGuid}`;
  const place = { tenantId, restaurantId };
  const at = new Date(api.now()).toISOString();
  const { totals } = (await api.ports.orders.change(place, orderGuid, (order) => ({
    order: {
      ...order,
      payment: { state, attemptId },
      ...(state === 'captured' && { paymentStatus: 'paid' as const }),
    },
    kitchenItems: [],
  }))) ?? { totals: { total: 0 } };
  const attempt = paymentAttempt.parse({
    ...{
      attemptId,
      orderGuid,
      orderNumber: '#001',
      restaurantGuid,
      ...place,
      state,
      gatewayOrderIds: ['A1'],
      alarm,
    },
    ...{
      amount: totals.total,
      capturedAmount: totals.total,
      currency: 'USD',
      retref: '1',
      requestHash: 'hash',
    },
    ...{ ...account, createdAt: at, updatedAt: at, by: 'guest' },
  });
  api.records.put(attemptsOf(place), attemptId, attempt);
  await putLogin(api);
  return { orderGuid, attemptId };
}

/** A restaurant with a connected business listing. */
async function aListing(api: MemoryApi): Promise<SampleRequest> {
  api.listing.addAccount({
    name: `accounts/${listed.accountId}`,
    accountName: 'Bella Group',
    type: 'PERSONAL',
  });
  await connectListing({ ...api, vault: api.ports.vault }, { tenantId, restaurantId }, listed);
  return {};
}

/** With one review, which is kept. */
async function aReview(api: MemoryApi): Promise<SampleRequest> {
  await aListing(api);
  const review = aServiceReview();
  api.listing.putReview(listed.locationId, review);
  await storeReview(api.ports, { tenantId, restaurantId }, review);
  return {};
}

async function anAnsweredReview(api: MemoryApi): Promise<SampleRequest> {
  await aReview(api);
  const { response } = await api.dataOf<Answers['replyToReview']>('replyToReview', MAKER);
  return { query: `?seen=${response?.updateTime}` };
}

/** A draft of a post on it. */
async function aListingPost(api: MemoryApi): Promise<SampleRequest> {
  await aListing(api);
  const { post } = await api.dataOf<Answers['createListingPost']>('createListingPost', MAKER);
  return { params: { tenantId, restaurantId, postId: post.postId } };
}

/** A question for access that the service has answered. */
async function anAnsweredConsent(api: MemoryApi, uid: string): Promise<SampleRequest> {
  const { url } = await api.dataOf<Answers['startListingConsent']>('startListingConsent', uid);
  return { body: { code: api.listing.consent(), state: new URL(url).searchParams.get('state') } };
}

/** With an account at the gateway. */
async function putPaymentSetup(api: MemoryApi): Promise<SampleRequest> {
  const at = { tenantId, restaurantId };
  const setup = paymentSetup.parse(account);
  api.records.put(paymentSetupsOf(at), PAYMENT_SETUP, setup);
  await putLogin(api);
  return {};
}

const account = { site: 'fts', merchantId: '496160873888' };
const putLogin = (api: MemoryApi): Promise<void> =>
  api.ports.vault.put(
    gatewayLoginOf({ tenantId, restaurantId }, account),
    loginText({ username: 'bella', password: 'a password' }),
    MAKER,
  );

/** An invited person with an account and no user record. */
async function anInvitation(api: MemoryApi) {
  const { invitation } = await api.dataOf<Answers['inviteUser']>('inviteUser', MAKER);
  const mail = api.mailer.sent.at(-1);
  const code = mail && new URLSearchParams(new URL(linkIn(mail)).hash.slice(1)).get('code');
  if (!code) throw new Error('An invitation without a link was mailed');
  return { invitationId: invitation.invitationId, code };
}

/** For a person who may have sent a request already. */
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

function putPicture(api: MemoryApi, name: string): void {
  const at = new Date(api.now()).toISOString();
  const path = `${storagePaths.restaurantFolder({ tenantId, restaurantId }, 'items')}/${name}`;
  api.records.put(picturesOf({ tenantId, restaurantId }), `items:${name}`, {
    ...{ path, folder: 'items', name, generation: '1', size: 9000, uploadedAt: at, checkedAt: at },
    ...{ status: 'ok', type: 'image/jpeg', width: 800, height: 400, isAnimated: false },
  });
}

function putFailedWork(api: MemoryApi): string {
  const { id, record } = newWork('endSessions', { uid: 'employee' }, api.now());
  const { dueAt: givenUpAt, ...work } = record;
  api.records.put(dueWork, id, { ...work, givenUpAt, error: 'UNAVAILABLE' });
  return id;
}

function putFailedMessage(api: MemoryApi): string {
  const at = new Date(api.now()).toISOString();
  const orderGuid = crypto.randomUUID();
  const messageId = `${orderGuid}-1-mail`;
  api.records.put(orderMessagesOf({ tenantId, restaurantId }), messageId, {
    ...{ orderGuid, orderNumber: '#001', eventId: '1', kind: 'received', channel: 'mail' },
    ...{ to: 'ada@example.com', state: 'failed', reason: 'refused', attempts: 1, repeats: 0 },
    ...{ createdAt: at, dueAt: at, changedAt: at, expiresAt: at },
  });
  return messageId;
}

/** With the version that whoever changes it has read. */
function putChargeback(api: MemoryApi): SampleRequest {
  const { params, body } = goodRequests.updateChargeback;
  const caseId = String(params?.['caseId']);
  const at = new Date(api.now()).toISOString();
  const record = {
    ...{ caseId, caseNumber: caseId, currency: 'USD', firstSeenAt: at, updatedAt: at },
    ...({ status: 'new', evidence: '' } as const),
  };
  api.records.put(chargebacksOf({ tenantId, restaurantId }), caseId, record);
  return { body: { ...(body as object), version: versionOfNotes(record) } };
}

function putDifference(api: MemoryApi): SampleRequest {
  const { params } = goodRequests.explainDifference;
  const day = String(params?.['day']);
  const at = new Date(api.now()).toISOString();
  const found = { kind: 'unknownToUs', text: 'The gateway has a payment', firstSeenAt: at } as const;
  const none = { captured: 0, capturedCount: 0, refunded: 0, orders: 0 };
  const notThere = { atGateway: 0, atGatewayCount: 0, waiting: 0, waitingCount: 0 };
  const notReturned = { returned: 0, returnedCount: 0 };
  api.records.put(paymentDaysOf({ tenantId, restaurantId }), day.replaceAll('-', ''), {
    day,
    comparison: {
      ...{ comparedAt: at, state: 'different', moreDifferences: 0, ...none, ...notThere, ...notReturned },
      differences: [{ id: String(params?.['differenceId']), ...found }],
    },
  });
  return {};
}

/** A plan for the first item. */
async function aPlan(api: MemoryApi): Promise<SampleRequest> {
  const { version } = await api.dataOf<{ version: string }>('getItem', MAKER);
  const body = goodRequests.createScheduledChange.body as { records: readonly object[] };
  return { body: { ...body, records: body.records.map((record) => ({ ...record, version })) } };
}

async function aScheduledChange(api: MemoryApi): Promise<SampleRequest> {
  const { scheduledChangeId } = await api.dataOf<Answers['createScheduledChange']>(
    'createScheduledChange',
    MAKER,
    await aPlan(api),
  );
  return { params: { tenantId, restaurantId, scheduledChangeId } };
}

/** Of two new items. */
async function aBatch(api: MemoryApi): Promise<SampleRequest> {
  const { create } = goodRecords.items;
  const { batchId } = await api.dataOf<Answers['batchItems']>('batchItems', MAKER, {
    body: { action: 'create', records: [create, create] },
  });
  return { params: { tenantId, restaurantId, batchId } };
}

/** A file that was checked: its import can be written. */
async function aCheckedFile(api: MemoryApi): Promise<SampleRequest> {
  const { import: checked } = await api.dataOf<Answers['checkMenuFile']>('checkMenuFile', MAKER);
  if (!checked) throw new Error('The sample file has faults');
  return { params: { tenantId, restaurantId, importId: checked.importId } };
}

async function aWrittenImport(api: MemoryApi): Promise<SampleRequest> {
  const checked = await aCheckedFile(api);
  await api.dataOf('writeMenuImport', MAKER, checked);
  return checked;
}

/** Another restaurant of the business, whose menu is copied to this one. */
async function aMenuLink(api: MemoryApi): Promise<SampleRequest> {
  const restaurant = await api.records.get(restaurantsOf(tenantId), String(restaurantId));
  if (!restaurant) throw new Error('The restaurant is missing');
  api.records.put(restaurantsOf(tenantId), String(otherRestaurantId), {
    ...restaurant,
    restaurantId: otherRestaurantId,
  });
  const at = new Date(api.now()).toISOString();
  const { key } = goodRequests.setLinkException.body as { key: string };
  const link = { fromRestaurantId: otherRestaurantId, toRestaurantId: restaurantId };
  api.records.put(menuLinksOf(tenantId), linkIdOf(link), {
    ...link,
    restaurantIds: [otherRestaurantId, restaurantId],
    by: MAKER,
    byName: 'Site admin',
    createdAt: at,
    updatedAt: at,
    exceptions: [{ kind: 'items', key, recordId: 1, name: 'Soup', own: { details: 'chosen' } }],
  });
  return {};
}

/** Another restaurant of the business, which has none of its domains. */
async function aRestaurantBeside(api: MemoryApi): Promise<SampleRequest> {
  const restaurant = await api.records.get(restaurantsOf(tenantId), String(restaurantId));
  if (!restaurant) throw new Error('The restaurant is missing');
  const other = { ...restaurant, restaurantId: otherRestaurantId, guid: aGuid(9009), slug: 'beside' };
  api.records.put(restaurantsOf(tenantId), String(otherRestaurantId), other);
  return { body: { toRestaurantId: otherRestaurantId } };
}

/** One that waits for its card. */
async function aDraft(api: MemoryApi, setup: Partial<PaymentSetup> = {}): Promise<Answers['placeOrder']> {
  const at = { tenantId, restaurantId };
  api.records.put(
    paymentSetupsOf(at),
    PAYMENT_SETUP,
    paymentSetup.parse({ cards: true, ...account, ...setup }),
  );
  await putLogin(api);
  const headers = { 'idempotency-key': `key-${crypto.randomUUID()}` };
  const body = { ...(goodRequests.placeOrder.body as object), payment: 'card' };
  return api.dataOf('placeOrder', undefined, { headers, body });
}

/** One that the other business offers to ours. */
async function anOfferedDomain(api: MemoryApi): Promise<SampleRequest> {
  const [theirs] = await mappingsOf(api.records, elsewhere.restaurantGuid);
  const { tenantId: at, restaurantId: other } = elsewhere;
  const params = { tenantId: at, restaurantId: other, mappingGuid: theirs?.guid ?? '' };
  const { code } = await api.dataOf<Answers['offerDomain']>('offerDomain', MAKER, { params });
  return { body: { domain: theirs?.domain, code } };
}

const preparations: Partial<Record<RouteName, Prepare>> = {
  acceptDomain: anOfferedDomain,
  moveDomain: aRestaurantBeside,
  trackOrder: async (api) => ({ params: { restaurantGuid, token: (await anOrder(api)).trackingToken } }),
  payOrder: async (api) => ({
    params: { restaurantGuid, token: (await aDraft(api)).trackingToken },
    headers: { 'idempotency-key': `key-${crypto.randomUUID()}` },
  }),
  getOrderPayment: async (api) => ({
    params: { restaurantGuid, token: (await aDraft(api)).trackingToken },
  }),
  payAtCounter: async (api) => ({ params: { restaurantGuid, token: (await aDraft(api)).trackingToken } }),
  cancelOrder: async (api) => ({ params: { restaurantGuid, token: (await anOrder(api)).trackingToken } }),
  arriveForOrder: async (api) => ({ params: { restaurantGuid, token: (await anOrder(api)).trackingToken } }),
  notifyDevice: async (api) => ({ params: { restaurantGuid, token: (await anOrder(api)).trackingToken } }),
  forgetDevice: async (api) => ({
    params: { restaurantGuid, token: (await anOrder(api)).trackingToken, deviceId: '0'.repeat(32) },
  }),
  judgeDish: async (api) => {
    const { trackingToken: token } = await aCompletedOrder(api);
    return { params: { restaurantGuid, token, itemId: 1 } };
  },
  moveOrder: async (api) => ({
    params: { tenantId, restaurantId, orderGuid: (await anOrder(api)).orderGuid },
  }),
  refundOrder: async (api) => ({
    params: { tenantId, restaurantId, orderGuid: (await aPaidOrder(api, 'captured')).orderGuid },
  }),
  changeTip: async (api) => ({
    params: { tenantId, restaurantId, orderGuid: (await aPaidOrder(api, 'authorized')).orderGuid },
  }),
  lookAtPayment: async (api) => ({
    params: { tenantId, restaurantId, ...(await aPaidOrder(api, 'captured', 'The gateway is silent')) },
  }),
  updatePlaceConnection: async (api) => {
    await api.dataOf('connectPlace', MAKER);
    return {};
  },
  refreshPlace: async (api) => {
    await api.dataOf('connectPlace', MAKER);
    return {};
  },
  putPaymentSetup: async (api) => {
    const { version } = await api.dataOf<Answers['getPaymentSetup']>('getPaymentSetup', MAKER);
    return { body: { version, choices: { counter: true } } };
  },
  putPlatformWallets: async (api) => {
    const { version } = await api.dataOf<Answers['getPlatformWallets']>('getPlatformWallets', MAKER);
    return { body: { version, wallets: { googlePayHosts: ['order.bite.example'] } } };
  },
  startApplePay: async (api) => {
    const { trackingToken: token } = await aDraft(api, {
      applePay: true,
      verifiedAt: '2026-06-10T12:00:00.000Z',
    });
    const registered = { applePayHosts: ['bella.example'], appleMerchantId: 'merchant.example.bite' };
    api.records.put(platformWalletsAt, PLATFORM_WALLETS, platformWallets.parse(registered));
    return {
      params: { restaurantGuid, token },
      headers: { ...goodRequests.startApplePay.headers, 'x-forwarded-host': 'bella.example' },
    };
  },
  removeGatewayLogin: async (api) => {
    await putPaymentSetup(api);
    return { params: { tenantId, restaurantId, ...account } };
  },
  verifyPaymentSetup: putPaymentSetup,
  makeTestPayment: putPaymentSetup,
  putAutoReplies: async (api) => {
    putConnection(api.records, { tenantId, restaurantId });
    const { version } = await api.dataOf<Answers['getAutoReplies']>('getAutoReplies', MAKER);
    return { body: { version, choices: { isEnabled: true } } };
  },
  editAutoReply: async (api) => {
    const { replyId, version } = putReply(api.records, { tenantId, restaurantId });
    return { params: { tenantId, restaurantId, replyId }, body: { version, text: 'Thank you!' } };
  },
  decideAutoReplies: async (api) => {
    const reply = putReply(api.records, { tenantId, restaurantId });
    return { body: { decision: 'send', replies: [reply] } };
  },
  listReviews: aReview,
  listTenantReviews: aReview,
  countTenantReviews: aReview,
  getReviewSummary: aReview,
  suggestReplies: aReview,
  replyToReview: aReview,
  deleteReviewReply: anAnsweredReview,
  syncReviewsNow: aReview,
  updateListingSync: aReview,
  takeListingNotification: aReview,
  createListingPost: aListing,
  refreshListingPosts: aListing,
  getListingPost: aListingPost,
  updateListingPost: aListingPost,
  deleteListingPost: aListingPost,
  finishListingConsent: anAnsweredConsent,
  listListingAccounts: aListing,
  listListingLocations: aListing,
  chooseListingLocation: aListing,
  disconnectListing: aListing,
  pullListingProfile: aListing,
  applyListingProfile: async (api) => {
    await aListing(api);
    const { version } = await api.dataOf<Answers['pullListingProfile']>('pullListingProfile', MAKER);
    return { body: { version, send: ['phone'], take: [] } };
  },
  sendMessageAgain: async (api) => ({
    params: { tenantId, restaurantId, messageId: putFailedMessage(api) },
  }),
  arrangeMenu: async (api) => {
    const { record, version } = await api.dataOf<Answers['getMenuGroup']>('getMenuGroup', MAKER);
    const { menuGroupId } = record;
    return { body: { changes: [{ menuGroupId, version, parentId: null, position: 2 }] } };
  },
  replacePicture: async (api) => {
    putPicture(api, 'new.jpg');
    return {};
  },
  signIn: async (api, uid) => ({ body: { idToken: api.accounts.idToken(uid) } }),
  revokeSession: async (api, uid) => {
    await api.cookieOf(uid);
    const { sessions } = await api.dataOf<Answers['listSessions']>('listSessions', uid);
    return { params: { sessionToken: sessions[0]?.sessionToken ?? '' } };
  },
  readSignInLink: async (api) => {
    const headers = { ...goodRequests.requestSignInCode.headers, 'x-forwarded-host': 'bella.example' };
    await api.ask('requestSignInCode', undefined, { ...goodRequests.requestSignInCode, headers });
    const mail = api.mailer.sent.at(-1);
    const link = mail && new URLSearchParams(new URL(linkIn(mail)).hash.slice(1)).get('sign-in');
    return { body: { link } };
  },
  beginProviderSignIn: async () => ({
    headers: { ...goodRequests.beginProviderSignIn.headers, 'x-forwarded-host': 'bella.example' },
  }),
  signInDiner: async (api) => {
    const { requestId } = await api.dataOf<Answers['requestSignInCode']>('requestSignInCode');
    return { body: { requestId, code: codeIn(api.mailer.sent.at(-1)) } };
  },
  revokeDinerSession: async (api) => {
    const { sessions } = await api.dataOf<Answers['listDinerSessions']>('listDinerSessions', DINER.uid);
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
  lookAtDomainPurchase: anOrderedDomain,
  reviewDomainPurchase: anUnclearOrder,
  releaseDomainPurchase: anUnclearOrder,
  updateDnsRecord: aDnsRecord,
  deleteDnsRecord: aDnsRecord,
  writeMenuImport: aCheckedFile,
  undoMenuImport: aWrittenImport,
  stopMenuImport: aWrittenImport,
  keepMenuInStep: aMenuLink,
  endMenuLink: aMenuLink,
  compareLinkedRecord: aMenuLink,
  setLinkException: aMenuLink,
  checkUndo: aBatch,
  undoBatch: aBatch,
  updateChargeback: async (api) => putChargeback(api),
  explainDifference: async (api) => putDifference(api),
  createScheduledChange: aPlan,
  getScheduledChange: aScheduledChange,
  cancelScheduledChange: aScheduledChange,
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

/** A change contains the present version, which an administrator reads first. */
async function withVersion(
  api: MemoryApi,
  name: RouteName,
  { params = {}, body }: SampleRequest,
  prepared: SampleRequest = {},
): Promise<SampleRequest> {
  const read = `get${name.slice('update'.length)}` as RouteName;
  const at = { params: { ...params, ...prepared.params }, body: undefined };
  const { version } = await api.dataOf<{ version: string }>(read, MAKER, at);
  return { body: { ...(body as object), version } };
}

const hasVersion = ({ body }: SampleRequest): boolean =>
  typeof body === 'object' && body !== null && 'version' in body;

/** The person who can call an endpoint that is not for administrators: without a record, or without a tenant. */
export const bestCaller: Partial<Record<RouteName, string>> = {
  signUp: 'stranger',
  acceptInvitation: 'stranger',
  createBusinessRequest: 'inactive',
  withdrawBusinessRequest: 'inactive',
  getDiner: DINER.uid,
  updateDiner: DINER.uid,
  listDinerSessions: DINER.uid,
  getCart: DINER.uid,
  putCart: DINER.uid,
  revokeDinerSession: DINER.uid,
  putDinerAddress: DINER.uid,
  deleteDinerAddress: DINER.uid,
  listDinerOrders: DINER.uid,
  getDinerPoints: DINER.uid,
  getDinerFavourites: DINER.uid,
  changeDinerFavourites: DINER.uid,
  listSavedCards: DINER.uid,
  deleteSavedCard: DINER.uid,
  exportDiner: DINER.uid,
  deleteDiner: DINER.uid,
};

/** A request that succeeds for a person with permission. */
export async function preparedRequest(api: MemoryApi, name: RouteName): Promise<SampleRequest> {
  const good = goodRequests[name];
  const prepared = await preparations[name]?.(api, bestCaller[name] ?? MAKER);
  const versioned =
    hasVersion(good) && prepared?.body === undefined ? await withVersion(api, name, good, prepared) : {};
  return { ...prepared, ...versioned };
}

/** Sends a request that succeeds, as a person with permission unless another uid is given. */
export async function sendPrepared(
  api: MemoryApi,
  name: RouteName,
  uid = bestCaller[name] ?? MAKER,
): Promise<Response> {
  return api.ask(name, uid, await preparedRequest(api, name));
}
