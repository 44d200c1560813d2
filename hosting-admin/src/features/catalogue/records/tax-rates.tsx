// The screens of tax rates: percentages, fixed amounts or tables, with their rounding.

import type { MyRestaurant } from '@bite/shared/api/answers';
import { taxRateEntity } from '@bite/shared/catalogue/tax-rate.schema';
import type { RoundingOption } from '@bite/shared/kernel/money';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { InputOf, RecordOf } from '../../../lib/records.ts';
import { Badge } from '../../../ui/badge.tsx';
import { recordScreens } from '../../../ui/records/record-screens.tsx';
import { CopiedNotice } from '../exchange/copied-notice.tsx';
import { roundingNames, TaxRateFields, taxRateBulkFields } from './tax-rate-fields.tsx';
import { nameTranslationNames, translationWords } from './translation-names.ts';

type TaxRate = RecordOf<'taxRates'>;

const kinds = { Percent: 'Percent', Fixed: 'Fixed amount', 'Tax Table': 'Table' } as const;

/** '8.875%' with all its decimals, '$0.50' */
const rateOf = (rate: number, { type }: TaxRate, currency: string): string =>
  type === 'Percent' ? `${rate}%` : formatMoney(rate, currency);

/** '8.875%', '$0.50', '3 rows' */
function chargeOf(record: TaxRate, currency: string): string {
  const { type, rate, taxTable } = record;
  if (type !== 'Tax Table') return rateOf(rate, record, currency);
  return taxTable.length === 1 ? '1 row' : `${taxTable.length} rows`;
}

const SHOWN_ROWS = 12;

/** 'From $0.00 to below $10.00: $0.50', a line for each row. */
function tableText({ taxTable }: TaxRate, currency: string): string {
  const money = (amount: number) => formatMoney(amount, currency);
  const rows = taxTable.slice(0, SHOWN_ROWS).map(({ from, to, amount }) => {
    const end = to === undefined ? '' : ` to below ${money(to)}`;
    return `From ${money(from)}${end}: ${money(amount)}`;
  });
  const more = taxTable.length - rows.length;
  return [...rows, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** Says nothing about this record. */
const NOT_USED = '';

function wordsOf(field: string, record: TaxRate, { currency }: MyRestaurant): string | undefined {
  const { type, rate, takeoutTaxrate, takeoutTaxEnabled, taxTable, roundingOptions } = record;
  const isTable = type === 'Tax Table';
  switch (field) {
    case 'type':
      return kinds[type];
    case 'rate':
      return isTable ? NOT_USED : rateOf(rate, record, currency);
    case 'takeoutTaxrate':
      if (isTable || !takeoutTaxEnabled) return NOT_USED;
      return takeoutTaxrate === undefined ? undefined : rateOf(takeoutTaxrate, record, currency);
    case 'taxTable':
      if (!isTable) return NOT_USED;
      return taxTable.length === 0 ? 'No row yet' : tableText(record, currency);
    case 'translations':
      return translationWords(record.translations);
    case 'roundingOptions':
      return roundingNames[roundingOptions];
    default:
      return undefined;
  }
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
    ...nameTranslationNames,
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
      fields: ['rate'],
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
      fields: ['disabled'],
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
  bulkFields: taxRateBulkFields,
  wordsOf,
  Fields: TaxRateFields,
  Notice: CopiedNotice,
});
