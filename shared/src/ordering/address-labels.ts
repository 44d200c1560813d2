// The labels of address fields by country, for the fields and in messages.
import { message, t } from '../kernel/translate.ts';

const regionLabels: Readonly<Record<string, string>> = {
  US: message('State'),
  AU: message('State'),
  IN: message('State'),
  MX: message('State'),
  BR: message('State'),
  CA: message('Province'),
  ES: message('Province'),
  IT: message('Province'),
  IE: message('County'),
  JP: message('Prefecture'),
};

const postalCodeLabels: Readonly<Record<string, string>> = {
  US: message('ZIP code'),
  GB: message('Postcode'),
  AU: message('Postcode'),
  NZ: message('Postcode'),
  IE: message('Eircode'),
};

export const regionLabel = (country: string): string => t(regionLabels[country] ?? message('Region'));

export const postalCodeLabel = (country: string): string =>
  t(postalCodeLabels[country] ?? message('Postal code'));
