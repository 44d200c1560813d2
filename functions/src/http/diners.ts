// Handlers of a diner's own account.
import { providerAnswer } from '@bite/shared/diners/diners.contract';
import { signInProviders } from '@bite/shared/diners/sign-in-providers';
import { type DeleteDinerDeps, deleteDiner } from '../diners/delete-diner.ts';
import {
  type EndDinerSessionsDeps,
  listDinerSessions,
  revokeDinerSession,
  signOutDiner,
} from '../diners/end-diner-sessions.ts';
import { type ExportDinerDeps, exportDiner } from '../diners/export-diner.ts';
import { deleteAddress, putAddress } from '../diners/own-addresses.ts';
import { changeFavourites, type OwnFavouritesDeps, readFavourites } from '../diners/own-favourites.ts';
import { listOwnOrders, type OwnOrdersDeps } from '../diners/own-orders.ts';
import { readOwnPoints } from '../diners/own-points.ts';
import { type OwnProfileDeps, readProfile, updateProfile } from '../diners/own-profile.ts';
import {
  type BeginProviderSignInDeps,
  beginProviderSignIn,
  offeredProviders,
} from '../diners/providers/begin-provider-sign-in.ts';
import { SIGN_IN_WITHIN } from '../diners/providers/provider-sign-in.ts';
import { signInByProvider } from '../diners/providers/sign-in-by-provider.ts';
import {
  goToProvider,
  type Onward,
  returnFromProvider,
  type VisitProviderDeps,
} from '../diners/providers/visit-provider.ts';
import { readSignInLink } from '../diners/read-sign-in-link.ts';
import { type RequestSignInCodeDeps, requestSignInCode } from '../diners/request-sign-in-code.ts';
import { signInDiner } from '../diners/sign-in-diner.ts';
import type { SignInDinerDeps } from '../diners/start-session.ts';
import { dinerCookieOf, hostOf, wayCookieOf } from '../identity/credentials.ts';
import { answering } from './answering.ts';
import { FailedSignedOut, type Handlers, type Redirect } from './contract.ts';
import { RedirectTarget } from './redirect-target.ts';

export type DinerDeps = BeginProviderSignInDeps &
  DeleteDinerDeps &
  ExportDinerDeps &
  OwnOrdersDeps &
  EndDinerSessionsDeps &
  OwnFavouritesDeps &
  OwnProfileDeps &
  RequestSignInCodeDeps &
  SignInDinerDeps &
  VisitProviderDeps;

type DinerHandlers = Pick<
  Handlers,
  | 'requestSignInCode'
  | 'readSignInLink'
  | 'signInDiner'
  | 'listSignInProviders'
  | 'beginProviderSignIn'
  | 'goToProvider'
  | 'returnFromProvider'
  | 'returnFromProviderByForm'
  | 'signOutDiner'
  | 'getDiner'
  | 'updateDiner'
  | 'listDinerSessions'
  | 'revokeDinerSession'
  | 'putDinerAddress'
  | 'deleteDinerAddress'
  | 'listDinerOrders'
  | 'getDinerPoints'
  | 'getDinerFavourites'
  | 'changeDinerFavourites'
  | 'exportDiner'
  | 'deleteDiner'
>;

/** They change with a deployment. */
const PROVIDERS = 'public, max-age=300';

/** To the restaurant's own address, or the provider's from the configuration. */
const redirectTo = ({ origin, url, cookie }: Onward): Redirect => ({
  to: RedirectTarget.within([origin], url),
  ...(cookie !== undefined && {
    session: cookie === null ? 'clearWay' : { of: 'way', cookie, lifetime: SIGN_IN_WITHIN },
  }),
});

export function dinerHandlers(deps: DinerDeps): DinerHandlers {
  return {
    requestSignInCode: answering(({ body, proof }) => requestSignInCode(deps, body, hostOf(proof.header))),

    readSignInLink: answering(({ body }) => readSignInLink(deps, body.link)),

    signInDiner: async ({ body: { rememberMe, ...proven }, proof: { header } }) => {
      const wish = {
        rememberMe,
        cookie: dinerCookieOf(header('cookie')),
        host: hostOf(header),
        userAgent: header('user-agent'),
      };
      const begun =
        'providerCode' in proven
          ? await signInByProvider(deps, proven, wish)
          : await signInDiner(deps, proven, wish);
      const { diner, cookie, lifetime } = begun;
      return { data: { diner }, session: { of: 'diner', cookie, lifetime } };
    },

    listSignInProviders: async () => {
      const offered = offeredProviders(deps);
      return { data: { providers: signInProviders.filter((name) => offered[name]) }, cache: PROVIDERS };
    },

    beginProviderSignIn: answering(({ body, proof }) =>
      beginProviderSignIn(deps, body, hostOf(proof.header)),
    ),

    goToProvider: async ({ params, query }) =>
      redirectTo(await goToProvider(deps, params.provider, query.token ?? '')),

    returnFromProvider: async ({ params, query, headers }) =>
      redirectTo(await returnFromProvider(deps, params.provider, query, wayCookieOf(headers.cookie))),

    returnFromProviderByForm: async ({ params, raw, headers }) => {
      // No signature: the state in it is what proves it, together with the cookie.
      const form = new URLSearchParams(raw.verified(() => true).toString('utf8'));
      const answer = providerAnswer.parse(Object.fromEntries(form));
      return redirectTo(await returnFromProvider(deps, params.provider, answer, wayCookieOf(headers.cookie)));
    },

    signOutDiner: async ({ body, proof }) => {
      await signOutDiner(deps, proof, body.everywhere).catch((error: unknown) => {
        throw new FailedSignedOut(error, 'clearDiner');
      });
      return { data: { signedOut: true }, session: 'clearDiner' };
    },

    getDiner: answering(async ({ diner }) => ({ diner: await readProfile(deps, diner) })),

    updateDiner: answering(async ({ diner, body }) => ({ diner: await updateProfile(deps, diner, body) })),

    listDinerSessions: answering(({ diner }) => listDinerSessions(deps, diner)),

    revokeDinerSession: async ({ diner, params }) => {
      const { wasCurrent } = await revokeDinerSession(deps, diner, params.sessionToken);
      return { data: null, ...(wasCurrent && { session: 'clearDiner' }) };
    },

    putDinerAddress: answering(async ({ diner, params, body }) => ({
      diner: await putAddress(deps, diner, { ...params, ...body }),
    })),

    deleteDinerAddress: answering(async ({ diner, params }) => ({
      diner: await deleteAddress(deps, diner, params),
    })),

    listDinerOrders: answering(({ diner, query }) => listOwnOrders(deps, diner, query)),

    exportDiner: answering(({ diner }) => exportDiner(deps, diner)),

    deleteDiner: async ({ diner }) => {
      await deleteDiner(deps, diner);
      return { data: null, session: 'clearDiner' };
    },

    getDinerFavourites: answering(({ diner, params }) => readFavourites(deps, diner, params)),

    changeDinerFavourites: answering(({ diner, params, body }) =>
      changeFavourites(deps, diner, params, body),
    ),

    getDinerPoints: answering(({ diner, query }) => readOwnPoints(deps, diner, query)),
  };
}
