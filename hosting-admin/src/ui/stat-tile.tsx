// One figure, and how it changed compared with an earlier time.
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface StatTileProps {
  label: string;
  /** As people read it: '$1,204.50'. */
  value: string;
  change?: {
    /** In percent: -12.5 is an eighth less. */
    percent: number;
    /** 'last Sunday' */
    comparedWith: string;
    /** More of it is bad: waiting time, refunds. */
    isLessBetter?: boolean;
  };
  note?: ReactNode;
}

const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export function StatTile({ label, value, change, note }: StatTileProps) {
  return (
    <dl className="grid content-start gap-1 rounded-xl border border-line bg-card p-3 sm:p-4">
      <dt className="text-sm font-medium text-muted">{label}</dt>
      <dd className="text-xl font-bold tabular-nums sm:text-2xl wrap-anywhere">{value}</dd>
      {change && <Change {...change} />}
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </dl>
  );
}

function Change({ percent, comparedWith, isLessBetter = false }: NonNullable<StatTileProps['change']>) {
  const Icon = percent === 0 ? Equal : percent > 0 ? ArrowUp : ArrowDown;
  const isGood = percent > 0 !== isLessBetter;
  const words = percent === 0 ? 'As much as' : `${rounded.format(Math.abs(percent))}% ${moreOrLess(percent)}`;
  return (
    <dd
      className={classNames(
        'flex items-start gap-1 text-sm font-medium',
        percent === 0 ? 'text-muted' : isGood ? 'text-good' : 'text-danger',
      )}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {words} {comparedWith}
    </dd>
  );
}

const moreOrLess = (percent: number): string => (percent > 0 ? 'more than' : 'less than');

/** Two a row on phones, elsewhere as many as there is room for. */
export const StatTiles = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">{children}</div>
);
