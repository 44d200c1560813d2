// Keeps a restaurant's delivery zones small enough together: all of them are part of the page that every diner loads.
import { type DeliveryZone, zoneLimits } from '@bite/shared/ordering/delivery-zone.schema';
import { recordsOf } from '../collections/collections.ts';
import { invalidFields } from '../collections/record-collection.ts';
import type { RecordWrite } from '../records/record-hook.ts';

/** Throws VALIDATION_FAILED for one zone too many, and for postal codes or points beyond what the zones may have together. */
export async function assertZonesFit({
  transaction,
  place,
  recordId,
  after,
}: RecordWrite): Promise<() => void> {
  if (after) {
    const stored = await transaction.find(recordsOf('deliveryZones', place), { limit: zoneLimits.zones + 1 });
    const others = stored.filter(({ id }) => id !== String(recordId)).map(({ record }) => record);
    const fault = faultOf([...others, after as unknown as DeliveryZone]);
    if (fault) throw invalidFields([fault]);
  }
  return () => undefined;
}

function faultOf(zones: readonly DeliveryZone[]): { field: string; message: string } | undefined {
  const { zones: most, postalCodes, points } = zoneLimits;
  const together = (of: (zone: DeliveryZone) => readonly unknown[]): number =>
    zones.reduce((count, zone) => count + of(zone).length, 0);
  if (zones.length > most)
    return { field: 'name', message: `A restaurant has at most ${most} delivery zones` };
  if (together((zone) => zone.postalCodes) > postalCodes)
    return {
      field: 'postalCodes',
      message: `All zones together have at most ${postalCodes} postal codes: use ranges, or beginnings such as 112*`,
    };
  if (together(({ outline }) => outline) > points)
    return { field: 'outline', message: `All outlines together have at most ${points} points` };
  return undefined;
}
