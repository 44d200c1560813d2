// One valid request for every endpoint. They refer to what memory-api.ts seeds.

import { CSRF_HEADER, pathTo } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/records/record-names';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { goodRecord, goodRecords } from '@bite/shared/testing/good-records';
import { aCartItemRecord, aContact, anAddress } from '@bite/shared/testing/records';
import { aPushDevice } from './memory-push-sender.ts';
import { registrarRequests } from './registrar-samples.ts';

export interface SampleRequest {
  params?: Readonly<Record<string, string | number>>;
  query?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Seeded: a tenant with a restaurant, and two records of each kind, the second of which nothing refers to. */
export const seeded = {
  tenantId: 10_000_001,
  restaurantId: 20_000_001,
  tenantGuid: aGuid(2),
  restaurantGuid: aGuid(1),
  slug: 'bella',
  recordId: 1,
  spareId: 2,
} as const;

/** Its domain of its own, which is set up; it has a subdomain as well. */
export const seededMapping = { domainId: 30_000_001, guid: aGuid(6001), domain: 'bella.example' } as const;

/** The header of a genuine push. */
export const PUSH_TOKEN = 'Bearer of-pub-sub';

const { tenantId, restaurantId, tenantGuid, restaurantGuid, recordId, spareId } = seeded;
const place = { tenantId, restaurantId };
const tenant = { tenantId };
const member = { tenantId, uid: 'employee' };
/** Of the domain that memory-places.ts stores. */
const { guid: mappingGuid } = seededMapping;
const ownPage = { [CSRF_HEADER]: '1' };
const cart = { restaurantGuid, orderType: 'pickup', lines: [{ menuItemId: 1, quantity: 1 }] };

/** A placeholder for what a test must find out first. */
export const UNKNOWN = 'x'.repeat(43);
const changeOf = (changes: object) => ({ version: UNKNOWN, changes });

type RecordRoute = {
  [Kind in RecordKind]:
    | `${'list' | 'listDeleted' | 'batch'}${(typeof recordNames)[Kind]['many']}`
    | `${'create' | 'get' | 'update' | 'delete' | 'restore'}${(typeof recordNames)[Kind]['one']}`;
}[RecordKind];

const dinerAccountRequests = {
  requestSignInCode: { headers: ownPage, body: { email: 'ada@example.com', restaurantGuid } },
  readSignInLink: { headers: ownPage, body: { link: UNKNOWN } },
  signInDiner: { headers: ownPage, body: { requestId: UNKNOWN, code: '000000' } },
  listSignInProviders: {},
  beginProviderSignIn: { headers: ownPage, body: { provider: 'google', restaurantGuid } },
  goToProvider: { params: { provider: 'google' } },
  returnFromProvider: { params: { provider: 'google' } },
  returnFromProviderByForm: { params: { provider: 'apple' } },
  signOutDiner: { headers: ownPage, body: {} },
  getDiner: {},
  updateDiner: { body: { name: 'Ada Lovelace' } },
  listDinerSessions: {},
  getCart: { params: { restaurantGuid } },
  putCart: { params: { restaurantGuid }, body: { orderType: 'pickup', items: [aCartItemRecord()] } },
  revokeDinerSession: { params: { sessionToken: 'a'.repeat(64) } },
  putDinerAddress: {
    params: { addressId: aGuid(900) },
    body: {
      label: 'Home',
      address: { street: '1 Main St', city: 'Albany', region: 'NY', postalCode: '12207', country: 'US' },
    },
  },
  deleteDinerAddress: { params: { addressId: aGuid(900) } },
  listDinerOrders: { query: `?restaurantGuid=${restaurantGuid}` },
  getDinerFavourites: { params: { restaurantGuid } },
  changeDinerFavourites: { params: { restaurantGuid }, body: { add: [1] } },
  listSavedCards: { query: `?restaurantGuid=${restaurantGuid}` },
  deleteSavedCard: { params: { savedCardId: aGuid(901) } },
  exportDiner: {},
  deleteDiner: {},
  getDinerPoints: { query: `?restaurantGuid=${restaurantGuid}` },
} satisfies Partial<Record<RouteName, SampleRequest>>;

const dinerRequests = {
  getHealth: {},
  resolveDomain: { body: { domain: 'bella.example' } },
  resolveSlug: { params: { slug: seeded.slug } },
  getDomainMapping: { params: { domain: 'bella.example' } },
  getStorefront: { query: `?slug=${seeded.slug}` },
  getStorefrontLive: { params: { restaurantGuid } },
  getDishFacts: { params: { restaurantGuid } },
  checkDelivery: {
    body: {
      restaurantGuid,
      address: {
        street: '12 Court Street',
        city: 'Brooklyn',
        region: 'NY',
        postalCode: '11201',
        country: 'US',
      },
    },
  },
  quoteOrder: { body: cart },
  checkPromoCode: { body: { restaurantGuid, code: 'SUMMER10' } },
  placeOrder: {
    headers: { 'idempotency-key': 'a-key-of-22-characters' },
    body: {
      ...cart,
      customer: { name: 'Ada Lovelace', phone: '+1 518 555 0100', email: 'ada@example.com' },
      expectedTotal: 13.06,
    },
  },
  trackOrder: { params: { restaurantGuid, token: UNKNOWN } },
  payOrder: {
    params: { restaurantGuid, token: UNKNOWN },
    headers: { 'idempotency-key': 'a-key-of-at-least-22-characters' },
    body: { card: { token: '9418594164541111', expiry: '203012' } },
  },
  getOrderPayment: { params: { restaurantGuid, token: UNKNOWN } },
  payAtCounter: { params: { restaurantGuid, token: UNKNOWN } },
  cancelOrder: { params: { restaurantGuid, token: UNKNOWN } },
  listOrders: { params: place, query: '?search=Ada' },
  listOrderPayments: { params: { ...place, orderGuid: aGuid(7) } },
  refundOrder: {
    params: { ...place, orderGuid: aGuid(7) },
    body: { choice: { kind: 'whole' }, expectedAmount: 13.06, reason: 'Cold' },
  },
  lookAtPayment: { params: { ...place, orderGuid: aGuid(7), attemptId: 'one' } },
  changeTip: { params: { ...place, orderGuid: aGuid(7) }, body: { tip: 0 } },
  listOrderMessages: { params: place },
  sendMessageAgain: { params: { ...place, messageId: UNKNOWN } },
  judgeDish: { params: { restaurantGuid, token: UNKNOWN, itemId: 1 }, body: { thumb: 'up' } },
  arriveForOrder: { params: { restaurantGuid, token: UNKNOWN }, body: { note: 'Blue car' } },
  notifyDevice: { params: { restaurantGuid, token: UNKNOWN }, body: aPushDevice() },
  forgetDevice: { params: { restaurantGuid, token: UNKNOWN, deviceId: '0'.repeat(32) } },
  setSoldOut: { params: place, body: { targets: [{ itemId: 1 }], state: { kind: 'untilNotice' } } },
  undoSoldOut: {
    params: place,
    body: { undo: [{ target: { itemId: 1 }, state: { kind: 'onSale' }, seen: { kind: 'untilNotice' } }] },
  },
  listListingPosts: { params: place },
  getListingPost: { params: { ...place, postId: UNKNOWN } },
  createListingPost: { params: place, body: { post: { content: 'Pizza for two on Tuesdays' } } },
  updateListingPost: {
    params: { ...place, postId: UNKNOWN },
    body: { version: 'that of the post', changes: { content: 'Pizza for two' } },
  },
  deleteListingPost: { params: { ...place, postId: UNKNOWN } },
  refreshListingPosts: { params: place },
  listDomains: { params: place },
  createDomain: { params: place, body: { domain: 'new.example' } },
  getDomain: { params: { ...place, mappingGuid } },
  updateDomain: { params: { ...place, mappingGuid }, body: { seoConfig: { noIndex: true } } },
  deleteDomain: { params: { ...place, mappingGuid } },
  checkDomain: { params: { ...place, mappingGuid } },
  makeDomainPrimary: { params: { ...place, mappingGuid } },
  checkSubdomain: { params: place, query: '?name=bella-napoli' },
  renameSubdomain: { params: place, body: { name: 'bella-napoli' } },
  offerDomain: { params: { ...place, mappingGuid } },
  withdrawDomainOffer: { params: { ...place, mappingGuid } },
  moveDomain: { params: { ...place, mappingGuid }, body: { toRestaurantId: 20_000_009 } },
  acceptDomain: { params: place, body: { domain: 'bella.example', code: UNKNOWN } },
  listDomainMappings: {},
  searchDomainMappings: { query: '?prefix=bel' },
  putDomainMappings: {
    body: { mappings: [{ domain: 'bulk.example', domainType: 'custom', tenantGuid, restaurantGuid }] },
  },
  getDomainMappingByGuid: { params: { mappingGuid } },
  updateDomainMapping: { params: { mappingGuid }, body: { isActive: false } },
  deleteDomainMapping: { params: { mappingGuid } },
  getListingConnection: { params: place },
  startListingConsent: {
    params: place,
    body: {
      ...{ tenantId: tenantGuid, restaurantId: restaurantGuid, nonce: 'a-nonce' },
      redirectUrl: 'https://admin.bite.example/listing/connected',
    },
  },
  finishListingConsent: { body: { code: 'a code', state: UNKNOWN } },
  listListingAccounts: { params: place },
  listListingLocations: { params: { ...place, accountId: '101' } },
  chooseListingLocation: { params: place, body: { accountId: '101', locationId: '2001' } },
  disconnectListing: { params: place },
  getListingProfile: { params: place },
  pullListingProfile: { params: place },
  applyListingProfile: { params: place, body: { version: 'that of the profile', send: ['phone'], take: [] } },
  getAutoReplies: { params: place },
  putAutoReplies: { params: place, body: { version: 'that of the choices', choices: { isEnabled: true } } },
  previewAutoReplies: { params: place, body: { choices: {} } },
  listAutoReplies: { params: place, query: '?list=waiting' },
  editAutoReply: {
    params: { ...place, replyId: 'review-1' },
    body: { version: 'that of the reply', text: 'Thank you!' },
  },
  decideAutoReplies: {
    params: place,
    body: { decision: 'send', replies: [{ replyId: 'review-1', version: 'that of the reply' }] },
  },
  listReviews: { params: place, query: '?stars=1,2&answered=no' },
  listTenantReviews: { params: tenant, query: '?withComment=yes' },
  countTenantReviews: { params: tenant },
  getReviewSummary: { params: place },
  suggestReplies: { params: { ...place, reviewId: 'review-1' } },
  replyToReview: { params: { ...place, reviewId: 'review-1' }, body: { comment: 'Thank you!' } },
  deleteReviewReply: { params: { ...place, reviewId: 'review-1' } },
  syncReviewsNow: { params: place },
  updateListingSync: { params: place, body: { syncFrequency: 'hourly' } },
  takeListingNotification: {
    headers: { authorization: PUSH_TOKEN },
    body: { message: { attributes: { location: 'locations/2001' } } },
  },
  getPaymentSetup: { params: place },
  putPaymentSetup: { params: place, body: { version: 'that of the set-up', choices: { counter: true } } },
  connectGateway: {
    params: place,
    body: { site: 'fts-uat', merchantId: '1', username: 'bella', password: 'a password' },
  },
  removeGatewayLogin: { params: { ...place, site: 'fts-uat', merchantId: '1' } },
  verifyPaymentSetup: { params: place },
  makeTestPayment: { params: place, body: { card: { token: '9418594164541111', expiry: '203012' } } },
  switchCards: { params: place, body: { off: true } },
  getPlaceSearch: {},
  searchPlaces: { query: '?textQuery=Bella&pageSize=5' },
  suggestPlaces: { query: '?input=Bel&sessionToken=a-session-of-tests' },
  getPlaceDetails: { params: { placeId: 'place-1' }, query: '?fields=rating,photos' },
  getPlacePhoto: { params: { placeId: 'place-1', photoId: 'photo-1' }, query: '?maxWidthPx=400' },
  getPlaceConnection: { params: place },
  connectPlace: { params: place, body: { placeId: 'place-1' } },
  updatePlaceConnection: { params: place, body: { autoSync: true } },
  refreshPlace: { params: place },
  disconnectPlace: { params: place },
  getPlatformCards: {},
  getPlatformWallets: {},
  putPlatformWallets: { body: { version: UNKNOWN, wallets: { googlePayHosts: ['order.bite.example'] } } },
  getWallets: { headers: ownPage, params: { restaurantGuid } },
  startApplePay: {
    headers: ownPage,
    params: { restaurantGuid, token: UNKNOWN },
    body: { host: 'apple-pay-gateway.apple.com' },
  },
  putPlatformCards: { body: { off: true, reason: 'The gateway fails' } },
  setLiveState: { params: place, body: { busyExtraMinutes: 10 } },
  arrangeMenu: {
    params: place,
    body: { changes: [{ menuGroupId: recordId, version: UNKNOWN, parentId: null, position: 2 }] },
  },
  listPictures: { params: place },
  replacePicture: {
    params: { ...place, pictureId: 'items:old.jpg' },
    body: { by: 'items:new.jpg' },
  },
  deletePicture: { params: { ...place, pictureId: 'items:old.jpg' } },
  readPictureRun: { params: place },
  startPictureRun: { params: place },
  cancelPictureRun: { params: place },
  checkUpload: { params: { ...place, pictureId: 'items:old.jpg' } },
  discardPicture: { params: { ...place, pictureId: 'items:old.jpg' } },
  getTipReport: { params: place, query: '?from=2026-06-01&to=2026-06-10' },
  getCartReport: { params: place, query: '?from=2026-06-01&to=2026-06-10' },
  listPaymentAlarms: { params: place },
  listPayments: { params: place, query: '?from=2026-06-01&to=2026-06-10' },
  listSettlements: { params: place, query: '?from=2026-06-01&to=2026-06-10' },
  findSettlement: { params: { ...place, batchId: '313' } },
  listFunding: { params: place, query: '?from=2026-06-01&to=2026-06-10' },
  listChargebacks: { params: place },
  updateChargeback: {
    params: { ...place, caseId: '771886445001' },
    body: { status: 'sent', evidence: 'The receipt', deadline: null, version: 'as it was' },
  },
  listComparisons: { params: place, query: '?from=2026-06-01&to=2026-06-10' },
  compareDay: { params: { ...place, day: '2026-06-01' } },
  explainDifference: {
    params: { ...place, day: '2026-06-01', differenceId: 'unknownToUs-1' },
    body: { note: 'Paid at the counter' },
  },
  listThumbs: { params: place },
  listDeliveries: { params: place },
  moveOrder: { params: { ...place, orderGuid: aGuid(7) }, body: { action: 'accept' } },
} satisfies Partial<Record<RouteName, SampleRequest>>;

/** A restaurant of the same business, if a test puts it there. */
export const otherRestaurantId = 20_000_077;

/** An import that is there in no restaurant. */
const importId = aGuid(404);

const menuImportRequests = {
  checkMenuFile: {
    params: place,
    body: { format: 'csv', fileName: 'menu.csv', text: 'Name,Price\nSoup,5' },
  },
  checkMenuCopy: { params: place, body: { fromRestaurantId: restaurantId } },
  listMenuImports: { params: place },
  writeMenuImport: { params: { ...place, importId } },
  undoMenuImport: { params: { ...place, importId } },
  stopMenuImport: { params: { ...place, importId } },
  listMenuLinks: { params: place },
  keepMenuInStep: { params: { ...place, fromRestaurantId: otherRestaurantId }, body: {} },
  endMenuLink: { params: { ...place, fromRestaurantId: otherRestaurantId } },
  listLinkedRecords: { params: { ...place, fromRestaurantId: otherRestaurantId } },
  compareLinkedRecord: {
    params: { ...place, fromRestaurantId: otherRestaurantId, kind: 'items', recordId: 1 },
  },
  setLinkException: {
    params: { ...place, fromRestaurantId: otherRestaurantId },
    body: { kind: 'items', key: aGuid(1), own: ['price'] },
  },
  exportMenu: { params: place },
  exportMenuTable: { params: place },
} satisfies Partial<Record<RouteName, SampleRequest>>;

const sessionRequests = {
  signIn: { headers: ownPage, body: { idToken: UNKNOWN } },
  signOut: { headers: ownPage, body: {} },
  getSession: {},
  createClientToken: {},
  listSessions: {},
  revokeSession: { params: { sessionToken: 'a'.repeat(64) } },
  handOver: { body: { returnUrl: 'https://admin.bite.example/', ...place } },
  exchangeCode: { headers: ownPage, body: { code: UNKNOWN } },
  signUp: { body: { firstName: 'Grace', lastName: 'Hopper' } },
  sendVerification: {},
  requestPasswordReset: { body: { email: 'owner@example.com' } },
  readPasswordReset: { body: { code: UNKNOWN } },
  resetPassword: { body: { code: UNKNOWN, password: 'a long walk at noon' } },
  checkPassword: { body: { password: 'a long walk at noon' } },
  changePassword: { body: { idToken: UNKNOWN, password: 'a long walk at noon' } },
  readInvitation: { body: { code: UNKNOWN } },
  acceptInvitation: { body: { code: UNKNOWN } },
} satisfies Partial<Record<RouteName, SampleRequest>>;

const userRequests = {
  getProfile: {},
  updateProfile: { body: { displayName: 'Grace' } },
  stampLastLogin: {},
  listAdminUsers: {},
  createAdminUser: { body: { email: 'new@example.com', displayName: 'New Person' } },
  searchAdminUsers: { query: '?searchTerm=em' },
  getAdminUser: { params: { uid: 'employee' } },
  updateAdminUser: { params: { uid: 'employee' }, body: changeOf({ displayName: 'Somebody' }) },
  deleteAdminUser: { params: { uid: 'employee' } },
  deleteAdminUserAccount: { params: { uid: 'stranger' } },
  deactivateAdminUser: { params: { uid: 'employee' } },
  reactivateAdminUser: { params: { uid: 'inactive' } },
  verifyAdminUserEmail: { params: { uid: 'employee' } },
  listTenantUsers: { params: tenant },
  listUnplacedUsers: { params: tenant },
  assignTenantUser: { params: { tenantId, uid: 'otherOwner' }, body: { tenantRole: 'manager' } },
  changeTenantUserRole: { params: member, body: { tenantRole: 'manager' } },
  toggleTenantUser: { params: member },
  removeTenantUser: { params: member },
  listInvitations: { params: tenant },
  inviteUser: { params: tenant, body: { email: 'stranger@example.com', tenantRole: 'manager' } },
  resendInvitation: { params: { tenantId, invitationId: UNKNOWN } },
  revokeInvitation: { params: { tenantId, invitationId: UNKNOWN } },
} satisfies Partial<Record<RouteName, SampleRequest>>;

const newRestaurant = {
  name: 'Bella Roma',
  concept: 'Pizzeria',
  address: anAddress(),
  contact: aContact(),
  operatingHours: {},
  settings: {},
};

const tenancyRequests = {
  listMyTenants: {},
  listMyRestaurants: {},
  listTenants: {},
  getOwnBusinessRequest: {},
  createBusinessRequest: { body: { businessName: 'Nuova', phone: '+1 518 555 0100', note: 'Two places' } },
  withdrawBusinessRequest: {},
  listBusinessRequests: {},
  declineBusinessRequest: { params: { uid: UNKNOWN }, body: { reason: 'We do not deliver there' } },
  createTenant: { body: { name: 'Nuova LLC', displayName: 'Nuova', ownerEmail: 'nuova@example.com' } },
  getTenant: { params: tenant },
  updateTenant: { params: tenant, body: changeOf({ displayName: 'Bella & Co.' }) },
  getTenantByGuid: { params: { guid: tenantGuid } },
  updateTenantByGuid: { params: { guid: tenantGuid }, body: changeOf({ displayName: 'Bella & Co.' }) },
  listRestaurants: { params: tenant },
  createRestaurant: { params: tenant, body: newRestaurant },
  getRestaurant: { params: place },
  updateRestaurant: { params: place, body: changeOf({ name: 'Bella Vista' }) },
  getRestaurantByGuid: { params: { guid: restaurantGuid } },
  updateRestaurantByGuid: { params: { guid: restaurantGuid }, body: changeOf({ name: 'Bella Vista' }) },
  searchRestaurants: { query: '?searchTerm=bella' },
  checkSlug: { query: '?slug=bella-roma' },
  listAuditEntries: { params: tenant },
  exportAuditEntries: { params: tenant },
  checkUndo: { params: { ...place, batchId: aGuid(406) }, query: '?kind=items' },
  undoBatch: { params: { ...place, batchId: aGuid(406) }, body: { kind: 'items' } },
  listScheduledChanges: { params: place },
  createScheduledChange: {
    params: place,
    body: {
      kind: 'items',
      title: 'Prices 10 % up',
      at: '2099-01-01T06:00:00.000Z',
      records: [{ recordId, version: UNKNOWN, changes: { basePrice: 8 } }],
    },
  },
  getScheduledChange: { params: { ...place, scheduledChangeId: aGuid(405) } },
  cancelScheduledChange: { params: { ...place, scheduledChangeId: aGuid(405) } },
  listFailedWork: {},
  repeatFailedWork: { params: { workId: UNKNOWN } },
  discardFailedWork: { params: { workId: UNKNOWN } },
  ...registrarRequests,
} satisfies Partial<Record<RouteName, SampleRequest>>;

function recordRequests(): Record<RecordRoute, SampleRequest> {
  const entries = recordKinds.flatMap((kind): [string, SampleRequest][] => {
    const { one, many } = recordNames[kind];
    const { changes } = goodRecords[kind];
    const create = goodRecord(kind, 2);
    return [
      [`list${many}`, { params: place }],
      [`listDeleted${many}`, { params: place }],
      [`create${one}`, { params: place, body: create }],
      [`get${one}`, { params: { ...place, recordId } }],
      [`update${one}`, { params: { ...place, recordId }, body: changeOf(changes) }],
      [`delete${one}`, { params: { ...place, recordId: spareId } }],
      [`restore${one}`, { params: { ...place, recordId } }],
      [`batch${many}`, { params: place, body: { action: 'create', records: [create] } }],
    ];
  });
  return Object.fromEntries(entries) as Record<RecordRoute, SampleRequest>;
}

export const goodRequests: Readonly<Record<RouteName, SampleRequest>> = {
  ...dinerRequests,
  ...dinerAccountRequests,
  ...sessionRequests,
  ...userRequests,
  ...tenancyRequests,
  ...menuImportRequests,
  ...recordRequests(),
};

/** Empty headers are left out. */
export function sendRequest(
  origin: string,
  name: RouteName,
  headers: Readonly<Record<string, string>> = {},
  change: SampleRequest = {},
): Promise<Response> {
  const { params, query = '', headers: own = {}, body } = { ...goodRequests[name], ...change };
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  // A push proves itself by a token of its own, whoever sends it.
  const ofPush = 'authorization' in own ? { authorization: own['authorization'] } : {};
  const all = Object.entries({ ...json, ...own, ...headers, ...ofPush }).filter(([, value]) => value !== '');
  return fetch(`${origin}${pathTo(routes[name], params)}${query}`, {
    method: routes[name].method,
    redirect: 'manual',
    headers: Object.fromEntries(all),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
