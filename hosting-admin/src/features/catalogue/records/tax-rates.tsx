// Tax rates: in percent, as a fixed amount, or by a table, and how their cents are rounded.
import { taxRateEntity } from '@bite/shared/catalogue/tax-rate.schema';
import type { RoundingOption } from '@bite/shared/kernel/money';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { InputOf, RecordOf } from '../../../lib/records.ts';
import { Badge } from '../../../ui/badge.tsx';
import { recordScreens } from '../../../ui/records/record-screens.tsx';
import { TaxRateFields } from './tax-rate-fields.tsx';

type TaxRate = RecordOf<'taxRates'>;

const kinds = { Percent: 'Percent', Fixed: 'Fixed amount', 'Tax Table': 'Table' } as const;

/** '8.875%' with all its decimals, '$0.50', '3 rows' */
function chargeOf({ type, rate, taxTable }: TaxRate, currency: string): string {
  if (type === 'Percent') return `${rate}%`;
  if (type === 'Fixed') return formatMoney(rate, currency);
  return taxTable.length === 1 ? '1 row' : `${taxTable.length} rows`;
}

const stateOf = ({ disabled }: TaxRate): 'on' | 'off' => (disabled ? 'off' : 'on');

export const taxRateScreens = recordScreens({
  kind: 'taxRates',
  entity: taxRateEntity,
  one: 'tax rate',
  many: 'tax rates',
  help: 'What is charged on top of prices. Items name the rates that hold for them.',
  firstStep: 'Begin with the sales tax of your town, in percent.',
  names: {
    name: 'Name',
    number: 'Number',
    importId: 'Id in the till it came from',
    type: 'How it is charged',
    rate: 'Rate',
    taxTable: 'Table',
    'taxTable.from': 'From',
    'taxTable.to': 'Below',
    'taxTable.amount': 'Tax',
    disabled: 'Switched off',
    default: 'For new items',
    takeoutTaxEnabled: 'Another rate for takeout',
    takeoutTaxrate: 'Rate for takeout',
    roundingOptions: 'Rounding',
  },
  idOf: ({ taxRateId }) => taxRateId,
  nameOf: ({ name }) => name,
  blank: {
    name: '',
    type: 'Percent',
    rate: Number.NaN,
    disabled: false,
    default: false,
    taxTable: [],
    takeoutTaxEnabled: false,
    roundingOptions: 'Half Even Rounding' satisfies RoundingOption,
  } satisfies InputOf<'taxRates'>,
  columns: ({ currency }) => [
    {
      id: 'name',
      header: 'Name',
      isName: true,
      value: ({ record }) => record.name,
      cell: ({ record }) => record.name,
    },
    {
      id: 'charge',
      header: 'Charged',
      align: 'end',
      width: 8,
      cell: ({ record }) => chargeOf(record, currency),
      value: ({ record }) => record.rate,
      sort: 'number',
    },
    {
      id: 'type',
      header: 'Kind',
      width: 9,
      value: ({ record }) => kinds[record.type],
      cell: ({ record }) => kinds[record.type],
    },
    {
      id: 'state',
      header: 'State',
      width: 8,
      value: ({ record }) => (record.disabled ? 'Off' : 'In force'),
      cell: ({ record }) => (
        <Badge tone={record.disabled ? 'warn' : 'good'}>{record.disabled ? 'Off' : 'In force'}</Badge>
      ),
    },
    {
      id: 'default',
      header: 'New items',
      width: 8,
      isExtra: true,
      value: ({ record }) => (record.default ? 'Yes' : 'No'),
      cell: ({ record }) => (record.default ? 'Yes' : 'No'),
    },
    {
      id: 'number',
      header: 'Number',
      isExtra: true,
      value: ({ record }) => record.number,
      cell: ({ record }) => record.number ?? '',
    },
  ],
  filters: [
    {
      id: 'state',
      label: 'State',
      options: [
        { value: 'on', label: 'In force' },
        { value: 'off', label: 'Off' },
      ],
      of: ({ record }) => stateOf(record),
    },
  ],
  bulkChanges: [
    { label: 'Switch on', done: 'switched on', changes: { disabled: false } },
    { label: 'Switch off', done: 'switched off', changes: { disabled: true } },
  ],
  Fields: TaxRateFields,
});
