import { describe, expect, it } from 'vitest';
import { countryCodeOf } from '../kernel/countries.ts';
import { aDeliveryAddress } from '../testing/a-delivery-address.ts';
import { addressErrors, hasPostalCodes } from './address-checks.ts';
import { addressLines, addressText, hasRegions } from './address-lines.ts';
import { deliveryAddress } from './delivery-address.schema.ts';

describe('a delivery address', () => {
  it.each([
    ['x', 'Please enter the street and house number'],
    ['…', 'Please enter the street and house number'],
    ['  ', 'Delivery address is required'],
  ])('%j is no street', (street, message) => {
    expect(addressErrors(aDeliveryAddress({ street }))).toEqual({ street: message });
  });

  it.each([
    ['US', '12207'],
    ['US', '12207-1234'],
    ['CA', 'k1a 0b1'],
    ['GB', 'SW1A 1AA'],
    ['DE', '10117'],
    ['JP', '100-0001'],
    ['AE', ''],
  ])('in %s the postal code may be %j', (country, postalCode) => {
    const region = country === 'CA' ? 'ON' : 'NY';
    expect(addressErrors(aDeliveryAddress({ country, postalCode, region }))).toEqual({});
  });

  it.each([
    ['US', '1220', 'Please check the ZIP code'],
    ['US', '', 'ZIP code is required'],
    ['CA', '12207', 'Please check the postal code'],
    ['GB', '', 'Postcode is required'],
    ['GB', '12', 'Please check the postcode'],
    ['DE', 'SW1A 1AA', 'Please check the postal code'],
  ])('in %s the postal code cannot be %j', (country, postalCode, message) => {
    const region = country === 'CA' ? 'ON' : 'NY';
    expect(addressErrors(aDeliveryAddress({ country, postalCode, region }))).toEqual({ postalCode: message });
  });

  it.each([
    ['US', 'ZZ', 'Please check the state'],
    ['US', 'N', 'Please check the state'],
    ['US', '', 'State is required'],
    ['CA', 'NY', 'Please check the province'],
    ['US', 'ny', undefined],
    ['US', 'New York', undefined],
    ['DE', '', undefined],
  ])('in %s the state %j is judged by the list of its country', (country, region, message) => {
    expect(addressErrors(aDeliveryAddress({ country, region })).region).toBe(message);
  });

  it.each([
    ['N', 'Please enter the whole name of the city'],
    ['x 1', 'Please enter the whole name of the city'],
    ['Ny', undefined],
    ['Hrr', undefined],
    ['津', undefined],
  ])('takes %j for a city, or says what is missing', (city, message) => {
    expect(addressErrors(aDeliveryAddress({ city })).city).toBe(message);
  });

  it('names the city and a country that there is', () => {
    expect(addressErrors(aDeliveryAddress({ city: ' ', country: '' }))).toEqual({
      city: 'City is required',
      country: 'Country is required',
    });
  });

  it('is tidied and told what is wrong, field by field, when it comes in', () => {
    const { unit, ...tidy } = aDeliveryAddress({ unit: ' ', postalCode: ' 12207 ' });
    expect(deliveryAddress.parse({ ...tidy, unit })).toEqual(aDeliveryAddress());
    const { error } = deliveryAddress.safeParse(aDeliveryAddress({ street: 'x', postalCode: '1' }));
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['street', 'Please enter the street and house number'],
      ['postalCode', 'Please check the ZIP code'],
    ]);
  });

  it('is written as its country writes it', () => {
    expect(addressLines(aDeliveryAddress({ unit: 'Apt 3' }))).toEqual([
      '2 Main Street',
      'Apt 3',
      'Albany, NY 12207',
    ]);
    const berlin = { street: 'Unter den Linden 1', city: 'Berlin', postalCode: '10117', country: 'DE' };
    expect(addressText(berlin)).toBe('Unter den Linden 1, 10117 Berlin');
    expect([hasRegions('US'), hasRegions('DE'), hasPostalCodes('AE')]).toEqual([true, false, false]);
  });

  it('that was one line of text once is that line', () => {
    const old = { street: '5 Elm Street, apartment 4', city: '', postalCode: '', country: '' };
    expect(addressText(old)).toBe('5 Elm Street, apartment 4');
  });
});

describe('a country', () => {
  it.each([
    ['US', 'US'],
    ['usa', 'US'],
    ['United States of America', 'US'],
    ['The Netherlands', 'NL'],
    [' germany ', 'DE'],
    ['Middle-earth', undefined],
  ])('written as %j is %s', (written, code) => {
    expect(countryCodeOf(written)).toBe(code);
  });
});
