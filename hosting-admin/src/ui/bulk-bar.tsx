// Stays visible while rows are selected: shows their number and the actions for them.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface BulkBarProps {
  /** Where a page has several. */
  label?: string;
  count: number;
  /** The number of selectable rows. */
  total: number;
  onTickAll: (isOn: boolean) => void;
  children: ReactNode;
}

export function BulkBar({ label = 'Selected', count, total, onTickAll, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <section
      aria-label={label}
      className="sticky bottom-2 z-10 flex min-w-0 flex-wrap items-center gap-2 rounded-xl border border-strong-line bg-card p-2 shadow-lg"
    >
      <p role="status" className="min-w-0 flex-1 basis-24 px-2 text-sm font-semibold">
        {count} selected
      </p>
      {count < total && (
        <Button look="quiet" className="max-sm:px-2" onClick={() => onTickAll(true)}>
          Select all {total}
        </Button>
      )}
      <Button look="quiet" className="max-sm:px-2" onClick={() => onTickAll(false)}>
        Select none
      </Button>
      {/* On a phone in one line that is pushed aside: five lines would hide the rows. */}
      <div className="flex gap-2 max-sm:-mx-2 max-sm:basis-full max-sm:overflow-x-auto max-sm:p-2 max-sm:*:shrink-0 sm:contents">
        {children}
      </div>
    </section>
  );
}

interface TickProps {
  label: string;
  isOn: boolean;
  /** @param isRange Whether Shift was held. */
  onTurn: (isOn: boolean, isRange: boolean) => void;
}

/** A browser sends a click for the Space key, too. */
const isShifted = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

/** A checkbox with a target of 44 pixels that selects a row, or all of them. */
export function Tick({ label, isOn, onTurn }: TickProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target, nativeEvent }) => onTurn(target.checked, isShifted(nativeEvent))}
        className="size-5 accent-(--accent)"
      />
    </label>
  );
}
