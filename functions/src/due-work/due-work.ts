// Side effects that follow a write (mails, revocations). They are stored in the write's transaction, so that a crash loses
// none, tried at once, and otherwise finished by a schedule. A handler may run twice and must tolerate it.
import { randomUUID } from 'node:crypto';
import { domainNews } from '@bite/shared/domains/domain-check.schema';
import type { WorkKind } from '@bite/shared/due-work/failed-work.schema';
import { MINUTE } from '@bite/shared/kernel/durations';
import { isoAt } from '@bite/shared/kernel/iso-time';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection, RecordReader } from '../ports/records.ts';

const place = z.object({ tenantId: z.int(), restaurantId: z.int() });

/** Every kind of work with the data of its handler. No secrets, since this is stored. */
export const workData = {
  /** Mails site administrators what was given up within the hour that begins here. */
  alertSiteAdmins: z.object({ since: isoTime }),
  /** Makes a planned change of records at its time, unless it was cancelled. */
  applyScheduledChange: place.extend({ scheduledChangeId: z.string() }),
  /** Checks a picture after its trigger gave up, or deletes its record if the picture is gone. */
  checkPicture: z.object({ path: z.string() }),
  /** Ends the cart that was ordered, for all devices of its diner. */
  closeCart: place.extend({
    uid: z.string(),
    cartGuid: z.string(),
    orderGuid: z.string(),
    cartItemIds: z.array(z.string()).readonly(),
  }),
  /** Compares a restaurant's card payments with the gateway; `since`: goes on with what was begun then. */
  comparePayments: place.extend({ since: isoTime.exactOptional() }),
  /** Marks a delivery as delivered, unless somebody has changed the order since. */
  completeDelivery: place.extend({ orderGuid: z.string() }),
  /** Goes on with an import of a menu, or with undoing one, in the name of whoever began. */
  continueMenuImport: place.extend({ importId: z.string(), uid: z.string() }),
  /** Counts the thumbs of an item after one was given, changed or taken back. */
  countThumbs: place.extend({ itemId: z.int() }),
  /** Signs somebody out everywhere. */
  endSessions: z.object({ uid: z.string() }),
  /** Erases what is left of a guest who deleted their account. */
  eraseDiner: z.object({ uid: z.string() }),
  /** Erases who placed an order after the night could not. */
  eraseOrder: place.extend({ orderGuid: z.string() }),
  /** Asks what the listing service makes of a reply that was sent at `sentAt`; `turn`: how often it was asked. */
  followReviewReply: place.extend({ reviewId: z.string(), sentAt: isoTime, turn: z.int().min(0) }),
  /** Brings a copied menu up to date with its source, by the ids of the two restaurants. */
  followMenu: z.object({ tenantId: z.int(), restaurantId: z.int(), fromRestaurantId: z.int() }),
  /** Forgets the devices that were told about an order, if it is still over. */
  forgetDevices: place.extend({ orderGuid: z.string() }),
  /** Removes a card that a guest no longer keeps from the gateway. */
  forgetCard: place.extend({
    site: z.string(),
    merchantId: z.string(),
    profileId: z.string(),
    accountId: z.string(),
  }),
  /** Forgets what is stored of a business listing that is not connected any more, and its access. */
  forgetListing: place,
  /** Forgets who has used a promotion that was deleted. */
  forgetPromotionGuests: place.extend({ promotionId: z.int() }),
  /** Goes on with a run over a restaurant's pictures after its task gave up. */
  optimizePictures: place.extend({ runId: z.string() }),
  /** Publishes, changes or removes a post on the listing, as staff want it. */
  publishListingPost: place.extend({ postId: z.string() }),
  /** Reminds people of a chargeback that nobody has answered. */
  remindChargeback: place.extend({ caseId: z.string() }),
  /** Rebuilds storefronts after a trigger or a task gave up. */
  rebuildStorefronts: z.discriminatedUnion('of', [
    z.object({ of: z.literal('restaurant'), place }),
    z.object({ of: z.literal('tenant'), tenantId: z.int() }),
    z.object({ of: z.literal('domain'), restaurantGuids: z.array(z.string()).readonly() }),
  ]),
  /** Recounts records after a trigger or a task gave up. */
  recount: z.object({ tenantId: z.int(), restaurantId: z.int().exactOptional() }),
  /** Forgets the login of an earlier account, unless it is needed. */
  forgetGatewayLogin: place.extend({ site: z.string(), merchantId: z.string() }),
  /** Gives back a part of a payment, or all of it. */
  refundPayment: place.extend({ attemptId: z.string(), refundId: z.string() }),
  /** Removes hosts from the hosting service that are mapped no more. */
  releaseDomain: z.object({ hosts: z.array(z.string()).readonly() }),
  /** Gives back an order that waited for a card and was not paid in time. */
  releaseDraft: place.extend({ orderGuid: z.string() }),
  /** Updates an order from its kitchen items. */
  rollUpKitchen: place.extend({ orderGuid: z.string() }),
  /** Runs a schedule that failed or missed its time. */
  runSchedule: z.object({ schedule: z.string() }),
  /** Has the automatic reply to a review written or sent, unless it is not needed any more. */
  sendAutoReply: place.extend({ reviewId: z.string() }),
  /** Mails an invitation's link, unless it is closed or was already mailed. */
  sendInvitation: z.object({ invitationId: z.string(), by: z.string() }),
  /** Tells a guest what happened to the order, unless it is no longer so. */
  sendOrderMessage: place.extend({ messageId: z.string() }),
  /** Mails a link to choose a first password. */
  sendPasswordChoice: z.object({ uid: z.string() }),
  /** Mails a link that verifies the email address, unless it is verified. */
  sendVerification: z.object({ uid: z.string() }),
  /** Tells somebody by mail that their request for a business was declined. */
  sendRequestDeclined: z.object({ uid: z.string() }),
  /** Finds out about a try to pay by card, captures it or returns it, as its order says. */
  settlePayment: place.extend({ orderGuid: z.string(), attemptId: z.string() }),
  /** Brings a restaurant's listing up to date: its reviews and its profile. */
  syncReviews: place,
  /** Copies fields of the record to the sign-in account. */
  syncAccount: z.object({
    uid: z.string(),
    fields: z.array(z.enum(['displayName', 'photoURL', 'emailVerified'])),
  }),
  /** Mails those who look after a restaurant's domains what has become of one. */
  tellDomain: z.object({
    domainId: z.int(),
    restaurantGuid: z.string(),
    news: z.enum(domainNews),
    at: isoTime,
  }),
  /** Mails site administrators that a registered domain ends. */
  tellDomainExpiry: z.object({ name: z.string(), expiresAt: z.number() }),
  /** Mails whoever bought, transferred or renewed a domain what became of it. */
  tellDomainPurchase: z.object({ purchaseId: z.string(), attempt: z.string() }),
  /** Mails those who look after a restaurant's domains that another one has taken one over. */
  tellDomainTakenOver: place.extend({
    domainId: z.int(),
    domain: z.string(),
    to: z.object({ restaurant: z.string(), business: z.string() }),
    at: isoTime,
  }),
  /** Mails a restaurant's administrators that the access to its listing has ended. */
  tellListingEnded: place,
  /** Mails what the comparison of a day found. */
  tellPaymentDifferences: place.extend({ day: z.string() }),
  /** Lets go of what was reserved by a request that was sent twice, but for the one that counts. */
  voidRepeatedPayment: place.extend({ orderGuid: z.string(), attemptId: z.string() }),
} as const satisfies Record<WorkKind, z.ZodType>;

