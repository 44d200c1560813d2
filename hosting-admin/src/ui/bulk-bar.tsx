// Stays visible while rows are selected: shows their number and the actions for them.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface BulkBarProps {
  count: number;
  /** The number of selectable rows. */
  total: number;
  onTickAll: (isOn: boolean) => void;
  children: ReactNode;
}

export function BulkBar({ count, total, onTickAll, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <section
      aria-label="Selected"
      className="sticky bottom-2 z-10 flex flex-wrap items-center gap-2 rounded-xl border border-strong-line bg-card p-2 shadow-lg"
    >
      <p role="status" className="min-w-0 flex-1 basis-24 px-2 text-sm font-semibold">
        {count} selected
      </p>
      {count < total && (
        <Button look="quiet" onClick={() => onTickAll(true)}>
          Select all {total}
        </Button>
      )}
      <Button look="quiet" onClick={() => onTickAll(false)}>
        Select none
      </Button>
      {children}
    </section>
  );
}

interface TickProps {
  label: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** A checkbox with a target of 44 pixels that selects a row, or all of them. */
export function Tick({ label, isOn, onTurn }: TickProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onTurn(target.checked)}
        className="size-5 accent-(--accent)"
      />
    </label>
  );
}
