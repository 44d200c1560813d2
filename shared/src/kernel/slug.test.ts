import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { slugOf } from './slug.ts';

describe('slug of a restaurant', () => {
  it.each([
    ["Luigi's Pizza & Pasta", 'luigis-pizza-pasta'],
    ['Luigi’s  Pízza/é', 'luigis-pizza-e'],
    ['Großer Grill', 'grosser-grill'],
    ['Smørrebrød & Øl', 'smorrebrod-ol'],
    ['Œuf à la Łódź', 'oeuf-a-la-lodz'],
    ['Agüero', 'aguero'],
    ['Phở Đặc Biệt', 'pho-dac-biet'],
    ['Ｐｉｚｚａ ﬁna №1', 'pizza-fina-no1'],
    ['Пельмени', 'pelmeni'],
    ['  Bella   Italia  ', 'bella-italia'],
    ['--Bella--', 'bella'],
    ['Café 21', 'cafe-21'],
    ['BELLA', 'bella'],
    ['Bella_Roma/West', 'bella-roma-west'],
    ['寿司', ''],
    ['', ''],
  ])('C3-07, O5-14 %j becomes %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('C3-07, O5-14 holds small letters, digits and single hyphens between them, whatever the name', () => {
    holds(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(slugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it('C3-07 normalises a slug to itself, so that a taken one is found', () => {
    holds(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(slugOf(slugOf(name))).toBe(slugOf(name));
      }),
    );
  });
});
