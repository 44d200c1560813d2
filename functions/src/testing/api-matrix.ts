// Who may call what, written by hand from the table of roles (identity/roles.ts). Every endpoint of the contract has a row, or
// this does not compile. The requests are the valid ones of prepared-requests.ts, about our own tenant and its people.

import type { DinerAccountRouteName } from '@bite/shared/api/diner-account-routes';
import type { RouteName } from '@bite/shared/api/routes';
import type { ErrorCode } from '@bite/shared/kernel/errors';
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/records/record-names';
import type { RecordRouteName } from '@bite/shared/records/record-routes';

/**
 * diner: signed in on a restaurant's site, by its cookie. idleEmployee: without access to till or kitchen. driver: the same, but delivers orders. stranger: signed in, without a user
 * record. suspended: the owner after the tenant was suspended. dismissed: the owner after the assignment was removed; the
 * tokens of both are still valid.
 */
export const actors = [
  'nobody',
  'diner',
  'stranger',
  'inactive',
  'idleEmployee',
  'driver',
  'employee',
  'manager',
  'admin',
  'owner',
  'otherOwner',
  'support',
  'viewer',
  'siteAdmin',
  'suspended',
  'dismissed',
] as const;
export type Actor = (typeof actors)[number];
export type Outcome = 'ok' | ErrorCode;
export type Row = Readonly<Record<Actor, Outcome>>;
type RowOfStaff = Readonly<Record<Exclude<Actor, 'diner'>, Outcome>>;

const allOf = (outcome: Outcome): RowOfStaff =>
  Object.fromEntries(actors.map((actor) => [actor, outcome])) as Record<Actor, Outcome>;

/** A diner's session opens the diner's own account and nothing else: everywhere else a diner is nobody. */
const rowOf = (row: RowOfStaff, diner: Outcome = row.nobody): Row => ({ ...row, diner });
const ofDiner = rowOf(allOf('UNAUTHENTICATED'), 'ok');

const may = (some: readonly Actor[]): Partial<RowOfStaff> =>
  Object.fromEntries(some.map((actor) => [actor, 'ok']));

const everyone = allOf('ok');
const signedIn: RowOfStaff = { ...everyone, nobody: 'UNAUTHENTICATED' };
/** About the caller: people without a user record have nothing to read or change. */
const ownRecord: RowOfStaff = { ...signedIn, stranger: 'NOT_FOUND' };
const anyStaff: RowOfStaff = { ...signedIn, stranger: 'FORBIDDEN', inactive: 'FORBIDDEN' };

const noStaff: RowOfStaff = { ...allOf('FORBIDDEN'), nobody: 'UNAUTHENTICATED' };
const onPlatform = (...some: Actor[]): RowOfStaff => ({ ...noStaff, ...may(some) });

/** In our tenant: people with permission are told that it is suspended. */
const inTenant = (...some: Actor[]): RowOfStaff => ({
  ...noStaff,
  ...may(some),
  suspended: some.includes('owner') ? 'TENANT_SUSPENDED' : 'FORBIDDEN',
});

/** By guid: for people without permission it does not exist. */
const byGuid = (missing: ErrorCode, ...some: Actor[]): RowOfStaff => ({
  ...inTenant(...some),
  otherOwner: missing,
  dismissed: missing,
});

const siteStaff = ['siteAdmin', 'support', 'viewer'] as const;
const administrators = ['siteAdmin', 'owner', 'admin'] as const;
const managers = [...administrators, 'manager'] as const;
const employees = ['employee', 'idleEmployee', 'driver'] as const;

const administered = inTenant(...administrators);
const administeredOrSeen = inTenant(...administrators, 'support');
const anyPart = [...managers, ...employees, 'support', 'viewer'] as const;
/** People who may see members do not find a person who is none. */
const switching: RowOfStaff = { ...administered, otherOwner: 'NOT_FOUND' };
/** The search for places belongs to no business: whoever may see listings in any may use it. */
const searching: RowOfStaff = {
  ...noStaff,
  ...may([...managers, 'support', 'otherOwner']),
  suspended: 'TENANT_SUSPENDED',
};
const closed: RowOfStaff = { ...everyone, suspended: 'RESTAURANT_CLOSED' };

