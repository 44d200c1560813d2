// An important message: what happened, and what to do.
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const tones = {
  info: { icon: 'clock', className: 'bg-wash text-ink border-line' },
  bad: {
    icon: 'alert',
    className: 'bg-[color-mix(in_srgb,var(--bad)_8%,var(--surface))] border-bad/40 text-ink',
  },
} as const satisfies Record<string, { icon: IconName; className: string }>;

interface NoticeProps {
  tone?: keyof typeof tones;
  /** Announced at once. */
  isAlert?: boolean;
  className?: string;
  children: ReactNode;
}

export function Notice({ tone = 'info', isAlert = false, className = '', children }: NoticeProps) {
  const look = tones[tone];
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={`flex gap-3 rounded-xl border p-3 text-sm leading-relaxed ${look.className} ${className}`}
    >
      <Icon name={look.icon} className={`mt-0.5 size-5 shrink-0 ${tone === 'bad' ? 'text-bad' : ''}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
