// A select bound to its form, for a handful of choices. Hundreds are a combobox.
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field.tsx';
import { optionalNumber, optionalText } from '../inputs.ts';
import { type Option, Select } from '../select.tsx';
import { type BoundProps, useBound } from './bound.ts';

interface SelectInputProps<Values extends FieldValues> extends BoundProps<Values> {
  options: readonly Option[];
  placeholder?: string;
  /** It holds a number rather than text. */
  isNumber?: boolean;
  /** Called with what somebody has chosen. */
  onPick?: (value: string) => void;
}

export function SelectInput<Values extends FieldValues = FieldValues>(props: SelectInputProps<Values>) {
  const { name, hint, options, placeholder, isNumber = false, onPick } = props;
  const { form, isRequired, mayBeAbsent, label, error } = useBound(props);
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(input) => (
        <Select
          {...input}
          options={options}
          // Said to be there from the start: or what a browser picks by itself would count as somebody's choice.
          defaultValue={form.getValues(name as string) ?? ''}
          {...(placeholder !== undefined && { placeholder })}
          {...form.register(name as string, {
            ...(isNumber ? optionalNumber : mayBeAbsent && optionalText),
            ...(onPick && { onChange: ({ target }) => onPick(target.value) }),
          })}
        />
      )}
    </Field>
  );
}
