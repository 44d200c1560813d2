// Chooses any available time: first the day, then the hour. It takes the focus, since it replaces the button that opened it. What
// scrolls it has no padding below, where the times would be seen under the button that stays in sight.
// Radio buttons, so that arrow keys, screen readers and thumbs choose alike.
import { addDays, localTimeAt } from '@bite/shared/kernel/time';
import { locale, message, t } from '@bite/shared/kernel/translate';
import type { DaySlot, SlotDay } from '@bite/shared/tenancy/slot-days';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { clockLabel } from '../../../lib/local-times.ts';
import { useHours, useNow } from '../../../lib/site.ts';
import { type Fulfilment, timeLabels } from '../../../lib/use-fulfilment.ts';
import { useSlotDays } from '../../../lib/use-slot-days.ts';
import { Button } from '../../../ui/button.tsx';

interface DayPickerProps {
  fulfilment: Fulfilment;
  /** A time was confirmed, and counts once it is known whether the address is delivered to. */
  isWaiting: boolean;
  /** Called with an ISO instant. */
  onPick: (time: string) => void;
}

const canBeHad = ({ none }: SlotDay): boolean => none === undefined;

export function DayPicker({ fulfilment, isWaiting, onPick }: DayPickerProps) {
  const { timezone } = useHours();
  const now = useNow() ?? 0;
  const days = useSlotDays();
  const [date, setDate] = useState(() =>
    fulfilment.time ? localTimeAt(Date.parse(fulfilment.time), timezone).date : undefined,
  );
  const [wanted, setWanted] = useState(Date.parse(fulfilment.time));
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    whole.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    // Below a whole address the days would only begin above the button.
    whole.current?.scrollIntoView({ block: 'start' });
  }, []);
  const open = days.filter(canBeHad);
  const day = open.find((one) => one.date === date) ?? open[0];
  if (!day) return <p className="safe-bottom text-soft">{t('There are no times on offer.')}</p>;
  const isChosen = day.slots.some(({ at, isFull }) => at === wanted && !isFull);
  return (
    <div ref={whole} className="grid gap-4">
      <Days days={days} chosen={day} today={localTimeAt(now, timezone).date} onChoose={setDate} />
      <Times
        slots={day.slots}
        wanted={wanted}
        timezone={timezone}
        legend={t(timeLabels[fulfilment.orderType])}
        onChoose={setWanted}
      />
      <div className="safe-bottom sticky bottom-0 -mx-5 border-t border-line bg-surface px-5 py-3">
        <Button
          className="w-full"
          disabled={!isChosen}
          aria-disabled={isWaiting}
          onClick={() => onPick(new Date(wanted).toISOString())}
        >
          {t(isWaiting ? 'One moment…' : 'Confirm time')}
        </Button>
      </div>
    </div>
  );
}

const chip =
  'relative flex min-h-11 flex-col items-center justify-center rounded-xl border border-line px-2 py-1.5 text-center text-sm font-semibold has-checked:border-primary-edge has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:bg-wash has-disabled:text-soft';

interface ChipProps {
  name: string;
  isChecked: boolean;
  isDisabled: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

function Chip({ name, isChecked, isDisabled, onChoose, className = '', children }: ChipProps) {
  return (
    <label className={`${chip} ${className}`}>
      <input
        type="radio"
        name={name}
        className="sr-only"
        checked={isChecked}
        disabled={isDisabled}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}

interface DaysProps {
  days: readonly SlotDay[];
  chosen: SlotDay;
  today: string;
  onChoose: (date: string) => void;
}

function Days({ days, chosen, today, onChoose }: DaysProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t('Day')}</legend>
      {/* Room for the rings of what has the focus. */}
      <div className="-mx-5 mt-1.5 flex gap-2 overflow-x-auto px-5 py-1">
        {days.map((day) => (
          <Chip
            key={day.date}
            name={name}
            isChecked={day === chosen}
            isDisabled={!canBeHad(day)}
            onChoose={() => onChoose(day.date)}
            className="min-w-22 shrink-0"
          >
            <span>{dayName(day.date, today)}</span>{' '}
            <span className="text-xs font-normal">{dateLabel(day.date)}</span> <DayNote day={day} />
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

const whyNone: Record<NonNullable<SlotDay['none']>, string> = {
  closed: message('Closed'),
  tooLate: message('No more times'),
  full: message('Full'),
};

function DayNote({ day: { none, note } }: { day: SlotDay }) {
  const words = [none && t(whyNone[none]), note].filter(Boolean).join(' · ');
  return words ? <span className="max-w-32 text-xs font-normal">{words}</span> : null;
}

/** In the order of the day. */
const partsOfDay = [
  { title: message('Night'), until: 5 * 60 },
  { title: message('Morning'), until: 12 * 60 },
  { title: message('Afternoon'), until: 17 * 60 },
  { title: message('Evening'), until: 24 * 60 },
] as const;

interface TimesProps {
  slots: readonly DaySlot[];
  wanted: number;
  timezone: string;
  legend: string;
  onChoose: (slot: number) => void;
}

function Times({ slots, wanted, timezone, legend, onChoose }: TimesProps) {
  const name = useId();
  const partOf = ({ at }: DaySlot): string | undefined => {
    const { minutes } = localTimeAt(at, timezone);
    return partsOfDay.find(({ until }) => minutes < until)?.title;
  };
  const parts = partsOfDay
    .map(({ title }) => ({ title, own: slots.filter((slot) => partOf(slot) === title) }))
    .filter(({ own }) => own.length > 0);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="text-sm font-semibold">{legend}</legend>
      {parts.map(({ title, own }) => (
        <div key={title} className="grid gap-1.5">
          {parts.length > 1 ? <p className="text-sm text-soft">{t(title)}</p> : null}
          <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {own.map(({ at, isFull }) => (
              <Chip
                key={at}
                name={name}
                isChecked={at === wanted && !isFull}
                isDisabled={isFull}
                onChoose={() => onChoose(at)}
              >
                {clockLabel(at, timezone)}
                {isFull ? <span className="text-xs font-normal"> {t('Full')}</span> : null}
              </Chip>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

const inWords = (date: string, format: Intl.DateTimeFormatOptions): string =>
  new Date(date).toLocaleDateString(locale(), { ...format, timeZone: 'UTC' });

const dateLabel = (date: string): string => inWords(date, { month: 'short', day: 'numeric' });

function dayName(date: string, today: string): string {
  const name =
    date === today
      ? t('today')
      : date === addDays(today, 1)
        ? t('tomorrow')
        : inWords(date, { weekday: 'long' });
  return `${name.charAt(0).toLocaleUpperCase(locale())}${name.slice(1)}`;
}
