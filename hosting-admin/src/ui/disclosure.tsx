// A part of a form that is folded away until somebody needs it.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';

interface DisclosureProps {
  title: string;
  /** What is inside, in short: '2 of its own'. */
  note?: string | undefined;
  /** What is inside matters at once. */
  startsOpen?: boolean;
  /** Something inside is wrong: it stays open. */
  isFaulty?: boolean;
  children: ReactNode;
}

export function Disclosure({ title, note, startsOpen = false, isFaulty = false, children }: DisclosureProps) {
  const id = useId();
  const [wasOpened, setOpen] = useState(startsOpen);
  const isOpen = wasOpened || isFaulty;
  return (
    <div className="grid min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2 justify-self-start rounded-lg px-1 text-left text-sm font-semibold hover:bg-column"
      >
        <ChevronDown
          className={classNames('size-5 shrink-0 text-muted', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
        <span>
          {title} {note && <span className="font-normal text-muted">({note})</span>}
        </span>
      </button>
      {isOpen && (
        <div id={id} className="grid gap-3 pt-1 pb-2">
          {children}
        </div>
      )}
    </div>
  );
}
