import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { aZoneEntity } from '../testing/storefront-sources.ts';
import { deliveryZoneEntity } from './delivery-zone.schema.ts';
import {
  decidedZone,
  isBelowMinimum,
  nextLowerFee,
  type PublicZone,
  publicZones,
  zoneFee,
  zoneMatch,
} from './delivery-zones.ts';

const here = { country: 'US', postalCode: '11201' };
const shop = { latitude: 40.69, longitude: -73.99 };
const idOf = (match: { kind: string; zone?: PublicZone }) => match.zone?.deliveryZoneId ?? match.kind;

describe('delivery zones', () => {
  it('a restaurant without zones delivers anywhere', () => {
    expect(decidedZone(undefined, here)).toEqual({ kind: 'anywhere' });
    expect(zoneMatch(undefined, here)).toEqual({ kind: 'anywhere' });
  });

  it('a restaurant whose zones are all switched off delivers nowhere', () => {
    const zones = publicZones([aZoneEntity(1, { isActive: false })]);
    expect(zones).toEqual([]);
    expect(decidedZone(zones, here)).toEqual({ kind: 'outside' });
  });

  it('the first zone by position counts, of two with the same position the older one', () => {
    const zones = [
      aZoneEntity(3, { position: 1 }),
      aZoneEntity(2, { position: 2 }),
      aZoneEntity(1, { position: 2 }),
    ];
    expect(publicZones(zones).map(({ deliveryZoneId }) => deliveryZoneId)).toEqual([3, 1, 2]);
    expect(idOf(decidedZone(publicZones(zones), here))).toBe(3);
  });

  const circle = aZoneEntity(1, { area: 'radius', centre: shop, distance: 2, distanceUnit: 'mi' });
  const codes = aZoneEntity(2, { position: 2 });
  const rest = aZoneEntity(3, { position: 3, area: 'everywhere' });

  it('without its point an address lies in no circle and in no outline', () => {
    const zones = publicZones([circle, codes, rest]);
    expect(idOf(decidedZone(zones, here))).toBe(2);
    expect(idOf(decidedZone(zones, { ...here, point: shop }))).toBe(1);
    expect(idOf(decidedZone(zones, { country: 'US', postalCode: '99999' }))).toBe(3);
    expect(idOf(decidedZone(publicZones([circle]), here))).toBe('outside');
    const outline = [shop, { latitude: 40.7, longitude: -73.99 }, { latitude: 40.7, longitude: -73.9 }];
    const drawn = publicZones([aZoneEntity(1, { area: 'outline', outline })]);
    expect(idOf(decidedZone(drawn, { ...here, point: { latitude: 40.699, longitude: -73.95 } }))).toBe(1);
    expect(idOf(decidedZone(drawn, here))).toBe('outside');
  });

  it('a screen says nothing of an address without a point where a circle comes first', () => {
    expect(zoneMatch(publicZones([circle, codes]), here)).toEqual({ kind: 'unknown' });
    expect(idOf(zoneMatch(publicZones([{ ...circle, position: 9 }, codes]), here))).toBe(2);
    expect(
      idOf(zoneMatch(publicZones([circle, codes]), { ...here, point: { latitude: 0, longitude: 0 } })),
    ).toBe(2);
  });

  const fees = {
    fee: 5,
    feeTiers: [
      { from: 20, fee: 3 },
      { from: 30, fee: 1 },
    ],
    freeFrom: 40,
  };

  it.each([
    [0, 5, { from: 20, fee: 3 }],
    [19.99, 5, { from: 20, fee: 3 }],
    [20, 3, { from: 30, fee: 1 }],
    [30, 1, { from: 40, fee: 0 }],
    [40, 0, undefined],
    [4000, 0, undefined],
  ])('for a subtotal of %s the fee is %s, and %o is next', (subtotal, fee, next) => {
    expect(zoneFee(fees, subtotal)).toBe(fee);
    expect(nextLowerFee(fees, subtotal)).toEqual(next);
  });

  it('a higher fee of larger orders is no step to advertise', () => {
    expect(nextLowerFee({ fee: 2, feeTiers: [{ from: 50, fee: 6 }] }, 10)).toBeUndefined();
    expect(
      nextLowerFee(
        {
          fee: 2,
          feeTiers: [
            { from: 50, fee: 6 },
            { from: 90, fee: 1 },
          ],
        },
        10,
      ),
    ).toEqual({ from: 90, fee: 1 });
    expect(nextLowerFee({ fee: 0 }, 10)).toBeUndefined();
  });

  it('what the next step promises is what the fee is there', () => {
    const cents = fc.integer({ min: 0, max: 10_000 }).map((amount) => amount / 100);
    holds(
      fc.property(cents, (subtotal) => {
        const next = nextLowerFee(fees, subtotal);
        if (next) expect(zoneFee(fees, next.from)).toBe(next.fee);
        expect(zoneFee(fees, subtotal)).toBeGreaterThanOrEqual(next?.fee ?? 0);
      }),
    );
  });

  it('the smallest order may be exactly the minimum', () => {
    expect(isBelowMinimum({ minimumOrder: 15 }, 14.99)).toBe(true);
    expect(isBelowMinimum({ minimumOrder: 15 }, 15)).toBe(false);
  });

  it.each([
    [{ area: 'postalCodes', postalCodes: [] }, 'postalCodes', 'Add at least one postal code'],
    [{ postalCodes: ['11201', 'not a code'] }, 'postalCodes.1', 'This is no postal code'],
    [{ area: 'radius', distance: 3 }, 'centre', 'The centre of the circle is missing'],
    [{ area: 'radius', centre: shop }, 'distance', 'Distance is required'],
    [
      { area: 'radius', centre: { latitude: 91, longitude: 0 }, distance: 1 },
      'centre.latitude',
      'A latitude lies between',
    ],
    [{ area: 'outline', outline: [shop, shop] }, 'outline', 'An outline has at least three points'],
    [{ feeTiers: [{ from: 0, fee: 1 }] }, 'feeTiers.0.from', 'Must be above 0'],
    [
      {
        feeTiers: [
          { from: 20, fee: 1 },
          { from: 20, fee: 2 },
        ],
      },
      'feeTiers.1.from',
      'Must be above the row before',
    ],
    [{ feeTiers: [{ from: 20, fee: 1 }], freeFrom: 20 }, 'freeFrom', 'Must be above the last row of fees'],
    [{ position: 0 }, 'position', 'Must be at least 1'],
  ])('%o is refused at %s', (fields, path, message) => {
    const result = deliveryZoneEntity.create.safeParse({ name: 'Z', postalCodes: ['11201'], ...fields });
    const found = result.error?.issues.find((issue) => issue.path.join('.') === path);
    expect(found?.message).toContain(message);
  });
});
