// Labelled amounts of an order, one a line.
import type { TotalsRow } from '@bite/shared/ordering/totals-rows';
import { classNames } from '../../../ui/class-names.ts';

export function FigureList({ rows }: { rows: readonly TotalsRow[] }) {
  return (
    <dl className="grid gap-0.5 text-sm">
      {rows.map(({ key, label, amount, isTotal }) => (
        <div
          key={key}
          className={classNames(
            'flex flex-wrap justify-between gap-x-2',
            isTotal && 'mt-1 border-t border-line pt-1 text-base font-bold',
          )}
        >
          <dt className={isTotal ? undefined : 'text-muted'}>{label}</dt>
          <dd className="tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
