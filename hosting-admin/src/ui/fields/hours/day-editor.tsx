// The opening times of one day: closed, all day, or one interval after the other.

import { type HoursOfDay, isPastMidnight, type OpenInterval } from '@bite/shared/tenancy/day-hours';
import { MAX_INTERVALS } from '@bite/shared/tenancy/day-hours.schema';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button, IconButton } from '../../button.tsx';
import { classNames } from '../../class-names.ts';
import { inputClasses } from '../../field.tsx';
import {
  type DayState,
  inState,
  rowsOf,
  stateOf,
  withAnotherRow,
  withoutRow,
  withRow,
} from './hours-edit.ts';

const states: readonly { value: DayState; label: string }[] = [
  { value: 'times', label: 'Open' },
  { value: 'allDay', label: 'All day (24 hours)' },
  { value: 'closed', label: 'Closed' },
];

interface DayEditorProps<Day extends HoursOfDay> {
  /** 'Monday': in the names that readers hear. */
  label: string;
  day: Day;
  /** What is wrong, by the field: 'open', 'more.0.close'. */
  errors: Readonly<Record<string, string>>;
  onChange: (day: Day) => void;
}

export function DayEditor<Day extends HoursOfDay>({ label, day, errors, onChange }: DayEditorProps<Day>) {
  const name = useId();
  const list = useRef<HTMLUListElement>(null);
  const state = stateOf(day);
  const rows = rowsOf(day);
  const focusRow = (index: number): void => {
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('input[data-opens]')[index]?.focus(),
    );
  };
  return (
    <div className="grid gap-3">
      <div role="radiogroup" aria-label={`${label}: open or closed`} className="flex flex-wrap gap-x-5">
        {states.map(({ value, label: words }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="radio"
              name={name}
              checked={state === value}
              onChange={() => onChange(inState(day, value))}
              className="size-5 accent-(--accent)"
            />
            {words}
          </label>
        ))}
      </div>
      {state === 'times' && (
        <>
          <ul ref={list} className="grid gap-2">
            {rows.map((row, index) => (
              <Interval
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
                key={index}
                label={rows.length > 1 ? `${label}, ${index + 1}.` : label}
                row={row}
                error={errors[index === 0 ? 'open' : `more.${index - 1}.open`]}
                closeError={errors[index === 0 ? 'close' : `more.${index - 1}.close`]}
                onChange={(next) => onChange(withRow(day, index, next))}
                onRemove={
                  rows.length > 1
                    ? () => {
                        onChange(withoutRow(day, index));
                        focusRow(Math.max(0, index - 1));
                      }
                    : undefined
                }
              />
            ))}
          </ul>
          {rows.length < MAX_INTERVALS && (
            <Button
              className="justify-self-start"
              aria-label={`Add hours after a break: ${label}`}
              onClick={() => {
                onChange(withAnotherRow(day));
                focusRow(rows.length);
              }}
            >
              <Plus className="size-4" aria-hidden="true" />
              Add hours after a break
            </Button>
          )}
        </>
      )}
    </div>
  );
}

interface IntervalProps {
  label: string;
  row: OpenInterval;
  error: string | undefined;
  closeError: string | undefined;
  onChange: (row: OpenInterval) => void;
  onRemove: (() => void) | undefined;
}

function Interval({ label, row, error, closeError, onChange, onRemove }: IntervalProps) {
  const id = useId();
  const isOver = row.open !== '' && row.close !== '' && isPastMidnight(row);
  const said = error ?? closeError;
  const about = said || isOver ? id : undefined;
  const input = (isWrong: boolean) => ({
    type: 'time',
    'aria-invalid': isWrong,
    'aria-describedby': about,
    className: `${inputClasses} max-w-36`,
  });
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <input
          {...input(error !== undefined)}
          data-opens=""
          aria-label={`${label} opens at`}
          value={row.open}
          onChange={({ target }) => onChange({ ...row, open: target.value })}
        />
        <span aria-hidden="true">–</span>
        <input
          {...input(closeError !== undefined)}
          aria-label={`${label} closes at`}
          value={row.close}
          onChange={({ target }) => onChange({ ...row, close: target.value })}
        />
        {onRemove && (
          <IconButton label={`Remove these hours: ${label}`} onClick={onRemove}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {about && (
        <p id={id} className={classNames('text-sm', said ? 'font-medium text-danger' : 'text-muted')}>
          {said
            ? row.open === '' || row.close === ''
              ? 'Fill in both times'
              : said
            : 'Closes after midnight, on the next day'}
        </p>
      )}
    </li>
  );
}
