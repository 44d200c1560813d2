// Where an object is sold. Square says "everywhere but …" or "nowhere but …" (present_at_all_locations, by default true).
import type { ObjectName, Placement } from './catalog.ts';
import type { Mapping } from './mapping.ts';

const FIELDS = ['present_at_all_locations', 'present_at_location_ids', 'absent_at_location_ids'] as const;

export function isEverywhere(placement: Placement): boolean {
  return placement.present_at_all_locations ?? true;
}

function isAt(placement: Placement, location: string): boolean {
  if (isEverywhere(placement)) return !placement.absent_at_location_ids?.includes(location);
  return placement.present_at_location_ids?.includes(location) ?? false;
}

/** Whether it is sold at the named location; without one, everything counts as sold here. */
export function isHere(object: ObjectName, placement: Placement, { options, ledger }: Mapping): boolean {
  const { location } = options;
  if (location !== undefined) {
    ledger.carried(object, ...FIELDS);
    return isAt(placement, location);
  }
  const [all, present, absent] = FIELDS;
  const why = 'holds at single locations: name yours with --location';
  ledger.notCarried(object, why, isEverywhere(placement) ? absent : present);
  // The other list adds nothing: present where everywhere, absent where nowhere.
  ledger.notNeeded(object, isEverywhere(placement) ? present : absent);
  if (!isEverywhere(placement)) ledger.notCarried(object, why, all);
  return true;
}

/** Without a named location an item is sold elsewhere when it is not sold everywhere. */
export function isItemHere(object: ObjectName, placement: Placement, mapping: Mapping): boolean {
  const here = isHere(object, placement, mapping);
  if (mapping.options.location !== undefined) return here;
  mapping.ledger.carried(object, 'present_at_all_locations');
  return isEverywhere(placement);
}
