// Stays visible while rows are selected: shows their number and the actions for them.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

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
      <Actions>{children}</Actions>
    </section>
  );
}

/**
 * On a phone behind a button, since all of them at once would hide the rows. They stay mounted: some have a dialog of their own,
 * which outlives the button that opened it.
 */
function Actions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const closeByEscape = ({ key, target }: KeyboardEvent<HTMLElement>): void => {
    if (key !== 'Escape' || !isOpen || !(target instanceof Element) || !target.closest(`[id="${id}"]`))
      return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <>
      <Button
        ref={toggle}
        className="basis-full sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Fewer actions' : 'Actions…'}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes what the button above opens */}
      <div
        id={id}
        onKeyDown={closeByEscape}
        className={classNames(
          'grid-cols-2 gap-2 max-sm:max-h-[45dvh] max-sm:basis-full max-sm:overflow-y-auto sm:contents',
          isOpen ? 'max-sm:grid' : 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </>
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
