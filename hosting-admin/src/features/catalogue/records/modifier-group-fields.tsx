// The form of a modifier group: its options, what they cost, how many may be chosen, and where.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { repeatedSizes } from '@bite/shared/catalogue/size-name';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputOf } from '../../../lib/records.ts';
import { Button } from '../../../ui/button.tsx';
import { changed } from '../../../ui/fields/bound.ts';
import { RadioGroupInput, SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { ColourInput } from '../../../ui/fields/colour-input.tsx';
import { MoneyInput, NumberInput } from '../../../ui/fields/number-input.tsx';
import { RepeatingGroup } from '../../../ui/fields/repeating-group.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useResetWhileHidden } from '../../../ui/fields/use-reset-while-hidden.ts';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { BulkFields, FieldsProps } from '../../../ui/records/record-descriptor.ts';
import { ChannelFields, channelInputs } from './channels.tsx';
import { SizePrices } from './size-prices.tsx';

type Values = InputOf<'modifierGroups'>;

const strategies = [
  { value: 'No charge', label: 'No charge', hint: 'Every option is free.' },
  { value: 'Individual', label: 'Each its own price', hint: 'Added to the price of the item.' },
  { value: 'Group', label: 'One price for the group', hint: 'Charged once, however many are chosen.' },
];

const requirements = [
  { value: 'Optional', label: 'Optional', hint: 'Guests may leave it out.' },
  { value: 'Required', label: 'Required', hint: 'Nothing is ordered without a choice.' },
];

const RequirementInput = () => <RadioGroupInput<Values> name="selectionRequirement" options={requirements} />;
const ActiveInput = () => (
  <SwitchInput<Values> name="isActive" hint="Switched off, no item offers it anywhere." />
);
const PromptInput = () => (
  <SwitchInput<Values> name="includePosPrompt" hint="The till asks for it even where it is optional." />
);
const ButtonColourInput = () => <ColourInput<Values> name="buttonColor" />;

export const modifierGroupBulkFields: BulkFields<'modifierGroups'> = {
  selectionRequirement: RequirementInput,
  ...channelInputs,
  isActive: ActiveInput,
  includePosPrompt: PromptInput,
  buttonColor: ButtonColourInput,
};

export function ModifierGroupFields({ restaurant, recordId }: FieldsProps) {
  return (
    <>
      <FormGroup title="Modifier group">
        <FieldRow>
          <TextInput<Values> name="name" placeholder="Toppings" hint="Guests read it above the options." />
          <TextInput<Values> name="number" />
        </FieldRow>
        <FieldRow>
          <TextInput<Values> name="translations.es.name" placeholder="Ingredientes" />
        </FieldRow>
        <ActiveInput />
      </FormGroup>
      <Options restaurant={restaurant} groupId={recordId} />
      <Limits />
      <FormGroup title="Where it is offered">
        <HiddenOnline />
        <ChannelFields />
      </FormGroup>
      <FormGroup title="At the till">
        <FieldRow>
          <TextInput<Values> name="posName" hint="If its button needs a shorter name." />
          <ButtonColourInput />
        </FieldRow>
        <PromptInput />
      </FormGroup>
    </>
  );
}

interface OptionsProps {
  restaurant: MyRestaurant;
  /** Undefined for a new group. */
  groupId: number | undefined;
}

function Options({ restaurant, groupId }: OptionsProps) {
  const { currency } = restaurant;
  const strategy = useWatch<Values, 'pricingStrategy'>({ name: 'pricingStrategy' });
  const hasPrices = strategy === 'Individual';
  useResetWhileHidden<Values>('groupPrice', strategy !== 'Group');
  useValidPricesWhileHidden(!hasPrices);
  return (
    <FormGroup title="Options">
      <RadioGroupInput<Values> name="pricingStrategy" options={strategies} />
      {strategy === 'Group' && (
        <FieldRow>
          <MoneyInput<Values> name="groupPrice" currency={currency} />
        </FieldRow>
      )}
      <RepeatingGroup<Values>
        name="modifiers"
        noun="option"
        hint="In the order in which guests see them."
        empty="No option yet: guests do not see the group."
        blank={() => ({ name: '', price: 0 })}
        isOrdered
      >
        {(path) => <Option path={path} restaurant={restaurant} groupId={groupId} hasPrices={hasPrices} />}
      </RepeatingGroup>
    </FormGroup>
  );
}

interface OptionProps extends OptionsProps {
  path: string;
  hasPrices: boolean;
}

const Option = ({ path, restaurant, groupId, hasPrices }: OptionProps) => (
  <>
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
      <div className="col-span-2">
        <TextInput name={`${path}.name`} />
      </div>
      <div className="col-span-2">
        <TextInput name={`${path}.translations.es.name`} />
      </div>
      {hasPrices && <MoneyInput name={`${path}.price`} currency={restaurant.currency} />}
      <TextInput name={`${path}.number`} />
      <NumberInput name={`${path}.calories`} step={10} />
    </div>
    {hasPrices && <SizePrices path={path} restaurant={restaurant} groupId={groupId} />}
  </>
);

/** Prices are kept where they are not charged, unless they are no prices. */
function useValidPricesWhileHidden(isHidden: boolean): void {
  const { getValues, setValue } = useFormContext<Values>();
  useEffect(() => {
    if (!isHidden) return;
    for (const [n, { price = 0, sizePrices = [] }] of (getValues('modifiers') ?? []).entries()) {
      if (!(price >= 0)) setValue(`modifiers.${n}.price`, 0);
      const repeated = repeatedSizes(sizePrices);
      const valid = sizePrices.filter(
        ({ name, price: withIt }, at) => name.trim() !== '' && withIt >= 0 && !repeated.includes(at),
      );
      if (valid.length < sizePrices.length) setValue(`modifiers.${n}.sizePrices`, valid);
    }
  }, [isHidden, getValues, setValue]);
}

function Limits() {
  const isMultiple = useWatch<Values, 'allowMultipleSelection'>({ name: 'allowMultipleSelection' });
  useResetWhileHidden<Values>('minSelection', !isMultiple);
  useResetWhileHidden<Values>('maxSelection', !isMultiple);
  return (
    <FormGroup title="How many may be chosen" description="An item may have limits of its own.">
      <RequirementInput />
      <SwitchInput<Values> name="allowMultipleSelection" hint="Otherwise exactly one is chosen." />
      {isMultiple && (
        <>
          <FieldRow>
            <NumberInput<Values> name="minSelection" hint="Where guests must choose." />
            <NumberInput<Values> name="maxSelection" hint="Empty: as many as there are." />
          </FieldRow>
          <SwitchInput<Values> name="allowDuplicateSelection" hint="Such as extra cheese, twice." />
        </>
      )}
    </FormGroup>
  );
}

/** New groups are offered nowhere, which is easily missed. */
function HiddenOnline() {
  const { setValue } = useFormContext<Values>();
  const isOnline = useWatch<Values, 'onlineOrdering'>({ name: 'onlineOrdering' });
  if (isOnline) return null;
  const show = (
    <Button onClick={() => setValue('onlineOrdering', true, changed)}>Show it in online ordering</Button>
  );
  return (
    <Notice tone="warn" action={show}>
      <p className="font-semibold">Hidden from online ordering</p>
      <p>Guests on your ordering page do not see these options, even on items that use them.</p>
    </Notice>
  );
}
