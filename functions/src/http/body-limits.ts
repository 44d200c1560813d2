// Limits the size and form of request bodies.
import type { Endpoint } from '@bite/shared/api/endpoint';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Request, RequestHandler } from 'express';

/** Bytes; the default if an endpoint sets no limit. */
export const BODY_LIMIT = 100 * 1024;

/** Signatures cover the sent bytes: a compressed body would have to be decompressed before its sender is verified. */
export const refusePacked: RequestHandler = (request, _response, next) => {
  const { 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding.toLowerCase() !== 'identity')
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body uncompressed (no Content-Encoding)');
  next();
};

/** The maximum size of an endpoint's requests in bytes. */
export const bodyLimitOf = ({ rawBody, maxBodyBytes }: Pick<Endpoint, 'rawBody' | 'maxBodyBytes'>): number =>
  rawBody?.maxBytes ?? maxBodyBytes ?? BODY_LIMIT;

/**
 * Accepts only JSON, unless the endpoint takes bytes, up to the limit. In production Cloud Functions have already read the body
 * into request.rawBody, which is theirs; `endpoint.rawBody` is ours.
 */
export const limitBody =
  (endpoint: Pick<Endpoint, 'rawBody' | 'maxBodyBytes'> = {}): RequestHandler =>
  (request, _response, next) => {
    const hasBody =
      request.method !== 'GET' && request.method !== 'HEAD' && request.get('content-length') !== '0';
    const raw = (request as Request & { rawBody?: Buffer }).rawBody;
    const length = Math.max(raw?.length ?? 0, Number(request.get('content-length') ?? 0));
    if (length > bodyLimitOf(endpoint))
      throw new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large');
    if (!endpoint.rawBody && hasBody && length > 0 && !request.is('application/json')) {
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send JSON (Content-Type: application/json)');
    }
    next();
  };