interface Area {
  reads: RowOfStaff;
  writes: RowOfStaff;
}

/** Records that everybody who works there sees and managers change. */
const ofTheHouse: Area = {
  reads: inTenant(...managers, ...employees, 'support'),
  writes: inTenant(...managers),
};

const areas: Readonly<Record<RecordKind, Area>> = {
  items: ofTheHouse,
  menuGroups: ofTheHouse,
  modifierGroups: ofTheHouse,
  taxRates: ofTheHouse,
  deliveryZones: ofTheHouse,
  salesCategories: ofTheHouse,
  courses: ofTheHouse,
  tags: ofTheHouse,
  employees: ofTheHouse,
  jobs: ofTheHouse,
  prepStations: ofTheHouse,
  printers: ofTheHouse,
  promotions: ofTheHouse,
};

function recordRows(kind: RecordKind): Record<string, RowOfStaff> {
  const { one, many } = recordNames[kind];
  const { reads, writes } = areas[kind];
  return {
    [`list${many}`]: reads,
    [`listDeleted${many}`]: writes,
    [`get${one}`]: reads,
    [`create${one}`]: writes,
    [`update${one}`]: writes,
    [`delete${one}`]: writes,
    [`restore${one}`]: writes,
    [`batch${many}`]: writes,
  };
}

