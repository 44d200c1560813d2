// The bytes of a signed webhook, as they came. Nobody gets at them without saying how they are proven: what is parsed before
// that is parsed for strangers.
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

  /** The bytes, where they are genuine. Throws UNAUTHENTICATED. */
  verified(isGenuine: (bytes: Buffer, header: HeaderOf) => boolean): Buffer {
    if (!isGenuine(this.#bytes, this.#header))
      throw new DomainError('UNAUTHENTICATED', 'The signature of this request is wrong');
    return this.#bytes;
  }
}

/** Whether `signature`, in hex, is the HMAC-SHA256 of the bytes. Takes as long whatever is wrong with it. */
export function isHmacOf(bytes: Buffer, secret: string, signature: string | undefined): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest();
  const given = Buffer.from(signature ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
