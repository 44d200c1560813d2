// Dates and times of day, bound to their form: the browser's own inputs, which every phone and reader knows.
import { minutesOf } from '@bite/shared/kernel/time';
import { type FieldValues, useWatch } from 'react-hook-form';
import { FieldGroup } from '../field.tsx';
import { optionalText } from '../inputs.ts';
import { TextField } from '../text-field.tsx';
import { type BoundProps, useBound } from './bound.ts';

interface DateInputProps<Values extends FieldValues> extends BoundProps<Values> {
  /** The first and the last day that may be picked: '2026-03-01'. */
  min?: string;
  max?: string;
  /** Where what else the form holds requires it, and not its schema alone. */
  isNeeded?: boolean;
}

/** Holds '2026-03-01'. */
export function DateInput<Values extends FieldValues = FieldValues>(props: DateInputProps<Values>) {
  const { name, hint, min, max, isNeeded = false } = props;
  const { form, isRequired, label, error } = useBound(props);
  return (
    <TextField
      type="date"
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired || isNeeded}
      min={min}
      max={max}
      {...form.register(name as string, optionalText)}
    />
  );
}

interface Parts {
  /** What its two parts are called below its name. */
  parts?: readonly [from: string, to: string];
}

/** Holds { from, to } below its name, both days counted. */
export function DateRangeInput<Values extends FieldValues = FieldValues>(
  props: DateInputProps<Values> & Parts,
) {
  const { name, hint, min, max, parts: [first, last] = ['from', 'to'] } = props;
  const { form, isRequired, label, error } = useBound(props);
  const [from, to] = useWatch({ control: form.control, name: [`${name}.${first}`, `${name}.${last}`] });
  return (
    <FieldGroup label={label} hint={hint} error={error} isRequired={isRequired}>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateInput name={`${name}.${first}`} label="From" {...bounds(min, to ?? max)} />
        <DateInput name={`${name}.${last}`} label="To" {...bounds(from ?? min, max)} />
      </div>
    </FieldGroup>
  );
}

const bounds = (min: string | undefined, max: string | undefined) => ({
  ...(min && { min }),
  ...(max && { max }),
});

/** Holds { open, close } below its name, '18:00' each; one that closes before it opens does so the next day. */
export function TimeRangeInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values> & Parts) {
  const { name, hint, parts: [first, last] = ['open', 'close'] } = props;
  const { form, isRequired, label, error } = useBound(props);
  const [open, close] = useWatch({ control: form.control, name: [`${name}.${first}`, `${name}.${last}`] });
  const isNextDay = Boolean(open && close) && minutesOf(close) <= minutesOf(open);
  return (
    <FieldGroup label={label} hint={hint} error={error} isRequired={isRequired}>
      <div className="grid grid-cols-2 gap-3">
        <TimeInput name={`${name}.${first}`} label="From" />
        <TimeInput name={`${name}.${last}`} label="To" {...(isNextDay && { hint: 'The next day' })} />
      </div>
    </FieldGroup>
  );
}

type TimeInputProps<Values extends FieldValues> = BoundProps<Values> &
  Pick<DateInputProps<Values>, 'isNeeded'>;

/** Holds '18:00'. */
export function TimeInput<Values extends FieldValues = FieldValues>(props: TimeInputProps<Values>) {
  const { form, isRequired, label, error } = useBound(props);
  return (
    <TextField
      type="time"
      label={label}
      hint={props.hint}
      error={error}
      isRequired={isRequired || props.isNeeded === true}
      {...form.register(props.name as string, optionalText)}
    />
  );
}
