// What finishes due work: its schedule, with the adapters that the work needs.
import { getAuth } from 'firebase-admin/auth';
import { firebaseAccounts } from '../adapters/auth/firebase-accounts.ts';
import { firebaseApp } from '../adapters/firebase-app.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreOrders } from '../adapters/firestore/orders.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { smtpMailer } from '../adapters/mail/smtp-mailer.ts';
import { workHandlers } from '../due-work/work-handlers.ts';
import { runFinishDueWork } from '../schedules/finish-due-work.ts';
import { readConfig } from './config.ts';
import { log } from './logging.ts';

export function composeDueWork(): () => Promise<void> {
  const db = firestore();
  const records = firestoreRecords(db);
  const orders = firestoreOrders(db);
  const accounts = firebaseAccounts(getAuth(firebaseApp()));
  const { adminOrigin, smtp } = readConfig(process.env);
  const now = Date.now;
  const handlers = workHandlers({
    records,
    orders,
    accounts,
    now,
    adminOrigin,
    mailer: smtpMailer(smtp, log),
  });
  const deps = { records, log, now, handlers };
  return () => runFinishDueWork(deps);
}
