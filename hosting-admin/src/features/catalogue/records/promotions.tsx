// The screens of promotions: codes with which guests save, how often they were used, and whether they hold today.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { localTimeAt } from '@bite/shared/kernel/time';
import { promotionEntity } from '@bite/shared/ordering/promotion.schema';
import { fieldsOfType } from '@bite/shared/ordering/promotions';
import { useMemo } from 'react';
import { usePlace } from '../../../lib/place.tsx';
import type { InputOf, RecordOf, Versioned } from '../../../lib/records.ts';
import { Badge } from '../../../ui/badge.tsx';
import { recordScreens } from '../../../ui/records/record-screens.tsx';
import type { TableFilter } from '../../../ui/table-types.ts';
import { PromotionFields, promotionBulkFields, promotionKinds } from './promotion-fields.tsx';
import { nameTranslationNames, translationWords } from './translation-names.ts';

type Promotion = RecordOf<'promotions'>;

/** '10% off', '$5.00 off these items', 'Free delivery' */
function savingOf({ type, percent = 0, amount = 0, scope }: Promotion, currency: string): string {
  const { value } = fieldsOfType[type];
  if (!value) return promotionKinds[type];
  const off = value === 'percent' ? `${percent}%` : formatMoney(amount, currency);
  return scope === 'items' ? `${off} off certain items` : `${off} off`;
}

const usesOf = ({ used, totalUses }: Promotion): string =>
  totalUses === undefined ? String(used) : `${used} of ${totalUses}`;

type State = 'off' | 'usedUp' | 'planned' | 'over' | 'on';

const states: Readonly<Record<State, { label: string; tone: 'good' | 'warn' | 'info' }>> = {
  on: { label: 'In force', tone: 'good' },
  planned: { label: 'Planned', tone: 'info' },
  over: { label: 'Over', tone: 'warn' },
  usedUp: { label: 'Used up', tone: 'warn' },
  off: { label: 'Off', tone: 'warn' },
};

function stateOf(promotion: Promotion, zone: string): State {
  const { isActive, used, totalUses, firstDay, lastDay } = promotion;
  if (!isActive) return 'off';
  const { date } = localTimeAt(Date.now(), zone);
  if (lastDay && date > lastDay) return 'over';
  if (totalUses !== undefined && used >= totalUses) return 'usedUp';
  return firstDay && date < firstDay ? 'planned' : 'on';
}

function wordsOf(field: string, record: Promotion, { currency }: MyRestaurant): string | undefined {
  switch (field) {
    case 'type':
      return promotionKinds[record.type];
    case 'percent':
      return record.percent === undefined ? undefined : `${record.percent}%`;
    case 'amount':
      return record.amount === undefined ? undefined : formatMoney(record.amount, currency);
    case 'minimumSubtotal':
      return record.minimumSubtotal === undefined ? undefined : formatMoney(record.minimumSubtotal, currency);
    case 'translations':
      return translationWords(record.translations);
    case 'scope':
      return record.scope === 'items' ? 'Certain items' : 'The whole order';
    default:
      return undefined;
  }
}

/** By the states that the list shows: one that is over is switched on as well. */
function useFilters(): readonly TableFilter<Versioned<'promotions'>>[] {
  const { timezone } = usePlace().restaurant;
  return useMemo(
    () => [
      {
        id: 'state',
        label: 'State',
        options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
        of: ({ record }) => stateOf(record, timezone),
      },
    ],
    [timezone],
  );
}

export const promotionScreens = recordScreens({
  kind: 'promotions',
  entity: promotionEntity,
  one: 'promotion',
  many: 'promotions',
  help: 'Promo codes with which guests save at checkout. A link such as your-site/?code=SUMMER10 fills one in.',
  firstStep: 'Begin with a code that is easy to say, such as WELCOME10.',
  names: {
    code: 'Code',
    name: 'Name',
    ...nameTranslationNames,
    type: 'What guests save',
    percent: 'Percent off',
    amount: 'Amount off',
    scope: 'It holds for',
    itemIds: 'Items',
    menuGroupIds: 'Menu groups',
    minimumSubtotal: 'From a subtotal of',
    firstDay: 'First day',
    lastDay: 'Last day',
    forPickup: 'For pickup',
    forDelivery: 'For delivery',
    oncePerCustomer: 'Once a guest',
    totalUses: 'Uses, at most',
    used: 'Used',
    isActive: 'Switched on',
  },
  idOf: ({ promotionId }) => promotionId,
  nameOf: ({ code }) => code,
  blank: {
    code: '',
    name: '',
    type: 'percentage',
    scope: 'order',
    itemIds: [],
    menuGroupIds: [],
    forPickup: true,
    forDelivery: true,
    oncePerCustomer: false,
    isActive: true,
  } satisfies InputOf<'promotions'>,
  copyOf: ({ code: _, ...values }) => ({ ...values, code: '' }),
  isCopiedByHand: true,
  columns: ({ currency, timezone }) => [
    {
      id: 'code',
      header: 'Code',
      isName: true,
      value: ({ record }) => record.code,
      cell: ({ record }) => record.code,
    },
    {
      id: 'name',
      header: 'Name',
      width: 13,
      isExtra: true,
      value: ({ record }) => record.name,
      cell: ({ record }) => record.name,
    },
    {
      id: 'saving',
      header: 'Guests save',
      fields: ['type', 'percent', 'amount'],
      width: 13,
      value: ({ record }) => savingOf(record, currency),
      cell: ({ record }) => savingOf(record, currency),
    },
    {
      id: 'used',
      header: 'Used',
      fields: ['totalUses'],
      align: 'end',
      width: 6,
      value: ({ record }) => record.used,
      cell: ({ record }) => usesOf(record),
      sort: 'number',
    },
    {
      id: 'state',
      header: 'State',
      fields: ['isActive', 'firstDay', 'lastDay'],
      width: 7,
      value: ({ record }) => states[stateOf(record, timezone)].label,
      cell: ({ record }) => {
        const { label, tone } = states[stateOf(record, timezone)];
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
  ],
  useFilters,
  bulkChanges: [
    { label: 'Switch on', done: 'switched on', changes: { isActive: true } },
    { label: 'Switch off', done: 'switched off', changes: { isActive: false } },
  ],
  bulkFields: promotionBulkFields,
  wordsOf,
  Fields: PromotionFields,
});
