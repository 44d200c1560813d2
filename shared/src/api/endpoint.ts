// The input and output of one endpoint: the form of every entry of the contract (contract.ts).
import type { z } from 'zod';
import { type ErrorCode, errorStatus } from '../kernel/errors.ts';
import type { Audience } from './route.ts';

export interface Endpoint {
  /** Its purpose in one sentence, for the printed documentation. */
  summary: string;
  /** The :parameters of the path, if it has any. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** By lower-case name. Only these headers reach the handler. */
  headers?: z.ZodObject;
  /** The error codes of headers that have their own code if missing. */
  missingHeaders?: Readonly<Record<string, ErrorCode>>;
  body?: z.ZodType;
  /** The maximum size of the body, if it is not the usual one. */
  maxBodyBytes?: number;
  /** A signed webhook: the handler gets the raw bytes after verifying them. Such an endpoint has no `body`. */
  rawBody?: {
    /** Media type of the body: printed in the documentation, not checked. */
    type: `${string}/${string}`;
    maxBytes: number;
  };
  /** The `data` of a success. */
  answer: z.ZodType;
  /** The answer is a file of this type with the text `answer`. Errors are JSON all the same. */
  file?: 'text/csv';
  /** The answer is a picture for an <img> of our own pages, sent by `Reply.picture`. Errors are JSON all the same. */
  picture?: true;
  /** The answer redirects the browser to the address `answer`; 303 after a POST. */
  redirect?: 302 | 303;
  /** The status of a success; 200 by default. */
  status?: 201;
  /** The message for a caller who is not signed in; a general one by default. */
  signedOut?: string;
  /** Its error codes, besides those of every endpoint (refusalsOf). */
  refuses?: readonly ErrorCode[];
}

/** Every code below 500 that an endpoint can answer with, without duplicates. RATE_LIMITED belongs to the platform. */
export function refusalsOf(endpoint: Endpoint, audience: Audience): ErrorCode[] {
  const { params, query, headers, missingHeaders = {}, body, rawBody, refuses = [] } = endpoint;
  const codes: ErrorCode[] = [...refuses, ...Object.values(missingHeaders)];
  if (params || query || headers || body) codes.push('VALIDATION_FAILED');
  if (body || rawBody) codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (rawBody) codes.push('UNAUTHENTICATED');
  if (audience !== 'public') codes.push('UNAUTHENTICATED', 'FORBIDDEN');
  return [...new Set(codes)].filter((code) => errorStatus[code] < 500);
}
