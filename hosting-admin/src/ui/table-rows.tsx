// The rows of a table, and what stands in their place.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { Column } from './table-types.ts';

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
}

const cell = 'px-4 py-2.5 align-middle max-md:px-0 max-md:py-1';
const named = 'max-md:order-first max-md:col-span-full max-md:pr-12 max-md:text-base';
const labelled =
  'max-md:grid max-md:grid-cols-[7rem_1fr] max-md:gap-2 max-md:before:text-muted max-md:before:content-[attr(data-label)]';

export function CellsOf<Row>({ row, columns, actions }: CellsProps<Row>) {
  return (
    <tr className="border-line not-last:border-b hover:bg-column/50 max-md:relative max-md:grid max-md:rounded-xl max-md:border max-md:bg-card max-md:p-4">
      {columns.map(({ id, header, cell: content, isName, align }) =>
        isName ? (
          <th key={id} scope="row" className={classNames(cell, named, 'text-left font-semibold')}>
            {content(row)}
          </th>
        ) : (
          <td
            key={id}
            data-label={header}
            className={classNames(cell, labelled, align === 'end' && 'text-right max-md:text-left')}
          >
            <div className="min-w-0 wrap-anywhere">{content(row)}</div>
          </td>
        ),
      )}
      {actions && (
        <td className="w-px py-1 pr-2 text-right whitespace-nowrap max-md:absolute max-md:top-2 max-md:right-1 max-md:w-auto max-md:p-0">
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

const waiting = [0, 1, 2, 3, 4];

export function WaitingRows({ caption, width }: { caption: string; width: number }) {
  return waiting.map((row) => (
    <tr key={row}>
      <td colSpan={width} className="p-2 max-md:block max-md:p-0">
        <div className="h-10 animate-pulse rounded-lg bg-column max-md:h-28 max-md:rounded-xl">
          {row === 0 && (
            <span role="status" className="sr-only">
              Loading {caption}…
            </span>
          )}
        </div>
      </td>
    </tr>
  ));
}

interface NoRowsProps {
  caption: string;
  error: unknown;
  onRetry: (() => void) | undefined;
  isEmpty: boolean;
  empty: ReactNode;
  /** What the rows at hand were searched for. */
  term: string | undefined;
}

export function NoRows({ caption, error, onRetry, isEmpty, empty, term }: NoRowsProps) {
  if (error) {
    return (
      <div className="p-3 max-md:p-0">
        <FailureNotice
          error={error}
          undone={`${caption} could not be loaded.`}
          action={onRetry && <Button onClick={onRetry}>Try again</Button>}
        />
      </div>
    );
  }
  if (!isEmpty) return null;
  if (term === undefined) return empty;
  return <p className="px-4 py-8 text-center text-muted">Nothing matches “{term.trim()}”.</p>;
}
