// Turns every error into the API's error format. Unexpected ones are logged with their stack and answered with a generic
// message.
import type { ApiError } from '@bite/shared/api/answers';
import { DomainError, errorStatus } from '@bite/shared/kernel/errors';
import type { Request, Response } from 'express';
import type { Log } from '../ports/log.ts';
import { UnreadableRecord } from '../ports/records.ts';

const GENERIC = 'Something went wrong on our side. Please try again.';
/** Retrying does not help until the record is corrected, which the log names. */
const UNREADABLE =
  'What is stored here is damaged and cannot be read. Please tell our support, with the number of this request.';

/** Errors of body parser and router have a status; all others are unexpected. */
function understand(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const { status, type } = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: unknown;
    type?: unknown;
  };
  if (type === 'entity.too.large') return new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large');
  if (type === 'entity.parse.failed')
    return new DomainError('VALIDATION_FAILED', 'The request is not valid JSON');
  if (status === 415)
    return new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body uncompressed (no Content-Encoding)');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new DomainError('VALIDATION_FAILED', 'The request could not be read');
  }
  return undefined;
}

export function toApiError(error: unknown, requestId: string): { status: number; body: ApiError } {
  const known = understand(error);
  if (!known) {
    const message = error instanceof UnreadableRecord ? UNREADABLE : GENERIC;
    return { status: 500, body: { code: 'INTERNAL', message, requestId } };
  }
  const { code, message, details } = known;
  return {
    status: errorStatus[code],
    body: { code, message, requestId, ...(details !== undefined && { details }) },
  };
}

export function sendError(error: unknown, request: Request, response: Response, log: Log): void {
  const requestId = String(response.locals['requestId'] ?? '');
  const { status, body } = toApiError(error, requestId);
  if (status >= 500) {
    const stack = error instanceof Error ? error.stack : String(error);
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.stack : undefined;
    log.error('request failed', {
      requestId,
      method: request.method,
      route: request.route?.path ?? 'none',
      stack,
      ...(cause !== undefined && { cause }),
    });
  }
  const wait = (body.details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  if (body.code === 'RATE_LIMITED' && typeof wait === 'number') response.set('Retry-After', String(wait));
  // Without Cache-Control the CDN would keep a 404 for ten minutes.
  response.status(status).set('Cache-Control', 'private, no-store').json({ success: false, error: body });
}
