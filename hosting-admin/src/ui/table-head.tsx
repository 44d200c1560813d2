// Column headers with sorting and widths. For cards, SortSelect does the sorting.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Tick } from './bulk-bar.tsx';
import { classNames } from './class-names.ts';
import { ColumnWidth } from './column-width.tsx';
import type { Column, Sorting } from './table-types.ts';
import type { TickedRows } from './use-ticked-rows.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting | undefined;
  hasActions: boolean;
  ticked: TickedRows<Row> | undefined;
  widths: Readonly<Record<string, number>>;
  /** Undefined if widths are not stored. */
  onWidth: ((id: string, width: number | undefined) => void) | undefined;
  onSort: (sorting: Sorting) => void;
}

/** Rem. */
const USUAL_WIDTH = 8;

/** The width of a column's name in rem, with its sort arrows: a name is never cut off. */
const headerWidth = (header: string, sorts: unknown): number => header.length * 0.6 + (sorts ? 3.25 : 2);

type Widths = TableHeadProps<unknown>['widths'];

/** Rem: the user's width, or the default. */
const widthOf = <Row,>({ id, header, value, width = USUAL_WIDTH }: Column<Row>, widths: Widths): number =>
  Math.max(widths[id] ?? width, headerWidth(header, value));

/** Rem reserved for the column that names the rows. */
const NAME_WIDTH = 12;

/** The minimum width of a table with these columns; it scrolls sideways in less space, so that rows keep their name. */
export function narrowestOf<Row>(columns: readonly Column<Row>[], widths: Widths): string {
  const all = columns.map((column) => (column.isName ? NAME_WIDTH : widthOf(column, widths)));
  return `calc(${all.reduce((sum, width) => sum + width, 0)}rem + var(--actions))`;
}

export const withoutExtra = <Row,>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.filter(({ isExtra }) => !isExtra);

/** Cells of a column that only wide tables show. */
export const extraColumn = '@2xl/table:@max-4xl/table:hidden';

const directions = { true: 'descending', false: 'ascending' } as const;

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sorting, hasActions, ticked, widths, onWidth, onSort } = props;
  return (
    <thead className="border-b border-line @max-2xl/table:hidden">
      <tr className="h-13">
        {ticked && (
          <td className="w-12 pl-1">
            <Tick label="Select all" isOn={ticked.areAll} onTurn={ticked.tickAll} />
          </td>
        )}
        {columns.map((column) => {
          const { id, header, value, align, isName, isExtra } = column;
          const isDesc = sorting?.id === id ? sorting.desc : undefined;
          const width = widthOf(column, widths);
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isDesc === undefined ? undefined : directions[`${isDesc}`]}
              style={isName ? undefined : { width: `${width}rem` }}
              className={classNames(
                'relative truncate px-1 py-1 font-semibold text-muted',
                align === 'end' ? 'text-right' : 'text-left',
                isExtra && extraColumn,
              )}
            >
              {value ? (
                <button
                  type="button"
                  className="inline-flex min-h-11 items-center gap-1 rounded-lg px-2 hover:text-ink"
                  onClick={() => onSort({ id, desc: isDesc === false })}
                >
                  {header}
                  <SortSymbol isDesc={isDesc} />
                </button>
              ) : (
                <span className="px-2">{header}</span>
              )}
              {onWidth && !isName && (
                <ColumnWidth
                  header={header}
                  width={width}
                  narrowest={headerWidth(header, value)}
                  onWidth={(next) => onWidth(id, next)}
                />
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className="w-(--actions)">
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortSymbol({ isDesc }: { isDesc: boolean | undefined }) {
  const Icon = isDesc === undefined ? ChevronsUpDown : isDesc ? ArrowDown : ArrowUp;
  return <Icon className={classNames('size-4', isDesc === undefined && 'opacity-50')} aria-hidden="true" />;
}