export type { WorkKind };
export type WorkData<Kind extends WorkKind> = z.output<(typeof workData)[Kind]>;

/** Lenient, so that one broken document never hides the others: its attempt fails and only it is given up. */
export const storedWork = z.object({
  kind: z.string().catch(''),
  data: z.unknown().optional(),
  /** When it is to be tried next; absent once it has been given up. */
  dueAt: isoTime.optional().catch(undefined),
  attempts: z.int().min(0).catch(0),
  createdAt: isoTime.optional().catch(undefined),
  /** Why the last attempt failed. */
  error: z.string().optional().catch(undefined),
  givenUpAt: isoTime.optional().catch(undefined),
});
export type StoredWork = z.output<typeof storedWork>;

/** due_work/{workId} */
export const dueWork: RecordCollection<StoredWork> = { path: collections.dueWork, schema: storedWork };

/** Work with its id, as a transaction stores it. */
export interface DueWork {
  id: string;
  record: StoredWork;
}

/** Whoever stores the work tries it at once; the schedule waits this long before it does. Milliseconds. */
export const FIRST_ATTEMPT_WITHIN = MINUTE;

/**
 * @param dueAt Milliseconds; when the schedule may run it. Soon, by default.
 * @param id Work that is stored twice under one id is one piece of work.
 */
export function newWork<Kind extends WorkKind>(
  kind: Kind,
  data: WorkData<Kind>,
  now: number,
  { dueAt = now + FIRST_ATTEMPT_WITHIN, id = randomUUID() }: { dueAt?: number; id?: string } = {},
): DueWork {
  return { id, record: { kind, data, dueAt: isoAt(dueAt), attempts: 0, createdAt: isoAt(now) } };
}

/** Whether the work is done: it is then no longer stored. */
export const isWorkDone = async (records: Pick<RecordReader, 'get'>, id: string): Promise<boolean> =>
  (await records.get(dueWork, id)) === undefined;
