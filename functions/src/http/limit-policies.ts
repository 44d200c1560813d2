// Rate limits by caller and endpoint. All instances share them.
import type { Route } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { MINUTE } from '@bite/shared/kernel/durations';
import { runtime } from '../runtime.ts';

/**
 * address: the client as our proxies saw it. nearest: the directly connected peer, proxies included; few addresses stand for
 * everyone behind the proxies, so its limits are wide. user: the signed-in person. restaurant: the restaurant ordered from.
 * recipient: the email address that a mail would go to, whether or not it has an account. recipientFrom: the same, as asked for from
 * one network, so that nobody elsewhere uses it up for its owner.
 */
export type Subject = 'address' | 'nearest' | 'user' | 'restaurant' | 'recipient' | 'recipientFrom';

export interface Policy {
  /** Routes with the same name share the allowance. */
  name: string;
  by: Subject;
  windowMs: number;
  /** Requests per window, over all instances. */
  max: number;
  /** How many of these each instance grants without asking; the rest is taken in portions from the shared count. */
  free: number;
  /** The size of such a portion. */
  portion: number;
  /** What whoever exceeds it is told, if not the usual of its subject. */
  message?: string;
}

/** The maximum number of instances. */
export const INSTANCES = Number(runtime.maxInstances);

/** A restaurant's Wi-Fi or an office is one address. */
const WIDER = 100;

type Limit = Pick<Policy, 'name' | 'by' | 'max' | 'windowMs' | 'message'>;

/** Counted request by request: for rare requests that cost something or allow guessing. */
const exact = (wish: Limit): Policy => ({ ...wish, free: 0, portion: 1 });

/** Counted in portions of a twentieth: for limits that are rarely approached. */
const inPortions = (wish: Limit): Policy => ({ ...wish, free: 0, portion: Math.ceil(wish.max / 20) });

/** Half of it is divided among the instances in advance, so that most requests need no shared count. */
const shared = (wish: Limit): Policy => {
  const free = Math.floor(wish.max / 2 / INSTANCES);
  return { ...wish, free, portion: Math.ceil(wish.max / 20) };
};

const byAddress = (name: string, max: number, minutes: number): Policy[] => [
  exact({ name, by: 'address', max, windowMs: minutes * MINUTE }),
  shared({ name, by: 'nearest', max: max * WIDER, windowMs: minutes * MINUTE }),
];

const byUser = (name: string, max: number, minutes: number): Policy =>
  exact({ name, by: 'user', max, windowMs: minutes * MINUTE });

const byRestaurant = (name: string, max: number, minutes: number): Policy =>
  inPortions({ name, by: 'restaurant', max, windowMs: minutes * MINUTE });

const usual: readonly Policy[] = [
  shared({ name: 'usual', by: 'address', max: 1200, windowMs: MINUTE }),
  shared({ name: 'usual', by: 'nearest', max: 1200 * WIDER, windowMs: MINUTE }),
];

const staffWrite: readonly Policy[] = [
  ...usual,
  shared({ name: 'staff write', by: 'user', max: 400, windowMs: MINUTE }),
];

const mails = [...byAddress('mails', 40, 10), byUser('mails', 20, 10)];

