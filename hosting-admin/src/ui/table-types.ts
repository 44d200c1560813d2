// The props of a list of the back office (data-table.tsx).

import type { UnreadableRecord } from '@bite/shared/api/answers';
import type { ReactNode } from 'react';
import type { SavedViews } from './table-views.ts';
import type { ShownRow } from './use-row-in-address.ts';

export interface Column<Row> {
  id: string;
  header: string;
  /** Text becomes one line that can be read when it is cut off. */
  cell: (row: Row) => ReactNode;
  /** The value for sorting and, if the table searches itself, for searching. Without it, neither. */
  value?: (row: Row) => string | number | undefined;
  /** The type of `value`, for the names of sort orders: 'newest first', 'most first'. Text by default. */
  sort?: 'text' | 'number' | 'date';
  /** The column that names the row: the heading of cards on phones. One per table. */
  isName?: boolean;
  align?: 'end';
  /** The fields of the row that it shows; by default the one of its id. */
  fields?: readonly string[];
  /** In rem, including 1.5 of padding; at least as wide as its header. The naming column takes the remaining space. */
  width?: number;
  /** Hidden if the table is narrow. Cards show it. */
  isExtra?: boolean;
}

export interface TableSearch {
  label: string;
  placeholder?: string;
  /** Set by screens whose server searches; otherwise the table searches its rows. */
  term?: string;
  onTerm?: (term: string) => void;
}

/** The state of a list. */
export interface TableState {
  term: string;
  setTerm: (term: string) => void;
  sorting: Sorting | undefined;
  setSorting: (sorting: Sorting) => void;
  /** The chosen values of each filter, by id. */
  chosen: Readonly<Record<string, readonly string[]>>;
  choose: (filter: string, values: readonly string[]) => void;
  /** Neither searched nor filtered. */
  clear: () => void;
}

export interface TableFilter<Row> {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The row's value, or all that it has. */
  of: (row: Row) => string | readonly string[];
}

export interface DataTableProps<Row> {
  /** The list's name for screen readers and messages: 'Businesses'. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** Unreadable records, which the rows lack. */
  unreadable?: readonly UnreadableRecord[] | undefined;
  rowKey: (row: Row) => string;
  /** A RowMenu or a button; `show` opens the row's detail, if there is one. */
  actions?: (row: Row, show: (() => void) | undefined) => ReactNode;
  /** In rem, if wider than a RowMenu. */
  actionsWidth?: number;
  search?: TableSearch;
  /** Next to the search: filters and the like. */
  tools?: ReactNode;
  /** Shown if there are no rows at all: the first step. */
  empty: ReactNode;
  error?: unknown;
  onRetry?: () => void;
  /** How to load the next page, if there is one. */
  more?: { onLoad: () => unknown; isLoading: boolean } | undefined;
  sortedBy?: { id: string; desc?: boolean };
  /** The state, if the screen keeps it in its URL (table-state.ts); otherwise the table keeps it while it is mounted. */
  state?: TableState;
  filters?: readonly TableFilter<Row>[];
  /** 'tax-rates': the name under which columns and density are stored, and of the exported file. */
  name?: string;
  /** Called for Enter on a row; makes rows focusable by arrow keys. */
  onOpen?: (row: Row) => void;
  bulk?: Bulk<Row>;
  /** Saved views, for a list whose state is in its URL. */
  views?: SavedViews | undefined;
  /** The detail beside the list, opened by the right arrow key on a row, or an action of it. */
  detail?: Detail<Row>;
  /** The row whose detail is shown, if the screen keeps it (use-row-in-address.ts); otherwise the table does. */
  shownRow?: ShownRow;
}

/** What is shown of a row beside the list. */
export interface Detail<Row> {
  titleOf: (row: Row) => string;
  /** @param columns Those that the list shows. */
  content: (row: Row, columns: readonly Column<Row>[]) => ReactNode;
}

/** Actions for several rows, which makes rows selectable. */
export interface Bulk<Row> {
  nameOf: (row: Row) => string;
  /** Buttons; `done` clears the selection but for `left`. */
  actions: (rows: readonly Row[], done: (left?: readonly Row[]) => void) => ReactNode;
}

export interface Sorting {
  id: string;
  desc: boolean;
}
