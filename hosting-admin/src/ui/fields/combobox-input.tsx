// Choices among many, bound to their form: one of hundreds, or records that another one refers to.
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { IconButton } from '../button.tsx';
import { Combobox } from '../combobox.tsx';
import { FailureNotice } from '../failure-notice.tsx';
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

export interface Referred {
  id: number;
  name: string;
}

interface ReferencePickerProps<Values extends FieldValues> extends BoundProps<Values> {
  /** What can be referred to; undefined while it is on its way. */
  records: readonly Referred[] | undefined;
  /** 'tax rate': 'Add tax rate', 'Remove VAT'. */
  noun: string;
  /** Makes one of that name and answers its number. Throws CallError. */
  onCreate?: (name: string) => Promise<number>;
}

/** Holds the numbers of the records, in the order in which they were chosen. */
export function ReferencePicker<Values extends FieldValues = FieldValues>(
  props: ReferencePickerProps<Values>,
) {
  const { name, hint, records, noun, onCreate } = props;
  const { form, isRequired, label, error } = useBound(props);
  const { field } = useController({ control: form.control, name: name as string });
  const change = useChange(form, name);
  const [failure, setFailure] = useState<unknown>();
  const box = useRef<HTMLDivElement>(null);
  const chosen: number[] = Array.isArray(field.value) ? field.value : [];
  const nameOf = (id: number) => records?.find((record) => record.id === id)?.name ?? `No. ${id}`;
  const left = (records ?? []).filter(({ id }) => !chosen.includes(id));
  const create = async (typed: string): Promise<void> => {
    setFailure(undefined);
    try {
      const id = await onCreate?.(typed);
      if (id !== undefined) change([...chosen, id]);
    } catch (refusal) {
      setFailure(refusal);
    }
  };
  const remove = (id: number): void => {
    change(chosen.filter((one) => one !== id));
    box.current?.querySelector('input')?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(input) => (
        <div ref={box} className="grid gap-2">
          <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-1.5 empty:hidden">
            {chosen.map((id) => (
              <li key={id} className="flex min-w-0 items-center rounded-lg bg-column pl-3 text-sm">
                <span className="min-w-0 wrap-anywhere">{nameOf(id)}</span>
                <IconButton label={`Remove ${nameOf(id)}`} onClick={() => remove(id)}>
                  <X className="size-4" aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          <span ref={(whole) => field.ref(whole?.querySelector('input'))}>
            <Combobox
              input={input}
              label={label}
              options={left.map((record) => ({ value: String(record.id), label: record.name }))}
              value=""
              onChange={(value) => value !== '' && change([...chosen, Number(value)])}
              onBlur={field.onBlur}
              placeholder={records ? `Add ${noun}` : 'Loading…'}
              onCreate={onCreate && ((typed) => void create(typed))}
            />
          </span>
          {failure !== undefined && <FailureNotice error={failure} />}
        </div>
      )}
    </Field>
  );
}