/** Stricter limits. */
const strict: Partial<Record<RouteName, readonly Policy[]>> = {
  /** It may cost a question to an outside service. */
  checkDelivery: byAddress('checkDelivery', 100, 10),
  signIn: byAddress('signIn', 60, 10),
  exchangeCode: byAddress('exchangeCode', 60, 10),
  signUp: byAddress('signUp', 20, 10),
  requestPasswordReset: [
    ...byAddress('requestPasswordReset', 10, 10),
    exact({ name: 'requestPasswordReset', by: 'recipient', max: 5, windowMs: 10 * MINUTE }),
  ],
  readPasswordReset: byAddress('resetPassword', 60, 10),
  resetPassword: byAddress('resetPassword', 60, 10),
  checkPassword: byAddress('checkPassword', 60, 10),
  changePassword: [...byAddress('changePassword', 30, 10), byUser('changePassword', 10, 10)],
  readInvitation: byAddress('invitation', 40, 10),
  acceptInvitation: byAddress('invitation', 40, 10),
  requestSignInCode: [
    ...byAddress('requestSignInCode', 30, 10),
    exact({ name: 'requestSignInCode', by: 'recipientFrom', max: 5, windowMs: 10 * MINUTE }),
    exact({ name: 'requestSignInCode', by: 'recipient', max: 100, windowMs: 60 * MINUTE }),
  ],
  readSignInLink: byAddress('signInDiner', 100, 10),
  signInDiner: byAddress('signInDiner', 100, 10),
  beginProviderSignIn: byAddress('beginProviderSignIn', 60, 10),
  // Each asks the provider.
  goToProvider: byAddress('visitProvider', 200, 10),
  returnFromProvider: byAddress('visitProvider', 200, 10),
  returnFromProviderByForm: byAddress('visitProvider', 200, 10),
  handOver: [...usual, byUser('handOver', 60, 10)],
  sendVerification: [...byAddress('sendVerification', 20, 10), byUser('sendVerification', 5, 10)],
  inviteUser: mails,
  resendInvitation: mails,
  sendMessageAgain: [...staffWrite, byUser('sendMessageAgain', 60, 10)],
  createAdminUser: mails,
  createTenant: mails,
  createBusinessRequest: [
    ...byAddress('createBusinessRequest', 20, 10),
    byUser('createBusinessRequest', 5, 10),
  ],
  // Each may ask the card gateway several times, which answers twenty calls a minute.
  listSettlements: [...usual, byUser('gatewayReports', 60, 10)],
  findSettlement: [...usual, byUser('gatewayReports', 60, 10)],
  listFunding: [...usual, byUser('gatewayReports', 60, 10)],
  compareDay: [...staffWrite, byUser('gatewayReports', 60, 10)],
  // Each asks Google, whose calls all restaurants share.
  replyToReview: [...staffWrite, byUser('replyToReview', 120, 10)],
  deleteReviewReply: [...staffWrite, byUser('replyToReview', 120, 10)],
  syncReviewsNow: [...staffWrite, byUser('syncReviewsNow', 20, 10)],
  // Each asks the gateway, which counts its calls.
  connectGateway: [...staffWrite, byUser('askGateway', 60, 10)],
  verifyPaymentSetup: [...staffWrite, byUser('askGateway', 60, 10)],
  // Each asks the hosting service and the DNS.
  createDomain: [...staffWrite, byUser('askDomainHosting', 60, 10)],
  checkDomain: [...staffWrite, byUser('askDomainHosting', 60, 10)],
  updateDomain: [...staffWrite, byUser('askDomainHosting', 60, 10)],
  // Names and codes are not to be tried out.
  checkSubdomain: [...usual, byUser('checkSubdomain', 200, 10)],
  acceptDomain: [...byAddress('acceptDomain', 40, 10), byUser('acceptDomain', 10, 10)],
  // Each is up to a hundred transactions.
  putDomainMappings: [...staffWrite, byUser('putDomainMappings', 30, 10)],
  // Each asks Google, whose quota all restaurants share.
  startListingConsent: [...staffWrite, byUser('startListingConsent', 30, 10)],
  finishListingConsent: [...staffWrite, byUser('finishListingConsent', 30, 10)],
  listListingAccounts: [...usual, byUser('askListing', 200, 10)],
  listListingLocations: [...usual, byUser('askListing', 200, 10)],
  chooseListingLocation: [...staffWrite, byUser('askListing', 200, 10)],
  pullListingProfile: [...staffWrite, byUser('askListing', 200, 10)],
  applyListingProfile: [...staffWrite, byUser('askListing', 200, 10)],
  // Up to ten calls.
  refreshListingPosts: [...staffWrite, byUser('refreshListingPosts', 20, 10)],
  createListingPost: [...staffWrite, byUser('changeListingPosts', 120, 10)],
  updateListingPost: [...staffWrite, byUser('changeListingPosts', 120, 10)],
  deleteListingPost: [...staffWrite, byUser('changeListingPosts', 120, 10)],
  // Up to fifty replies, which are sent before those that nobody waits for.
  decideAutoReplies: [...staffWrite, byUser('decideAutoReplies', 60, 10)],
  // Each compares every template with the last replies.
  previewAutoReplies: [...staffWrite, byUser('previewAutoReplies', 120, 10)],
  // It tries a card.
  makeTestPayment: [...staffWrite, byUser('makeTestPayment', 10, 10)],
  // Each costs the installation money; what all cost together is limited by the day (places/ask-places.ts).
  searchPlaces: [...usual, byUser('searchPlaces', 120, 10)],
  suggestPlaces: [...usual, byUser('suggestPlaces', 600, 10)],
  getPlaceDetails: [...usual, byUser('placeDetails', 120, 10)],
  getPlacePhoto: [...usual, byUser('placePhotos', 300, 10)],
  connectPlace: [...staffWrite, byUser('placeDetails', 120, 10)],
  refreshPlace: [...staffWrite, byUser('placeDetails', 120, 10)],
  // Each asks the registrar, which counts its calls; a search up to eighteen times.
  searchDomainNames: [...usual, byUser('searchDomainNames', 60, 10)],
  listRegisteredDomains: [...usual, byUser('askRegistrar', 300, 10)],
  getRegisteredDomain: [...usual, byUser('askRegistrar', 300, 10)],
  listDnsRecords: [...usual, byUser('askRegistrar', 300, 10)],
  // By itself, from each open screen: it may not use up what people ask for.
  lookAtDomainPurchase: [...staffWrite, byUser('followPurchases', 300, 10)],
  reviewDomainPurchase: [...usual, byUser('askRegistrar', 300, 10)],
  releaseDomainPurchase: [...staffWrite, byUser('changeRegistered', 120, 10)],
  changeRegisteredDomain: [...staffWrite, byUser('changeRegistered', 120, 10)],
  createDnsRecord: [...staffWrite, byUser('changeRegistered', 120, 10)],
  updateDnsRecord: [...staffWrite, byUser('changeRegistered', 120, 10)],
  deleteDnsRecord: [...staffWrite, byUser('changeRegistered', 120, 10)],
  connectRegisteredDomain: [
    ...staffWrite,
    byUser('changeRegistered', 120, 10),
    byUser('askDomainHosting', 60, 10),
  ],
  // They cost money, or give a domain away.
  buyDomain: [...staffWrite, byUser('buyDomains', 20, 10)],
  registerDomain: [...staffWrite, byUser('buyDomains', 20, 10)],
  renewDomain: [...staffWrite, byUser('buyDomains', 20, 10)],
  removeRegisteredDomain: [...staffWrite, byUser('buyDomains', 20, 10)],
  // Each plans a whole menu.
  checkMenuFile: [...staffWrite, byUser('checkMenu', 60, 10)],
  checkMenuCopy: [...staffWrite, byUser('checkMenu', 60, 10)],
  // So does each step. The largest file takes about 100 steps.
  writeMenuImport: [...staffWrite, byUser('menuImportSteps', 300, 10)],
  undoMenuImport: [...staffWrite, byUser('menuImportSteps', 300, 10)],
  keepMenuInStep: [...staffWrite, byUser('followMenu', 120, 10)],
  setLinkException: [...staffWrite, byUser('followMenu', 120, 10)],
  compareLinkedRecord: [
    ...usual,
    shared({ name: 'compareLinkedRecord', by: 'user', max: 120, windowMs: MINUTE }),
  ],
  changeDinerFavourites: [...usual, byUser('changeDinerFavourites', 300, 10)],
  // A device sends its cart at most every second.
  putCart: [...usual, shared({ name: 'putCart', by: 'user', max: 120, windowMs: MINUTE })],
  // What one address is mailed about orders is limited where it is sent (send-order-message.ts).
  placeOrder: [...byAddress('placeOrder', 40, 10), byRestaurant('placeOrder', 600, 1)],
  // Codes are not to be guessed.
  checkPromoCode: [...byAddress('checkPromoCode', 40, 10), byRestaurant('checkPromoCode', 600, 1)],
  cancelOrder: byAddress('cancelOrder', 60, 10),
  // Each asks the bank. Declines are counted where they happen (card-testing.ts).
  payOrder: [...byAddress('payOrder', 20, 10), byRestaurant('payOrder', 600, 1)],
  // Each asks Apple.
  startApplePay: [...byAddress('startApplePay', 30, 10), byRestaurant('startApplePay', 600, 1)],
  payAtCounter: byAddress('payAtCounter', 20, 10),
  judgeDish: byAddress('judgeDish', 200, 10),
  notifyDevice: byAddress('notifyDevice', 60, 10),
  forgetDevice: byAddress('notifyDevice', 60, 10),
  arriveForOrder: byAddress('arriveForOrder', 60, 10),
  quoteOrder: [
    shared({ name: 'quoteOrder', by: 'address', max: 240, windowMs: MINUTE }),
    shared({ name: 'quoteOrder', by: 'nearest', max: 240 * WIDER, windowMs: MINUTE }),
    byRestaurant('quoteOrder', 6000, 1),
  ],
};

export type Policies = Partial<Record<RouteName, readonly Policy[]>>;

function policiesOf(name: RouteName): readonly Policy[] {
  const { audience, method }: Route = routes[name];
  return strict[name] ?? (audience !== 'public' && method !== 'GET' ? staffWrite : usual);
}

export const defaultPolicies: Policies = Object.fromEntries(
  (Object.keys(routes) as RouteName[]).map((name) => [name, policiesOf(name)]),
);

/** For setups where everyone shares one address, such as the emulators. */
export const relaxed = (policies: Policies, factor: number): Policies =>
  Object.fromEntries(
    Object.entries(policies).map(([name, list]) => [
      name,
      list.map((policy) => ({ ...policy, max: policy.max * factor })),
    ]),
  );
