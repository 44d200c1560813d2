// Answers of Google's APIs: JSON, with the frame that errors have.
import { STATUS_CODES } from 'node:http';
import type { Resource } from './google-state.ts';

export interface Answer {
  status: number;
  body: Resource;
  headers?: Readonly<Record<string, string>>;
}

const statusWords: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

export const answered = (body: Resource): Answer => ({ status: 200, body });

/** @param details As the service adds them, each with its "@type". */
export function failed(code: number, message: string, details?: readonly Resource[]): Answer {
  const status = statusWords[code] ?? STATUS_CODES[code] ?? '';
  return { status: code, body: { error: { code, message, status, ...(details && { details }) } } };
}

/** @param field 'profile.description' */
export const badField = (field: string, description: string): Answer =>
  failed(400, 'Request contains an invalid argument.', [
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] },
  ]);

export const quotaExceeded = (metric: string, limit: number): Answer => ({
  ...failed(429, `Quota exceeded for quota metric '${metric}' and limit '${limit} per minute'.`, [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'RATE_LIMIT_EXCEEDED',
      domain: 'googleapis.com',
      metadata: { quota_metric: metric, quota_limit_value: String(limit) },
    },
  ]),
});

export const notFound = (): Answer => failed(404, 'Requested entity was not found.');
