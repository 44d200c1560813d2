// The screens' API client: authenticated by the client's token, and by the session cookie until the client knows its token.
import { type Call, CallError, type ClientOptions, createClient } from '@bite/shared/api/client';
import { routes } from '@bite/shared/api/routes';
import { idempotentCall } from './idempotent-call.ts';
import type { AuthPort } from './ports.ts';
import { expectedUser } from './session-memory.ts';

/**
 * Firebase verifies a stored sign-in with its servers before it returns a token. Until then reads use the session cookie, as far
 * as it belongs to this tab's person; if it fails, and for every change, the call waits for the token.
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
  return idempotentCall(call);
}
