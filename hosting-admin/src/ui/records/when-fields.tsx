// The choice between changing records now, or at a time in the restaurant's time zone and, if that is wanted, only for a while.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { addDays, instantAt, localTimeAt, minutesOf } from '@bite/shared/kernel/time';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { usePorts } from '../../lib/ports-context.tsx';
import { zoneName } from '../../lib/zoned-time.ts';
import { RadioGroupInput, SwitchInput } from '../fields/choice-inputs.tsx';
import { DateInput, TimeInput } from '../fields/date-inputs.tsx';
import { FieldRow } from '../form-group.tsx';

const day = z.iso.date('Pick a day').optional();

/** The fields of a form's schema; `checkWhen` belongs to its rules. */
export const whenShape = {
  when: z.enum(['now', 'later']),
  day,
  clock: z.string().optional(),
  hasEnd: z.boolean(),
  endDay: day,
  endClock: z.string().optional(),
};

export interface WhenValues {
  when: 'now' | 'later';
  day?: string | undefined;
  clock?: string | undefined;
  /** The former values come back then. */
  hasEnd: boolean;
  endDay?: string | undefined;
  endClock?: string | undefined;
}

/** A night before the restaurant opens. */
const NIGHT = '05:00';

/** The next night, and the one after it as an end. @param now Milliseconds. */
export function nextNight(zone: string, now: number): WhenValues {
  const { date, clock } = localTimeAt(now, zone);
  const first = clock < NIGHT ? date : addDays(date, 1);
  const end = { endDay: addDays(first, 1), endClock: NIGHT };
  return { when: 'now', day: first, clock: NIGHT, hasEnd: false, ...end };
}

export const whenNames = {
  when: 'When',
  day: 'Day',
  clock: 'Time',
  hasEnd: 'Only for a while',
  endDay: 'Last until',
  endClock: 'Time of the end',
};

interface Span {
  at: string;
  until?: string;
}

/** The instants, ISO; undefined for now, and while they are incomplete. */
export function spanOf(values: WhenValues, zone: string): Span | undefined {
  const { when, hasEnd, endDay, endClock } = values;
  const at = instantOf(values.day, values.clock, zone);
  if (when === 'now' || at === undefined) return undefined;
  const until = hasEnd ? instantOf(endDay, endClock, zone) : undefined;
  return { at, ...(until !== undefined && { until }) };
}

const instantOf = (date: string | undefined, clock: string | undefined, zone: string): string | undefined =>
  date && clock ? new Date(instantAt(date, minutesOf(clock), zone)).toISOString() : undefined;

/** @param now Milliseconds. */
export function checkWhen(values: WhenValues, zone: string, now: number): [path: string, message: string][] {
  if (values.when === 'now') return [];
  const missing = missingOf(values.day, values.clock, ['day', 'clock']);
  const missingEnd = values.hasEnd ? missingOf(values.endDay, values.endClock, ['endDay', 'endClock']) : [];
  const span = spanOf(values, zone);
  if (missing.length + missingEnd.length > 0 || !span) return [...missing, ...missingEnd];
  const { at, until } = span;
  if (Date.parse(at) <= now) return [['day', 'Choose a time that is still ahead']];
  return until !== undefined && until <= at ? [['endDay', 'Choose an end that is after the beginning']] : [];
}

const missingOf = (
  date: string | undefined,
  clock: string | undefined,
  [datePath, clockPath]: readonly [string, string],
): [path: string, message: string][] => [
  ...(date ? [] : [[datePath, 'Pick a day'] as [string, string]]),
  ...(clock ? [] : [[clockPath, 'Enter a time'] as [string, string]]),
];

const options = [
  { value: 'now', label: 'Now' },
  {
    value: 'later',
    label: 'At a time',
    hint: 'Until then you can look at it and cancel it under Planned changes.',
  },
];

export function WhenFields({ restaurant }: { restaurant: MyRestaurant }) {
  const { clock } = usePorts();
  const [when, hasEnd, first] = useWatch<WhenValues, ['when', 'hasEnd', 'day']>({
    name: ['when', 'hasEnd', 'day'],
  });
  useEndThatFollows(first);
  const { timezone } = restaurant;
  const today = localTimeAt(clock.now(), timezone).date;
  return (
    <>
      <RadioGroupInput<WhenValues> name="when" options={options} />
      {when === 'later' && (
        <>
          <FieldRow>
            <DateInput<WhenValues> name="day" min={today} isNeeded />
            <TimeInput<WhenValues>
              name="clock"
              isNeeded
              hint={`By the restaurant’s clock (${zoneName(timezone, clock.now())}).`}
            />
          </FieldRow>
          <SwitchInput<WhenValues>
            name="hasEnd"
            hint="At its end everything is as before, except for what somebody changes meanwhile."
          />
          {hasEnd && (
            <FieldRow>
              <DateInput<WhenValues> name="endDay" min={first ?? today} isNeeded />
              <TimeInput<WhenValues> name="endClock" isNeeded />
            </FieldRow>
          )}
        </>
      )}
    </>
  );
}

const DAY = 86_400_000;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** Where the first day moves, the last one does too: they stay as many days apart. */
function useEndThatFollows(first: string | undefined): void {
  const { getValues, setValue } = useFormContext<WhenValues>();
  const former = useRef(first);
  useEffect(() => {
    if (!first || first === former.current) return;
    const end = getValues('endDay');
    if (former.current && end)
      setValue('endDay', addDays(end, daysBetween(former.current, first)), { shouldDirty: true });
    former.current = first;
  }, [first, getValues, setValue]);
}
