// What is wrong with a delivery address, field by field: asked by the form before it sends and by the server for its verdict.
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { isCountryCode } from '../kernel/countries.ts';
import { addressFields, addressLimits, type DeliveryAddress, tidyAddress } from './delivery-address.ts';
import { proceedMessages } from './order-configuration.ts';

export type AddressErrors = Partial<Record<keyof DeliveryAddress, string>>;

export const addressMessages = {
  noStreet: proceedMessages.noAddress,
  badStreet: 'Please enter the street and house number',
  noCity: 'City is required',
  noPostalCode: 'Postal code is required',
  badPostalCode: 'Please check the postal code',
  noCountry: 'Country is required',
  tooLong: (limit: number) => `Please use at most ${limit} characters`,
} as const;

/** False for the few countries that have none, where the field is not shown. */
export function hasPostalCodes(country: string): boolean {
  return !isCountryCode(country) || postcodeValidatorExistsForCountry(country);
}

/** A message a field that is wrong; empty for an address that somebody can ride to. */
export function addressErrors(typed: DeliveryAddress): AddressErrors {
  const address = tidyAddress(typed);
  const errors: AddressErrors = {};
  for (const field of addressFields) {
    if ((address[field]?.length ?? 0) > addressLimits[field])
      errors[field] = addressMessages.tooLong(addressLimits[field]);
  }
  const street = streetProblem(address.street);
  if (street) errors.street = street;
  if (address.city === '') errors.city = addressMessages.noCity;
  if (!isCountryCode(address.country)) errors.country = addressMessages.noCountry;
  const postalCode = postalCodeProblem(address);
  if (postalCode) errors.postalCode = postalCode;
  return errors;
}

/** Some streets are short and some houses have names: all that is certain is that one letter is no place. */
function streetProblem(street: string): string | undefined {
  if (street === '') return addressMessages.noStreet;
  const signs = street.match(/[\p{L}\p{N}]/gu) ?? [];
  return signs.length < 2 ? addressMessages.badStreet : undefined;
}

function postalCodeProblem({ postalCode, country }: DeliveryAddress): string | undefined {
  if (!isCountryCode(country) || !hasPostalCodes(country)) return undefined;
  if (postcodeValidator(postalCode, country)) return undefined;
  return postalCode === '' ? addressMessages.noPostalCode : addressMessages.badPostalCode;
}
