// Parses a JSON body from its bytes, whether this app or the platform's server has read them.
import { isUtf8 } from 'node:buffer';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Request } from 'express';
import { assertFewValues } from './body-shape.ts';

/**
 * Throws VALIDATION_FAILED for a body that is not UTF-8 or not JSON, UNSUPPORTED_MEDIA_TYPE for a compressed one, and
 * PAYLOAD_TOO_LARGE for too many values.
 */
export function parseBody(request: Request): void {
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) return;
  request.body = undefined;
  if (body.length === 0) return;
  const { encoding = 'identity', charset } = describedBy(request.headers);
  if (encoding !== 'identity')
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body uncompressed (no Content-Encoding)');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send JSON as UTF-8');
  if (!isUtf8(body)) throw new DomainError('VALIDATION_FAILED', 'The request is not valid UTF-8');
  assertFewValues(body);
  request.body = parsed(body.toString('utf8'));
}

function describedBy(headers: {
  'content-type'?: string | undefined;
  'content-encoding'?: string | undefined;
}) {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase();
  return { encoding: headers['content-encoding']?.toLowerCase(), charset };
}

function parsed(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    value = undefined;
  }
  if (typeof value !== 'object' || value === null)
    throw new DomainError('VALIDATION_FAILED', 'The request is not valid JSON');
  return value;
}
