// Handlers for signing in and out, sessions, and handing a sign-in over to another of our hosts.
import { type AuthenticateDeps, unauthenticated } from '../../identity/authenticate.ts';
import { hostOf, sessionCookieOf } from '../../identity/credentials.ts';
import { exchangeCode, type HandOverDeps, handOver } from '../../identity/hand-over.ts';
import { listSessions, revokeSession } from '../../identity/sessions/own-sessions.ts';
import { assertKnown, toSessionUser } from '../../identity/sessions/session-user.ts';
import { type SignInDeps, signIn } from '../../identity/sessions/sign-in.ts';
import { type SignOutDeps, signOut } from '../../identity/sessions/sign-out.ts';
import { answering } from '../answering.ts';
import { FailedSignedOut, type Handlers } from '../contract.ts';

export type SessionDeps = AuthenticateDeps & SignInDeps & SignOutDeps & HandOverDeps;

type SessionHandlers = Pick<
  Handlers,
  | 'signIn'
  | 'signOut'
  | 'getSession'
  | 'createClientToken'
  | 'listSessions'
  | 'revokeSession'
  | 'handOver'
  | 'exchangeCode'
>;

export function sessionHandlers(deps: SessionDeps): SessionHandlers {
  return {
    signIn: async ({ body, proof: { header } }) => {
      const cookie = sessionCookieOf(header('cookie'));
      const begun = await signIn(deps, { ...body, cookie, userAgent: header('user-agent') });
      return { data: begun.answer, session: { cookie: begun.cookie, lifetime: begun.lifetime } };
    },

    signOut: async ({ body, proof }) => {
      await signOut(deps, proof, body.everywhere).catch((error: unknown) => {
        throw new FailedSignedOut(error);
      });
      return { data: { signedOut: true }, session: 'clear' };
    },

    getSession: async ({ account, user, session }) => {
      const known = assertKnown(user);
      if (!session) throw unauthenticated();
      return { data: { user: toSessionUser(account, known) } };
    },

    createClientToken: async ({ account, session }) => ({
      data: { customToken: await deps.accounts.createCustomToken(account.uid, session) },
    }),

    listSessions: answering((caller) => listSessions(deps, caller)),

    revokeSession: async ({ params, ...caller }) => {
      const { wasCurrent } = await revokeSession(deps, caller, params.sessionToken);
      return { data: null, ...(wasCurrent && { session: 'clear' }) };
    },

    handOver: async ({ body, ...caller }) => ({ data: { url: await handOver(deps, caller, body) } }),

    exchangeCode: answering(({ body, proof }) => exchangeCode(deps, body.code, hostOf(proof.header))),
  };
}
