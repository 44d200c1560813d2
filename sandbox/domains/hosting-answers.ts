// Google's frame of errors, with the words of google.rpc.Code.
import type { Answer, Resource } from './domains-answers.ts';
import type { FramedFault } from './domains-faults.ts';

const httpStatus = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
type Status = keyof typeof httpStatus;

/** @param details As the service adds them, each with its "@type". */
export function failed(status: Status, message: string, details?: readonly Resource[]): Answer {
  const code = httpStatus[status];
  return { status: code, body: { error: { code, message, status, ...(details && { details }) } } };
}

/** @param field 'custom_domain_id' */
export const badField = (field: string, description: string): Answer =>
  failed('INVALID_ARGUMENT', 'Request contains an invalid argument.', [
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] },
  ]);

export const notFound = (): Answer => failed('NOT_FOUND', 'Requested entity was not found.');

const unauthenticated = failed(
  'UNAUTHENTICATED',
  'Request had invalid authentication credentials. Expected OAuth 2 access token.',
);

export const framedFaults: Readonly<Record<FramedFault, Answer>> = {
  '400': failed('INVALID_ARGUMENT', 'Invalid JSON payload received.'),
  '401': unauthenticated,
  '403': failed('PERMISSION_DENIED', 'The caller does not have permission'),
  '429': { ...failed('RESOURCE_EXHAUSTED', 'Quota exceeded.'), headers: { 'retry-after': '60' } },
  '500': failed('INTERNAL', 'Internal error encountered.'),
  '503': failed('UNAVAILABLE', 'The service is currently unavailable.'),
};
