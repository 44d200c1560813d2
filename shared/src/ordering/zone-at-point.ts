// What a guest's present place says of deliveries, before an address is typed. Circles and outlines know; postal codes do not,
// since nobody here knows which code a place has. The address decides in the end.
import { isInZone, type PublicZone } from './delivery-zones.ts';
import type { GeoPoint } from './geo.ts';

export type ZoneAtPoint =
  /** Without the zone where a postal code that comes first may have another fee. */
  { kind: 'inside'; zone?: PublicZone } | { kind: 'outside' } | { kind: 'postalCodeDecides' };

export function zoneAtPoint(zones: readonly PublicZone[], point: GeoPoint): ZoneAtPoint {
  const nowhere = { postalCode: '', country: '', point };
  let mayComeFirst = false;
  for (const zone of zones) {
    if (zone.area.kind === 'postalCodes') mayComeFirst = true;
    else if (isInZone(zone, nowhere)) return mayComeFirst ? { kind: 'inside' } : { kind: 'inside', zone };
  }
  return mayComeFirst ? { kind: 'postalCodeDecides' } : { kind: 'outside' };
}
