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
    ['no newer code of such an island', '+1 658 555 0123', 'US', [], { refused: 'otherCountry' }],
    ['such an island that staff have added', '+1 658 555 0123', 'US', ['JM'], { number: '+16585550123' }],
    ['a British mobile that staff have added', '+44 7911 123456', 'US', ['GB'], { number: '+447911123456' }],
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

  it.each(['+1 900 555 0123', '+1 976 555 0123', '+1 700 555 0123', '+1 500 555 0123'])(
    'no premium or personal number of its own country: %s',
    (phone) => {
      expect(textNumberOf(phone, 'USD', inCountry('US'))).toEqual({ refused: 'otherCountry' });
    },
  );

  it.each(['+44 70 1234 5678', '+44 909 879 0123'])(
    'no premium or personal number of Britain: %s',
    (phone) => {
      expect(textNumberOf(phone, 'GBP', inCountry('GB'))).toEqual({ refused: 'otherCountry' });
    },
  );
});
