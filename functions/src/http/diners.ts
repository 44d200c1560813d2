// Handlers of a diner's own account.
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
import { type RequestSignInCodeDeps, requestSignInCode } from '../diners/request-sign-in-code.ts';
import { type SignInDinerDeps, signInDiner } from '../diners/sign-in-diner.ts';
import { dinerCookieOf, hostOf } from '../identity/credentials.ts';
import { answering } from './answering.ts';
import { FailedSignedOut, type Handlers } from './contract.ts';

export type DinerDeps = DeleteDinerDeps &
  ExportDinerDeps &
  OwnOrdersDeps &
  EndDinerSessionsDeps &
  OwnFavouritesDeps &
  OwnProfileDeps &
  RequestSignInCodeDeps &
  SignInDinerDeps;

type DinerHandlers = Pick<
  Handlers,
  | 'requestSignInCode'
  | 'signInDiner'
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

export function dinerHandlers(deps: DinerDeps): DinerHandlers {
  return {
    requestSignInCode: answering(({ body, proof }) => requestSignInCode(deps, body, hostOf(proof.header))),

    signInDiner: async ({ body: { rememberMe, ...proven }, proof: { header } }) => {
      const begun = await signInDiner(deps, {
        proof: proven,
        rememberMe,
        cookie: dinerCookieOf(header('cookie')),
        host: hostOf(header),
        userAgent: header('user-agent'),
      });
      const { diner, cookie, lifetime } = begun;
      return { data: { diner }, session: { of: 'diner', cookie, lifetime } };
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