const ofStaff: Readonly<Record<Exclude<RouteName, DinerAccountRouteName>, RowOfStaff>> = {
  getHealth: everyone,
  resolveDomain: everyone,
  resolveSlug: everyone,
  getDomainMapping: everyone,
  getStorefront: everyone,
  getStorefrontLive: everyone,
  getDishFacts: everyone,
  checkDelivery: everyone,
  quoteOrder: closed,
  checkPromoCode: everyone,
  placeOrder: closed,
  trackOrder: everyone,
  payOrder: everyone,
  getOrderPayment: everyone,
  payAtCounter: everyone,
  getWallets: everyone,
  startApplePay: everyone,
  cancelOrder: everyone,
  getTipReport: inTenant(...managers, 'support'),
  getCartReport: inTenant(...managers, 'support'),
  listPayments: administeredOrSeen,
  listPaymentAlarms: administeredOrSeen,
  listSettlements: administeredOrSeen,
  findSettlement: administeredOrSeen,
  listFunding: administeredOrSeen,
  listReviews: inTenant(...managers, 'support'),
  listTenantReviews: inTenant(...managers, 'support'),
  countTenantReviews: inTenant(...managers, 'support'),
  getReviewSummary: inTenant(...managers, 'support'),
  suggestReplies: inTenant(...managers),
  replyToReview: inTenant(...managers),
  deleteReviewReply: inTenant(...managers),
  syncReviewsNow: inTenant(...managers),
  updateListingSync: administered,
  takeListingNotification: everyone,
  listChargebacks: administeredOrSeen,
  updateChargeback: administered,
  listComparisons: administeredOrSeen,
  compareDay: administered,
  explainDifference: administered,
  arriveForOrder: everyone,
  notifyDevice: everyone,
  forgetDevice: everyone,
  judgeDish: everyone,
  listThumbs: ofTheHouse.reads,
  listDeliveries: inTenant(...managers, 'employee', 'driver', 'support'),
  moveOrder: inTenant(...managers, 'employee'),
  listOrders: inTenant(...managers, 'employee', 'support'),
  listOrderPayments: inTenant(...managers, 'support'),
  refundOrder: inTenant(...managers),
  changeTip: inTenant(...managers),
  lookAtPayment: inTenant(...managers),
  listOrderMessages: inTenant(...managers, 'employee', 'support'),
  sendMessageAgain: inTenant(...managers, 'employee'),
  listPictures: inTenant(...managers, 'support'),
  replacePicture: inTenant(...managers),
  deletePicture: inTenant(...managers),
  checkUpload: inTenant(...managers),
  discardPicture: inTenant(...managers),
  readPictureRun: inTenant(...managers, 'support'),
  startPictureRun: inTenant(...managers),
  cancelPictureRun: inTenant(...managers),
  listListingPosts: inTenant(...managers, 'support'),
  getListingPost: inTenant(...managers, 'support'),
  createListingPost: administered,
  updateListingPost: administered,
  deleteListingPost: administered,
  refreshListingPosts: administered,
  getAutoReplies: inTenant(...managers, 'support'),
  putAutoReplies: administered,
  previewAutoReplies: inTenant(...managers, 'support'),
  listAutoReplies: inTenant(...managers, 'support'),
  editAutoReply: inTenant(...managers),
  decideAutoReplies: inTenant(...managers),
  getPaymentSetup: administeredOrSeen,
  putPaymentSetup: administered,
  connectGateway: administered,
  removeGatewayLogin: administered,
  verifyPaymentSetup: administered,
  makeTestPayment: administered,
  switchCards: administered,
  getPlatformCards: onPlatform(...siteStaff),
  putPlatformCards: onPlatform('siteAdmin'),
  getPlatformWallets: onPlatform(...siteStaff),
  putPlatformWallets: onPlatform('siteAdmin'),
  getPlaceSearch: searching,
  searchPlaces: searching,
  suggestPlaces: searching,
  getPlaceDetails: searching,
  getPlacePhoto: searching,
  getPlaceConnection: inTenant(...managers, 'support'),
  connectPlace: administered,
  updatePlaceConnection: administered,
  refreshPlace: administered,
  disconnectPlace: administered,
  listDomains: administeredOrSeen,
  createDomain: administered,
  getDomain: administeredOrSeen,
  updateDomain: administered,
  deleteDomain: administered,
  checkDomain: administered,
  makeDomainPrimary: administered,
  checkSubdomain: administered,
  renameSubdomain: administered,
  offerDomain: administered,
  withdrawDomainOffer: administered,
  moveDomain: administered,
  acceptDomain: administered,
  listDomainMappings: onPlatform('siteAdmin'),
  searchDomainMappings: onPlatform('siteAdmin'),
  putDomainMappings: onPlatform('siteAdmin'),
  getDomainMappingByGuid: onPlatform('siteAdmin'),
  updateDomainMapping: onPlatform('siteAdmin'),
  deleteDomainMapping: onPlatform('siteAdmin'),
  getListingConnection: inTenant(...managers, 'support'),
  startListingConsent: administered,
  // The answer is for the site administrator's question: for everybody else it is invalid.
  finishListingConsent: {
    ...noStaff,
    ...Object.fromEntries(
      [
        ...administrators,
        'manager',
        ...employees,
        'otherOwner',
        'support',
        'viewer',
        'suspended',
        'dismissed',
      ].map((actor) => [actor, 'CONFLICT']),
    ),
    siteAdmin: 'ok',
  },
  listListingAccounts: administered,
  listListingLocations: administered,
  chooseListingLocation: administered,
  disconnectListing: administered,
  getListingProfile: inTenant(...managers, 'support'),
  pullListingProfile: administered,
  applyListingProfile: administered,
  setLiveState: inTenant(...managers, 'employee'),
  arrangeMenu: ofTheHouse.writes,
  setSoldOut: inTenant(...managers, 'employee'),
  undoSoldOut: inTenant(...managers, 'employee'),
  checkMenuFile: ofTheHouse.writes,
  checkMenuCopy: ofTheHouse.writes,
  listMenuImports: ofTheHouse.reads,
  writeMenuImport: ofTheHouse.writes,
  undoMenuImport: ofTheHouse.writes,
  stopMenuImport: ofTheHouse.writes,
  listMenuLinks: ofTheHouse.reads,
  keepMenuInStep: ofTheHouse.writes,
  endMenuLink: ofTheHouse.writes,
  listLinkedRecords: ofTheHouse.reads,
  compareLinkedRecord: ofTheHouse.reads,
  setLinkException: ofTheHouse.writes,
  exportMenu: ofTheHouse.reads,
  exportMenuTable: ofTheHouse.reads,

  signIn: everyone,
  signOut: everyone,
  getSession: ownRecord,
  createClientToken: signedIn,
  listSessions: signedIn,
  // The mapping is the site administrator's: nobody else learns of it.
  revokeSession: { ...allOf('NOT_FOUND'), nobody: 'UNAUTHENTICATED', siteAdmin: 'ok' },
  handOver: signedIn,
  exchangeCode: everyone,
  signUp: { ...allOf('CONFLICT'), nobody: 'UNAUTHENTICATED', stranger: 'ok' },
  sendVerification: signedIn,
  requestPasswordReset: everyone,
  readPasswordReset: everyone,
  resetPassword: everyone,
  checkPassword: everyone,
  // The proof in the request is the site administrator's: for everybody else it is invalid.
  changePassword: { ...allOf('FORBIDDEN'), nobody: 'UNAUTHENTICATED', siteAdmin: 'ok' },
  readInvitation: { ...everyone, suspended: 'NOT_FOUND' },
  // The invitation is for the stranger's address.
  acceptInvitation: { ...allOf('NOT_FOUND'), nobody: 'UNAUTHENTICATED', stranger: 'ok' },

  getProfile: ownRecord,
  updateProfile: ownRecord,
  stampLastLogin: ownRecord,
  listAdminUsers: onPlatform(...siteStaff),
  createAdminUser: onPlatform('siteAdmin'),
  searchAdminUsers: onPlatform(...siteStaff),
  getAdminUser: onPlatform(...siteStaff),
  updateAdminUser: onPlatform('siteAdmin'),
  deleteAdminUser: onPlatform('siteAdmin'),
  deleteAdminUserAccount: onPlatform('siteAdmin'),
  deactivateAdminUser: switching,
  // About people who were deactivated by the site, and people without a tenant.
  reactivateAdminUser: {
    ...switching,
    admin: 'NOT_FOUND',
    owner: 'NOT_FOUND',
    suspended: 'NOT_FOUND',
  },
  verifyAdminUserEmail: onPlatform('siteAdmin'),
  listTenantUsers: administeredOrSeen,
  listUnplacedUsers: inTenant(...managers),
  // About somebody who is no member: such people are invited.
  assignTenantUser: { ...administered, admin: 'NOT_FOUND', owner: 'NOT_FOUND' },
  changeTenantUserRole: administered,
  toggleTenantUser: administered,
  removeTenantUser: administered,
  listInvitations: administeredOrSeen,
  inviteUser: administered,
  resendInvitation: administered,
  revokeInvitation: administered,

  listMyTenants: anyStaff,
  listMyRestaurants: anyStaff,
  listTenants: onPlatform('siteAdmin', 'support'),
  createTenant: onPlatform('siteAdmin'),
  getOwnBusinessRequest: signedIn,
  // People who work for a business or for the site have one already.
  createBusinessRequest: {
    ...allOf('CONFLICT'),
    nobody: 'UNAUTHENTICATED',
    stranger: 'NOT_FOUND',
    inactive: 'ok',
    dismissed: 'ok',
  },
  // Only the inactive person has sent a request.
  withdrawBusinessRequest: { ...allOf('NOT_FOUND'), nobody: 'UNAUTHENTICATED', inactive: 'ok' },
  listBusinessRequests: onPlatform('siteAdmin'),
  declineBusinessRequest: onPlatform('siteAdmin'),
  getTenant: administeredOrSeen,
  updateTenant: administered,
  getTenantByGuid: byGuid('TENANT_NOT_FOUND', ...administrators, 'support'),
  updateTenantByGuid: byGuid('TENANT_NOT_FOUND', ...administrators),
  listRestaurants: inTenant(...anyPart),
  createRestaurant: administered,
  getRestaurant: inTenant(...anyPart),
  updateRestaurant: administered,
  getRestaurantByGuid: byGuid('RESTAURANT_NOT_FOUND', ...anyPart),
  updateRestaurantByGuid: byGuid('RESTAURANT_NOT_FOUND', ...administrators),
  searchRestaurants: onPlatform(...siteStaff),
  checkSlug: anyStaff,
  listAuditEntries: administeredOrSeen,
  exportAuditEntries: administeredOrSeen,
  checkUndo: ofTheHouse.writes,
  undoBatch: ofTheHouse.writes,

  listScheduledChanges: ofTheHouse.reads,
  getScheduledChange: ofTheHouse.reads,
  createScheduledChange: ofTheHouse.writes,
  cancelScheduledChange: ofTheHouse.writes,

  listFailedWork: onPlatform('siteAdmin'),
  repeatFailedWork: onPlatform('siteAdmin'),
  discardFailedWork: onPlatform('siteAdmin'),

  listRegisteredDomains: onPlatform('siteAdmin'),
  searchDomainNames: onPlatform('siteAdmin'),
  getRegisteredDomain: onPlatform('siteAdmin'),
  buyDomain: onPlatform('siteAdmin'),
  registerDomain: onPlatform('siteAdmin'),
  renewDomain: onPlatform('siteAdmin'),
  changeRegisteredDomain: onPlatform('siteAdmin'),
  removeRegisteredDomain: onPlatform('siteAdmin'),
  listDomainPurchases: onPlatform('siteAdmin'),
  lookAtDomainPurchase: onPlatform('siteAdmin'),
  reviewDomainPurchase: onPlatform('siteAdmin'),
  releaseDomainPurchase: onPlatform('siteAdmin'),
  listRegisteredDomainHistory: onPlatform('siteAdmin'),
  listDnsRecords: onPlatform('siteAdmin'),
  createDnsRecord: onPlatform('siteAdmin'),
  updateDnsRecord: onPlatform('siteAdmin'),
  deleteDnsRecord: onPlatform('siteAdmin'),
  connectRegisteredDomain: onPlatform('siteAdmin'),

  ...(Object.assign({}, ...recordKinds.map(recordRows)) as Record<RecordRouteName, RowOfStaff>),
};

