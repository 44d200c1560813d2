// The tools above a table: its search, and the sorting of cards.
import { Search } from 'lucide-react';
import { useId } from 'react';
import { inputClasses } from './field.tsx';
import { Select } from './select.tsx';
import type { Column, Sorting, TableSearch } from './table-types.ts';

interface SearchBoxProps {
  search: TableSearch;
  term: string;
  onTerm: (term: string) => void;
}

export function SearchBox({ search: { label, placeholder = label }, term, onTerm }: SearchBoxProps) {
  return (
    <label className="relative flex-1 basis-56 @2xl/table:max-w-md">
      <span className="sr-only">{label}</span>
      <Search
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
        aria-hidden="true"
      />
      <input
        type="search"
        value={term}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onTerm(event.target.value)}
        className={`${inputClasses} pl-10`}
      />
    </label>
  );
}

const orders = {
  text: { up: 'A–Z', down: 'Z–A' },
  number: { up: 'fewest first', down: 'most first' },
  date: { up: 'oldest first', down: 'newest first' },
} as const;

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
}

export function SortSelect<Row>({ columns, sorting, onSort }: SortSelectProps<Row>) {
  const id = useId();
  const sortable = columns.filter(({ value }) => value !== undefined);
  if (sortable.length < 2) return null;
  const options = sortable.flatMap(({ id: column, header, sort: kind = 'text' }) => [
    { value: `${column} up`, label: `${header}, ${orders[kind].up}` },
    { value: `${column} down`, label: `${header}, ${orders[kind].down}` },
  ]);
  return (
    <div className="basis-40 @2xl/table:hidden">
      <label htmlFor={id} className="sr-only">
        Sort by
      </label>
      <Select
        id={id}
        options={options}
        placeholder="Sort by"
        value={sorting ? `${sorting.id} ${sorting.desc ? 'down' : 'up'}` : ''}
        onChange={({ target }) => {
          const [column = '', direction] = target.value.split(' ');
          onSort({ id: column, desc: direction === 'down' });
        }}
      />
    </div>
  );
}
