import { describe, expect, it } from 'vitest';
import type { PublicZone } from './delivery-zones.ts';
import { zoneAtPoint } from './zone-at-point.ts';

const here = { latitude: 40.72, longitude: -74 };
const far = { latitude: 41.72, longitude: -74 };
const zone = (deliveryZoneId: number, area: PublicZone['area']): PublicZone => ({
  deliveryZoneId,
  name: 'Zone',
  fee: 3,
  minimumOrder: 0,
  area,
});
const circle = zone(1, { kind: 'radius', centre: here, kilometres: 2 });
const codes = zone(2, { kind: 'postalCodes', postalCodes: ['10012'] });
const elsewhere = zone(3, { kind: 'everywhere' });

describe('where a guest is', () => {
  it.each([
    ['in a circle', [circle], here, { kind: 'inside', zone: circle }],
    ['outside of it', [circle], far, { kind: 'outside' }],
    ['in the first zone that it lies in', [circle, elsewhere], far, { kind: 'inside', zone: elsewhere }],
    ['in a zone before any postal code', [circle, codes], here, { kind: 'inside', zone: circle }],
    ['in a zone, after postal codes that may have another fee', [codes, circle], here, { kind: 'inside' }],
    ['where a postal code decides', [circle, codes], far, { kind: 'postalCodeDecides' }],
    ['where nothing is delivered, as all zones are off', [], here, { kind: 'outside' }],
  ])('O2.7-04 is %s', (_, zones, point, expected) => {
    expect(zoneAtPoint(zones, point)).toEqual(expected);
  });
});
