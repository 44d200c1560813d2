// Which column of a table is which field, with the first lines of the file to see it by.
import {
  type CsvColumns,
  type CsvField,
  csvColumns,
  csvFields,
} from '@bite/shared/catalogue/exchange/csv-columns';
import type { CsvTable } from '@bite/shared/catalogue/exchange/csv-table';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface ColumnMatchingProps {
  table: CsvTable;
  columns: CsvColumns;
  onChange: (columns: CsvColumns) => void;
}

const SAMPLES = 3;
const NONE = -1;

export function ColumnMatching({ table, columns, onChange }: ColumnMatchingProps) {
  const options = [
    { value: NONE, label: 'Not in the file' },
    ...table.header.map((name, index) => ({ value: index, label: name || `Column ${index + 1}` })),
  ];
  const choose = (field: CsvField, index: number): void => {
    const { [field]: _, ...others } = columns;
    onChange(index === NONE ? others : { ...others, [field]: index });
  };
  const sampleOf = (index: number | undefined): string =>
    index === undefined
      ? ''
      : table.rows
          .slice(0, SAMPLES)
          .map(({ cells }) => cells[index])
          .filter(Boolean)
          .join(' · ');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">
        Columns <span className="font-normal text-muted">({table.rows.length} lines)</span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {csvFields.map((field) => (
          <Field
            key={field}
            label={csvColumns[field].header}
            isRequired={field === 'name'}
            hint={
              <span className="line-clamp-2 wrap-anywhere">
                {sampleOf(columns[field]) || csvColumns[field].hint}
              </span>
            }
          >
            {(input) => (
              <Select
                {...input}
                options={options}
                value={columns[field] ?? NONE}
                onChange={(event) => choose(field, Number(event.target.value))}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
