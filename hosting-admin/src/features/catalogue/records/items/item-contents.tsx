// What is in an item: allergens, diets, calories and alcohol, which guests read before they order it.
import { allergenNames } from '@bite/shared/catalogue/allergens';
import { dietNames } from '@bite/shared/catalogue/diets';
import { CheckboxGroupInput, SwitchInput } from '../../../../ui/fields/choice-inputs.tsx';
import { NumberInput } from '../../../../ui/fields/number-input.tsx';
import { FieldRow, FormGroup } from '../../../../ui/form-group.tsx';
import type { ItemValues } from './item-values.ts';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const allergenOptions = optionsOf(allergenNames);
const dietOptions = optionsOf(dietNames);

export const AllergensInput = () => (
  <CheckboxGroupInput<ItemValues>
    name="allergens"
    options={allergenOptions}
    isCompact
    hint="Guests read what it contains. If you tick none, they are told nothing about allergens."
  />
);
export const DietsInput = () => (
  <CheckboxGroupInput<ItemValues>
    name="diets"
    options={dietOptions}
    isCompact
    hint="What it is suitable for."
  />
);

export const ItemContents = () => (
  <FormGroup id="contents" title="What is in it">
    <AllergensInput />
    <DietsInput />
    <FieldRow>
      <NumberInput<ItemValues> name="calories" step={10} isExact />
    </FieldRow>
    <SwitchInput<ItemValues>
      name="containsAlcohol"
      hint="Guests have to confirm their age before they order it."
    />
  </FormGroup>
);
