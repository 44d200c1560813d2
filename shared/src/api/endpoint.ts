// What one endpoint takes and answers: the form of every entry of the contract (contract.ts).
import type { z } from 'zod';
import { type ErrorCode, errorStatus } from '../kernel/errors.ts';
import type { Audience } from './route.ts';

export interface Endpoint {
  /** What it does, in one sentence, for the printed documentation. */
  summary: string;
  /** Each :parameter of the path; a path without any needs none. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** By small letters. Only those named here reach the handler. */
  headers?: z.ZodObject;
  /** The codes of headers whose absence is refused with a code of its own. */
  missingHeaders?: Readonly<Record<string, ErrorCode>>;
  body?: z.ZodType;
  /** A signed webhook: the handler gets the bytes as they came, once it has said how they are proven. No `body` then. */
  rawBody?: {
    /** As whom it is sent by says, for the printed documentation. */
    type: `${string}/${string}`;
    maxBytes: number;
  };
  /** `data` of a success. */
  answer: z.ZodType;
  /** The answer is a file of this type, whose text `answer` is, and no JSON. What it refuses with is JSON all the same. */
  file?: 'text/csv';
  /** The answer sends the browser on to an address, which `answer` is: after a POST with 303. */
  redirect?: 302 | 303;
  /** Of a success; 200 where nothing is said. */
  status?: 201;
  /** What it refuses with, beyond what every endpoint may (refusalsOf). */
  refuses?: readonly ErrorCode[];
}

/** Every code below 500 that an endpoint can answer with, without repeats. Too many calls are the platform's refusal. */
export function refusalsOf(endpoint: Endpoint, audience: Audience): ErrorCode[] {
  const { params, query, headers, missingHeaders = {}, body, rawBody, refuses = [] } = endpoint;
  const codes: ErrorCode[] = [...refuses, ...Object.values(missingHeaders)];
  if (params || query || headers || body) codes.push('VALIDATION_FAILED');
  if (body || rawBody) codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (rawBody) codes.push('UNAUTHENTICATED');
  if (audience !== 'public') codes.push('UNAUTHENTICATED', 'FORBIDDEN');
  return [...new Set(codes)].filter((code) => errorStatus[code] < 500);
}
