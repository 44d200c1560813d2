// The rows of a table, and what stands in their place.
import { isolated } from '@bite/shared/kernel/isolated';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { FailureNotice } from './failure-notice.tsx';
import { extraColumn } from './table-head.tsx';
import type { Column } from './table-types.ts';
import { Truncated } from './truncated.tsx';

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
}

const row =
  'h-14 border-line not-last:border-b hover:bg-column/50 @max-2xl/table:relative @max-2xl/table:grid @max-2xl/table:h-auto @max-2xl/table:grid-cols-[minmax(0,1fr)] @max-2xl/table:rounded-xl @max-2xl/table:border @max-2xl/table:bg-card @max-2xl/table:p-4';
const cell = 'px-3 py-1 align-middle @max-2xl/table:px-0';
const named =
  '@max-2xl/table:order-first @max-2xl/table:min-h-12 @max-2xl/table:pr-(--actions) @max-2xl/table:text-base';
const labelled =
  '@max-2xl/table:grid @max-2xl/table:min-h-8 @max-2xl/table:grid-cols-[6rem_minmax(0,1fr)] @max-2xl/table:items-center @max-2xl/table:gap-2 @max-2xl/table:before:text-muted @max-2xl/table:before:content-[attr(data-label)]';
const acting =
  'py-1 pr-2 text-right whitespace-nowrap @max-2xl/table:absolute @max-2xl/table:top-2 @max-2xl/table:right-1 @max-2xl/table:p-0';

/** A text is cut off at the end of its cell, and can be read there. */
const oneLine = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? (
    <Truncated>{String(content)}</Truncated>
  ) : (
    content
  );

export function CellsOf<Row>({ row: record, columns, actions }: CellsProps<Row>) {
  return (
    <tr className={row}>
      {columns.map(({ id, header, cell: content, isName, align, isExtra }) =>
        isName ? (
          <th key={id} scope="row" className={classNames(cell, named, 'text-left font-semibold')}>
            {oneLine(content(record))}
          </th>
        ) : (
          <td
            key={id}
            data-label={header}
            className={classNames(
              cell,
              labelled,
              align === 'end' && 'text-right @max-2xl/table:text-left',
              isExtra && extraColumn,
            )}
          >
            <div className="min-w-0">{oneLine(content(record))}</div>
          </td>
        ),
      )}
      {actions && <td className={acting}>{actions(record)}</td>}
    </tr>
  );
}

const waiting = [0, 1, 2, 3, 4];

export function WaitingRows({ caption, width }: { caption: string; width: number }) {
  return waiting.map((row) => (
    <tr key={row}>
      <td colSpan={width} className="p-2 @max-2xl/table:block @max-2xl/table:p-0">
        <div className="h-10 animate-pulse rounded-lg bg-column @max-2xl/table:h-28 @max-2xl/table:rounded-xl">
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
      <div className="p-3 @max-2xl/table:p-0">
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
  return (
    <p className="px-4 py-8 text-center wrap-anywhere text-muted">
      Nothing matches “{isolated(term.trim())}”.
    </p>
  );
}
