// Watches the answers of all calls for an ended session or a lost permission.
import { type Call, CallError } from '@bite/shared/api/client';
import { routes } from '@bite/shared/api/routes';
import { CreatedEarlier } from './lost-answer.ts';

/**
 * The same calls; `onDoubt` is called for each refusal that may mean the end of the session (O4-11), except for refusals of the
 * session's own endpoints. `onCreatedEarlier` is called when lists are outdated.
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

/** FORBIDDEN is also the answer to every request of a dismissed person. */
const isDoubt = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.code === 'FORBIDDEN');
