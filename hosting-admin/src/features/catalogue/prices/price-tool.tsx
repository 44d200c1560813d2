// Changes the prices of the selected records by an amount or a percentage, with a table of what each will be.

import type { MyRestaurant } from '@bite/shared/api/answers';
import {
  hasEndings,
  itemPricing,
  modifierGroupPricing,
  type PriceChange,
  type Pricing,
  priceChanges,
  priceEndings,
} from '@bite/shared/catalogue/price-change';
import type { Fields as RecordFields } from '@bite/shared/kernel/fields';
import { isMoney, LARGEST_AMOUNT } from '@bite/shared/kernel/money';
import { currencyDecimals } from '@bite/shared/kernel/money-decimals';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { CircleDollarSign } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { usePorts } from '../../../lib/ports-context.tsx';
import type { InputOf, RecordOf } from '../../../lib/records.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { RadioGroupInput } from '../../../ui/fields/choice-inputs.tsx';
import { MoneyInput, PercentInput } from '../../../ui/fields/number-input.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FieldRow } from '../../../ui/form-group.tsx';
import { countOf, type RecordTool, type RecordToolProps } from '../../../ui/records/record-descriptor.ts';
import { PlansInTheWay, type PlansInTheWayProps } from '../../../ui/records/waiting-plans.tsx';
import {
  checkWhen,
  nextNight,
  spanOf,
  WhenFields,
  whenNames,
  whenShape,
} from '../../../ui/records/when-fields.tsx';
import { PricePreview } from './price-preview.tsx';

type PricedKind = 'items' | 'modifierGroups';

const PERCENT_AT_MOST = 1000;

/** @param now Milliseconds. */
const schemaOf = ({ currency, timezone }: MyRestaurant, now: () => number) =>
  z
    .object({
      ...whenShape,
      direction: z.enum(['up', 'down']),
      by: z.enum(['percent', 'amount']),
      value: z.number('Enter a number').positive('Must be more than zero').max(LARGEST_AMOUNT),
      ending: z.enum(['', ...priceEndings]),
    })
    .superRefine(({ direction, by, value, ...when }, context) => {
      const rejectAt = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      const reject = (message: string) => rejectAt('value', message);
      for (const fault of checkWhen(when, timezone, now())) rejectAt(...fault);
      if (by === 'amount' && !isMoney(value, currency))
        reject(`Must have at most ${currencyDecimals(currency)} decimals`);
      const most = direction === 'down' ? 100 : PERCENT_AT_MOST;
      if (by === 'percent' && value > most) reject(`Must be at most ${most}%`);
    });

type PriceValues = z.input<ReturnType<typeof schemaOf>>;

const start = { direction: 'up', by: 'percent', value: Number.NaN, ending: '' } as const;

const names = {
  ...whenNames,
  direction: 'Direction',
  by: 'Measured in',
  value: 'By how much',
  ending: 'Prices end with',
};

const directions = [
  { value: 'up', label: 'Raise' },
  { value: 'down', label: 'Lower' },
];
const measures = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'An amount' },
];
const endings = [
  { value: '', label: 'Anything' },
  ...priceEndings.map((ending) => ({ value: ending, label: ending })),
];

/** Undefined while it is not complete. */
function changeOf(restaurant: MyRestaurant, values: PriceValues): PriceChange | undefined {
  const parsed = schemaOf(restaurant, () => 0).safeParse({ ...values, when: 'now' });
  if (!parsed.success) return undefined;
  const { direction, by, value, ending } = parsed.data;
  return { direction, by, value, ending: ending === '' ? undefined : ending };
}

/** 'Prices of 40 items up by 10%', 'Prices of 2 items down by $0.50, ending with .99' */
function titleOfChange(
  records: string,
  { direction, by, value, ending }: PriceChange,
  currency: string,
): string {
  const amount = by === 'percent' ? `${value}%` : formatMoney(value, currency);
  return `Prices of ${records} ${direction} by ${amount}${ending === undefined ? '' : `, ending with ${ending}`}`;
}

interface PriceToolOptions<Kind extends PricedKind> {
  kind: Kind;
  pricing: Pricing<RecordOf<Kind>, object>;
  nouns: { one: string; many: string };
  /** What is not changed, although somebody may expect it. */
  exception?: string;
}

