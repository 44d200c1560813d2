// How large a request's body may be, and in what form it comes.
import type { Endpoint } from '@bite/shared/api/endpoint';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Request, RequestHandler } from 'express';

/** Bytes, where an endpoint names no other. */
export const BODY_LIMIT = 100 * 1024;

/** Signatures are of what was sent: a packed body would have to be unpacked before it is known who sent it. */
export const refusePacked: RequestHandler = (request, _response, next) => {
  const { 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding.toLowerCase() !== 'identity')
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body uncompressed (no Content-Encoding)');
  next();
};

/** JSON only unless the endpoint takes bytes, and not too much of it. In production the platform has read the body before us, hence rawBody. */
export const limitBody =
  ({ rawBody }: Pick<Endpoint, 'rawBody'> = {}): RequestHandler =>
  (request, _response, next) => {
    const hasBody =
      request.method !== 'GET' && request.method !== 'HEAD' && request.get('content-length') !== '0';
    const raw = (request as Request & { rawBody?: Buffer }).rawBody;
    const length = Math.max(raw?.length ?? 0, Number(request.get('content-length') ?? 0));
    if (length > (rawBody?.maxBytes ?? BODY_LIMIT))
      throw new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large');
    if (!rawBody && hasBody && length > 0 && !request.is('application/json')) {
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send JSON (Content-Type: application/json)');
    }
    next();
  };
