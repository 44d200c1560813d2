// Ends sessions of diners: this one, one of the list, or all of a person.
import type { Answers } from '@bite/shared/api/answers';
import { DomainError } from '@bite/shared/kernel/errors';
import { asStored, findReadable } from '../collections/find-readable.ts';
import { pageAnswerOf } from '../collections/page-answer.ts';
import { type Credentials, dinerCookieOf } from '../identity/credentials.ts';
import { isOver } from '../identity/sessions/session-record.ts';
import type { RecordStore } from '../ports/records.ts';
import { type AuthenticateDinerDeps, type Diner, findDiner } from './authenticate-diner.ts';
import { customers } from './customers.ts';
import { dinerSessions, dinerSessionTokenOf } from './diner-session.ts';

export interface EndDinerSessionsDeps extends AuthenticateDinerDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
}

const AT_ONCE = 200;
const LISTED = 100;

/** Succeeds if there is nothing to end. */
export async function signOutDiner(
  deps: EndDinerSessionsDeps,
  proof: Credentials,
  everywhere: boolean,
): Promise<void> {
  const diner = everywhere ? await findDiner(deps, proof) : undefined;
  if (diner) return endAllDinerSessions(deps, diner.uid);
  const cookie = dinerCookieOf(proof.header('cookie'));
  if (cookie === undefined) return;
  await deps.records.transact(async (transaction) =>
    transaction.delete(dinerSessions, dinerSessionTokenOf(cookie)),
  );
}

/** Takes effect with the first write; the rest tidies up. Idempotent. */
export async function endAllDinerSessions(
  { records, now }: Pick<EndDinerSessionsDeps, 'records' | 'now'>,
  uid: string,
): Promise<void> {
  const revokedAt = new Date(now()).toISOString();
  await records.transact(async (transaction) => {
    const customer = await transaction.get(customers, uid);
    if (customer) transaction.set(customers, uid, { ...customer, revokedAt });
  });
  const where = [{ field: 'uid', is: '==', value: uid }] as const;
  for (;;) {
    const found = await records.find(
      { path: dinerSessions.path, schema: asStored },
      { where, limit: AT_ONCE },
    );
    await records.transact(async (transaction) => {
      for (const { id } of found) transaction.delete(dinerSessions, id);
    });
    if (found.length < AT_ONCE) return;
  }
}

/** Newest first. */
export async function listDinerSessions(
  { records, now }: EndDinerSessionsDeps,
  diner: Diner,
): Promise<Answers['listDinerSessions']> {
  const { found, ...rest } = await findReadable(records, dinerSessions, {
    where: [{ field: 'uid', is: '==', value: diner.uid }],
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: LISTED,
  });
  const { unreadable } = pageAnswerOf(rest);
  const sessions = found
    .filter(({ record }) => !isOver(record, now()))
    .map(({ id, record: { uid: _, ...session } }) => ({
      sessionToken: id,
      ...session,
      isCurrent: id === diner.sessionToken,
    }));
  return { sessions, ...(unreadable && { unreadable }) };
}

/** Whether it was the present one. Throws NOT_FOUND, also for somebody else's. */
export async function revokeDinerSession(
  { records, now }: EndDinerSessionsDeps,
  diner: Diner,
  sessionToken: string,
): Promise<{ wasCurrent: boolean }> {
  await records.transact(async (transaction) => {
    const session = await transaction.get(dinerSessions, sessionToken);
    if (session?.uid !== diner.uid || isOver(session, now()))
      throw new DomainError('NOT_FOUND', 'There is no such session');
    transaction.delete(dinerSessions, sessionToken);
  });
  return { wasCurrent: sessionToken === diner.sessionToken };
}
