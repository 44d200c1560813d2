// The opening times of one date, bound to their form: among a date and a note, which stay as they are.
import type { HoursOfDay } from '@bite/shared/tenancy/day-hours';
import { type FieldValues, get, useFormState, useWatch } from 'react-hook-form';
import { type BoundProps, useBound, useChange } from '../bound.ts';
import { DayEditor } from './day-editor.tsx';
import { messagesIn } from './hours-errors.ts';

/** Holds { open, close, closed, more } below its name. */
export function DayHoursInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values>) {
  const { name } = props;
  const { form, label } = useBound(props);
  const { errors } = useFormState({ control: form.control, name: name as string });
  const change = useChange(form, name);
  const day = useWatch({ control: form.control, name: name as string }) as HoursOfDay | undefined;
  if (!day) return null;
  return <DayEditor label={label} day={day} errors={messagesIn(get(errors, name))} onChange={change} />;
}
