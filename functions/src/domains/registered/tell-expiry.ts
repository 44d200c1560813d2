// Mails site administrators that a registered domain ends.
import { daysLeft } from '@bite/shared/domains/domain-expiry';
import { listSiteAdmins } from '../../identity/site-admins.ts';
import { domainExpiryMail } from '../../mail/registered-domain-mails.ts';
import { mailEach } from '../../mail/mail-each.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { RecordStore } from '../../ports/records.ts';

export interface TellExpiryDeps {
  records: RecordStore;
  mailer: Mailer;
  /** 'https://admin.bite.example' */
  adminOrigin: string;
  /** Milliseconds. */
  now: () => number;
}

/** The maximum number of administrators. */
const MAILED = 20;

/** Throws if nobody could be told. */
export async function tellDomainExpiry(
  { mailer, adminOrigin, now, ...deps }: TellExpiryDeps,
  { name, expiresAt }: { name: string; expiresAt: number },
): Promise<void> {
  const admins = (await listSiteAdmins(deps)).filter(({ isActive }) => isActive).slice(0, MAILED);
  const days = daysLeft({ expiresAt }, now()) ?? 0;
  await mailEach(
    mailer,
    admins.map(({ email }) => email),
    (to) => domainExpiryMail({ to, name, days, expiresAt, adminOrigin }),
  );
}
