// Whether a failed call may have had its effect. Apart from the client, since most pages send nothing that must not happen
// twice.
import type { CallError } from './client.ts';

/**
 * Whether the request may have had its effect: there was no answer, or none that the server gives before it acts. INTERNAL
 * counts with whatever status: a proxy answered, or our server failed.
 */
export const isOutcomeUnknown = ({ code, status }: CallError): boolean =>
  code === 'NETWORK' || code === 'INTERNAL' || status >= 500;
