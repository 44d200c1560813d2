// Parses requests by their endpoint's schemas, for all endpoints.
import type { Endpoint } from '@bite/shared/api/endpoint';
import { messagesByField } from '@bite/shared/kernel/entity';
import { DomainError } from '@bite/shared/kernel/errors';
import { plainMessage } from '@bite/shared/kernel/plain-messages';
import type { Request } from 'express';
import type { z } from 'zod';
import type { ReadHeader } from '../identity/credentials.ts';
import { UnverifiedBody } from './unverified-body.ts';

export interface Input {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
  /** For signed webhooks. */
  raw?: UnverifiedBody;
}

/** Throws VALIDATION_FAILED for the first invalid part, or a missing header's own code. */
export function readInput(endpoint: Endpoint, request: Request): Input {
  return {
    params: endpoint.params && parseInput(endpoint.params, request.params),
    query: endpoint.query && parseInput(endpoint.query, request.query),
    headers: endpoint.headers && readHeaders(endpoint, endpoint.headers, (name) => request.get(name)),
    body: endpoint.body && parseInput(endpoint.body, request.body),
    ...(endpoint.rawBody && { raw: unverified(request) }),
  };
}

/** A request without a body has the signature of zero bytes. */
function unverified(request: Request): UnverifiedBody {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return new UnverifiedBody(bytes, (name) => request.get(name));
}

function readHeaders({ missingHeaders = {} }: Endpoint, schema: z.ZodObject, header: ReadHeader): unknown {
  const sent = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, header(name)]));
  const parsed = schema.safeParse(sent, { error: plainMessage });
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const name = String(first?.path[0]);
  const code = sent[name] === undefined ? missingHeaders[name] : undefined;
  throw code ? new DomainError(code, first?.message ?? '') : invalidInput(parsed.error);
}

/** Parses input by its schema. Throws VALIDATION_FAILED with each field's message under `details.fields`. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: plainMessage });
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error);
}

function invalidInput(error: z.ZodError): DomainError {
  const [first] = error.issues;
  return new DomainError(
    'VALIDATION_FAILED',
    first?.message ?? 'This is not valid here',
    messagesByField(error),
  );
}
