// Mails somebody that their business request was declined, and why; records that the mail was sent.
import type { BusinessRequest } from '@bite/shared/tenancy/business-request.schema';
import { businessRequests } from '../../collections/collections.ts';
import { requestDeclinedMail } from '../../mail/request-declined-mail.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { RecordStore } from '../../ports/records.ts';

export interface MailDeclinedDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  mailer: Mailer;
  /** 'https://admin.bite.example' */
  adminOrigin: string;
  /** Milliseconds. */
  now: () => number;
}

const isToMail = (request: BusinessRequest | undefined): request is BusinessRequest =>
  request?.state === 'declined' && request.declineMailedAt === undefined;

/** Does nothing if it was mailed already or the person has sent a new request. Throws UNAVAILABLE. */
export async function mailRequestDeclined(
  { records, mailer, adminOrigin, now }: MailDeclinedDeps,
  uid: string,
): Promise<void> {
  const request = await records.get(businessRequests, uid);
  if (!isToMail(request)) return;
  const { email, personName, businessName, reason = '' } = request;
  await mailer.send(requestDeclinedMail({ to: email, personName, businessName, reason, adminOrigin }));
  await records.transact(async (transaction) => {
    const stored = await transaction.get(businessRequests, uid);
    if (isToMail(stored) && stored.updatedAt === request.updatedAt)
      transaction.set(businessRequests, uid, { ...stored, declineMailedAt: new Date(now()).toISOString() });
  });
}
