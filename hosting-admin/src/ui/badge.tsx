// A short word on a coloured background.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type Tone, toneClasses } from './notice.tsx';

interface BadgeProps {
  tone?: Tone;
  /** For longer words in a narrow place. */
  canWrap?: boolean;
  children: ReactNode;
}

export function Badge({ tone, canWrap = false, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-xs font-semibold',
        !canWrap && 'whitespace-nowrap',
        tone ? toneClasses[tone] : 'bg-column text-ink',
      )}
    >
      {children}
    </span>
  );
}
