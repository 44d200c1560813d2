// The labels of background work for people.
import type { WorkKind } from './failed-work.schema.ts';

const words: Readonly<Record<WorkKind, string>> = {
  alertSiteAdmins: 'Mail about failed work',
  applyScheduledChange: 'Make a planned change',
  checkPicture: 'Check a picture',
  closeCart: 'Empty a cart that was ordered',
  comparePayments: 'Compare card payments with the gateway',
  completeDelivery: 'Mark an overdue delivery as delivered',
  continueMenuImport: 'Continue a menu import',
  countThumbs: 'Count how guests liked a dish',
  endSessions: 'Sign somebody out everywhere',
  eraseDiner: 'Erase a guest who deleted their account',
  eraseOrder: 'Erase who placed an old order',
  followMenu: 'Keep a copied menu in step',
  followReviewReply: 'Ask what became of a reply to a review',
  forgetDevices: 'Forget the devices that were told about an order',
  forgetCard: 'Remove a guest’s card from the card service',
  forgetGatewayLogin: 'Forget the login of an earlier card account',
  forgetListing: 'Forget a business listing',
  forgetPromotionGuests: 'Forget who used a deleted promotion',
  optimizePictures: 'Make copies of pictures anew',
  publishListingPost: 'Publish a post on the Google listing',
  rebuildStorefronts: 'Publish a menu',
  recount: 'Count records',
  refundPayment: 'Give back what was paid by card',
  releaseDomain: 'Remove a domain from the hosting service',
  releaseDraft: 'Give back an order that was not paid',
  remindChargeback: 'Remind of a chargeback',
  rollUpKitchen: 'Update an order from the kitchen',
  runSchedule: 'Run a schedule',
  sendAutoReply: 'Answer a review',
  sendInvitation: 'Mail an invitation',
  sendOrderMessage: 'Tell a guest about an order',
  sendPasswordChoice: 'Mail a link to choose a password',
  sendRequestDeclined: 'Mail an answer to a request',
  sendVerification: 'Mail a link to verify an address',
  settlePayment: 'Find out about a payment by card',
  syncAccount: 'Update a sign-in account',
  syncReviews: 'Bring a business listing up to date',
  tellDomain: 'Mail what became of a domain',
  tellDomainExpiry: 'Mail that a domain ends',
  tellDomainPurchase: 'Mail what became of an order of a domain',
  tellDomainTakenOver: 'Mail that another restaurant has taken over a domain',
  tellListingEnded: 'Mail that the access to a business listing has ended',
  tellPaymentDifferences: 'Mail differences of card payments',
  voidRepeatedPayment: 'Let go of a card that may be reserved twice',
};

const isKnown = (kind: string): kind is WorkKind => Object.hasOwn(words, kind);

/** A kind of an older release is shown by its own name. */
export const workLabel = (kind: string): string => (isKnown(kind) ? words[kind] : kind);

const reasons: Readonly<Record<string, string>> = {
  FORBIDDEN: 'Its author may not do this any more',
  CAPTURE_REFUSED: 'The bank does not pay what it had reserved: the order is unpaid',
  CARD_TESTING: 'Many cards are declined: somebody may be trying stolen ones',
  GATEWAY_LOGIN: 'The account at the card gateway is not set up any more',
  MISSED: 'It missed its time',
  PARTLY_FAILED: 'Some of it failed',
  PAYLOAD_TOO_LARGE: 'The menu is too large to publish',
  PAYMENT_UNCLEAR: 'The card gateway has not said what became of it',
  REFUND_REFUSED: 'The card gateway refuses to give a payment back',
  UNAVAILABLE: 'A service could not be reached',
  UnreadableRecord: 'A stored record cannot be read',
};

/** A code without a label is shown as it is. */
export const reasonLabel = (reason: string): string =>
  Object.hasOwn(reasons, reason) ? (reasons[reason] ?? reason) : reason;

const schedules: Readonly<Record<string, string>> = {
  checkSetUps: 'Check domains that are being set up',
  comparePayments: 'Compare card payments with the gateway',
  countOrderedTogether: 'Count what is ordered together',
  eraseOrders: 'Erase who placed old orders',
  finishDueWork: 'Finish work that is due',
  followDomainPurchases: 'Follow orders of domains',
  refreshListingTokens: 'Refresh the access to business listings',
  probeHosts: 'Open restaurants’ domains',
  reconcilePayments: 'Settle payments by card',
  removePictures: 'Delete unused pictures',
  syncPlaces: 'Fetch what Google Maps says of places',
  repairCounts: 'Recount records',
  syncListings: 'Bring business listings up to date',
  repairOrders: 'Correct order counts and deliveries',
  cleanUpCarts: 'Delete old carts',
  repairSearch: 'Complete the search index',
  repairStorefronts: 'Rebuild outdated menus',
  warnOfDomainExpiry: 'Warn of domains that end',
  repairUsers: 'Complete users’ records',
};

export const scheduleLabel = (name: string): string =>
  Object.hasOwn(schedules, name) ? (schedules[name] ?? name) : name;

/** For the two forms that our schedules have: '* * * * *' and '30 9 * * *', in UTC. */
export function cronLabel(cron: string): string {
  const [minute = '', hour = ''] = cron.split(' ');
  if (hour === '*') return minute === '*' ? 'Every minute' : `Every ${minute.slice(2)} minutes`;
  return `Daily at ${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC`;
}
