// The HTTP contract as data: one entry an endpoint, without schemas. The server's handler map and the browser's client are
// both derived from it; the schemas of input and output are in the features' contract files.

import { PLACE, recordRoutes } from '../records/record-routes.ts';
import { dinerAccountRoutes } from './diner-account-routes.ts';
import { dinerRoutes } from './diner-routes.ts';
import { domainRoutes } from './domain-routes.ts';
import {
  autoReplyRoutes,
  listingConnectionRoutes,
  listingPostRoutes,
  listingProfileRoutes,
  reviewRoutes,
} from './listing-routes.ts';
import { registeredDomainRoutes } from './registered-domain-routes.ts';
import type { Route } from './route.ts';

const TENANT = '/tenants/:tenantId';
const MEMBER = '/tenants/:tenantId/users/:uid';

const sessionRoutes = {
  signIn: { method: 'POST', path: '/auth/signin', audience: 'public', creates: false, ownPagesOnly: true },
  /** Succeeds for every caller: somebody whose session has ended is signed out already. */
  signOut: { method: 'POST', path: '/auth/signout', audience: 'public', creates: false, ownPagesOnly: true },
  getSession: { method: 'GET', path: '/auth/session', audience: 'account' },
  createClientToken: { method: 'POST', path: '/auth/token', audience: 'signedIn', creates: false },
  listSessions: { method: 'GET', path: '/auth/sessions', audience: 'signedIn' },
  revokeSession: { method: 'DELETE', path: '/auth/sessions/:sessionToken', audience: 'signedIn' },
  handOver: { method: 'POST', path: '/auth/handover', audience: 'signedIn', creates: false },
  exchangeCode: {
    method: 'POST',
    path: '/auth/exchange',
    audience: 'public',
    creates: false,
    ownPagesOnly: true,
  },
  signUp: { method: 'POST', path: '/auth/signup', audience: 'account', creates: true },
  sendVerification: {
    method: 'POST',
    path: '/auth/verification',
    audience: 'account',
    creates: false,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/auth/password-reset',
    audience: 'public',
    creates: false,
  },
  readPasswordReset: {
    method: 'POST',
    path: '/auth/password-reset/code',
    audience: 'public',
    creates: false,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password-reset/choice',
    audience: 'public',
    creates: false,
  },
  checkPassword: { method: 'POST', path: '/auth/password-check', audience: 'public', creates: false },
  changePassword: {
    method: 'POST',
    path: '/auth/password',
    audience: 'signedIn',
    creates: false,
  },
  readInvitation: { method: 'POST', path: '/auth/invitation', audience: 'public', creates: false },
  acceptInvitation: {
    method: 'POST',
    path: '/auth/invitation/acceptance',
    audience: 'account',
    creates: true,
  },
} as const satisfies Record<string, Route>;

const userRoutes = {
  getProfile: { method: 'GET', path: '/profile', audience: 'signedIn' },
  updateProfile: { method: 'PATCH', path: '/profile', audience: 'signedIn' },
  stampLastLogin: { method: 'POST', path: '/profile/last-login', audience: 'signedIn', creates: false },
  listAdminUsers: { method: 'GET', path: '/admin-users', audience: 'staff' },
  createAdminUser: {
    method: 'POST',
    path: '/admin-users',
    audience: 'staff',
    creates: true,
  },
  searchAdminUsers: { method: 'GET', path: '/admin-users/search', audience: 'staff' },
  getAdminUser: { method: 'GET', path: '/admin-users/:uid', audience: 'staff' },
  updateAdminUser: { method: 'PATCH', path: '/admin-users/:uid', audience: 'staff' },
  deleteAdminUser: { method: 'DELETE', path: '/admin-users/:uid', audience: 'staff' },
  deleteAdminUserAccount: { method: 'DELETE', path: '/admin-users/:uid/account', audience: 'staff' },
  deactivateAdminUser: {
    method: 'POST',
    path: '/admin-users/:uid/deactivate',
    audience: 'staff',
    creates: false,
  },
  reactivateAdminUser: {
    method: 'POST',
    path: '/admin-users/:uid/reactivate',
    audience: 'staff',
    creates: false,
  },
  verifyAdminUserEmail: {
    method: 'POST',
    path: '/admin-users/:uid/verify-email',
    audience: 'staff',
    creates: false,
  },
  listTenantUsers: { method: 'GET', path: `${TENANT}/users`, audience: 'staff' },
  listUnplacedUsers: { method: 'GET', path: `${TENANT}/users/unplaced`, audience: 'staff' },
  assignTenantUser: { method: 'PUT', path: MEMBER, audience: 'staff' },
  changeTenantUserRole: { method: 'PATCH', path: MEMBER, audience: 'staff' },
  toggleTenantUser: { method: 'POST', path: `${MEMBER}/toggle`, audience: 'staff', creates: false },
  removeTenantUser: { method: 'DELETE', path: MEMBER, audience: 'staff' },
  listInvitations: { method: 'GET', path: `${TENANT}/invitations`, audience: 'staff' },
  inviteUser: {
    method: 'POST',
    path: `${TENANT}/invitations`,
    audience: 'staff',
    creates: true,
  },
  resendInvitation: {
    method: 'POST',
    path: `${TENANT}/invitations/:invitationId/resend`,
    audience: 'staff',
    creates: true,
  },
  revokeInvitation: { method: 'DELETE', path: `${TENANT}/invitations/:invitationId`, audience: 'staff' },
} as const satisfies Record<string, Route>;

