// A choice of one among a handful, bound to its form. Hundreds of choices are a combobox.
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field.tsx';
import { optionalText } from '../inputs.ts';
import { type Option, Select } from '../select.tsx';
import { type BoundProps, useBound } from './bound.ts';

interface SelectInputProps<Values extends FieldValues> extends BoundProps<Values> {
  options: readonly Option[];
  placeholder?: string;
}

export function SelectInput<Values extends FieldValues = FieldValues>(props: SelectInputProps<Values>) {
  const { name, hint, options, placeholder } = props;
  const { form, isRequired, mayBeAbsent, label, error } = useBound(props);
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(input) => (
        <Select
          {...input}
          options={options}
          {...(placeholder !== undefined && { placeholder })}
          {...form.register(name as string, mayBeAbsent ? optionalText : {})}
        />
      )}
    </Field>
  );
}
