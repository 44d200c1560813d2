// The opening hours of a week, bound to their form: a line of words a day, which opens for editing. One stop of the Tab key a
// day, and what one day has can be copied to others.
import type { Weekday } from '@bite/shared/kernel/time';
import type { HoursOfDay } from '@bite/shared/tenancy/day-hours';
import { ChevronDown, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { type FieldValues, get, useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../button.tsx';
import { classNames } from '../../class-names.ts';
import { Popover } from '../../popover.tsx';
import { type BoundProps, useBound, useChange } from '../bound.ts';
import { DayEditor } from './day-editor.tsx';
import { copiedTo, hoursInWords } from './hours-edit.ts';
import { messagesIn } from './hours-errors.ts';

const week: readonly (readonly [Weekday, string])[] = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
];

type WeekHours = Partial<Record<Weekday, HoursOfDay>>;

const closed: HoursOfDay = { open: '09:00', close: '17:00', closed: true };

/** Holds { mon: { open, close, closed, more } } below its name. */
export function WeekHoursInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values>) {
  const { name } = props;
  const { form, label } = useBound(props);
  const value = (useWatch({ control: form.control, name: name as string }) ?? {}) as WeekHours;
  const [copied, setCopied] = useState('');
  const copy = (from: Weekday, to: readonly Weekday[]): void => {
    for (const day of to)
      form.setValue(`${name}.${day}` as string, copiedTo(value[day] ?? closed, value[from] ?? closed), {
        shouldDirty: true,
        shouldValidate: true,
      });
    const names = week.filter(([day]) => to.includes(day)).map(([, words]) => words);
    setCopied(`Copied to ${new Intl.ListFormat('en').format(names)}`);
  };
  return (
    <fieldset aria-label={label} className="relative min-w-0">
      <ul className="grid divide-y divide-line">
        {week.map(([day, words]) => (
          <DayLine
            key={day}
            path={`${name}.${day}`}
            label={words}
            day={value[day] ?? closed}
            onCopy={(to) => copy(day, to)}
            others={week.filter(([other]) => other !== day)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {copied}
      </p>
    </fieldset>
  );
}

interface DayLineProps {
  path: string;
  label: string;
  day: HoursOfDay;
  others: typeof week;
  onCopy: (to: readonly Weekday[]) => void;
}

function DayLine({ path, label, day, others, onCopy }: DayLineProps) {
  const { form } = useBound({ name: path });
  const { errors } = useFormState({ control: form.control, name: path });
  const change = useChange(form, path);
  const [isChosen, setChosen] = useState(false);
  const id = useId();
  const messages = messagesIn(get(errors, path));
  const isWrong = Object.keys(messages).length > 0;
  // What is wrong is never hidden.
  const isOpen = isChosen || isWrong;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 rounded-lg py-1.5 text-left text-sm hover:bg-column disabled:hover:bg-transparent md:px-2"
      >
        <span className="w-24 shrink-0 font-semibold">{label}</span>
        <span className={classNames('min-w-0 flex-1', day.closed && 'text-muted', isWrong && 'text-danger')}>
          {hoursInWords(day)}
        </span>
        <ChevronDown
          className={classNames('size-5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <div id={id} hidden={!isOpen} className="pt-1 pb-4 md:pl-29">
        {isOpen && (
          <div className="grid gap-3">
            <DayEditor label={label} day={day} errors={messages} onChange={change} />
            <CopyDay label={label} others={others} onCopy={onCopy} />
          </div>
        )}
      </div>
    </li>
  );
}

interface CopyDayProps {
  label: string;
  others: typeof week;
  onCopy: (to: readonly Weekday[]) => void;
}

function CopyDay({ label, others, onCopy }: CopyDayProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const all = others.map(([day]) => day);
  const hasAll = chosen.length === all.length;
  const turn = (day: Weekday): void =>
    setChosen((before) => (before.includes(day) ? before.filter((one) => one !== day) : [...before, day]));
  return (
    <Popover
      label={`Copy ${label} to other days`}
      align="start"
      isOpen={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setChosen([]);
      }}
      trigger={
        <Button look="quiet" className="justify-self-start" aria-label={`Copy to other days: ${label}`}>
          <Copy className="size-4" aria-hidden="true" />
          Copy to other days
        </Button>
      }
    >
      <div className="grid">
        {others.map(([day, words]) => (
          <label key={day} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={() => turn(day)}
              className="size-5 accent-(--accent)"
            />
            {words}
          </label>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => setChosen(hasAll ? [] : all)}>
          {hasAll ? 'None' : 'All days'}
        </Button>
        <Button
          look="primary"
          aria-disabled={chosen.length === 0}
          onClick={() => {
            if (chosen.length === 0) return;
            onCopy(chosen);
            setOpen(false);
          }}
        >
          Copy
        </Button>
      </div>
    </Popover>
  );
}
