// The number that a guest is texted at. Texts go to the restaurant's own country, and to those that staff have added: each text is
// paid for, anybody's number can be typed, and numbers of some countries exist to be paid for by others (docs/decisions/059).
import { countriesOfNumber } from '@bite/shared/kernel/calling-codes';
import { countryCodeOf } from '@bite/shared/kernel/countries';
import { e164 } from '@bite/shared/kernel/e164';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';

type Texting = Pick<Restaurant, 'address' | 'settings'>;

/** In the form of E.164, or why there is none to be texted. @param phone As the guest typed it. */
export function textNumberOf(
  phone: string,
  currency: string,
  { address, settings }: Texting,
): { number: string } | { refused: 'noAddress' | 'otherCountry' } {
  const number = e164(phone, currency);
  if (number === undefined) return { refused: 'noAddress' };
  const allowed = [countryCodeOf(address.country), ...settings.guestMessages.textCountries];
  const isAllowed = countriesOfNumber(number).some((country) => allowed.includes(country));
  return isAllowed ? { number } : { refused: 'otherCountry' };
}
