// Which taxes are charged for an item, and whether its price contains them.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceLine } from '../../../../ui/choice-line.tsx';
import { FieldGroup } from '../../../../ui/field.tsx';
import { useBound, useChange } from '../../../../ui/fields/bound.ts';
import { RadioGroupInput, SwitchInput } from '../../../../ui/fields/choice-inputs.tsx';
import { FormGroup } from '../../../../ui/form-group.tsx';
import { taxRateScreens } from '../tax-rates.tsx';
import { inclusionNames } from './item-texts.ts';
import type { ItemValues } from './item-values.ts';

type WithRestaurant = { restaurant: MyRestaurant };

const choices = [
  {
    value: 'default',
    label: 'The restaurant’s default rates',
    hint: 'Those that are marked for new items.',
  },
  { value: 'these', label: 'These rates' },
  { value: 'none', label: 'Untaxed' },
] as const;

type Choice = (typeof choices)[number]['value'];

/** Holds undefined for the default rates, an empty list for none, or the rates' numbers. */
export function TaxRatesInput({ restaurant }: WithRestaurant) {
  const id = useId();
  const form = useFormContext();
  const { label, error } = useBound<ItemValues>({ name: 'taxRateIds' });
  const change = useChange(form, 'taxRateIds');
  const rates = useWatch<ItemValues, 'taxRateIds'>({ name: 'taxRateIds' });
  const [isPicking, setPicking] = useState(false);
  const listed = isPicking || (rates?.length ?? 0) > 0 ? 'these' : 'none';
  const present: Choice = rates === undefined ? 'default' : listed;
  const choose = (choice: Choice): void => {
    setPicking(choice === 'these');
    change(choice === 'default' ? undefined : []);
  };
  return (
    <FieldGroup role="radiogroup" label={label} error={present === 'these' ? undefined : error}>
      <div className="grid gap-0.5">
        {choices.map((option) => (
          <ChoiceLine
            key={option.value}
            type="radio"
            name={id}
            option={option}
            checked={present === option.value}
            onChange={() => choose(option.value)}
          />
        ))}
      </div>
      {present === 'these' &&
        taxRateScreens.picker<ItemValues>({
          name: 'taxRateIds',
          label: 'Rates',
          hint: rates?.length === 0 && 'None chosen yet: the item is untaxed.',
          restaurant,
        })}
    </FieldGroup>
  );
}

const inclusions = [
  {
    value: 'exclusive',
    label: inclusionNames.exclusive,
    hint: 'Guests pay the price and the taxes.',
  },
  { value: 'inclusive', label: inclusionNames.inclusive, hint: 'Guests pay what the menu says.' },
];

export const TaxInclusionInput = () => (
  <RadioGroupInput<ItemValues> name="taxInclusion" options={inclusions} />
);

export const TakeoutInput = () => (
  <SwitchInput<ItemValues> name="takeoutTaxException" hint="Where food to take out is untaxed." />
);

export const ItemTaxFields = ({ restaurant }: WithRestaurant) => (
  <FormGroup id="taxes" title="Taxes">
    <TaxRatesInput restaurant={restaurant} />
    <TaxInclusionInput />
    <TakeoutInput />
  </FormGroup>
);