const tenancyRoutes = {
  listMyTenants: { method: 'GET', path: '/tenants/mine', audience: 'staff' },
  listMyRestaurants: { method: 'GET', path: '/restaurants', audience: 'staff' },
  listTenants: { method: 'GET', path: '/tenants', audience: 'staff' },
  createTenant: { method: 'POST', path: '/tenants', audience: 'staff', creates: true },
  getTenant: { method: 'GET', path: TENANT, audience: 'staff' },
  updateTenant: { method: 'PATCH', path: TENANT, audience: 'staff' },
  getTenantByGuid: { method: 'GET', path: '/tenants/guid/:guid', audience: 'staff' },
  updateTenantByGuid: { method: 'PATCH', path: '/tenants/guid/:guid', audience: 'staff' },
  listRestaurants: { method: 'GET', path: `${TENANT}/restaurants`, audience: 'staff' },
  createRestaurant: {
    method: 'POST',
    path: `${TENANT}/restaurants`,
    audience: 'staff',
    creates: true,
  },
  getRestaurant: { method: 'GET', path: PLACE, audience: 'staff' },
  updateRestaurant: { method: 'PATCH', path: PLACE, audience: 'staff' },
  getRestaurantByGuid: { method: 'GET', path: '/restaurants/guid/:guid', audience: 'staff' },
  updateRestaurantByGuid: { method: 'PATCH', path: '/restaurants/guid/:guid', audience: 'staff' },
  searchRestaurants: { method: 'GET', path: '/restaurants/search', audience: 'staff' },
  checkSlug: { method: 'GET', path: '/restaurants/slug-availability', audience: 'staff' },
  getOwnBusinessRequest: { method: 'GET', path: '/business-request', audience: 'signedIn' },
  createBusinessRequest: { method: 'POST', path: '/business-request', audience: 'signedIn', creates: true },
  withdrawBusinessRequest: { method: 'DELETE', path: '/business-request', audience: 'signedIn' },
  listBusinessRequests: { method: 'GET', path: '/business-requests', audience: 'staff' },
  declineBusinessRequest: {
    method: 'POST',
    path: '/business-requests/:uid/decline',
    audience: 'staff',
    creates: false,
  },
  listAuditEntries: { method: 'GET', path: `${TENANT}/audit`, audience: 'staff' },
  exportAuditEntries: {
    method: 'GET',
    path: `${TENANT}/audit/export`,
    audience: 'staff',
    timeout: 30_000,
  },
} as const satisfies Record<string, Route>;

const SCHEDULED_CHANGES = `${PLACE}/scheduled-changes` as const;

