// Opening hours by weekday, and the dates on which others hold.
import { addDays, localTimeAt, minutesOf, type Weekday } from '@bite/shared/kernel/time';
import { DATE_TWICE } from '@bite/shared/tenancy/restaurant.schema';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { usePlatform } from '../../../lib/platform.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { inputClasses } from '../../../ui/field.tsx';
import { FormGroup } from '../../../ui/form-group.tsx';
import { optionalText } from '../../../ui/inputs.ts';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { RestaurantForm } from './identity-fields.tsx';

const week: readonly (readonly [Weekday, string])[] = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
];

const isPastMidnight = (open: unknown, close: unknown): boolean =>
  typeof open === 'string' &&
  typeof close === 'string' &&
  open !== '' &&
  close !== '' &&
  minutesOf(close) <= minutesOf(open);

export function HoursFields({ form }: { form: RestaurantForm }) {
  const copyMonday = () => {
    const monday = form.getValues('operatingHours.mon');
    if (!monday) return;
    for (const [day] of week.slice(1))
      form.setValue(`operatingHours.${day}`, { ...monday }, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FormGroup
      title="Opening hours"
      description="By the restaurant’s own clock. A closing time before the opening time is after midnight."
    >
      <ul className="grid divide-y divide-line">
        {week.map(([day, name]) => (
          <DayFields key={day} form={form} day={day} name={name} />
        ))}
      </ul>
      <Button className="justify-self-start" onClick={copyMonday}>
        Same hours every day as Monday
      </Button>
    </FormGroup>
  );
}

function DayFields({ form, day, name }: { form: RestaurantForm; day: Weekday; name: string }) {
  const { register, watch, formState, setValue } = form;
  const hours = watch(`operatingHours.${day}`);
  const errors = formState.errors.operatingHours?.[day];
  const isClosed = hours?.closed ?? false;
  return (
    <li className="grid items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_1fr]">
      <Switch
        label={name}
        checked={!isClosed}
        onChange={({ target }) =>
          setValue(`operatingHours.${day}.closed`, !target.checked, {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
      />
      {isClosed ? (
        <p className="flex min-h-11 items-center text-sm text-muted sm:justify-end">Closed</p>
      ) : (
        <div className="flex flex-wrap items-center gap-2 sm:justify-end">
          <TimeInput
            label={`${name} opens at`}
            isWrong={errors?.open !== undefined}
            {...register(`operatingHours.${day}.open`)}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            label={`${name} closes at`}
            isWrong={errors?.close !== undefined}
            {...register(`operatingHours.${day}.close`)}
          />
          <span className="w-20 text-xs text-muted">
            {isPastMidnight(hours?.open, hours?.close) && 'the next day'}
          </span>
        </div>
      )}
      {(errors?.open ?? errors?.close) && (
        <p className="text-sm font-medium text-danger sm:col-span-2">
          {errors?.open?.message ?? errors?.close?.message}
        </p>
      )}
    </li>
  );
}

function TimeInput({
  label,
  isWrong,
  ...rest
}: React.ComponentProps<'input'> & { label: string; isWrong: boolean }) {
  return (
    <input
      {...rest}
      type="time"
      aria-label={label}
      aria-invalid={isWrong}
      className={`${inputClasses} max-w-36`}
    />
  );
}

/** @param zone Whose calendar it is. */
export function SpecialHoursFields({ form, zone }: { form: RestaurantForm; zone: string }) {
  const { clock } = usePlatform();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'specialHours' });
  const tomorrow = () => addDays(localTimeAt(clock.now(), zone).date, 1);
  return (
    <FormGroup
      title="Special hours"
      description="Holidays and other dates on which the weekday’s hours do not hold."
    >
      {fields.length > 0 && (
        <ul className="grid gap-3">
          {fields.map((field, index) => (
            <SpecialDay key={field.id} form={form} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <Button
        className="justify-self-start"
        onClick={() =>
          append({ date: tomorrow(), closed: true, open: undefined, close: undefined, note: undefined })
        }
      >
        <Plus className="size-4" aria-hidden="true" />
        Add a date
      </Button>
    </FormGroup>
  );
}

function SpecialDay({
  form,
  index,
  onRemove,
}: {
  form: RestaurantForm;
  index: number;
  onRemove: () => void;
}) {
  const { register, watch, formState } = form;
  const path = `specialHours.${index}` as const;
  const errors = formState.errors.specialHours?.[index];
  const { closed, date, open, close } = watch(path) ?? {};
  const dates = (watch('specialHours') ?? []).map((day) => day.date);
  // Said at once: what was stored twice before it was refused would else be found out by saving something else.
  const twice = date && dates.indexOf(date) < index ? DATE_TWICE : undefined;
  return (
    <li className="relative grid gap-3 rounded-lg border border-line p-3">
      <div className="grid items-start gap-3 pr-12 sm:grid-cols-2">
        <TextField
          label="Date"
          type="date"
          error={errors?.date?.message ?? twice}
          {...register(`${path}.date`)}
        />
        <TextField
          label="Note"
          placeholder="Christmas Day"
          error={errors?.note?.message}
          {...register(`${path}.note`, optionalText)}
        />
      </div>
      <Switch label="Closed all day" {...register(`${path}.closed`)} />
      {!closed && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            label="Opens at"
            type="time"
            error={errors?.open?.message}
            {...register(`${path}.open`, optionalText)}
          />
          <TextField
            label="Closes at"
            type="time"
            hint={isPastMidnight(open, close) ? 'the next day' : undefined}
            error={errors?.close?.message}
            {...register(`${path}.close`, optionalText)}
          />
        </div>
      )}
      <IconButton
        label={`Remove ${date || 'this date'}`}
        className="absolute top-1 right-1"
        onClick={onRemove}
      >
        <Trash2 className="size-5" aria-hidden="true" />
      </IconButton>
    </li>
  );
}
