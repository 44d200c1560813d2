// Validates the answers of sign-in and session check before they are trusted (O8-03). Without schemas, since the diner's
// site uses it too.
import { CallError } from '../api/client.ts';

/** The person behind a session; the email is always there (O7.1-09). */
export interface SessionUser {
  uid: string;
  email: string;
  displayName?: string | undefined;
  isSiteAdmin?: boolean | undefined;
  /** False until somebody activates the person, and after a dismissal. */
  isActive: boolean;
  emailVerified: boolean;
  /** Undefined if the server does not say. */
  hasPassword?: boolean | undefined;
}

export interface SignInAnswer {
  user: SessionUser;
  sessionToken: string;
  /** ISO instant, or milliseconds. */
  expiresAt: string | number;
  /** Signs the browser's client in, too. */
  customToken?: string | undefined;
}

export interface SessionAnswer {
  user: SessionUser;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAbsentOr = (value: unknown, type: 'string' | 'boolean'): boolean =>
  value === undefined || typeof value === type;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function isSessionUser(value: unknown): value is SessionUser {
  const { uid, email, displayName, isSiteAdmin, isActive, emailVerified, hasPassword } = fieldsOf(value);
  return (
    isText(uid) &&
    isText(email) &&
    isAbsentOr(displayName, 'string') &&
    isAbsentOr(isSiteAdmin, 'boolean') &&
    typeof isActive === 'boolean' &&
    typeof emailVerified === 'boolean' &&
    isAbsentOr(hasPassword, 'boolean')
  );
}

function isSignInAnswer(data: unknown): data is SignInAnswer {
  const { user, sessionToken, expiresAt, customToken } = fieldsOf(data);
  const hasExpiry = isText(expiresAt) || Number.isFinite(expiresAt);
  return isSessionUser(user) && isText(sessionToken) && hasExpiry && isAbsentOr(customToken, 'string');
}

/** `data` of POST /auth/signin (O7.1-06). Throws a CallError if it is invalid. */
export function readSignInAnswer(data: unknown): SignInAnswer {
  if (isSignInAnswer(data)) return data;
  throw new CallError('INTERNAL', 'Invalid response format from auth API');
}

/** `data` of GET /auth/session (O7.1-08). Throws a CallError if it is invalid. */
export function readSessionAnswer(data: unknown): SessionAnswer {
  const { user } = fieldsOf(data);
  if (isSessionUser(user)) return { user };
  throw new CallError('INTERNAL', 'Invalid session response format');
}
