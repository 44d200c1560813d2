import { describe, expect, it } from 'vitest';
import { restaurant } from '../tenancy/restaurant.schema.ts';
import { aPlace, aWholePlace } from '../testing/places-records.ts';
import { aRestaurantRecord } from '../testing/records.ts';
import { place } from './place.schema.ts';
import { differingFacts, type PlaceFacts, placeFactsOf, withFacts } from './place-facts.ts';

const component = (type: string, longText: string, shortText = longText) => ({
  ...{ longText, shortText, types: [type, 'political'] },
});

const american = {
  formattedAddress: '1 Main St, Albany, NY 12207, USA',
  addressComponents: [
    component('street_number', '1'),
    component('route', 'Main Street', 'Main St'),
    component('locality', 'Albany'),
    component('administrative_area_level_2', 'Albany County'),
    component('administrative_area_level_1', 'New York', 'NY'),
    component('postal_code', '12207'),
    component('country', 'United States', 'US'),
  ],
};

const factsOf = (change: Record<string, unknown>): PlaceFacts => placeFactsOf(place.parse(aPlace(change)));

describe('what a restaurant may take over of its place', () => {
  it('I3.9-01 is its name, address, phone, website and hours, each as the restaurant keeps it', () => {
    expect(placeFactsOf(place.parse({ ...aWholePlace, ...american }))).toEqual({
      name: 'Bella',
      address: { street: '1 Main Street', city: 'Albany', state: 'NY', zipCode: '12207', country: 'US' },
      phone: '+1 518-555-0100',
      website: 'https://bella.example.com/',
      operatingHours: expect.objectContaining({
        mon: { open: '11:30', close: '01:00', closed: false },
        tue: expect.objectContaining({ closed: true }),
      }),
    });
  });

  it.each([
    ['the number after the street', 'Via Toledo, 12, 80134 Napoli', ['Via Toledo', '12'], 'Via Toledo 12'],
    [
      'a number that is also in the street',
      '5 East 5th Street',
      ['East 5th Street', '5'],
      '5 East 5th Street',
    ],
    ['a street without a number', 'Market Square', ['Market Square', ''], 'Market Square'],
  ])(
    'I3.9-01 has %s where its address has it',
    (_what, formattedAddress, [route = '', number = ''], street) => {
      const rest = american.addressComponents.slice(2);
      const own = [component('route', route), ...(number ? [component('street_number', number)] : [])];
      expect(factsOf({ formattedAddress, addressComponents: [...own, ...rest] }).address?.street).toBe(
        street,
      );
    },
  );

  it('I3.9-01 names a town where the country has no localities, and the unit', () => {
    const { address } = factsOf({
      formattedAddress: '1 High St, Bath BA1 1AA, UK',
      addressComponents: [
        ...american.addressComponents.slice(0, 2),
        component('subpremise', 'Unit 4'),
        component('postal_town', 'Bath'),
        component('administrative_area_level_1', 'England'),
        component('postal_code', 'BA1 1AA'),
        component('country', 'United Kingdom', 'GB'),
      ],
    });
    expect(address).toMatchObject({ street: '1 Main Street, Unit 4', city: 'Bath', country: 'GB' });
  });

  it.each([
    [
      'an address without a ZIP code',
      { ...american, addressComponents: american.addressComponents.slice(0, 5) },
    ],
    ['an address without its parts', { formattedAddress: '1 Main St' }],
    ['a website that is a script', { websiteUri: 'javascript:alert(1)' }],
    ['a blank name', { displayName: { text: ' ' } }],
    ['a phone that is none', { nationalPhoneNumber: 'call us' }],
    ['hours of nothing', { regularOpeningHours: { openNow: true } }],
  ])('leaves out %s', (_what, change) => {
    expect(factsOf(change)).toEqual({});
  });
});

describe('what differs', () => {
  const present = restaurant.parse(
    aRestaurantRecord({
      name: 'Bella',
      address: { street: '1 Main Street', city: 'Albany', state: 'NY', zipCode: '12207', country: 'USA' },
      contact: { phone: '(518) 555-0100', email: 'hi@bella.example', website: 'https://bella.example.com' },
      operatingHours: { mon: { open: '11:30', close: '22:00' } },
    }),
  );
  const same: PlaceFacts = {
    name: 'Bella',
    address: { street: '1 Main Street', city: 'Albany', state: 'NY', zipCode: '12207', country: 'US' },
    phone: '+1 518-555-0100',
    website: 'https://bella.example.com/',
    operatingHours: {
      mon: { open: '11:30', close: '22:00', closed: false },
      tue: { open: '09:00', close: '22:00', closed: true },
    },
  };

  it('is nothing where both say the same in other forms', () => {
    expect(differingFacts(present, same)).toEqual([]);
    expect(differingFacts(present, {})).toEqual([]);
  });

  it.each<PlaceFacts>([
    { name: 'Bella Napoli' },
    { phone: '+1 518-555-0199' },
    { website: 'https://other.example' },
    { address: { ...present.address, street: '2 Main Street' } },
    { operatingHours: { mon: { open: '11:30', close: '23:00', closed: false } } },
    { operatingHours: { tue: { open: '11:30', close: '23:00', closed: false } } },
  ])('is told of %j', (facts) => {
    expect(differingFacts(present, facts)).toEqual(Object.keys(facts));
  });

  it('becomes what the restaurant says where it was chosen, and nothing else does', () => {
    expect(withFacts(present, same, [])).toEqual(present);
    expect(
      withFacts(present, { ...same, name: 'Bella Napoli' }, ['name', 'phone', 'operatingHours']),
    ).toEqual({
      ...present,
      name: 'Bella Napoli',
      contact: { ...present.contact, phone: '+1 518-555-0100' },
      operatingHours: same.operatingHours,
    });
    const changed = withFacts(present, same, ['address', 'website']);
    expect(changed.address.country).toBe('US');
    expect(changed.contact.website).toBe('https://bella.example.com/');
    expect(differingFacts(withFacts(present, same, differingFacts(present, same)), same)).toEqual([]);
  });
});
