// What a failed call says of its effect. Apart from the client, since most pages send nothing that must not happen twice.
import type { CallError } from './client.ts';

/**
 * What was sent may have had its effect: no answer, or none that our server gives before it has looked. INTERNAL with
 * whatever status: something answered that is not our server, or our server failed.
 */
export const isOutcomeUnknown = ({ code, status }: CallError): boolean =>
  code === 'NETWORK' || code === 'INTERNAL' || status >= 500;
