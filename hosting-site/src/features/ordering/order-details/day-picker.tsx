// Chooses any available time: first the day, then the hour. It takes the focus, since it replaces the button that opened it.

import { localTimeAt } from '@bite/shared/kernel/time';
import { t } from '@bite/shared/kernel/translate';
import { isSlotFull } from '@bite/shared/tenancy/hours';
import { useEffect, useRef, useState } from 'react';
import { clockLabel, dayLabel } from '../../../lib/local-times.ts';
import { useHours, useNow } from '../../../lib/site.ts';
import { type Fulfilment, timeLabels } from '../../../lib/use-fulfilment.ts';
import { useSlotDays } from '../../../lib/use-slot-days.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface DayPickerProps {
  fulfilment: Fulfilment;
  /** Called with an ISO instant. */
  onPick: (time: string) => void;
}

export function DayPicker({ fulfilment, onPick }: DayPickerProps) {
  const hours = useHours();
  const { timezone } = hours;
  const now = useNow() ?? 0;
  const days = useSlotDays();
  const [date, setDate] = useState(() =>
    fulfilment.time ? localTimeAt(Date.parse(fulfilment.time), timezone).date : undefined,
  );
  const [wanted, setWanted] = useState(Date.parse(fulfilment.time));
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const day = days.find((one) => one.date === date) ?? days[0];
  if (!day) return <p className="text-soft">{t('There are no times on offer.')}</p>;
  const isChosen = day.slots.includes(wanted) && !isSlotFull(hours, wanted);
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Day')}>
          {(wiring) => (
            <Select
              {...wiring}
              ref={first}
              icon="calendar"
              value={day.date}
              onChange={(event) => setDate(event.target.value)}
            >
              {days.map(({ date: value, slots: [earliest = 0] }) => (
                <option key={value} value={value}>
                  {dayLabel(earliest, now, timezone)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t(timeLabels[fulfilment.orderType])}>
          {(wiring) => (
            <Select
              {...wiring}
              icon="clock"
              value={isChosen ? wanted : 'none'}
              onChange={(event) => setWanted(Number(event.target.value))}
            >
              {isChosen ? null : (
                <option value="none" disabled>
                  {t('Choose a time')}
                </option>
              )}
              {day.slots.map((slot) => (
                <option key={slot} value={slot} disabled={isSlotFull(hours, slot)}>
                  {clockLabel(slot, timezone)}
                  {isSlotFull(hours, slot) ? ` · ${t('Full')}` : ''}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button disabled={!isChosen} onClick={() => onPick(new Date(wanted).toISOString())}>
        {t('Confirm time')}
      </Button>
    </div>
  );
}
