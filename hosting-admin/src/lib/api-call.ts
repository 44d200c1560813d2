// The screens' API client: authenticated by the client's token, and by the session cookie until the client knows its token.
import { type Call, CallError, type ClientOptions, createClient } from '@bite/shared/api/client';
import { routes } from '@bite/shared/api/routes';
import { keyedCall } from './keyed-call.ts';
import type { AuthPort } from './ports.ts';
import { expectedUser } from './session-memory.ts';

/**
 * Firebase asks its own servers about a stored sign-in before it hands out a token. Meanwhile the cookie reads for whoever
 * this tab belongs to; where it opens nothing, and for whatever changes something, the token is waited for.
 */
export function apiCall(auth: Pick<AuthPort, 'watch' | 'token'>, options: ClientOptions = {}): Call {
  const byCookie = createClient(routes, options);
  const byToken = createClient(routes, { ...options, token: auth.token });
  let isClientKnown = false;
  auth.watch(() => {
    isClientKnown = true;
  });
  const call: Call = async (name, ...given) => {
    const isEarly = !isClientKnown && routes[name].method === 'GET';
    if (!isEarly || expectedUser(localStorage, sessionStorage, Date.now()) === undefined)
      return byToken(name, ...given);
    try {
      return await byCookie(name, ...given);
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return byToken(name, ...given);
      throw error;
    }
  };
  return keyedCall(call);
}
