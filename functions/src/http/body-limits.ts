// Limits the size and form of request bodies.
import type { Endpoint } from '@bite/shared/api/endpoint';
import { DomainError } from '@bite/shared/kernel/errors';
import express, { type Request, type Response } from 'express';

type BodyRules = Pick<Endpoint, 'rawBody' | 'maxBodyBytes'>;

/** Bytes; the default if an endpoint sets no limit. */
const BODY_LIMIT = 100 * 1024;

/** Signatures cover the sent bytes: a compressed body would have to be decompressed before its sender is verified. */
export function assertUncompressed(request: Request): void {
  const { 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding.toLowerCase() !== 'identity')
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body uncompressed (no Content-Encoding)');
}

/** The maximum size of an endpoint's requests in bytes. */
const bodyLimitOf = ({ rawBody, maxBodyBytes }: BodyRules): number =>
  rawBody?.maxBytes ?? maxBodyBytes ?? BODY_LIMIT;

/**
 * Accepts only JSON, unless the endpoint takes bytes, up to the limit. In production the platform has already read the body,
 * hence rawBody.
 */
export function assertBodyAllowed(request: Request, endpoint: BodyRules = {}): void {
  const { 'content-length': sentLength = '0' } = request.headers;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && sentLength !== '0';
  const raw = (request as Request & { rawBody?: Buffer }).rawBody;
  const length = Math.max(raw?.length ?? 0, Number(sentLength));
  if (length > bodyLimitOf(endpoint)) throw new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large');
  if (!endpoint.rawBody && hasBody && length > 0 && !request.is('application/json'))
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send JSON (Content-Type: application/json)');
}

/**
 * Reads a body of any type, as it was sent, into `request.body`. Rejects with PAYLOAD_TOO_LARGE's status beyond the limit, and
 * with VALIDATION_FAILED if the caller has hung up before the end.
 */
export function bytesReader(endpoint: BodyRules): (request: Request, response: Response) => Promise<void> {
  const read = express.raw({ type: () => true, limit: bodyLimitOf(endpoint), inflate: false });
  return (request, response) =>
    new Promise((resolve, reject) => {
      read(request, response, (error?: unknown) => {
        if (error !== undefined) reject(error);
        // The reader passes over a request that ended while its caller was identified.
        else if (request.destroyed && !request.complete)
          reject(new DomainError('VALIDATION_FAILED', 'The request could not be read'));
        else resolve();
      });
    });
}
