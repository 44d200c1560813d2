// A delivery zone: where a restaurant delivers, for what fee, from what order on.
import { z } from 'zod';
import { list } from '../kernel/bounded.schema.ts';
import { entity, type Reject } from '../kernel/entity.ts';
import { guid, money, positiveId } from '../kernel/schema.ts';
import { name } from '../kernel/text.schema.ts';
import { postalEntryForm } from './postal-codes.ts';

/** Of one restaurant together: its zones are part of the page that every diner loads. */
export const zoneLimits = { zones: 50, postalCodes: 2000, points: 500 } as const;

const zoneAreas = ['postalCodes', 'radius', 'outline', 'everywhere'] as const;
const feeTaxes = ['none', 'added', 'included'] as const;

const NO_POINT = 'A latitude lies between -90 and 90, a longitude between -180 and 180';

const geoPoint = z.strictObject({
  latitude: z.number(NO_POINT).min(-90, NO_POINT).max(90, NO_POINT),
  longitude: z.number(NO_POINT).min(-180, NO_POINT).max(180, NO_POINT),
});

const postalEntry = z.string().regex(postalEntryForm, 'This is no postal code');

/** From this subtotal on, this fee. */
const feeTier = z.object({ from: money, fee: money });

const FAR = 'Distance cannot be over 500';

export const deliveryZoneEntity = entity({
  name: 'Delivery zone',
  given: { deliveryZoneId: positiveId, guid },
  fields: {
    name: name(100, 'Delivery zone name cannot be empty'),
    isActive: z.boolean().default(true),
    /** An address belongs to the first zone that it lies in, by position and then by age. */
    position: z.int().min(1, 'Must be at least 1').max(999).default(1),
    area: z.enum(zoneAreas).default('postalCodes'),
    postalCodes: list(postalEntry, zoneLimits.postalCodes).default([]),
    centre: geoPoint.optional(),
    distance: z.number().positive('Distance must be above 0').max(500, FAR).optional(),
    distanceUnit: z.enum(['km', 'mi']).default('km'),
    outline: list(geoPoint, 200).default([]),
    fee: money.default(0),
    /** Lower or higher fees of larger orders, in ascending order. */
    feeTiers: list(feeTier, 10).default([]),
    /** Free from this subtotal on. */
    freeFrom: money.optional(),
    /** The smallest order that is brought here. */
    minimumOrder: money.default(0),
    /** From the counter to the door; without it the restaurant's own. */
    deliveryMinutes: z.int().min(0).max(240).optional(),
    feeTax: z.enum(feeTaxes).default('none'),
  },
  rules: (zone, reject) => {
    checkArea(zone, reject);
    checkTiers(zone, reject);
  },
});
export const deliveryZone = deliveryZoneEntity.stored;

export type DeliveryZone = z.output<typeof deliveryZone>;
export type DeliveryZoneInput = z.input<typeof deliveryZone>;

type Area = Pick<DeliveryZone, 'area' | 'postalCodes' | 'centre' | 'distance' | 'outline'>;

function checkArea({ area, postalCodes, centre, distance, outline }: Area, reject: Reject): void {
  if (area === 'postalCodes' && postalCodes.length === 0)
    reject('postalCodes', 'Add at least one postal code');
  if (area === 'radius' && !centre) reject('centre', 'The centre of the circle is missing');
  if (area === 'radius' && distance === undefined) reject('distance', 'Distance is required');
  if (area === 'outline' && outline.length < 3) reject('outline', 'An outline has at least three points');
}

function checkTiers(
  { feeTiers, freeFrom }: Pick<DeliveryZone, 'feeTiers' | 'freeFrom'>,
  reject: Reject,
): void {
  for (const [index, { from }] of feeTiers.entries()) {
    const above = feeTiers[index - 1]?.from ?? 0;
    if (from <= above)
      reject(['feeTiers', index, 'from'], index === 0 ? 'Must be above 0' : 'Must be above the row before');
  }
  const last = feeTiers.at(-1);
  if (last && freeFrom !== undefined && freeFrom <= last.from)
    reject('freeFrom', 'Must be above the last row of fees');
}
