// Mails site administrators what was given up within an hour and is still on the list.
import { HOUR } from '@bite/shared/kernel/durations';
import { listSiteAdmins } from '../identity/site-admins.ts';
import { failedWorkMail } from '../mail/failed-work-mail.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { RecordStore } from '../ports/records.ts';
import { dueWork } from './due-work.ts';

export interface AlertDeps {
  records: RecordStore;
  mailer: Mailer;
  /** 'https://admin.bite.example' */
  adminOrigin: string;
}

/** The maximum number of administrators. */
const MAILED = 20;
const COUNTED = 100;

/** @param since ISO instant at which the hour begins. Throws UNAVAILABLE if nobody could be told. */
export async function alertSiteAdmins(deps: AlertDeps, since: string): Promise<void> {
  const found = await deps.records.find(dueWork, {
    where: [
      { field: 'givenUpAt', is: '>=', value: since },
      { field: 'givenUpAt', is: '<', value: new Date(Date.parse(since) + HOUR).toISOString() },
    ],
    limit: COUNTED,
  });
  if (found.length === 0) return;
  const kinds = found.map(({ record }) => record.kind);
  const admins = (await listSiteAdmins(deps)).filter(({ isActive }) => isActive).slice(0, MAILED);
  const sent = await Promise.allSettled(
    admins.map(({ email }) =>
      deps.mailer.send(failedWorkMail({ to: email, kinds, adminOrigin: deps.adminOrigin })),
    ),
  );
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed && sent.every((one) => one.status === 'rejected')) throw failed.reason;
}
