// A column of labelled amounts, the last of them the sum.
import { Fragment } from 'react';

export interface AmountRow {
  key: string;
  label: string;
  amount: string;
  /** Included in other rows, not added. */
  isAside?: boolean;
  isTotal?: boolean;
}

const look = (row: AmountRow): string => {
  if (row.isTotal) return 'mt-1 border-t border-line pt-2 text-lg font-bold';
  return row.isAside ? 'text-sm text-soft' : '';
};

export function Amounts({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5">
      {rows.map((row) => (
        <Fragment key={row.key}>
          <dt className={look(row)}>{row.label}</dt>
          <dd className={`text-end whitespace-nowrap tabular-nums ${look(row)}`}>{row.amount}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
