// In which zone an address lies, and what a delivery there costs. Browser and server ask the same functions; the server
// decides. A restaurant without zones delivers anywhere in its country for nothing.
import type { DeliveryZone } from './delivery-zone.schema.ts';
import { type GeoPoint, inKilometres, isWithinOutline, kilometresBetween } from './geo.ts';
import { isInPostalCodes, type PostalAddress } from './postal-codes.ts';

/** A zone as diners' pages know it; the names of areas and limits are the record's. */
export type PublicZone = Pick<DeliveryZone, 'deliveryZoneId' | 'name' | 'fee' | 'minimumOrder'> & {
  area:
    | { kind: 'postalCodes'; postalCodes: string[] }
    | { kind: 'radius'; centre: GeoPoint; kilometres: number }
    | { kind: 'outline'; outline: GeoPoint[] }
    | { kind: 'everywhere' };
  feeTiers?: { from: number; fee: number }[];
  freeFrom?: number;
  deliveryMinutes?: number;
  /** Absent if the fee is not taxed. */
  feeTax?: 'added' | 'included';
};

/** Undefined while the restaurant has no zones at all; empty if it has switched all of them off. */
export type Zones = readonly PublicZone[] | undefined;

export interface ZonedAddress extends PostalAddress {
  /** If it is known where the address lies. */
  point?: GeoPoint | undefined;
}

export type ZoneMatch =
  | { kind: 'anywhere' }
  | { kind: 'inside'; zone: PublicZone }
  | { kind: 'outside' }
  /** Without a point, a circle or an outline may come first, or be the only one. */
  | { kind: 'unknown' };

/** For the diner's screens, before the server has looked the address up. */
export function zoneMatch(zones: Zones, address: ZonedAddress): ZoneMatch {
  if (!zones) return { kind: 'anywhere' };
  for (const zone of zones) {
    if (needsPoint(zone) && !address.point) return { kind: 'unknown' };
    if (isInZone(zone, address)) return { kind: 'inside', zone };
  }
  return { kind: 'outside' };
}

/** The decision: an address whose point nobody knows lies in no circle and in no outline. */
export function decidedZone(zones: Zones, address: ZonedAddress): Exclude<ZoneMatch, { kind: 'unknown' }> {
  if (!zones) return { kind: 'anywhere' };
  const zone = zones.find((one) => isInZone(one, address));
  return zone ? { kind: 'inside', zone } : { kind: 'outside' };
}

export const needsPoint = ({ area }: Pick<PublicZone, 'area'>): boolean =>
  area.kind === 'radius' || area.kind === 'outline';

/** Some streets of a postal code may be served, and others not. */
export const isDecidedByStreet = (zones: Zones): boolean => zones?.some(needsPoint) ?? false;

export function isInZone({ area }: Pick<PublicZone, 'area'>, address: ZonedAddress): boolean {
  switch (area.kind) {
    case 'everywhere':
      return true;
    case 'postalCodes':
      return isInPostalCodes(area.postalCodes, address);
    case 'radius':
      return address.point !== undefined && kilometresBetween(area.centre, address.point) <= area.kilometres;
    case 'outline':
      return address.point !== undefined && isWithinOutline(area.outline, address.point);
  }
}

type Fees = Pick<PublicZone, 'fee' | 'feeTiers' | 'freeFrom'>;
/** What a delivery to a zone costs, with its tax. */
export type ZoneFees = Fees & Pick<PublicZone, 'feeTax'>;

/** @param subtotal Of the food before discounts: a code or points make no delivery dearer. */
export function zoneFee({ fee, feeTiers = [], freeFrom }: Fees, subtotal: number): number {
  if (freeFrom !== undefined && subtotal >= freeFrom) return 0;
  return feeTiers.findLast(({ from }) => subtotal >= from)?.fee ?? fee;
}

/** The next lower fee, and from which subtotal on; undefined if more food makes it no cheaper. */
export function nextLowerFee(zone: Fees, subtotal: number): { from: number; fee: number } | undefined {
  const now = zoneFee(zone, subtotal);
  const { feeTiers = [], freeFrom } = zone;
  const steps = freeFrom === undefined ? feeTiers : [...feeTiers, { from: freeFrom, fee: 0 }];
  return steps.find(({ from, fee }) => from > subtotal && fee < now);
}

/** @param subtotal Of the food before discounts: a coupon makes no order too small. */
export const isBelowMinimum = (
  { minimumOrder }: Pick<PublicZone, 'minimumOrder'>,
  subtotal: number,
): boolean => subtotal < minimumOrder;

type PublicSource = Omit<DeliveryZone, 'guid' | 'createdAt' | 'updatedAt'>;

/** The active ones, first the one that counts first. */
export function publicZones(zones: readonly PublicSource[]): PublicZone[] {
  return zones
    .filter(({ isActive }) => isActive)
    .sort((one, other) => one.position - other.position || one.deliveryZoneId - other.deliveryZoneId)
    .flatMap((zone) => {
      const area = areaOf(zone);
      return area ? [{ ...figuresOf(zone), area }] : [];
    });
}

const figuresOf = (zone: PublicSource): Omit<PublicZone, 'area'> => ({
  deliveryZoneId: zone.deliveryZoneId,
  name: zone.name,
  fee: zone.fee,
  minimumOrder: zone.minimumOrder,
  ...(zone.feeTiers.length > 0 && { feeTiers: zone.feeTiers.map(({ from, fee }) => ({ from, fee })) }),
  ...(zone.freeFrom !== undefined && { freeFrom: zone.freeFrom }),
  ...(zone.deliveryMinutes !== undefined && { deliveryMinutes: zone.deliveryMinutes }),
  ...(zone.feeTax !== 'none' && { feeTax: zone.feeTax }),
});

function areaOf(zone: PublicSource): PublicZone['area'] | undefined {
  const { area, postalCodes, centre, distance, distanceUnit, outline } = zone;
  if (area === 'postalCodes') return { kind: area, postalCodes };
  if (area === 'outline') return { kind: area, outline };
  if (area === 'everywhere') return { kind: area };
  return centre && distance !== undefined
    ? { kind: area, centre, kilometres: inKilometres(distance, distanceUnit) }
    : undefined;
}
