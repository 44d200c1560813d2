// How an item is priced: one price, a price for each size, or a price that is named with the order.
import { useWatch } from 'react-hook-form';
import { RadioGroupInput, SwitchInput } from '../../../../ui/fields/choice-inputs.tsx';
import { MoneyInput } from '../../../../ui/fields/number-input.tsx';
import { RepeatingGroup } from '../../../../ui/fields/repeating-group.tsx';
import { TextInput } from '../../../../ui/fields/text-input.tsx';
import { useResetWhileHidden } from '../../../../ui/fields/use-reset-while-hidden.ts';
import { FieldRow, FormGroup } from '../../../../ui/form-group.tsx';
import { strategyNames } from './item-texts.ts';
import type { ItemValues } from './item-values.ts';

const strategies = [
  { value: 'base', label: strategyNames.base },
  { value: 'size', label: strategyNames.size, hint: 'Small, medium, large: each with a price of its own.' },
  {
    value: 'open',
    label: strategyNames.open,
    hint: 'For a gift card or a donation: guests and staff type the price.',
  },
];

export function ItemPriceFields({ currency }: { currency: string }) {
  const strategy = useWatch<ItemValues, 'pricingStrategy'>({ name: 'pricingStrategy' });
  useResetWhileHidden<ItemValues>('basePrice', strategy !== 'base', { keepsValid: true });
  useResetWhileHidden<ItemValues>('sizePrice', strategy !== 'size', { keepsValid: true });
  return (
    <FormGroup id="price" title="Price">
      <RadioGroupInput<ItemValues> name="pricingStrategy" options={strategies} />
      {strategy === 'base' && (
        <FieldRow>
          <MoneyInput<ItemValues> name="basePrice" currency={currency} />
        </FieldRow>
      )}
      {strategy === 'size' && <Sizes currency={currency} />}
      {strategy === 'open' && <SwitchInput<ItemValues> name="openPrice" />}
    </FormGroup>
  );
}

function Sizes({ currency }: { currency: string }) {
  return (
    <RepeatingGroup<ItemValues>
      name="sizePrice"
      noun="size"
      isOrdered
      hint="Guests see them in this order."
      empty="No size yet: the item cannot be ordered."
      blank={() => ({ name: '', price: undefined })}
    >
      {(path) => (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1fr)]">
          <TextInput name={`${path}.name`} placeholder="Small" />
          <TextInput name={`${path}.translations.es.name`} placeholder="Chica" />
          <MoneyInput name={`${path}.price`} currency={currency} />
          <TextInput name={`${path}.number`} />
        </div>
      )}
    </RepeatingGroup>
  );
}
