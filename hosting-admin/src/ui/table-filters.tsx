// Chips above a list that narrow it down: within one filter any of the chosen will do, every filter must agree.
import { X } from 'lucide-react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { TableFilter, TableState } from './table-types.ts';

interface TableFiltersProps<Row> {
  filters: readonly TableFilter<Row>[];
  state: Pick<TableState, 'chosen' | 'choose'>;
}

export function TableFilters<Row>({ filters, state: { chosen, choose } }: TableFiltersProps<Row>) {
  return filters.map(({ id, label, options }) => {
    const present = chosen[id] ?? [];
    const turn = (value: string) =>
      present.includes(value) ? present.filter((one) => one !== value) : [...present, value];
    return (
      <fieldset key={id} aria-label={label} className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <Button
            key={option.value}
            aria-pressed={present.includes(option.value)}
            className={classNames(
              'rounded-full px-3.5',
              present.includes(option.value) && 'border-ink bg-ink text-canvas hover:bg-ink hover:opacity-85',
            )}
            onClick={() => choose(id, turn(option.value))}
          >
            {option.label}
            {present.includes(option.value) && <X className="size-4" aria-hidden="true" />}
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
    return wanted.length === 0 || wanted.includes(of(row));
  });