const scheduledChangeRoutes = {
  listScheduledChanges: { method: 'GET', path: SCHEDULED_CHANGES, audience: 'staff' },
  createScheduledChange: { method: 'POST', path: SCHEDULED_CHANGES, audience: 'staff', creates: true },
  getScheduledChange: {
    method: 'GET',
    path: `${SCHEDULED_CHANGES}/:scheduledChangeId`,
    audience: 'staff',
  },
  cancelScheduledChange: {
    method: 'DELETE',
    path: `${SCHEDULED_CHANGES}/:scheduledChangeId`,
    audience: 'staff',
  },
} as const satisfies Record<string, Route>;

const UNDO = `${PLACE}/batches/:batchId/undo` as const;

const undoRoutes = {
  checkUndo: { method: 'GET', path: UNDO, audience: 'staff' },
  undoBatch: { method: 'POST', path: UNDO, audience: 'staff', creates: true, timeout: 30_000 },
} as const satisfies Record<string, Route>;

const workRoutes = {
  listFailedWork: { method: 'GET', path: '/failed-work', audience: 'staff' },
  repeatFailedWork: {
    method: 'POST',
    path: '/failed-work/:workId/repeat',
    audience: 'staff',
    creates: false,
  },
  discardFailedWork: { method: 'DELETE', path: '/failed-work/:workId', audience: 'staff' },
} as const satisfies Record<string, Route>;

const menuImportRoutes = {
  checkMenuFile: {
    method: 'POST',
    path: `${PLACE}/menu-imports`,
    audience: 'staff',
    creates: false,
    timeout: 60_000,
  },
  checkMenuCopy: {
    method: 'POST',
    path: `${PLACE}/menu-copies`,
    audience: 'staff',
    creates: false,
    timeout: 60_000,
  },
  listMenuImports: { method: 'GET', path: `${PLACE}/menu-imports`, audience: 'staff' },
  writeMenuImport: {
    method: 'POST',
    path: `${PLACE}/menu-imports/:importId/steps`,
    audience: 'staff',
    creates: false,
    timeout: 60_000,
  },
  undoMenuImport: {
    method: 'POST',
    path: `${PLACE}/menu-imports/:importId/undo`,
    audience: 'staff',
    creates: false,
    timeout: 60_000,
  },
  stopMenuImport: {
    method: 'POST',
    path: `${PLACE}/menu-imports/:importId/stop`,
    audience: 'staff',
    creates: false,
  },
  exportMenu: { method: 'GET', path: `${PLACE}/menu`, audience: 'staff', timeout: 60_000 },
  exportMenuTable: { method: 'GET', path: `${PLACE}/menu/table`, audience: 'staff', timeout: 60_000 },
} as const satisfies Record<string, Route>;

const MENU_LINK = `${PLACE}/menu-links/:fromRestaurantId` as const;

const menuLinkRoutes = {
  listMenuLinks: { method: 'GET', path: `${PLACE}/menu-links`, audience: 'staff' },
  keepMenuInStep: { method: 'PUT', path: MENU_LINK, audience: 'staff', timeout: 60_000 },
  endMenuLink: { method: 'DELETE', path: MENU_LINK, audience: 'staff' },
  listLinkedRecords: { method: 'GET', path: `${MENU_LINK}/records`, audience: 'staff', timeout: 30_000 },
  compareLinkedRecord: {
    method: 'GET',
    path: `${MENU_LINK}/records/:kind/:recordId`,
    audience: 'staff',
    timeout: 30_000,
  },
  setLinkException: {
    method: 'PUT',
    path: `${MENU_LINK}/exceptions`,
    audience: 'staff',
    timeout: 60_000,
  },
} as const satisfies Record<string, Route>;

const PAYMENT_REPORTS = `${PLACE}/payment-reports` as const;

