// A notice about the page with icon, colour and words, so that none of them is the only indication.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'info' | 'good' | 'warn' | 'danger';

export const toneClasses: Record<Tone, string> = {
  info: 'bg-info-soft text-info',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};

const symbols = { info: Info, good: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

interface NoticeProps {
  tone: Tone;
  children: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
  className?: string;
}

export function Notice({ tone, children, action, role, className }: NoticeProps) {
  const Icon = symbols[tone];
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-3 py-2 text-sm',
        toneClasses[tone],
        className,
      )}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-40">{children}</div>
      {action}
    </div>
  );
}
