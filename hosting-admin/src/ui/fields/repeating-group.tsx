// A list of rows of fields: added, removed and perhaps sorted, with the focus where the work goes on.
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type FieldValues, useFieldArray } from 'react-hook-form';
import { Button, IconButton } from '../button.tsx';
import { FieldGroup } from '../field.tsx';
import { type BoundProps, useBound } from './bound.ts';
import { movedIn } from './sortable/order.ts';
import { SortableRows } from './sortable/sortable-rows.tsx';

interface RepeatingGroupProps<Values extends FieldValues> extends BoundProps<Values> {
  /** 'row': 'Add row', 'Remove row 2'. */
  noun: string;
  /** A new row. @param above The values of the last one, as far as they are filled in. */
  blank: (above: Readonly<Record<string, unknown>> | undefined) => object;
  /** The fields of a row; `path` is 'taxTable.0'. */
  children: (path: string, index: number) => ReactNode;
  empty?: ReactNode;
  /** Their order means something. */
  isOrdered?: boolean;
}

export function RepeatingGroup<Values extends FieldValues = FieldValues>(props: RepeatingGroupProps<Values>) {
  const { name, hint, noun, blank, children, empty, isOrdered = false } = props;
  const { form, isRequired, label, error } = useBound(props);
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: name as string });
  const box = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  /** What was removed has taken the focus with it: the next row has it then, or the way to add one. */
  const removeAt = (index: number): void => {
    remove(index);
    const next = Math.min(index, fields.length - 2);
    requestAnimationFrame(() => {
      const row = box.current?.querySelectorAll(':scope > :is(ul, ol) > li')[next];
      (row?.querySelector<HTMLElement>('input, select, textarea') ?? addButton.current)?.focus();
    });
  };
  const rows = fields.map(({ id }, index) => ({ id, depth: 0, label: `${noun} ${index + 1}` }));
  const indexOf = (id: string): number => fields.findIndex((field) => field.id === id);
  const content = ({ id }: { id: string }) => children(`${name}.${indexOf(id)}`, indexOf(id));
  const removal = ({ id, label: row }: { id: string; label: string }) => (
    <IconButton label={`Remove ${row}`} onClick={() => removeAt(indexOf(id))}>
      <Trash2 className="size-5" aria-hidden="true" />
    </IconButton>
  );

  return (
    <FieldGroup label={label} hint={hint} error={error} isRequired={isRequired}>
      {fields.length === 0 && empty && <p className="text-sm text-muted">{empty}</p>}
      <div ref={box}>
        {isOrdered ? (
          <SortableRows
            label={label}
            rows={rows}
            deepest={0}
            onOrder={(next) => move(...movedIn(rows, next))}
            content={content}
            tools={removal}
          />
        ) : (
          <ul className="grid gap-3 empty:hidden">
            {rows.map((row) => (
              <li
                key={row.id}
                className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-lg border border-line p-3"
              >
                <div className="min-w-0 flex-1 basis-56">{content(row)}</div>
                <div className="ml-auto flex sm:mt-6.5">{removal(row)}</div>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button
        ref={addButton}
        className="justify-self-start"
        onClick={() => append(blank(form.getValues(name as string)?.at(-1)))}
      >
        <Plus className="size-4" aria-hidden="true" />
        Add {noun}
      </Button>
    </FieldGroup>
  );
}