const paymentReportRoutes = {
  listPayments: {
    method: 'GET',
    path: `${PAYMENT_REPORTS}/payments`,
    audience: 'staff',
    timeout: 30_000,
  },
  listPaymentAlarms: { method: 'GET', path: `${PAYMENT_REPORTS}/alarms`, audience: 'staff' },
  // Each may ask the gateway several times.
  listSettlements: {
    method: 'GET',
    path: `${PAYMENT_REPORTS}/settlements`,
    audience: 'staff',
    timeout: 55_000,
  },
  findSettlement: {
    method: 'GET',
    path: `${PAYMENT_REPORTS}/settlements/batches/:batchId`,
    audience: 'staff',
    timeout: 40_000,
  },
  listFunding: {
    method: 'GET',
    path: `${PAYMENT_REPORTS}/funding`,
    audience: 'staff',
    timeout: 55_000,
  },
  listChargebacks: { method: 'GET', path: `${PAYMENT_REPORTS}/chargebacks`, audience: 'staff' },
  updateChargeback: {
    method: 'PUT',
    path: `${PAYMENT_REPORTS}/chargebacks/:caseId`,
    audience: 'staff',
  },
  listComparisons: {
    method: 'GET',
    path: `${PAYMENT_REPORTS}/comparison`,
    audience: 'staff',
    timeout: 30_000,
  },
  compareDay: {
    method: 'POST',
    path: `${PAYMENT_REPORTS}/comparison/:day`,
    audience: 'staff',
    creates: false,
    timeout: 55_000,
  },
  explainDifference: {
    method: 'PUT',
    path: `${PAYMENT_REPORTS}/comparison/:day/differences/:differenceId`,
    audience: 'staff',
  },
} as const satisfies Record<string, Route>;

const pictureRoutes = {
  listPictures: { method: 'GET', path: `${PLACE}/pictures`, audience: 'staff' },
  replacePicture: { method: 'PUT', path: `${PLACE}/pictures/:pictureId/replacement`, audience: 'staff' },
  deletePicture: { method: 'DELETE', path: `${PLACE}/pictures/:pictureId`, audience: 'staff' },
  readPictureRun: { method: 'GET', path: `${PLACE}/picture-run`, audience: 'staff' },
  startPictureRun: { method: 'PUT', path: `${PLACE}/picture-run`, audience: 'staff' },
  cancelPictureRun: { method: 'DELETE', path: `${PLACE}/picture-run`, audience: 'staff' },
  checkUpload: { method: 'PUT', path: `${PLACE}/uploads/:pictureId/check`, audience: 'staff' },
  discardPicture: { method: 'DELETE', path: `${PLACE}/uploads/:pictureId`, audience: 'staff' },
} as const satisfies Record<string, Route>;

const PAYMENT_SETUP = `${PLACE}/payment-setup` as const;
/** The gateway is asked at once, which may take most of a minute where a bank is asked too. */
const ASKS_GATEWAY = 30_000;
const ASKS_BANK = 60_000;

const paymentSetupRoutes = {
  getPaymentSetup: { method: 'GET', path: PAYMENT_SETUP, audience: 'staff' },
  putPaymentSetup: { method: 'PUT', path: PAYMENT_SETUP, audience: 'staff' },
  connectGateway: {
    method: 'PUT',
    path: `${PAYMENT_SETUP}/account`,
    audience: 'staff',
    timeout: ASKS_GATEWAY,
  },
  removeGatewayLogin: {
    method: 'DELETE',
    path: `${PAYMENT_SETUP}/logins/:site/:merchantId`,
    audience: 'staff',
  },
  verifyPaymentSetup: {
    method: 'PUT',
    path: `${PAYMENT_SETUP}/verification`,
    audience: 'staff',
    timeout: ASKS_GATEWAY,
  },
  makeTestPayment: {
    method: 'POST',
    path: `${PAYMENT_SETUP}/test-payments`,
    audience: 'staff',
    // It leaves nothing behind that a repeat would double.
    creates: false,
    timeout: ASKS_BANK,
  },
  switchCards: { method: 'PUT', path: `${PAYMENT_SETUP}/switch`, audience: 'staff' },
  getPlatformCards: { method: 'GET', path: '/site-configuration/card-payments', audience: 'staff' },
  putPlatformCards: { method: 'PUT', path: '/site-configuration/card-payments', audience: 'staff' },
  getPlatformWallets: { method: 'GET', path: '/site-configuration/wallets', audience: 'staff' },
  putPlatformWallets: { method: 'PUT', path: '/site-configuration/wallets', audience: 'staff' },
} as const satisfies Record<string, Route>;

const GOOGLE_PLACES = '/google-places';
const OWN_PLACE = `${PLACE}/google-place` as const;
/** Google is asked at once, and may be asked again. */
const ASKS_GOOGLE = 15_000;