function PriceDialog<Kind extends PricedKind>(props: RecordToolProps<Kind> & PriceToolOptions<Kind>) {
  const { restaurant, entries, onClose, onDone, change, schedule, pricing, nouns, exception, kind } = props;
  const { currency, timezone } = restaurant;
  const { clock } = usePorts();
  const { idField } = recordKindTable[kind];
  const recordIds = entries.map(({ record }) => Number((record as RecordFields)[idField]));
  const schema = useMemo(() => schemaOf(restaurant, clock.now), [restaurant, clock]);
  const [values] = useState((): PriceValues => ({ ...nextNight(timezone, clock.now()), ...start }));
  const apply = async (values: PriceValues) => {
    const wanted = changeOf(restaurant, values);
    if (!wanted) return;
    const changes = (record: RecordOf<Kind>) =>
      priceChanges(pricing, record, wanted, currency) as Partial<InputOf<Kind>>;
    const span = spanOf(values, timezone);
    if (span && schedule) {
      const titleOf = (records: string) => titleOfChange(records, wanted, currency);
      await schedule(entries, changes, { ...span, zone: timezone, titleOf });
      onClose();
      onDone();
      return;
    }
    onClose();
    void change(entries, { changes, done: 'repriced' }).then(onDone);
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Change the prices of ${countOf(entries.length, nouns)}`}
      description={['Every new price is shown below before anything is changed.', exception].join(' ').trim()}
    >
      <ActionForm<PriceValues>
        schema={schema}
        values={values}
        names={names}
        label="Change prices"
        labels={({ when }) =>
          when === 'later' ? ['Plan changes', 'Planning…'] : ['Change prices', 'Changing…']
        }
        onSubmit={apply}
        undone="Nothing was planned."
        onCancel={onClose}
      >
        <Fields currency={currency} />
        {schedule && <WhenFields restaurant={restaurant} />}
        <Warning restaurant={restaurant} kind={kind} recordIds={recordIds} />
        <Preview pricing={pricing} entries={entries} restaurant={restaurant} nouns={nouns} />
      </ActionForm>
    </FormDialog>
  );
}

/** Only of prices that change now: a plan is checked at its own time. */
function Warning(props: PlansInTheWayProps) {
  const when = useWatch<PriceValues, 'when'>({ name: 'when' });
  return when === 'now' ? <PlansInTheWay {...props} /> : null;
}

function Fields({ currency }: { currency: string }) {
  const by = useWatch<PriceValues, 'by'>({ name: 'by' });
  return (
    <>
      <FieldRow>
        <RadioGroupInput<PriceValues> name="direction" options={directions} />
        <RadioGroupInput<PriceValues> name="by" options={measures} />
      </FieldRow>
      <FieldRow>
        {by === 'percent' ? (
          <PercentInput<PriceValues> name="value" />
        ) : (
          <MoneyInput<PriceValues> name="value" currency={currency} />
        )}
        {hasEndings(currency) && (
          <SelectInput<PriceValues> name="ending" options={endings} hint="The nearest price that ends so." />
        )}
      </FieldRow>
    </>
  );
}

interface PreviewProps<Kind extends PricedKind> extends Omit<PriceToolOptions<Kind>, 'kind'> {
  entries: RecordToolProps<Kind>['entries'];
  restaurant: MyRestaurant;
}

function Preview<Kind extends PricedKind>({ entries, restaurant, ...rest }: PreviewProps<Kind>) {
  const values = useWatch() as PriceValues;
  const records = useMemo(() => entries.map(({ record }) => record), [entries]);
  const { currency } = restaurant;
  return (
    <PricePreview {...rest} records={records} currency={currency} change={changeOf(restaurant, values)} />
  );
}

const shared = { label: 'Change prices', symbol: CircleDollarSign };
const itemNouns = { one: 'item', many: 'items' };
const groupNouns = { one: 'modifier group', many: 'modifier groups' };

export const itemPriceTool: RecordTool<'items'> = {
  ...shared,
  Dialog: (props) => <PriceDialog {...props} kind="items" pricing={itemPricing} nouns={itemNouns} />,
};

export const modifierPriceTool: RecordTool<'modifierGroups'> = {
  ...shared,
  Dialog: (props) => (
    <PriceDialog
      {...props}
      kind="modifierGroups"
      pricing={modifierGroupPricing}
      nouns={groupNouns}
      exception="Prices that an item sets itself stay."
    />
  ),
};
