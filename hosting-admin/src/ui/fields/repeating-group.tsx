// A list of rows of fields: added, removed and moved, with the focus where the work goes on.
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type FieldValues, useFieldArray } from 'react-hook-form';
import { Button, IconButton } from '../button.tsx';
import { FieldGroup } from '../field.tsx';
import { type BoundProps, useBound } from './bound.ts';

interface RepeatingGroupProps<Values extends FieldValues> extends BoundProps<Values> {
  /** 'row': 'Add row', 'Remove row 2'. */
  noun: string;
  blank: () => object;
  /** The fields of a row; `path` is 'taxTable.0'. */
  children: (path: string, index: number) => ReactNode;
  empty?: ReactNode;
  /** Their order means something. */
  isOrdered?: boolean;
}

export function RepeatingGroup<Values extends FieldValues = FieldValues>(props: RepeatingGroupProps<Values>) {
  const { name, hint, noun, blank, children, empty, isOrdered = false } = props;
  const { form, isRequired, label, error } = useBound(props);
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: name as string });
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  /** What was removed has taken the focus with it: the next row has it then, or the way to add one. */
  const removeAt = (index: number): void => {
    remove(index);
    const rows = list.current?.children.length ?? 0;
    const next = Math.min(index, rows - 2);
    requestAnimationFrame(() => {
      const row = next < 0 ? undefined : list.current?.children[next];
      (row?.querySelector<HTMLElement>('input, select, textarea, button') ?? addButton.current)?.focus();
    });
  };

  return (
    <FieldGroup label={label} hint={hint} error={error} isRequired={isRequired}>
      {fields.length === 0 && empty && <p className="text-sm text-muted">{empty}</p>}
      <ul ref={list} className="grid gap-3 empty:hidden">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-lg border border-line p-3"
          >
            <div className="min-w-0 flex-1 basis-56">{children(`${name}.${index}`, index)}</div>
            <div className="ml-auto flex sm:mt-6.5">
              {isOrdered && (
                <>
                  <IconButton
                    label={`Move ${noun} ${index + 1} up`}
                    disabled={index === 0}
                    onClick={() => swap(index, index - 1)}
                  >
                    <ArrowUp className="size-5" aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Move ${noun} ${index + 1} down`}
                    disabled={index === fields.length - 1}
                    onClick={() => swap(index, index + 1)}
                  >
                    <ArrowDown className="size-5" aria-hidden="true" />
                  </IconButton>
                </>
              )}
              <IconButton label={`Remove ${noun} ${index + 1}`} onClick={() => removeAt(index)}>
                <Trash2 className="size-5" aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <Button ref={addButton} className="justify-self-start" onClick={() => append(blank())}>
        <Plus className="size-4" aria-hidden="true" />
        Add {noun}
      </Button>
    </FieldGroup>
  );
}
