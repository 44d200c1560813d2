// Work that the platform does by itself and gave up on, and when its schedules last ran: what site administrators see of it.
import { z } from 'zod';
import { isoTime, positiveId } from '../kernel/schema.ts';

/** Every kind of work that is kept until it is done. */
export const workKinds = [
  'alertSiteAdmins',
  'checkPicture',
  'completeDelivery',
  'endSessions',
  'rebuildStorefronts',
  'recount',
  'rollUpKitchen',
  'runSchedule',
  'sendInvitation',
  'sendPasswordChoice',
  'sendRequestDeclined',
  'sendVerification',
  'syncAccount',
] as const;
export type WorkKind = (typeof workKinds)[number];

export const failedWork = z.strictObject({
  workId: z.string(),
  /** One of workKinds; of an older release perhaps another. */
  kind: z.string(),
  /** What it is about, as far as it is about one of these. */
  tenantId: positiveId.optional(),
  restaurantId: positiveId.optional(),
  uid: z.string().optional(),
  schedule: z.string().optional(),
  /** A code or a name, never a message: those may hold people's data. */
  reason: z.string(),
  failedAt: isoTime,
});
export type FailedWork = z.output<typeof failedWork>;

export const scheduleState = z.strictObject({
  name: z.string(),
  /** In cron's form, UTC. */
  cron: z.string(),
  /** When it last began; absent where it never ran. */
  lastRunAt: isoTime.optional(),
  /** Whether it should have run since. */
  isLate: z.boolean(),
});
export type ScheduleState = z.output<typeof scheduleState>;
