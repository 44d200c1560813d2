// Signing in and out, sessions and passwords (O7.1-06 to O7.1-08, O2.9).
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { creating, unreadableRecords } from '../api/parameters.ts';
import { isoTime, positiveId } from '../kernel/schema.ts';
import { email, name, phone } from '../kernel/text.schema.ts';
import { invitationLookup, receivedInvitation } from './invitation.schema.ts';
import { userMessages } from './messages.ts';
import { user } from './user.schema.ts';
import { newPassword, socialSignUp } from './user-payloads.schema.ts';

export const sessionUser = z.strictObject({
  uid: z.string(),
  email: z.string(),
  displayName: z.string().optional(),
  isSiteAdmin: z.boolean().optional(),
  /** False until somebody activates the person, and after a dismissal. */
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  /** Whether there is a password to change: people who sign in with another provider may have none. */
  hasPassword: z.boolean().optional(),
});

const passwordResetCode = z.strictObject({ code: z.string().min(1).max(200) });

const token = z.string().min(1).max(10_000);
/** Identifies a session; grants no access by itself. */
const sessionToken = z.string().regex(/^[0-9a-f]{64}$/);

export const sessionEndpoints = {
  signIn: {
    summary: 'Exchanges a fresh ID token for a session cookie: 14 days with rememberMe, else 12 hours.',
    body: z.strictObject({ idToken: token, rememberMe: z.boolean().default(false) }),
    answer: z.strictObject({
      user: sessionUser,
      sessionToken,
      expiresAt: isoTime,
      customToken: z.string().optional(),
    }),
    refuses: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
  },
  signOut: {
    summary: 'Ends the session of the cookie, or all of the caller’s, and takes the cookie away.',
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    answer: z.strictObject({ signedOut: z.literal(true) }),
    refuses: ['FORBIDDEN'],
  },
  getSession: {
    summary: 'Who is signed in.',
    answer: z.strictObject({ user: sessionUser }),
    refuses: ['NOT_FOUND'],
  },
  createClientToken: {
    summary: 'A custom token that signs the browser’s own client in as the session’s user.',
    answer: z.strictObject({ customToken: z.string() }),
  },
  listSessions: {
    summary: 'Where the caller is signed in.',
    answer: z.strictObject({
      sessions: z.array(
        z.strictObject({
          sessionToken,
          createdAt: isoTime,
          expiresAt: isoTime,
          userAgent: z.string().optional(),
          isCurrent: z.boolean(),
        }),
      ),
      unreadable: unreadableRecords,
    }),
  },
  revokeSession: {
    summary: 'Ends one of the caller’s sessions.',
    params: z.object({ sessionToken }),
    answer: z.null(),
    refuses: ['NOT_FOUND'],
  },
  handOver: {
    summary: 'A return URL with a one-time code that signs the caller in there; hosts of ours only.',
    body: z.strictObject({
      returnUrl: z.string().min(1).max(2000),
      tenantId: positiveId.optional(),
      restaurantId: positiveId.optional(),
      rememberMe: z.boolean().default(false),
    }),
    answer: z.strictObject({ url: z.string() }),
  },
  exchangeCode: {
    summary: 'Exchanges a one-time code, within a minute and once, for a custom token.',
    body: z.strictObject({ code: z.string().min(1).max(200) }),
    answer: z.strictObject({ customToken: z.string(), rememberMe: z.boolean() }),
    refuses: ['UNAUTHENTICATED', 'FORBIDDEN'],
  },
  signUp: {
    summary: 'Makes the record of someone who has signed up: inactive, and no site administrator.',
    headers: creating,
    body: socialSignUp,
    answer: z.strictObject({ user }),
    status: 201,
    refuses: ['CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  sendVerification: {
    summary: 'Mails the caller a link that proves the email address.',
    answer: z.null(),
    signedOut: userMessages.cannotSendVerification,
  },
  requestPasswordReset: {
    summary: 'Mails a link to choose a new password, if there is such an account: the answer does not tell.',
    body: z.strictObject({ email: email() }),
    answer: z.null(),
  },
  readPasswordReset: {
    summary: 'Whose password the code of a mailed link chooses.',
    body: passwordResetCode,
    answer: z.strictObject({ email: z.string() }),
    refuses: ['NOT_FOUND'],
  },
  resetPassword: {
    summary:
      'Sets a password by the code of a mailed link, which works once, and ends all sessions of its owner.',
    body: passwordResetCode.extend({ password: newPassword }),
    answer: z.null(),
    refuses: ['NOT_FOUND', 'CONFLICT'],
  },
  checkPassword: {
    summary: 'Refuses a password that is too short or among the commonest, before an account gets it.',
    body: z.strictObject({ password: newPassword }),
    answer: z.null(),
  },
  changePassword: {
    summary:
      'Gives the caller another password and ends all of their sessions. The ID token is of a sign-in of just now.',
    body: z.strictObject({ idToken: token, password: newPassword }),
    answer: z.null(),
    refuses: ['NOT_FOUND', 'FORBIDDEN'],
  },
  readInvitation: {
    summary: 'What an invitation link invites to.',
    body: invitationLookup,
    answer: z.strictObject({ invitation: receivedInvitation }),
    refuses: ['NOT_FOUND'],
  },
  acceptInvitation: {
    summary: 'Accepts an invitation as the account of the invited email address: active at once.',
    headers: creating,
    body: invitationLookup.extend({
      firstName: name(100).optional(),
      lastName: name(100).optional(),
      phone: phone().optional(),
    }),
    answer: z.strictObject({ user }),
    refuses: ['NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
} as const satisfies Record<string, Endpoint>;
