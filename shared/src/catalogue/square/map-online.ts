// Whether an item is sold online: not if the file marks it so, or as sold at other locations only.
import type { ParsedItem } from './catalog.ts';
import type { Mapping } from './mapping.ts';
import { isItemSoldAtLocation } from './placement.ts';

/** Records every reason why it is not, even if the importer overrules them. */
export function mapOnline(item: ParsedItem, isSoldHere: boolean, mapping: Mapping): boolean {
  const { source, data } = item;
  const { item_data: marks } = data;
  const { location, sellOnline } = mapping.options;
  const fields = [
    'available_online',
    'available_for_pickup',
    'is_archived',
    'ecom_available',
    'ecom_visibility',
  ];
  mapping.ledger.carried(source, ...fields.map((field) => `item_data.${field}`));
  const isVisible = !['HIDDEN', 'UNAVAILABLE'].includes(marks.ecom_visibility ?? '');
  const isSoldAtLocation = isItemSoldAtLocation(source, data, mapping);
  const reasons = [
    [marks.available_online === false, 'available_online is false'],
    [marks.available_for_pickup === false, 'available_for_pickup is false'],
    [marks.is_archived === true, 'is_archived is true'],
    [marks.ecom_available === false, 'ecom_available is false'],
    [!isVisible, `ecom_visibility is ${marks.ecom_visibility}`],
    [!isSoldAtLocation, location === undefined ? 'sold at single locations only' : `not sold at ${location}`],
    [isSoldAtLocation && !isSoldHere, 'none of its variations is sold here'],
  ] as const;
  const own = reasons.filter(([applies]) => applies);
  for (const [, reason] of own) mapping.offline.add(reason, source);
  return own.length === 0 || sellOnline === true;
}
