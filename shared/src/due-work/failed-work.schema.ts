// Background work that was given up, and when schedules last ran, as site administrators see them.
import { z } from 'zod';
import { isoTime, positiveId } from '../kernel/schema.ts';

/** All kinds of work that are stored until they are done. */
export const workKinds = [
  'alertSiteAdmins',
  'applyScheduledChange',
  'checkPicture',
  'closeCart',
  'comparePayments',
  'completeDelivery',
  'continueMenuImport',
  'countThumbs',
  'endSessions',
  'eraseDiner',
  'eraseOrder',
  'followMenu',
  'followReviewReply',
  'forgetCard',
  'forgetDevices',
  'forgetGatewayLogin',
  'forgetListing',
  'forgetPromotionGuests',
  'optimizePictures',
  'publishListingPost',
  'rebuildStorefronts',
  'recount',
  'refundPayment',
  'releaseDomain',
  'releaseDraft',
  'remindChargeback',
  'rollUpKitchen',
  'runSchedule',
  'sendAutoReply',
  'sendInvitation',
  'sendOrderMessage',
  'sendPasswordChoice',
  'sendRequestDeclined',
  'sendVerification',
  'settlePayment',
  'syncAccount',
  'syncReviews',
  'tellDomain',
  'tellDomainExpiry',
  'tellDomainPurchase',
  'tellDomainTakenOver',
  'tellListingEnded',
  'tellPaymentDifferences',
  'voidRepeatedPayment',
] as const;
export type WorkKind = (typeof workKinds)[number];

export const failedWork = z.strictObject({
  workId: z.string(),
  /** One of workKinds, or one of an older release. */
  kind: z.string(),
  /** The record that it is about, if it is one of these. */
  tenantId: positiveId.optional(),
  restaurantId: positiveId.optional(),
  uid: z.string().optional(),
  schedule: z.string().optional(),
  /** A code or a name, never a message, which may contain personal data. */
  reason: z.string(),
  failedAt: isoTime,
});
export type FailedWork = z.output<typeof failedWork>;

export const scheduleState = z.strictObject({
  name: z.string(),
  /** A cron expression in UTC. */
  cron: z.string(),
  /** When it last started; absent if it never ran. */
  lastRunAt: isoTime.optional(),
  /** Whether it has missed its time. */
  isLate: z.boolean(),
});
export type ScheduleState = z.output<typeof scheduleState>;
