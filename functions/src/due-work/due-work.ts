// Side effects that follow a write (mails, revocations): stored in the write's own transaction, so that a crash loses none,
// tried at once, and otherwise finished by a schedule. A handler may run twice and must tolerate it.
import { randomUUID } from 'node:crypto';
import type { WorkKind } from '@bite/shared/due-work/failed-work.schema';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection, RecordReader } from '../ports/records.ts';

const place = z.object({ tenantId: z.int(), restaurantId: z.int() });

/** Every kind of work, with what its handler needs to know. No secrets: this is stored. */
export const workData = {
  /** Mails site administrators what was given up within the hour that begins here. */
  alertSiteAdmins: z.object({ since: isoTime }),
  /** Looks into a picture that a trigger could not look into, or forgets it where it has gone. */
  checkPicture: z.object({ path: z.string() }),
  /** Makes a delivery that left delivered, unless somebody has noted more of it by then. */
  completeDelivery: place.extend({ orderGuid: z.string() }),
  /** Signs somebody out everywhere. */
  endSessions: z.object({ uid: z.string() }),
  /** Builds storefronts anew that a trigger or a task could not. */
  rebuildStorefronts: z.discriminatedUnion('of', [
    z.object({ of: z.literal('restaurant'), place }),
    z.object({ of: z.literal('tenant'), tenantId: z.int() }),
    z.object({ of: z.literal('domain'), restaurantGuids: z.array(z.string()).readonly() }),
  ]),
  /** Counts anew what a trigger or a task could not. */
  recount: z.object({ tenantId: z.int(), restaurantId: z.int().exactOptional() }),
  /** Adds an order's items up anew. */
  rollUpKitchen: place.extend({ orderGuid: z.string() }),
  /** Runs a schedule that failed or missed its time. */
  runSchedule: z.object({ schedule: z.string() }),
  /** Mails an invitation's link, as long as it is open and was not mailed yet. */
  sendInvitation: z.object({ invitationId: z.string(), by: z.string() }),
  /** Mails a link to choose a first password. */
  sendPasswordChoice: z.object({ uid: z.string() }),
  /** Mails a link that proves the e-mail address, unless it is proven. */
  sendVerification: z.object({ uid: z.string() }),
  /** Tells somebody by mail that their request for a business was declined. */
  sendRequestDeclined: z.object({ uid: z.string() }),
  /** Brings fields of the record to the sign-in account. */
  syncAccount: z.object({
    uid: z.string(),
    fields: z.array(z.enum(['displayName', 'photoURL', 'emailVerified'])),
  }),
} as const satisfies Record<WorkKind, z.ZodType>;

export type { WorkKind };
export type WorkData<Kind extends WorkKind> = z.output<(typeof workData)[Kind]>;

/** Lenient, so that one broken document never hides the others: its attempt fails and it is given up by itself. */
const storedWork = z.object({
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

/** Whoever stores it tries it at once; the schedule leaves it to them for as long. Milliseconds. */
export const FIRST_ATTEMPT_WITHIN = 60_000;

/**
 * @param dueAt Milliseconds; when the schedule takes it over. Soon, where nothing is said.
 * @param id The same id stored twice is the same work.
 */
export function newWork<Kind extends WorkKind>(
  kind: Kind,
  data: WorkData<Kind>,
  now: number,
  { dueAt = now + FIRST_ATTEMPT_WITHIN, id = randomUUID() }: { dueAt?: number; id?: string } = {},
): DueWork {
  const iso = (instant: number) => new Date(instant).toISOString();
  return { id, record: { kind, data, dueAt: iso(dueAt), attempts: 0, createdAt: iso(now) } };
}

/** Whether it is done and needs nobody any more. */
export const isWorkDone = async (records: Pick<RecordReader, 'get'>, id: string): Promise<boolean> =>
  (await records.get(dueWork, id)) === undefined;
