// A person's own sessions: listed, and ended one by one.
import type { Answers } from '@bite/shared/api/answers';
import { DomainError } from '@bite/shared/kernel/errors';
import { findReadable } from '../../collections/find-readable.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import type { RecordStore } from '../../ports/records.ts';
import type { SignedInCaller } from '../authenticate.ts';
import { endSession } from './ended-sessions.ts';
import { isOver, sessions } from './session-record.ts';

interface OwnSessionsDeps {
  records: Pick<RecordStore, 'find' | 'transact'>;
  now: () => number;
}

const LISTED = 100;

/** Newest first. */
export async function listSessions(
  { records, now }: OwnSessionsDeps,
  caller: SignedInCaller,
): Promise<Answers['listSessions']> {
  const { found, ...rest } = await findReadable(records, sessions, {
    where: [{ field: 'uid', is: '==', value: caller.account.uid }],
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: LISTED,
  });
  const own = found
    .filter(({ record }) => !isOver(record, now()) && record.createdAt > (caller.user?.revokedAt ?? ''))
    .map(({ id, record: { createdAt, expiresAt, userAgent } }) => ({
      sessionToken: id,
      createdAt,
      expiresAt,
      ...(userAgent !== undefined && { userAgent }),
      isCurrent: id === caller.session.sessionToken,
    }));
  return { sessions: own, ...pageAnswerOf(rest) };
}

/** Whether it was the caller's present session. Throws NOT_FOUND for an expired one and for somebody else's. */
export async function revokeSession(
  { records, now }: OwnSessionsDeps,
  caller: SignedInCaller,
  sessionToken: string,
): Promise<{ wasCurrent: boolean }> {
  await records.transact(async (transaction) => {
    const session = await transaction.get(sessions, sessionToken);
    if (session?.uid !== caller.account.uid || isOver(session, now()))
      throw new DomainError('NOT_FOUND', 'There is no such session');
    await endSession(transaction, sessionToken, now());
  });
  return { wasCurrent: sessionToken === caller.session.sessionToken };
}
