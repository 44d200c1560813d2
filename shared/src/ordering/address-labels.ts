// The labels of address fields by country, for the fields and in messages.

const regionLabels: Readonly<Record<string, string>> = {
  US: 'State',
  AU: 'State',
  IN: 'State',
  MX: 'State',
  BR: 'State',
  CA: 'Province',
  ES: 'Province',
  IT: 'Province',
  IE: 'County',
  JP: 'Prefecture',
};

const postalCodeLabels: Readonly<Record<string, string>> = {
  US: 'ZIP code',
  GB: 'Postcode',
  AU: 'Postcode',
  NZ: 'Postcode',
  IE: 'Eircode',
};

export const regionLabel = (country: string): string => regionLabels[country] ?? 'Region';

export const postalCodeLabel = (country: string): string => postalCodeLabels[country] ?? 'Postal code';
