// Messages for sign-in errors.
import { CallError } from '@bite/shared/api/client';
import { AuthError, type AuthProblem } from '../../../lib/ports.ts';

const words: Record<Exclude<AuthProblem, 'popupCancelled'>, string> = {
  // The same for a wrong password and an unknown address, so that nobody can find out who works here.
  credentials:
    'The email address or the password is not right. Please check both and try again. If you joined with Google, ' +
    'Facebook or Apple, use that button instead.',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes before you try again.',
  offline: 'The sign-in service could not be reached. Check your connection and try again.',
  popupBlocked: 'Your browser blocked the sign-in window. Allow pop-ups for this page, then try again.',
  notOffered: 'This way of signing in is not available here. Please choose another one.',
  emailInUse: 'There is an account with this email address already. Sign in with it, or reset its password.',
  weakPassword: 'This password is too easy to guess. Please choose a longer one.',
  accountExistsWithOtherProvider:
    'You have signed in with this email address in another way before. Please use that way again.',
  codeInvalid: 'This link has expired or has been used already. Please ask for a new one.',
  unknown: 'That did not work. Please try again in a moment.',
};

/** Of what the API refuses, the words that mean something to whoever signs in. */
function wordsOfCall({ code, message, status }: CallError): string {
  if (code === 'NETWORK') return words.offline;
  if (code === 'RATE_LIMITED') return words.tooManyAttempts;
  return status >= 500 || code === 'UNAUTHENTICATED' ? words.unknown : message;
}

/** undefined where nothing went wrong: the visitor closed the pop-up (I4-28). */
export function messageFor(error: unknown): string | undefined {
  if (error instanceof CallError) return wordsOfCall(error);
  const problem = error instanceof AuthError ? error.problem : 'unknown';
  return problem === 'popupCancelled' ? undefined : words[problem];
}

export const isProblem = (error: unknown, problem: AuthProblem): boolean =>
  error instanceof AuthError && error.problem === problem;
