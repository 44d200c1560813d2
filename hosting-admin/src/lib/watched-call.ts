// Watches the answers of all calls for an ended session or a lost permission.
import { type Call, CallError } from '@bite/shared/api/client';
import { routes } from '@bite/shared/api/routes';
import { CreatedEarlier } from './lost-answer.ts';

/**
 * The same calls, telling `onDoubt` of each refusal that may mean the end of the session (O4-11). Refusals of the session's
 * own endpoints say nothing new. `onCreatedEarlier` is told where lists are older than they look.
 */
export function watchedCall(call: Call, onDoubt: () => void, onCreatedEarlier: () => void): Call {
  const watched: Call = async (name, ...options) => {
    try {
      return await call(name, ...options);
    } catch (error) {
      if (!routes[name].path.startsWith('/auth/') && isDoubt(error)) onDoubt();
      if (error instanceof CreatedEarlier) onCreatedEarlier();
      throw error;
    }
  };
  return watched;
}

/** FORBIDDEN is also what a dismissed person gets, for whatever they ask. */
const isDoubt = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.code === 'FORBIDDEN');
