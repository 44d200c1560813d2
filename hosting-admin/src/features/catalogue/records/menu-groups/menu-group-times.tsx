// When a menu group is served: on which days, at what time, between which dates, in which season.
import { weekdays } from '@bite/shared/kernel/time';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceLine } from '../../../../ui/choice-line.tsx';
import { FieldGroup } from '../../../../ui/field.tsx';
import { changed } from '../../../../ui/fields/bound.ts';
import { SwitchInput } from '../../../../ui/fields/choice-inputs.tsx';
import { DateRangeInput, TimeRangeInput } from '../../../../ui/fields/date-inputs.tsx';
import { NumberInput } from '../../../../ui/fields/number-input.tsx';
import { SelectInput } from '../../../../ui/fields/select-input.tsx';
import { TextInput } from '../../../../ui/fields/text-input.tsx';
import { useResetWhileHidden } from '../../../../ui/fields/use-reset-while-hidden.ts';
import { FieldRow, FormGroup } from '../../../../ui/form-group.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { dayNames, monthNames } from './menu-group-texts.ts';
import { type MenuGroupValues, menuGroupNames } from './menu-group-values.ts';

type Values = MenuGroupValues;

const bounds = ['start', 'end'] as const;

export function MenuGroupTimes({ timezone }: { timezone: string }) {
  return (
    <FormGroup
      id="times"
      title="When it is served"
      description={`By the restaurant's clock (${timezone.replaceAll('_', ' ')}). Within the times of the groups above it.`}
    >
      <Days />
      <TimeOfDay />
      <DateRangeInput<Values> name="dateRange" parts={bounds} hint="Both days included. Empty: all year." />
      <Season />
    </FormGroup>
  );
}

/** Both of a group's sets of days are kept alike: it is served on days that both have. */
function Days() {
  const { setValue } = useFormContext<Values>();
  const [days = {}, available = {}] = useWatch<Values, ['daysOfWeek', 'daysAvailable']>({
    name: ['daysOfWeek', 'daysAvailable'],
  });
  const isOn = (day: (typeof weekdays)[number]): boolean => days[day] !== false && available[day] !== false;
  const turn = (day: (typeof weekdays)[number], on: boolean): void => {
    const next = Object.fromEntries(weekdays.map((one) => [one, one === day ? on : isOn(one)]));
    setValue('daysOfWeek', next, changed);
    setValue('daysAvailable', next, changed);
  };
  return (
    <FieldGroup label={menuGroupNames.daysOfWeek}>
      <div className="grid gap-x-3 sm:grid-cols-3">
        {weekdays.map((day) => (
          <ChoiceLine
            key={day}
            type="checkbox"
            name="days"
            option={{ value: day, label: dayNames[day] }}
            checked={isOn(day)}
            onChange={({ target }) => turn(day, target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function TimeOfDay() {
  const { setValue } = useFormContext<Values>();
  const range = useWatch<Values, 'timeRange'>({ name: 'timeRange' });
  return (
    <>
      <Switch
        label="Only at a time of day"
        checked={range !== undefined}
        onChange={({ target }) =>
          setValue('timeRange', target.checked ? { start: '11:00', end: '15:00' } : undefined, changed)
        }
      />
      {range !== undefined && <TimeRangeInput<Values> name="timeRange" parts={bounds} />}
    </>
  );
}

const months = monthNames.map((label, n) => ({ value: String(n + 1), label }));

function Season() {
  const [isActive, ...dates] = useWatch<
    Values,
    [
      'seasonalAvailability.isActive',
      'seasonalAvailability.startMonth',
      'seasonalAvailability.startDay',
      'seasonalAvailability.endMonth',
      'seasonalAvailability.endDay',
    ]
  >({
    name: [
      'seasonalAvailability.isActive',
      'seasonalAvailability.startMonth',
      'seasonalAvailability.startDay',
      'seasonalAvailability.endMonth',
      'seasonalAvailability.endDay',
    ],
  });
  const isHidden = !isActive;
  useResetWhileHidden<Values>('seasonalAvailability.startDay', isHidden, { keepsValid: true });
  useResetWhileHidden<Values>('seasonalAvailability.endDay', isHidden, { keepsValid: true });
  return (
    <>
      <SwitchInput<Values> name="seasonalAvailability.isActive" hint="Such as asparagus in spring." />
      {isActive && (
        <>
          {dates.some((part) => !part) && (
            <Notice tone="warn">Until both days are filled in, it is served all year.</Notice>
          )}
          <FieldRow>
            <MonthInput name="seasonalAvailability.startMonth" />
            <NumberInput<Values> name="seasonalAvailability.startDay" />
            <MonthInput name="seasonalAvailability.endMonth" />
            <NumberInput<Values> name="seasonalAvailability.endDay" />
          </FieldRow>
          <FieldRow>
            <TextInput<Values> name="seasonalAvailability.displayMessage" placeholder="Back in April" />
            <TextInput<Values>
              name="seasonalAvailability.translations.es.displayMessage"
              placeholder="Vuelve en abril"
            />
          </FieldRow>
        </>
      )}
    </>
  );
}

type MonthName = 'seasonalAvailability.startMonth' | 'seasonalAvailability.endMonth';

/** Holds 1 to 12. */
function MonthInput({ name }: { name: MonthName }) {
  return <SelectInput<Values> name={name} options={months} placeholder="Month" isNumber />;
}
