import { describe, expect, it } from 'vitest';
import { aPlace } from '../../testing/a-place.ts';
import { textNumberOf } from './text-number.ts';

const { restaurant } = aPlace();
const inCountry = (country: string, textCountries: string[] = []) => ({
  address: { ...restaurant.address, country },
  settings: {
    ...restaurant.settings,
    guestMessages: { ...restaurant.settings.guestMessages, textCountries },
  },
});

describe('a restaurant texts', () => {
  it.each([
    ['its own country', '(518) 555-0123', 'US', [], { number: '+15185550123' }],
    [
      'its own country, however it is written',
      '+1 518 555 0123',
      'United States',
      [],
      { number: '+15185550123' },
    ],
    ['Canada from the US, whose numbers look alike', '+1 416 555 0123', 'US', [], { number: '+14165550123' }],
    ['no island that shares the +1', '+1 876 555 0123', 'US', [], { refused: 'otherCountry' }],
    ['no other country', '+49 30 123456', 'US', [], { refused: 'otherCountry' }],
    ['a country that staff have added', '+49 30 123456', 'US', ['DE'], { number: '+4930123456' }],
    [
      'nobody abroad from a country that cannot be read',
      '+49 30 123456',
      'Home',
      [],
      { refused: 'otherCountry' },
    ],
    ['no number of which nobody knows the country', '030 123456', 'US', ['DE'], { refused: 'noAddress' }],
    ['no number of no country', '+999 123456', 'US', [], { refused: 'otherCountry' }],
  ] as const)('%s', (_whom, phone, country, added, expected) => {
    expect(textNumberOf(phone, 'USD', inCountry(country, [...added]))).toEqual(expected);
  });
});
