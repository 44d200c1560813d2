// A combobox bound to its form: one of hundreds of choices, filtered by typing.
import { type FieldValues, useController } from 'react-hook-form';
import { Combobox } from '../combobox.tsx';
import { Field } from '../field.tsx';
import type { Option } from '../select.tsx';
import { type BoundProps, useBound, useChange } from './bound.ts';

interface ComboboxInputProps<Values extends FieldValues> extends BoundProps<Values> {
  options: readonly Option[];
  placeholder?: string;
}

export function ComboboxInput<Values extends FieldValues = FieldValues>(props: ComboboxInputProps<Values>) {
  const { name, hint, options, placeholder } = props;
  const { form, isRequired, label, error } = useBound(props);
  const { field } = useController({ control: form.control, name: name as string });
  const change = useChange(form, name);
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(input) => (
        <span ref={(box) => field.ref(box?.querySelector('input'))}>
          <Combobox
            input={input}
            label={label}
            options={options}
            value={String(field.value ?? '')}
            onChange={(value) => change(value === '' ? undefined : value)}
            onBlur={field.onBlur}
            placeholder={placeholder}
            isClearable={!isRequired}
          />
        </span>
      )}
    </Field>
  );
}
