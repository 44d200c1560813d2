// A list of events: who did what, and when.
import { type ReactNode, useId } from 'react';

export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="grid text-sm">
      {children}
    </ol>
  );
}

interface TimelineEntryProps {
  /** ISO; `when` is the visible text. */
  at: string;
  when: string;
  /** A sentence. */
  title: ReactNode;
  /** Actions for the event. */
  action?: ReactNode;
  children?: ReactNode;
}

export function TimelineEntry({ at, when, title, action, children }: TimelineEntryProps) {
  const id = useId();
  return (
    <li
      aria-labelledby={id}
      className="relative grid gap-1 border-l-2 border-line pb-4 pl-4 before:absolute before:top-1.5 before:-left-1.75 before:size-3 before:rounded-full before:border-2 before:border-card before:bg-strong-line last:border-transparent last:pb-0"
    >
      <p className="flex flex-wrap justify-between gap-x-4">
        <span id={id} className="min-w-0 wrap-anywhere">
          {title}
        </span>
        <time dateTime={at} className="text-muted">
          {when}
        </time>
      </p>
      {children && <div className="text-muted">{children}</div>}
      {action && <div>{action}</div>}
    </li>
  );
}