const ofDiners: Readonly<Record<DinerAccountRouteName, Row>> = {
  requestSignInCode: rowOf(everyone),
  readSignInLink: rowOf(everyone),
  signInDiner: rowOf(everyone),
  listSignInProviders: rowOf(everyone),
  beginProviderSignIn: rowOf(everyone),
  goToProvider: rowOf(everyone),
  returnFromProvider: rowOf(everyone),
  returnFromProviderByForm: rowOf(everyone),
  signOutDiner: rowOf(everyone),
  getDiner: ofDiner,
  updateDiner: ofDiner,
  listDinerSessions: ofDiner,
  getCart: ofDiner,
  putCart: ofDiner,
  revokeDinerSession: ofDiner,
  putDinerAddress: ofDiner,
  deleteDinerAddress: ofDiner,
  listDinerOrders: ofDiner,
  getDinerPoints: ofDiner,
  getDinerFavourites: ofDiner,
  changeDinerFavourites: ofDiner,
  listSavedCards: ofDiner,
  deleteSavedCard: ofDiner,
  exportDiner: ofDiner,
  deleteDiner: ofDiner,
};

const rowsOfStaff = Object.entries(ofStaff).map(([name, row]) => [name, rowOf(row)]);

export const rows: Readonly<Record<RouteName, Row>> = {
  ...(Object.fromEntries(rowsOfStaff) as Record<keyof typeof ofStaff, Row>),
  ...ofDiners,
};
