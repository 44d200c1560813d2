// Where an object is sold. Square says "everywhere but …" or "nowhere but …" (present_at_all_locations, by default true).
import type { ObjectName, Placement } from './catalog.ts';
import type { Mapping } from './mapping.ts';

const FIELDS = ['present_at_all_locations', 'present_at_location_ids', 'absent_at_location_ids'] as const;

export function isSoldEverywhere(placement: Placement): boolean {
  return placement.present_at_all_locations ?? true;
}

function isAt(placement: Placement, location: string): boolean {
  if (isSoldEverywhere(placement)) return !placement.absent_at_location_ids?.includes(location);
  return placement.present_at_location_ids?.includes(location) ?? false;
}

/** Whether it is sold at the named location; without one, everything counts as sold here. */
export function isSoldAtLocation(
  object: ObjectName,
  placement: Placement,
  { options, ledger }: Mapping,
): boolean {
  const { location } = options;
  if (location !== undefined) {
    ledger.carried(object, ...FIELDS);
    return isAt(placement, location);
  }
  const [all, present, absent] = FIELDS;
  const why = 'holds at single locations: name yours by Square’s id';
  ledger.notCarried(object, why, isSoldEverywhere(placement) ? absent : present);
  // The other list is redundant: present if everywhere, absent if nowhere.
  ledger.notNeeded(object, isSoldEverywhere(placement) ? present : absent);
  if (!isSoldEverywhere(placement)) ledger.notCarried(object, why, all);
  return true;
}

/** Without a named location, an item that is not sold everywhere counts as sold elsewhere. */
export function isItemSoldAtLocation(object: ObjectName, placement: Placement, mapping: Mapping): boolean {
  const here = isSoldAtLocation(object, placement, mapping);
  if (mapping.options.location !== undefined) return here;
  mapping.ledger.carried(object, 'present_at_all_locations');
  return isSoldEverywhere(placement);
}
