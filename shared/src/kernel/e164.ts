// Phone numbers in the one form that services take (E.164).
import { telLink } from './tel-link.ts';

/**
 * '+12125550123' of '(212) 555-0123'. Undefined if it is not known to be a whole number: a national one of a country other than
 * the restaurant's, or one with an extension.
 * @param currency The restaurant's, as for telLink.
 */
export function e164(phone: string, currency: string): string | undefined {
  const dialled = telLink(phone, currency).slice('tel:'.length);
  return /^\+[1-9]\d{6,14}$/.test(dialled) ? dialled : undefined;
}