const placeRoutes = {
  getPlaceSearch: { method: 'GET', path: GOOGLE_PLACES, audience: 'staff' },
  searchPlaces: {
    method: 'GET',
    path: `${GOOGLE_PLACES}/search`,
    audience: 'staff',
    timeout: ASKS_GOOGLE,
  },
  suggestPlaces: {
    method: 'GET',
    path: `${GOOGLE_PLACES}/autocomplete`,
    audience: 'staff',
    timeout: ASKS_GOOGLE,
  },
  getPlaceDetails: {
    method: 'GET',
    path: `${GOOGLE_PLACES}/details/:placeId`,
    audience: 'staff',
    timeout: ASKS_GOOGLE,
  },
  getPlacePhoto: {
    method: 'GET',
    path: `${GOOGLE_PLACES}/photos/:placeId/:photoId`,
    audience: 'staff',
    timeout: ASKS_GOOGLE,
  },
  getPlaceConnection: { method: 'GET', path: OWN_PLACE, audience: 'staff' },
  connectPlace: { method: 'PUT', path: OWN_PLACE, audience: 'staff' },
  updatePlaceConnection: { method: 'PATCH', path: OWN_PLACE, audience: 'staff' },
  refreshPlace: { method: 'PUT', path: `${OWN_PLACE}/copy`, audience: 'staff' },
  disconnectPlace: { method: 'DELETE', path: OWN_PLACE, audience: 'staff' },
} as const satisfies Record<string, Route>;

export const routes = {
  ...dinerRoutes,
  ...dinerAccountRoutes,
  setLiveState: { method: 'PUT', path: `${PLACE}/live`, audience: 'staff' },
  arrangeMenu: { method: 'PATCH', path: `${PLACE}/menu`, audience: 'staff' },
  setSoldOut: { method: 'PUT', path: `${PLACE}/live/sold-out`, audience: 'staff' },
  undoSoldOut: { method: 'PUT', path: `${PLACE}/live/sold-out/undo`, audience: 'staff' },
  getTipReport: { method: 'GET', path: `${PLACE}/reports/tips`, audience: 'staff', timeout: 15_000 },
  getCartReport: { method: 'GET', path: `${PLACE}/reports/carts`, audience: 'staff', timeout: 15_000 },
  listThumbs: { method: 'GET', path: `${PLACE}/thumbs`, audience: 'staff' },
  listDeliveries: { method: 'GET', path: `${PLACE}/deliveries`, audience: 'staff' },
  moveOrder: { method: 'POST', path: `${PLACE}/orders/:orderGuid/moves`, audience: 'staff', creates: false },
  listOrders: { method: 'GET', path: `${PLACE}/orders`, audience: 'staff', timeout: 20_000 },
  listOrderPayments: { method: 'GET', path: `${PLACE}/orders/:orderGuid/payments`, audience: 'staff' },
  refundOrder: {
    method: 'POST',
    path: `${PLACE}/orders/:orderGuid/refunds`,
    audience: 'staff',
    creates: true,
    // The gateway is asked at once, which may take most of a minute.
    timeout: 60_000,
  },
  changeTip: { method: 'POST', path: `${PLACE}/orders/:orderGuid/tip`, audience: 'staff', creates: false },
  lookAtPayment: {
    method: 'PUT',
    path: `${PLACE}/orders/:orderGuid/payments/:attemptId/looked`,
    audience: 'staff',
  },
  listOrderMessages: { method: 'GET', path: `${PLACE}/order-messages`, audience: 'staff' },
  sendMessageAgain: {
    method: 'POST',
    path: `${PLACE}/order-messages/:messageId/repeat`,
    audience: 'staff',
    creates: false,
  },
  ...sessionRoutes,
  ...userRoutes,
  ...tenancyRoutes,
  ...scheduledChangeRoutes,
  ...undoRoutes,
  ...workRoutes,
  ...menuImportRoutes,
  ...menuLinkRoutes,
  ...pictureRoutes,
  ...paymentReportRoutes,
  ...paymentSetupRoutes,
  ...listingPostRoutes,
  ...placeRoutes,
  ...domainRoutes,
  ...listingConnectionRoutes,
  ...listingProfileRoutes,
  ...autoReplyRoutes,
  ...reviewRoutes,
  ...registeredDomainRoutes,
  ...recordRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
