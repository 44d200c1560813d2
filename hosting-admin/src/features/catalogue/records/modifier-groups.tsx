// The screens of modifier groups: the choices that items offer, such as toppings.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { modifierGroupEntity } from '@bite/shared/catalogue/modifier-group.schema';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { InputOf, RecordOf } from '../../../lib/records.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { OtherRecords } from '../../../ui/records/record-descriptor.ts';
import { recordScreens } from '../../../ui/records/record-screens.tsx';
import { CopiedNotice } from '../exchange/copied-notice.tsx';
import { modifierPriceTool } from '../prices/price-tool.tsx';
import { ModifierGroupFields, modifierGroupBulkFields } from './modifier-group-fields.tsx';
import { modifierGroupNames } from './modifier-group-names.ts';
import { translationWords } from './translation-names.ts';

type ModifierGroup = RecordOf<'modifierGroups'>;

/** Says nothing about this record. */
const NOT_USED = '';

const strategyNames = {
  'No charge': 'No charge',
  Individual: 'Each its own',
  Group: 'One for the group',
} as const satisfies Record<ModifierGroup['pricingStrategy'], string>;

function chargeOf({ pricingStrategy, groupPrice = 0 }: ModifierGroup, currency: string): string {
  return pricingStrategy === 'Group' ? formatMoney(groupPrice, currency) : strategyNames[pricingStrategy];
}

/** 'Extra cheese: $1.50; Large $2.00', a line for each option. */
const optionsText = ({ modifiers, pricingStrategy }: ModifierGroup, currency: string): string =>
  modifiers
    .map(({ name, price, sizePrices }) => {
      if (pricingStrategy !== 'Individual') return name;
      const bySize = sizePrices.map((size) => `; ${size.name} ${formatMoney(size.price, currency)}`);
      return `${name}: ${formatMoney(price, currency)}${bySize.join('')}`;
    })
    .join('\n');

function wordsOf(field: string, record: ModifierGroup, { currency }: MyRestaurant): string | undefined {
  const { pricingStrategy, groupPrice, modifiers, allowMultipleSelection } = record;
  switch (field) {
    case 'pricingStrategy':
      return strategyNames[pricingStrategy];
    case 'groupPrice':
      return pricingStrategy === 'Group' ? formatMoney(groupPrice ?? 0, currency) : NOT_USED;
    case 'modifiers':
      return modifiers.length === 0 ? 'None yet' : optionsText(record, currency);
    case 'translations':
      return translationWords(record.translations);
    case 'minSelection':
    case 'allowDuplicateSelection':
      return allowMultipleSelection ? undefined : NOT_USED;
    case 'maxSelection':
      return allowMultipleSelection ? String(record.maxSelection ?? 'As many as there are') : '1';
    default:
      return undefined;
  }
}

type State = 'off' | 'hidden' | 'online';
const states = {
  off: { words: 'Off', tone: 'danger' },
  hidden: { words: 'Hidden online', tone: 'warn' },
  online: { words: 'Online', tone: 'good' },
} as const satisfies Record<State, object>;

const stateOf = ({ isActive, onlineOrdering }: ModifierGroup): State => {
  if (!isActive) return 'off';
  return onlineOrdering ? 'online' : 'hidden';
};

/** By modifier group, how many items refer to it; undefined while the items load. */
function usesOf(others: OtherRecords): ReadonlyMap<number, number> | undefined {
  const items = others('items');
  if (!items) return undefined;
  const counts = new Map<number, number>();
  for (const { modifierGroups } of items)
    for (const id of new Set(modifierGroups.map(({ modifierGroupId }) => modifierGroupId)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const countText = (count: number | undefined): string => {
  if (count === undefined) return '…';
  if (count === 0) return 'No item';
  return count === 1 ? '1 item' : `${count} items`;
};

export const modifierGroupScreens = recordScreens({
  kind: 'modifierGroups',
  entity: modifierGroupEntity,
  one: 'modifier group',
  many: 'modifier groups',
  help: 'The options that items offer: toppings, sides, how it is cooked.',
  firstStep: 'Begin with one that several items share, such as toppings, and choose it in these items.',
  names: modifierGroupNames,
  idOf: ({ modifierGroupId }) => modifierGroupId,
  nameOf: ({ name }) => name,
  blank: {
    name: '',
    pricingStrategy: 'No charge',
    modifiers: [],
    selectionRequirement: 'Optional',
    includePosPrompt: false,
    allowMultipleSelection: false,
    minSelection: 1,
    allowDuplicateSelection: false,
    pos: false,
    kiosk: false,
    onlineOrdering: false,
    customerInvoices: false,
    onlineOrderingPartners: false,
    isActive: true,
  } satisfies InputOf<'modifierGroups'>,
  related: ['items'],
  columns: ({ currency }, others) => {
    const uses = usesOf(others);
    return [
      {
        id: 'name',
        header: 'Name',
        isName: true,
        value: ({ record }) => record.name,
        cell: ({ record }) => record.name,
      },
      {
        id: 'options',
        header: 'Options',
        fields: ['modifiers'],
        align: 'end',
        width: 7,
        value: ({ record }) => record.modifiers.length,
        cell: ({ record }) => record.modifiers.length,
        sort: 'number',
      },
      {
        id: 'charge',
        header: 'Price',
        fields: ['pricingStrategy', 'groupPrice'],
        align: 'end',
        width: 9,
        value: ({ record }) => chargeOf(record, currency),
        cell: ({ record }) => chargeOf(record, currency),
      },
      {
        id: 'uses',
        header: 'Used by',
        fields: [],
        align: 'end',
        width: 7,
        value: ({ record }) => uses?.get(record.modifierGroupId) ?? 0,
        cell: ({ record }) => countText(uses && (uses.get(record.modifierGroupId) ?? 0)),
        sort: 'number',
      },
      {
        id: 'state',
        header: 'State',
        fields: ['isActive', 'onlineOrdering'],
        width: 9,
        value: ({ record }) => states[stateOf(record)].words,
        cell: ({ record }) => {
          const { words, tone } = states[stateOf(record)];
          return <Badge tone={tone}>{words}</Badge>;
        },
      },
      {
        id: 'requirement',
        header: 'Selection',
        fields: ['selectionRequirement'],
        width: 8,
        isExtra: true,
        value: ({ record }) => record.selectionRequirement,
        cell: ({ record }) => record.selectionRequirement,
      },
      {
        id: 'number',
        header: 'Number',
        isExtra: true,
        value: ({ record }) => record.number,
        cell: ({ record }) => record.number ?? '',
      },
    ];
  },
  filters: [
    {
      id: 'state',
      label: 'State',
      options: Object.entries(states).map(([value, { words }]) => ({ value, label: words })),
      of: ({ record }) => stateOf(record),
    },
  ],
  bulkChanges: [
    { label: 'Show online', done: 'shown online', changes: { onlineOrdering: true } },
    { label: 'Hide online', done: 'hidden online', changes: { onlineOrdering: false } },
  ],
  bulkFields: modifierGroupBulkFields,
  tools: [modifierPriceTool],
  wordsOf,
  Fields: ModifierGroupFields,
  Notice: CopiedNotice,
});
