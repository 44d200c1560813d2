// What a list of the back office is told (data-table.tsx).

import type { UnreadableRecord } from '@bite/shared/api/answers';
import type { ReactNode } from 'react';
import type { Detail } from './row-detail.tsx';
import type { SavedViews } from './table-views.ts';

export interface Column<Row> {
  id: string;
  header: string;
  /** A text becomes one line, with a way to read what is cut off. */
  cell: (row: Row) => ReactNode;
  /** What the column is sorted by and, where the table searches itself, searched in. Without it, neither. */
  value?: (row: Row) => string | number | undefined;
  /** What `value` is, so that an order can be named: 'newest first', 'most first'. A text where nothing is said. */
  sort?: 'text' | 'number' | 'date';
  /** What names the row: it heads the card on phones. One a table. */
  isName?: boolean;
  align?: 'end';
  /** In rem, of which 1.5 are padding; at least what its header needs. The column that names the row takes what the others leave. */
  width?: number;
  /** Left out where the table is narrow. Cards show it. */
  isExtra?: boolean;
}

export interface TableSearch {
  label: string;
  placeholder?: string;
  /** Held by whoever asks the server; without it the table looks through the rows it has. */
  term?: string;
  onTerm?: (term: string) => void;
}

/** What somebody has set a list to. */
export interface TableState {
  term: string;
  setTerm: (term: string) => void;
  sorting: Sorting | undefined;
  setSorting: (sorting: Sorting) => void;
  /** The chosen values of each filter, by its id. */
  chosen: Readonly<Record<string, readonly string[]>>;
  choose: (filter: string, values: readonly string[]) => void;
  /** Neither searched nor filtered. */
  clear: () => void;
}

export interface TableFilter<Row> {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  of: (row: Row) => string;
}

export interface DataTableProps<Row> {
  /** What the list is, for readers and messages: 'Businesses'. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  /** Stored, but left out of the rows because they cannot be read. */
  unreadable?: readonly UnreadableRecord[] | undefined;
  rowKey: (row: Row) => string;
  /** A RowMenu or a button; `show` opens the row's detail, where it has one. */
  actions?: (row: Row, show: (() => void) | undefined) => ReactNode;
  /** In rem, where it is more than a RowMenu. */
  actionsWidth?: number;
  search?: TableSearch;
  /** Beside the search: filters and the like. */
  tools?: ReactNode;
  /** Where there are no rows at all: says what to do first. */
  empty: ReactNode;
  error?: unknown;
  onRetry?: () => void;
  /** There is another page: how to get it. */
  more?: { onLoad: () => unknown; isLoading: boolean } | undefined;
  sortedBy?: { id: string; desc?: boolean };
  /** Held by a screen that keeps it in its address (table-state.ts); without it the table forgets it. */
  state?: TableState;
  filters?: readonly TableFilter<Row>[];
  /** 'tax-rates': which columns are shown and how dense, kept under this name, and the name of the exported file. */
  name?: string;
  /** Enter on a row; rows are reached by the arrow keys then. */
  onOpen?: (row: Row) => void;
  bulk?: Bulk<Row>;
  /** Views that somebody has named, of a list whose state is in its address. */
  views?: SavedViews | undefined;
  /** What is shown beside the list: by the right arrow key on a row, or an action of it. */
  detail?: Detail<Row>;
}

/** What can be done with several rows at once: they can be ticked then. */
export interface Bulk<Row> {
  nameOf: (row: Row) => string;
  /** Buttons; `done` unticks the rows. */
  actions: (rows: readonly Row[], done: () => void) => ReactNode;
}

export interface Sorting {
  id: string;
  desc: boolean;
}
