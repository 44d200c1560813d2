// Filter chips above a list. A row matches if every filter matches; a filter matches if any of its chosen values does.
import { X } from 'lucide-react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Select } from './select.tsx';
import type { TableFilter, TableState } from './table-types.ts';

interface TableFiltersProps<Row> {
  filters: readonly TableFilter<Row>[];
  state: Pick<TableState, 'chosen' | 'choose'>;
}

/** More than so many are picked from a list; the chosen ones are chips. */
const MOST_CHIPS = 6;

export function TableFilters<Row>({ filters, state: { chosen, choose } }: TableFiltersProps<Row>) {
  // An empty one would still take the room between two.
  const offered = filters.filter(({ options }) => options.length > 0);
  return offered.map(({ id, label, options }) => {
    const present = chosen[id] ?? [];
    const isChosen = ({ value }: { value: string }) => present.includes(value);
    const turn = (value: string) =>
      present.includes(value) ? present.filter((one) => one !== value) : [...present, value];
    const isLong = options.length > MOST_CHIPS;
    return (
      <fieldset key={id} aria-label={label} className="flex flex-wrap gap-1.5">
        {isLong && (
          <Select
            aria-label={`Filter by ${label.toLowerCase()}`}
            className="w-44 rounded-full"
            placeholder={label}
            value=""
            options={options.filter((option) => !isChosen(option))}
            onChange={({ target }) => choose(id, [...present, target.value])}
          />
        )}
        {(isLong ? options.filter(isChosen) : options).map((option) => (
          <Button
            key={option.value}
            aria-pressed={isChosen(option)}
            // A look of its own: of two colours of text the sheet's order decides, not the order of the classes.
            look={isChosen(option) ? 'strong' : 'secondary'}
            className={classNames('px-3.5', isChosen(option) && 'border border-ink')}
            onClick={() => choose(id, turn(option.value))}
          >
            {option.label}
            {isChosen(option) && <X className="size-4" aria-hidden="true" />}
          </Button>
        ))}
      </fieldset>
    );
  });
}

export const passes = <Row,>(
  row: Row,
  filters: readonly TableFilter<Row>[],
  chosen: TableState['chosen'],
): boolean =>
  filters.every(({ id, of }) => {
    const wanted = chosen[id] ?? [];
    return wanted.length === 0 || [of(row)].flat().some((value) => wanted.includes(value));
  });
