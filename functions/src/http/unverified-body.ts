// The raw bytes of a signed webhook. They can only be read by verifying them: parsing before that would process input of
// strangers.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@bite/shared/kernel/errors';

export type HeaderOf = (name: string) => string | undefined;

export class UnverifiedBody {
  readonly #bytes: Buffer;
  readonly #header: HeaderOf;

  constructor(bytes: Buffer, header: HeaderOf) {
    this.#bytes = bytes;
    this.#header = header;
  }

  /** Returns the bytes if they are genuine. Throws UNAUTHENTICATED. */
  verified(isGenuine: (bytes: Buffer, header: HeaderOf) => boolean): Buffer {
    if (!isGenuine(this.#bytes, this.#header))
      throw new DomainError('UNAUTHENTICATED', 'The signature of this request is wrong');
    return this.#bytes;
  }
}

/** Whether `signature`, in hex, is the HMAC-SHA256 of the bytes. Takes constant time. */
export function isHmacOf(bytes: Buffer, secret: string, signature: string | undefined): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest();
  const given = Buffer.from(signature ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
