// Whether a failed call may have taken effect. Separate from the client, since few pages send requests that must not be
// repeated.
import type { CallError } from './client.ts';

/**
 * Whether the request may have taken effect: there was no answer, or one that the server may give after acting. INTERNAL
 * counts with any status, since a proxy may have answered or our server failed.
 */
export const isOutcomeUnknown = ({ code, status }: CallError): boolean =>
  code === 'NETWORK' || code === 'INTERNAL' || status >= 500;
