// Validates a delivery address, field by field; used by the form before it sends and by the server.
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { isCountryCode } from '../kernel/countries.ts';
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
  badStreet: 'Please enter the street and house number',
  noCity: 'City is required',
  badCity: 'Please enter the whole name of the city',
  noRegion: (label: string) => `${label} is required`,
  badRegion: (label: string) => `Please check the ${label.toLowerCase()}`,
  noPostalCode: (label: string) => `${label} is required`,
  // 'ZIP' stays in capitals.
  badPostalCode: (label: string) =>
    `Please check the ${label.replace(/^[PE](?=[a-z])/, (first) => first.toLowerCase())}`,
  noCountry: 'Country is required',
  tooLong: (limit: number) => `Please use at most ${limit} characters`,
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
  if (!isCountryCode(address.country)) errors.country = addressMessages.noCountry;
  const postalCode = postalCodeProblem(address);
  if (postalCode) errors.postalCode = postalCode;
  return errors;
}

/** Some streets are short and some houses have names: only a single letter is certainly no street. */
function streetProblem(street: string): string | undefined {
  if (street === '') return addressMessages.noStreet;
  const signs = street.match(/[\p{L}\p{N}]/gu) ?? [];
  return signs.length < 2 ? addressMessages.badStreet : undefined;
}

/** A name in Latin letters has at least two; in other scripts one character can be a whole name. */
function cityProblem(city: string): string | undefined {
  if (city === '') return addressMessages.noCity;
  const letters = city.match(/\p{L}/gu) ?? [];
  const isWhole = letters.length >= 2 || /[^\P{L}\p{Script=Latin}]/u.test(city);
  return isWhole ? undefined : addressMessages.badCity;
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
