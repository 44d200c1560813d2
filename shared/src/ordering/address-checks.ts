// Validates a delivery address, field by field; used by the form before it sends and by the server.

import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { isCountryCode } from '../kernel/countries.ts';
import { message, t } from '../kernel/translate.ts';
import { postalCodeLabel, regionLabel } from './address-labels.ts';
import { regionCodeOf, regionsOf } from './address-regions.ts';
import {
  ADDRESS_REQUIRED,
  addressFields,
  addressLimits,
  type DeliveryAddress,
  tidyAddress,
} from './delivery-address.ts';

export type AddressErrors = Partial<Record<keyof DeliveryAddress, string>>;

export const addressMessages = {
  noStreet: ADDRESS_REQUIRED,
  badStreet: message('Please enter the street and house number'),
  noCity: message('City is required'),
  badCity: message('Please enter the whole name of the city'),
  noRegion: (field: string) => t('{field} is required', { field }),
  badRegion: (label: string) => t('Please check the {field}', { field: label.toLowerCase() }),
  noPostalCode: (field: string) => t('{field} is required', { field }),
  // 'ZIP' stays in capitals.
  badPostalCode: (label: string) =>
    t('Please check the {field}', {
      field: label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
    }),
  noCountry: message('Country is required'),
  tooLong: (limit: number) => t('Please use at most {limit} characters', { limit }),
} as const;

/** False for the few countries without postal codes, where the field is not shown. */
export function hasPostalCodes(country: string): boolean {
  return !isCountryCode(country) || postcodeValidatorExistsForCountry(country);
}

/** One message per invalid field; empty for a deliverable address. */
export function addressErrors(typed: DeliveryAddress): AddressErrors {
  const address = tidyAddress(typed);
  const errors: AddressErrors = {};
  for (const field of addressFields) {
    if ((address[field]?.length ?? 0) > addressLimits[field])
      errors[field] = addressMessages.tooLong(addressLimits[field]);
  }
  const street = streetProblem(address.street);
  if (street) errors.street = street;
  const city = cityProblem(address.city);
  if (city) errors.city = city;
  const region = regionProblem(address);
  if (region) errors.region = region;
  if (!isCountryCode(address.country)) errors.country = t(addressMessages.noCountry);
  const postalCode = postalCodeProblem(address);
  if (postalCode) errors.postalCode = postalCode;
  return errors;
}

/** Some streets are short and some houses have names: only a single letter is certainly no street. */
function streetProblem(street: string): string | undefined {
  if (street === '') return t(addressMessages.noStreet);
  const signs = street.match(/[\p{L}\p{N}]/gu) ?? [];
  return signs.length < 2 ? t(addressMessages.badStreet) : undefined;
}

/** A name in Latin letters has at least two; in other scripts one character can be a whole name. */
function cityProblem(city: string): string | undefined {
  if (city === '') return t(addressMessages.noCity);
  const letters = city.match(/\p{L}/gu) ?? [];
  const isWhole = letters.length >= 2 || /[^\P{L}\p{Script=Latin}]/u.test(city);
  return isWhole ? undefined : t(addressMessages.badCity);
}

/** If the country's states are known, it must be one of them. */
function regionProblem({ region = '', country }: DeliveryAddress): string | undefined {
  if (!regionsOf(country) || regionCodeOf(region, country)) return undefined;
  const label = regionLabel(country);
  return region === '' ? addressMessages.noRegion(label) : addressMessages.badRegion(label);
}

function postalCodeProblem({ postalCode, country }: DeliveryAddress): string | undefined {
  if (!isCountryCode(country) || !hasPostalCodes(country)) return undefined;
  if (postcodeValidator(postalCode, country)) return undefined;
  const label = postalCodeLabel(country);
  return postalCode === '' ? addressMessages.noPostalCode(label) : addressMessages.badPostalCode(label);
}
