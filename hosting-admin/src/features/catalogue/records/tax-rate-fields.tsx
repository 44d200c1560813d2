// The form of a tax rate, whose fields depend on its type.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { RoundingOption } from '@bite/shared/kernel/money';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputOf } from '../../../lib/records.ts';
import { RadioGroupInput, SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { MoneyInput, PercentInput } from '../../../ui/fields/number-input.tsx';
import { RepeatingGroup } from '../../../ui/fields/repeating-group.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useResetWhileHidden } from '../../../ui/fields/use-reset-while-hidden.ts';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import type { BulkFields } from '../../../ui/records/record-descriptor.ts';

type Values = InputOf<'taxRates'>;

const kinds = [
  { value: 'Percent', label: 'Percent', hint: 'Of the price of what is taxed.' },
  { value: 'Fixed', label: 'Fixed amount', hint: 'Once an order, whatever it costs.' },
  { value: 'Tax Table', label: 'Table', hint: 'An amount by how much is taxed.' },
];

export const roundingNames: Readonly<Record<RoundingOption, string>> = {
  'Half Even Rounding': 'Half a cent to the even cent',
  'Half Up Rounding': 'Half a cent up',
  'Always Round Up': 'Always up',
  'Always Round Down': 'Always down',
};
const roundings = Object.entries(roundingNames).map(([value, label]) => ({ value, label }));

const DisabledInput = () => (
  <SwitchInput<Values> name="disabled" hint="Nothing is charged by it until it is switched on again." />
);
const DefaultInput = () => (
  <SwitchInput<Values> name="default" hint="Items that you create from now on have it at once." />
);
const RoundingInput = () => <SelectInput<Values> name="roundingOptions" options={roundings} />;

export const taxRateBulkFields: BulkFields<'taxRates'> = {
  disabled: DisabledInput,
  default: DefaultInput,
  roundingOptions: RoundingInput,
};

export function TaxRateFields({ restaurant: { currency } }: { restaurant: MyRestaurant }) {
  return (
    <>
      <FormGroup title="Tax rate">
        <FieldRow>
          <TextInput<Values> name="name" placeholder="Sales tax" hint="Guests read it on their receipt." />
          <TextInput<Values> name="number" />
        </FieldRow>
        <FieldRow>
          <TextInput<Values> name="translations.es.name" placeholder="Impuesto sobre ventas" />
        </FieldRow>
        <DisabledInput />
        <DefaultInput />
      </FormGroup>
      <FormGroup title="What is charged">
        <RadioGroupInput<Values> name="type" options={kinds} />
        <Charge currency={currency} />
        <RoundingInput />
      </FormGroup>
    </>
  );
}

function Charge({ currency }: { currency: string }) {
  const [type, hasTakeout] = useWatch<Values, ['type', 'takeoutTaxEnabled']>({
    name: ['type', 'takeoutTaxEnabled'],
  });
  useRateOfTable(type === 'Tax Table');
  useResetWhileHidden<Values>('takeoutTaxrate', type === 'Tax Table' || !hasTakeout);
  if (type === 'Tax Table') return <TaxTable currency={currency} />;
  const isAmount = type === 'Fixed';
  return (
    <>
      <FieldRow>
        <RateInput name="rate" isAmount={isAmount} currency={currency} />
      </FieldRow>
      <SwitchInput<Values> name="takeoutTaxEnabled" hint="For what guests do not eat with you." />
      {hasTakeout && (
        <FieldRow>
          <RateInput name="takeoutTaxrate" isAmount={isAmount} currency={currency} />
        </FieldRow>
      )}
    </>
  );
}

/** A tax table needs no rate, but every tax rate stores one: zero if none was typed. */
function useRateOfTable(isTable: boolean): void {
  const { getValues, setValue } = useFormContext<Values>();
  useEffect(() => {
    if (isTable && !(getValues('rate') >= 0)) setValue('rate', 0);
  }, [isTable, getValues, setValue]);
}

interface RateInputProps {
  name: 'rate' | 'takeoutTaxrate';
  isAmount: boolean;
  currency: string;
}

const RateInput = ({ name, isAmount, currency }: RateInputProps) =>
  isAmount ? <MoneyInput<Values> name={name} currency={currency} /> : <PercentInput<Values> name={name} />;

function TaxTable({ currency }: { currency: string }) {
  return (
    <RepeatingGroup<Values>
      name="taxTable"
      noun="row"
      hint="A row holds from its first amount to just below the next. The last one may be open."
      empty="No row yet: nothing is charged."
      blank={(above) => ({ from: above ? above['to'] : 0, amount: 0 })}
    >
      {(path) => (
        <div className="grid gap-3 sm:grid-cols-3">
          <MoneyInput name={`${path}.from`} currency={currency} />
          <MoneyInput name={`${path}.to`} currency={currency} />
          <MoneyInput name={`${path}.amount`} currency={currency} />
        </div>
      )}
    </RepeatingGroup>
  );
}
