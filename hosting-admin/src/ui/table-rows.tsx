// The rows of a table, and its loading, empty and error states.
import { isolated } from '@bite/shared/kernel/isolated';
import type { ReactNode } from 'react';
import { Tick } from './bulk-bar.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { FailureNotice } from './failure-notice.tsx';
import { extraColumn } from './table-head.tsx';
import type { Column } from './table-types.ts';
import { Truncated } from './truncated.tsx';
import type { TickedRows } from './use-ticked-rows.ts';

export interface CellsProps<Row> {
  id: string;
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  actions: ((row: Row, show: (() => void) | undefined) => ReactNode) | undefined;
  /** Shows the detail of the row with that id beside the list. */
  onShow: ((id: string) => void) | undefined;
  /** Its detail is open. */
  isLookedAt: boolean;
  ticked: TickedRows<Row> | undefined;
  /** The row's name for its checkbox. */
  name: string | undefined;
  isReachable: boolean;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

const row =
  'h-14 scroll-my-16 border-line not-last:border-b hover:bg-column/50 @max-2xl/table:relative @max-2xl/table:grid @max-2xl/table:h-auto @max-2xl/table:grid-cols-[minmax(0,1fr)] @max-2xl/table:rounded-xl @max-2xl/table:border @max-2xl/table:bg-card @max-2xl/table:p-4';
/** 34 pixels for mouse pointers. */
const dense =
  'pointer-fine:@2xl/table:group-data-dense/rows:h-8.5 pointer-fine:@2xl/table:group-data-dense/rows:*:py-0 pointer-fine:@2xl/table:group-data-dense/rows:[&_button]:min-h-8 pointer-fine:@2xl/table:group-data-dense/rows:[&_label]:size-8';
const cell = 'px-3 py-1 align-middle @max-2xl/table:px-0';
/** A card has room for three lines of a name or a value. */
const threeLines =
  '@max-2xl/table:[&_.truncate]:line-clamp-3 @max-2xl/table:[&_.truncate]:whitespace-normal @max-2xl/table:[&_.truncate]:wrap-anywhere';
const named =
  '@max-2xl/table:order-first @max-2xl/table:min-h-12 @max-2xl/table:pr-(--actions) @max-2xl/table:text-base';
/** A card leaves out what says nothing. */
const labelled =
  '@max-2xl/table:has-[>div:empty]:hidden @max-2xl/table:grid @max-2xl/table:min-h-8 @max-2xl/table:grid-cols-[6rem_minmax(0,1fr)] @max-2xl/table:items-center @max-2xl/table:gap-2 @max-2xl/table:before:text-muted @max-2xl/table:before:content-[attr(data-label)]';
const acting =
  'py-1 pr-2 text-right whitespace-nowrap @max-2xl/table:absolute @max-2xl/table:top-2 @max-2xl/table:right-1 @max-2xl/table:p-0';

/** Text is cut off at the end of its cell and can be read there. */
const oneLine = (content: ReactNode): ReactNode =>
  content !== '' && (typeof content === 'string' || typeof content === 'number') ? (
    <Truncated>{String(content)}</Truncated>
  ) : (
    content
  );

const tickCell =
  'pl-1 @max-2xl/table:absolute @max-2xl/table:top-3.5 @max-2xl/table:left-1.5 @max-2xl/table:p-0';

export function CellsOf<Row>(props: CellsProps<Row>) {
  const {
    id,
    row: record,
    index,
    columns,
    actions,
    ticked,
    name = '',
    isReachable,
    onShow,
    isLookedAt,
    measure,
  } = props;
  const isTicked = ticked?.isTicked(id) ?? false;
  return (
    <tr
      ref={measure}
      data-row={id}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isLookedAt || undefined}
      {...(isReachable && { tabIndex: index === 0 ? 0 : -1 })}
      className={classNames(row, dense, isTicked && 'bg-info-soft', isLookedAt && 'bg-column')}
    >
      {ticked && (
        <td className={tickCell}>
          <Tick
            label={`Select ${isolated(name)}`}
            isOn={isTicked}
            onTurn={(...turned) => ticked.tick(id, ...turned)}
          />
        </td>
      )}
      {columns.map(({ id: column, header, cell: content, isName, align, isExtra }) =>
        isName ? (
          <th
            key={column}
            scope="row"
            className={classNames(
              cell,
              named,
              threeLines,
              'text-left font-semibold',
              ticked && '@max-2xl/table:pl-10',
            )}
          >
            {oneLine(content(record))}
          </th>
        ) : (
          <td
            key={column}
            data-label={header}
            className={classNames(
              cell,
              labelled,
              threeLines,
              align === 'end' && 'text-right @max-2xl/table:text-left',
              isExtra && extraColumn,
            )}
          >
            <div className="min-w-0">{oneLine(content(record))}</div>
          </td>
        ),
      )}
      {actions && <td className={acting}>{actions(record, onShow && (() => onShow(id)))}</td>}
    </tr>
  );
}

const waiting = [0, 1, 2, 3, 4];

export function WaitingRows({ caption, width }: { caption: string; width: number }) {
  const rows = waiting.map((row) => (
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
  return <tbody className="@max-2xl/table:grid @max-2xl/table:gap-3">{rows}</tbody>;
}

interface NoRowsProps {
  caption: string;
  error: unknown;
  onRetry: (() => void) | undefined;
  isEmpty: boolean;
  empty: ReactNode;
  /** The present search text. */
  term: string | undefined;
  /** Clears search and filters, if there are any. */
  onClear: (() => void) | undefined;
}

export function NoRows({ caption, error, onRetry, isEmpty, empty, term, onClear }: NoRowsProps) {
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
  if (term === undefined && !onClear) return empty;
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8">
      <p className="wrap-anywhere text-muted">
        {term === undefined
          ? 'Nothing matches these filters.'
          : `Nothing matches “${isolated(term.trim())}”.`}
      </p>
      {onClear && <Button onClick={onClear}>Show all</Button>}
    </div>
  );
}
