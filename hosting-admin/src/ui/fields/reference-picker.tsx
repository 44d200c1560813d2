// Chooses the records that another one refers to, by name. Bound to the form; they are created and edited without leaving it.
import { withArticle } from '@bite/shared/catalogue/references';
import { Pencil, X } from 'lucide-react';
import { useRef } from 'react';
import { type FieldValues, useController, useFormContext, useWatch } from 'react-hook-form';
import { IconButton } from '../button.tsx';
import { Combobox } from '../combobox.tsx';
import { Field } from '../field.tsx';
import { titleOf } from '../records/record-descriptor.ts';
import { type BoundProps, useBound, useChange } from './bound.ts';

interface Referred {
  id: number;
  name: string;
  /** Of several with one name: what tells it apart. */
  detail?: string | undefined;
}

export interface ReferenceProps<Values extends FieldValues> extends BoundProps<Values> {
  /** It holds the number of one record rather than a list of numbers. */
  isOne?: boolean;
}

export interface ReferencePickerProps<Values extends FieldValues> extends ReferenceProps<Values> {
  /** What can be referred to; undefined while it is on its way. */
  records: readonly Referred[] | undefined;
  /** They could not be loaded. */
  hasFailed?: boolean;
  /** 'tax rate': 'Add tax rate'. */
  noun: string;
  /** 'No prep stations yet': where there is nothing to choose, and nothing can be made. */
  none?: string | undefined;
  /** Offers to make one of the name that was typed. */
  onCreate?: ((typed: string) => void) | undefined;
  onEdit?: ((record: { recordId: number; name: string }) => void) | undefined;
}

/** The numbers that are chosen, in their order, and how to choose others. */
export function useReferences<Values extends FieldValues>({ name, isOne = false }: ReferenceProps<Values>) {
  const form = useFormContext();
  const change = useChange(form, name);
  const chosen: readonly number[] = [useWatch({ control: form.control, name: name as string }) ?? []].flat();
  const choose = (ids: readonly number[]): void => change(isOne ? ids.at(-1) : ids);
  return {
    chosen,
    add: (id: number): void => choose([...chosen, id]),
    remove: (id: number): void => choose(chosen.filter((one) => one !== id)),
  };
}

/** Holds the numbers of the records, in the order in which they were chosen. */
export function ReferencePicker<Values extends FieldValues = FieldValues>(
  props: ReferencePickerProps<Values>,
) {
  const { hint, isOne = false, records, hasFailed = false, noun, none, onCreate, onEdit } = props;
  const { form, isRequired, label, error } = useBound(props);
  const { field, fieldState } = useController({ control: form.control, name: props.name as string });
  const { chosen, add, remove } = useReferences(props);
  const box = useRef<HTMLDivElement>(null);
  const recordOf = (id: number) => records?.find((record) => record.id === id);
  const deleted = `${titleOf(withArticle(noun))} that was deleted`;
  const unnamed = (id: number) => (records ? deleted : hasFailed ? `No. ${id}` : 'Loading…');
  const left = (records ?? []).filter(({ id }) => !chosen.includes(id));
  const removeFocused = (id: number): void => {
    remove(id);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error ?? entryMessage(fieldState.error)} isRequired={isRequired}>
      {(input) => (
        <div ref={box} className="grid gap-2">
          <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-1.5 empty:hidden">
            {chosen.map((id) => {
              const { name, detail } = recordOf(id) ?? {};
              return (
                <Chosen
                  key={id}
                  name={name ?? unnamed(id)}
                  detail={detail}
                  label={[name ?? noun, detail ?? []].flat().join(', ')}
                  onEdit={onEdit && name !== undefined ? () => onEdit({ recordId: id, name }) : undefined}
                  onRemove={() => removeFocused(id)}
                />
              );
            })}
          </ul>
          <span ref={(whole) => field.ref(whole?.querySelector('input'))}>
            <Combobox
              input={input}
              label={label}
              options={left.map(({ id, name, detail }) => ({
                value: String(id),
                label: name,
                ...(detail !== undefined && { group: detail }),
              }))}
              value=""
              onChange={(value) => value !== '' && add(Number(value))}
              onBlur={field.onBlur}
              placeholder={records ? (none ?? placeholderFor(noun, isOne && chosen.length > 0)) : 'Loading…'}
              onCreate={onCreate}
            />
          </span>
        </div>
      )}
    </Field>
  );
}

/** What is wrong with one of the numbers: an error that no field shows would block saving without a word. */
function entryMessage(error: unknown): string | undefined {
  if (!Array.isArray(error)) return undefined;
  return error.find((entry) => typeof entry?.message === 'string')?.message;
}

const placeholderFor = (noun: string, isReplaced: boolean): string =>
  isReplaced ? `Choose another ${noun}` : `Add ${noun}`;

interface ChosenProps {
  name: string;
  detail: string | undefined;
  /** What its buttons call it. */
  label: string;
  onEdit: (() => void) | undefined;
  onRemove: () => void;
}

function Chosen({ name, detail, label, onEdit, onRemove }: ChosenProps) {
  return (
    <li className="flex min-w-0 items-center rounded-lg bg-column pl-3 text-sm">
      <span className="min-w-0 wrap-anywhere">
        {name}
        {detail !== undefined && <span className="block text-xs text-muted">{detail}</span>}
      </span>
      {onEdit && (
        <IconButton label={`Edit ${label}`} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={`Remove ${label}`} onClick={onRemove}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
}
