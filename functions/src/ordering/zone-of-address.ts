// Decides in which delivery zone an address lies. It is looked up only where a circle or an outline has to know.
import { DomainError } from '@bite/shared/kernel/errors';
import type { DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import { decidedZone, type ZoneMatch, type Zones, zoneMatch } from '@bite/shared/ordering/delivery-zones';
import type { GeoPoint } from '@bite/shared/ordering/geo';
import type { Geocoder } from '../ports/geocoder.ts';

export interface ZoneDeps {
  /** Absent on an installation without such a service: circles and outlines match no address then. */
  geocoder?: Geocoder | undefined;
}

/**
 * Throws UNAVAILABLE while the address cannot be looked up: another zone further down could charge more for it.
 * @param point Where it is, if the caller knows that already.
 */
export async function zoneOfAddress(
  { geocoder }: ZoneDeps,
  zones: Zones,
  address: DeliveryAddress,
  point?: GeoPoint,
): Promise<Exclude<ZoneMatch, { kind: 'unknown' }>> {
  const match = zoneMatch(zones, { ...address, point });
  if (match.kind !== 'unknown') return match;
  return decidedZone(zones, { ...address, point: await located(geocoder, address) });
}

async function located(
  geocoder: Geocoder | undefined,
  address: DeliveryAddress,
): Promise<GeoPoint | undefined> {
  try {
    return await geocoder?.locate(address);
  } catch {
    throw new DomainError(
      'UNAVAILABLE',
      'We cannot look up this address at the moment - please try again in a minute, or choose pickup',
    );
  }
}
