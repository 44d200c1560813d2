// Changes the password of a signed-in person, who proves the present one by a fresh ID token. Ends all their sessions,
// including this one; the browser then signs in again.
import { MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Accounts } from '../../ports/accounts.ts';
import type { SignedInCaller } from '../authenticate.ts';
import { type EndSessionsDeps, endSessionsOf, waitUntilSignInCounts } from '../sessions/end-sessions.ts';
import { assertUncommon, type PasswordRuleDeps } from './assert-uncommon.ts';

/** Milliseconds. Short, so that the password was typed just now and not before the screen was left open. */
const FRESH = 5 * MINUTE;

export interface ChangePasswordDeps extends EndSessionsDeps, PasswordRuleDeps {
  accounts: Pick<Accounts, 'verifyIdToken' | 'setPassword' | 'revokeAll'>;
  wait: (milliseconds: number) => Promise<void>;
}

/** Throws FORBIDDEN if the token is invalid, not fresh or somebody else's, and VALIDATION_FAILED for a common password. */
export async function changePassword(
  deps: ChangePasswordDeps,
  { account: { uid } }: Pick<SignedInCaller, 'account'>,
  { idToken, password }: { idToken: string; password: string },
): Promise<void> {
  const proof = await deps.accounts.verifyIdToken(idToken);
  // A token of the session's own client proves no more than the session does.
  const isProof = proof?.account.uid === uid && !proof.session && deps.now() - proof.signedInAt <= FRESH;
  if (!isProof) throw new DomainError('FORBIDDEN', 'Please enter your present password again.');
  await assertUncommon(deps, password);
  await deps.accounts.setPassword(uid, password);
  await endSessionsOf(deps, uid);
  await waitUntilSignInCounts(deps);
}
