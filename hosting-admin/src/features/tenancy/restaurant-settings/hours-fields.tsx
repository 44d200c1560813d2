// Opening hours by weekday, and the dates on which others hold.
import { addDays, localTimeAt } from '@bite/shared/kernel/time';
import { DATE_TWICE } from '@bite/shared/tenancy/restaurant.schema';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatDate } from '../../../lib/date-format.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { DateInput } from '../../../ui/fields/date-inputs.tsx';
import { DayHoursInput } from '../../../ui/fields/hours/day-hours-input.tsx';
import { WeekHoursInput } from '../../../ui/fields/hours/week-hours-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormGroup } from '../../../ui/form-group.tsx';
import type { RestaurantValues } from './restaurant-form.ts';

export function HoursFields() {
  return (
    <FormGroup
      title="Opening hours"
      id="hours"
      description="In the restaurant’s time zone. A closing time before the opening time is on the next day."
    >
      <WeekHoursInput<RestaurantValues> name="operatingHours" />
    </FormGroup>
  );
}

/** @param tenantZone Whose calendar it is where the restaurant has no time zone of its own. */
export function SpecialHoursFields({ tenantZone }: { tenantZone: string }) {
  const { clock } = usePorts();
  const { control } = useFormContext<RestaurantValues>();
  const zone = useWatch({ control, name: 'settings.timezone' }) || tenantZone;
  const { fields, append, remove } = useFieldArray({ control, name: 'specialHours' });
  const tomorrow = () => addDays(localTimeAt(clock.now(), zone).date, 1);
  return (
    <FormGroup
      title="Special hours"
      id="special-hours"
      description="Holidays and other dates with hours of their own."
    >
      {fields.length > 0 && (
        <ul className="grid gap-3">
          {fields.map((field, index) => (
            <SpecialDay key={field.id} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <Button
        className="justify-self-start"
        onClick={() =>
          append({
            date: tomorrow(),
            closed: true,
            open: undefined,
            close: undefined,
            note: undefined,
            translations: { es: {} },
          })
        }
      >
        <Plus className="size-4" aria-hidden="true" />
        Add a date
      </Button>
    </FormGroup>
  );
}

function SpecialDay({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control } = useFormContext<RestaurantValues>();
  const path = `specialHours.${index}` as const;
  const rows = useWatch({ control, name: 'specialHours' }) ?? [];
  const date = rows[index]?.date;
  const spoken = formatDate(date);
  // Said at once: what was stored twice before it was refused would else be found out by saving something else.
  const isTwice = date && rows.findIndex((row) => row.date === date) < index;
  return (
    <li className="relative grid gap-3 rounded-lg border border-line p-3">
      <div className="grid items-start gap-3 pr-12 sm:grid-cols-2 lg:grid-cols-3">
        <DateInput<RestaurantValues>
          name={`${path}.date`}
          label="Date"
          error={isTwice ? DATE_TWICE : undefined}
        />
        <TextInput<RestaurantValues> name={`${path}.note`} label="Note" placeholder="Christmas Day" />
        <TextInput<RestaurantValues>
          name={`${path}.translations.es.note`}
          label="Note in Spanish"
          placeholder="Navidad"
        />
      </div>
      <DayHoursInput<RestaurantValues> name={path} label={spoken ?? 'This date'} />
      <IconButton
        label={`Remove ${spoken ?? 'this date'}`}
        className="absolute top-1 right-1"
        onClick={onRemove}
      >
        <Trash2 className="size-5" aria-hidden="true" />
      </IconButton>
    </li>
  );
}
