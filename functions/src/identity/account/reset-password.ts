// Sets a password by the code of a mailed link. Ends all sessions of the person.
import { MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Account, Accounts } from '../../ports/accounts.ts';
import type { RecordReader, RecordStore } from '../../ports/records.ts';
import { hashOf } from '../one-time-code.ts';
import { type PasswordCode, passwordCodes } from '../password-code.ts';
import { type EndSessionsDeps, endSessionsOf, waitUntilSignInCounts } from '../sessions/end-sessions.ts';
import { assertUncommon, type PasswordRuleDeps } from './assert-uncommon.ts';

export interface ResetPasswordDeps extends EndSessionsDeps, PasswordRuleDeps {
  accounts: Pick<Accounts, 'find' | 'setProvenPassword' | 'revokeAll'>;
  wait: (milliseconds: number) => Promise<void>;
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
}

/** Milliseconds; longer than a request may take, and short, so that the code of a crashed process is soon usable again. */
const LEASE = MINUTE;

const codeOver = (): DomainError =>
  new DomainError('NOT_FOUND', 'This link has expired or has been used already. Please ask for a new one.');

/** Returns whose password the code may set. Throws NOT_FOUND, with the same message, for every invalid code. */
export async function readPasswordReset(deps: ResetPasswordDeps, code: string): Promise<{ email: string }> {
  const { email } = await ownerOf(deps, await goodCode(deps.records, code, deps.now()));
  return { email };
}

/**
 * A code sets one password: it is leased during the change, released if that fails, and deleted once every session has
 * ended. Throws NOT_FOUND as above, CONFLICT while it is leased, and VALIDATION_FAILED for a common password, which does not
 * use the code up.
 */
export async function resetPassword(
  deps: ResetPasswordDeps,
  { code, password }: { code: string; password: string },
): Promise<void> {
  await assertUncommon(deps, password);
  const leased = await lease(deps, code);
  try {
    const { uid } = await ownerOf(deps, leased);
    await deps.accounts.setProvenPassword(uid, password);
    // Deletes the code as its last step.
    await endSessionsOf(deps, uid);
    await waitUntilSignInCounts(deps);
  } catch (error) {
    await release(deps, code).catch(() => undefined);
    throw error;
  }
}

async function goodCode(
  records: Pick<RecordReader, 'get'>,
  code: string,
  now: number,
): Promise<PasswordCode> {
  const found = await records.get(passwordCodes, hashOf(code));
  if (!found || Date.parse(found.expiresAt) <= now) throw codeOver();
  return found;
}

async function ownerOf(
  { accounts }: Pick<ResetPasswordDeps, 'accounts'>,
  { uid }: PasswordCode,
): Promise<Account & { email: string }> {
  const account = await accounts.find(uid);
  if (account?.email === undefined) throw codeOver();
  return { ...account, email: account.email };
}

async function lease({ records, now }: ResetPasswordDeps, code: string): Promise<PasswordCode> {
  return records.transact(async (transaction) => {
    const found = await goodCode(transaction, code, now());
    if (found.leasedUntil !== undefined && Date.parse(found.leasedUntil) > now())
      throw new DomainError(
        'CONFLICT',
        'A password is being chosen with this link right now. Please wait a minute, then try again.',
      );
    const leasedUntil = new Date(now() + LEASE).toISOString();
    transaction.set(passwordCodes, hashOf(code), { ...found, leasedUntil });
    return found;
  });
}

async function release({ records }: ResetPasswordDeps, code: string): Promise<void> {
  await records.transact(async (transaction) => {
    const found = await transaction.get(passwordCodes, hashOf(code));
    if (!found) return;
    const { leasedUntil: _, ...free } = found;
    transaction.set(passwordCodes, hashOf(code), free);
  });
}
