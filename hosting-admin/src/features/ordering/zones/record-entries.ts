// The kinds of records that belong to orders: their sidebar entries, and the modules of their screens.
import { MapPinned } from 'lucide-react';
import type { RecordEntry } from '../../../ui/records/record-entry.ts';

export const orderingRecords: readonly RecordEntry[] = [
  {
    kind: 'deliveryZones',
    area: 'catalogue',
    label: 'Delivery zones',
    one: 'Delivery zone',
    symbol: MapPinned,
    load: async () => (await import('./delivery-zones.tsx')).deliveryZoneScreens,
  },
];
