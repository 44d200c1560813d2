// Changes the password of a signed-in person, who proves the present one by a fresh ID token. All their sessions end, this
// one included; the browser then signs in again.
import { DomainError } from '@bite/shared/kernel/errors';
import type { Accounts } from '../../ports/accounts.ts';
import type { SignedInCaller } from '../authenticate.ts';
import { type EndSessionsDeps, endSessionsOf, waitUntilSignInCounts } from '../sessions/end-sessions.ts';
import { assertUncommon, type PasswordRuleDeps } from './assert-uncommon.ts';

/** Milliseconds; typed just now, not found on a screen that was left open. */
const FRESH = 5 * 60_000;

export interface ChangePasswordDeps extends EndSessionsDeps, PasswordRuleDeps {
  accounts: Pick<Accounts, 'verifyIdToken' | 'setPassword' | 'revokeAll'>;
  wait: (milliseconds: number) => Promise<void>;
}

/** Throws FORBIDDEN where the proof is none, is not fresh, or somebody else's, and VALIDATION_FAILED for a common password. */
export async function changePassword(
  deps: ChangePasswordDeps,
  { account: { uid } }: Pick<SignedInCaller, 'account'>,
  { idToken, password }: { idToken: string; password: string },
): Promise<void> {
  const proof = await deps.accounts.verifyIdToken(idToken);
  // What a session's own client holds proves nothing more than the session does.
  const isProof = proof?.account.uid === uid && !proof.session && deps.now() - proof.signedInAt <= FRESH;
  if (!isProof) throw new DomainError('FORBIDDEN', 'Please enter your present password again.');
  await assertUncommon(deps, password);
  await deps.accounts.setPassword(uid, password);
  await endSessionsOf(deps, uid);
  await waitUntilSignInCounts(deps);
}
