// The choice between changing records now or at a time in the restaurant's time zone.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { instantAt, localTimeAt, minutesOf } from '@bite/shared/kernel/time';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { usePorts } from '../../lib/ports-context.tsx';
import { zoneName } from '../../lib/zoned-time.ts';
import { useBound } from '../fields/bound.ts';
import { RadioGroupInput } from '../fields/choice-inputs.tsx';
import { DateInput } from '../fields/date-inputs.tsx';
import { FieldRow } from '../form-group.tsx';
import { optionalText } from '../inputs.ts';
import { TextField } from '../text-field.tsx';

/** The fields of a form's schema; `checkWhen` belongs to its rules. */
export const whenShape = {
  when: z.enum(['now', 'later']),
  day: z.iso.date('Pick a day').optional(),
  clock: z.string().optional(),
};

export interface WhenValues {
  when: 'now' | 'later';
  day?: string | undefined;
  clock?: string | undefined;
}

/** A night before the restaurant opens. */
export const blankWhen: WhenValues = { when: 'now', clock: '05:00' };
export const whenNames = { when: 'When', day: 'Day', clock: 'Time' };

/** The instant, ISO; undefined for now, and while the time is incomplete. */
export function instantOf({ when, day, clock }: WhenValues, zone: string): string | undefined {
  if (when === 'now' || !day || !clock) return undefined;
  return new Date(instantAt(day, minutesOf(clock), zone)).toISOString();
}

/** @param now Milliseconds. */
export function checkWhen(values: WhenValues, zone: string, now: number): [path: string, message: string][] {
  if (values.when === 'now') return [];
  if (!values.day) return [['day', 'Pick a day']];
  if (!values.clock) return [['clock', 'Enter a time']];
  const instant = instantOf(values, zone);
  return instant !== undefined && Date.parse(instant) <= now
    ? [['day', 'Choose a time that is still ahead']]
    : [];
}

const options = [
  { value: 'now', label: 'Now' },
  {
    value: 'later',
    label: 'At a time',
    hint: 'Until then you can look at it and cancel it under Scheduled changes.',
  },
];

export function WhenFields({ restaurant }: { restaurant: MyRestaurant }) {
  const { clock } = usePorts();
  const when = useWatch<WhenValues, 'when'>({ name: 'when' });
  const { timezone } = restaurant;
  const today = localTimeAt(clock.now(), timezone).date;
  return (
    <>
      <RadioGroupInput<WhenValues> name="when" options={options} />
      {when === 'later' && (
        <FieldRow>
          <DateInput<WhenValues> name="day" min={today} />
          <ClockInput hint={`By the restaurant’s clock (${zoneName(timezone, clock.now())}).`} />
        </FieldRow>
      )}
    </>
  );
}

function ClockInput({ hint }: { hint: string }) {
  const { form, label, error } = useBound<WhenValues>({ name: 'clock' });
  return (
    <TextField
      type="time"
      label={label}
      hint={hint}
      error={error}
      isRequired
      {...form.register('clock', optionalText)}
    />
  );
}
