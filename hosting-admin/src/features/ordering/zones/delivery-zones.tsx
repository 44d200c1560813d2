// The screens of delivery zones: where a restaurant delivers, for what fee, from what order on.
import { formatMoney } from '@bite/shared/kernel/money-format';
import { deliveryZoneEntity } from '@bite/shared/ordering/delivery-zone.schema';
import type { InputOf } from '../../../lib/records.ts';
import { Badge } from '../../../ui/badge.tsx';
import { recordScreens } from '../../../ui/records/record-screens.tsx';
import { AboveZones } from './above-zones.tsx';
import { ZoneFields, zoneBulkFields } from './zone-fields.tsx';
import { areaWords, feeRange, type Zone, zoneWordsOf } from './zone-words.ts';

const stateOf = ({ isActive }: Zone): 'on' | 'off' => (isActive ? 'on' : 'off');

export const deliveryZoneScreens = recordScreens({
  kind: 'deliveryZones',
  entity: deliveryZoneEntity,
  one: 'delivery zone',
  many: 'delivery zones',
  help: 'Where you deliver, and what that costs. An address belongs to the first zone that it lies in.',
  firstStep:
    'Without zones you deliver to every address in your country, for no fee. With the first one, only where a zone is.',
  names: {
    name: 'Name',
    isActive: 'Switched on',
    position: 'Place in the list',
    area: 'Area',
    postalCodes: 'Postal codes',
    centre: 'Point of your restaurant',
    distance: 'Distance',
    distanceUnit: 'Unit',
    outline: 'Outline',
    fee: 'Delivery fee',
    feeTiers: 'Other fees for larger orders',
    'feeTiers.from': 'From',
    'feeTiers.fee': 'Fee',
    freeFrom: 'Free from',
    minimumOrder: 'Smallest order',
    deliveryMinutes: 'Time on the way',
    feeTax: 'Tax on the fee',
  },
  idOf: ({ deliveryZoneId }) => deliveryZoneId,
  nameOf: ({ name }) => name,
  blank: {
    name: '',
    isActive: true,
    position: 1,
    area: 'postalCodes',
    postalCodes: [],
    distanceUnit: 'km',
    outline: [],
    fee: 0,
    feeTiers: [],
    minimumOrder: 0,
    feeTax: 'none',
  } satisfies InputOf<'deliveryZones'>,
  blankAmong: (zones) => ({
    position: Math.min(999, Math.max(0, ...zones.map(({ position }) => position)) + 1),
  }),
  columns: ({ currency }) => [
    {
      id: 'position',
      header: 'Place',
      width: 5,
      isExtra: true,
      align: 'end',
      value: ({ record }) => record.position,
      cell: ({ record }) => record.position,
      sort: 'number',
    },
    {
      id: 'name',
      header: 'Name',
      isName: true,
      value: ({ record }) => record.name,
      cell: ({ record }) => record.name,
    },
    {
      id: 'area',
      header: 'Area',
      width: 13.5,
      isExtra: true,
      fields: ['area', 'postalCodes', 'distance'],
      value: ({ record }) => areaWords(record),
      cell: ({ record }) => areaWords(record),
    },
    {
      id: 'fee',
      header: 'Fee',
      width: 16,
      fields: ['fee', 'feeTiers', 'freeFrom'],
      value: ({ record }) => feeRange(record, currency),
      cell: ({ record }) => feeRange(record, currency),
    },
    {
      id: 'minimum',
      header: 'Minimum',
      fields: ['minimumOrder'],
      isExtra: true,
      width: 8,
      align: 'end',
      value: ({ record }) => record.minimumOrder,
      cell: ({ record }) => (record.minimumOrder === 0 ? '–' : formatMoney(record.minimumOrder, currency)),
      sort: 'number',
    },
    {
      id: 'state',
      header: 'State',
      fields: ['isActive'],
      width: 6,
      value: ({ record }) => (record.isActive ? 'On' : 'Off'),
      cell: ({ record }) => (
        <Badge tone={record.isActive ? 'good' : 'warn'}>{record.isActive ? 'On' : 'Off'}</Badge>
      ),
    },
  ],
  filters: [
    {
      id: 'state',
      label: 'State',
      options: [
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ],
      of: ({ record }) => stateOf(record),
    },
  ],
  bulkChanges: [
    { label: 'Switch on', done: 'switched on', changes: { isActive: true } },
    { label: 'Switch off', done: 'switched off', changes: { isActive: false } },
  ],
  bulkFields: zoneBulkFields,
  wordsOf: (field, record, { currency }) => zoneWordsOf(field, record, currency),
  Fields: ZoneFields,
  Above: AboveZones,
});
