// The form of a tax rate: how it is charged decides what else is asked.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputOf } from '../../../lib/records.ts';
import { RadioGroupInput, SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { MoneyInput, PercentInput } from '../../../ui/fields/number-input.tsx';
import { RepeatingGroup } from '../../../ui/fields/repeating-group.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';

type Values = InputOf<'taxRates'>;

const kinds = [
  { value: 'Percent', label: 'Percent', hint: 'Of the price of what is taxed.' },
  { value: 'Fixed', label: 'Fixed amount', hint: 'Once an order, whatever it costs.' },
  { value: 'Tax Table', label: 'Table', hint: 'An amount by how much is taxed.' },
];

const roundings = [
  { value: 'Half Even Rounding', label: 'Half a cent to the even cent' },
  { value: 'Half Up Rounding', label: 'Half a cent up' },
  { value: 'Always Round Up', label: 'Always up' },
  { value: 'Always Round Down', label: 'Always down' },
];

export function TaxRateFields({ restaurant: { currency } }: { restaurant: MyRestaurant }) {
  return (
    <>
      <FormGroup title="Tax rate">
        <FieldRow>
          <TextInput<Values> name="name" placeholder="Sales tax" hint="Guests read it on their receipt." />
          <TextInput<Values> name="number" />
        </FieldRow>
        <SwitchInput<Values> name="disabled" hint="Nothing is charged by it until it is switched on again." />
        <SwitchInput<Values> name="default" hint="Items that you create from now on have it at once." />
      </FormGroup>
      <FormGroup title="What is charged">
        <RadioGroupInput<Values> name="type" options={kinds} />
        <Charge currency={currency} />
        <SelectInput<Values> name="roundingOptions" options={roundings} />
      </FormGroup>
    </>
  );
}

function Charge({ currency }: { currency: string }) {
  const [type, hasTakeout] = useWatch<Values, ['type', 'takeoutTaxEnabled']>({
    name: ['type', 'takeoutTaxEnabled'],
  });
  useRateOfTable(type === 'Tax Table');
  useUnchangedWhileHidden('takeoutTaxrate', type === 'Tax Table' || !hasTakeout);
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

/** A table asks for no rate, but a tax rate has one: nothing, where none was typed. */
function useRateOfTable(isTable: boolean): void {
  const { getValues, setValue } = useFormContext<Values>();
  useEffect(() => {
    if (isTable && !(getValues('rate') >= 0)) setValue('rate', 0);
  }, [isTable, getValues, setValue]);
}

/** What nobody sees can't be wrong: it is what it was when the form was opened. */
function useUnchangedWhileHidden(name: keyof Values, isHidden: boolean): void {
  const { resetField } = useFormContext<Values>();
  useEffect(() => {
    if (isHidden) resetField(name);
  }, [isHidden, name, resetField]);
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
      blank={() => ({ from: 0, amount: 0 })}
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
