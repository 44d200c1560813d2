// Sets fields of several records at once: those that somebody ticks, with the inputs of the kind's own form.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { RecordKind } from '@bite/shared/records/record-names';
import { useId, useMemo, useRef, useState } from 'react';
import { type FieldValues, useForm, useFormState, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { formResolver } from '../../lib/form-resolver.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import type { InputOf, RecordOf, Versioned } from '../../lib/records.ts';
import { Button } from '../button.tsx';
import { callFailure } from '../call-failure.ts';
import { ChoiceLine } from '../choice-line.tsx';
import { Drawer } from '../dialog.tsx';
import { FieldGroup } from '../field.tsx';
import { BoundForm } from '../fields/bound-form.tsx';
import { changedPaths, fieldList } from '../form-changes.ts';
import { TypedGuard } from '../typed-guard.tsx';
import { ClosingGuard } from '../unsaved-guard.tsx';
import type { DialogSubject } from '../use-subject.ts';
import { BeforeAfter, type BeforeAfterRow } from './before-after.tsx';
import {
  bulkPatch,
  countOf,
  type PlannedTime,
  type RecordDescriptor,
  titleOf,
  valuesOf,
} from './record-descriptor.ts';
import { fieldText } from './record-facts.tsx';
import { useReferenceNames } from './reference-names.ts';
import {
  checkWhen,
  nextNight,
  spanOf,
  WhenFields,
  type WhenValues,
  whenNames,
  whenShape,
} from './when-fields.tsx';

export interface BulkSubject<Kind extends RecordKind> {
  entries: readonly Versioned<Kind>[];
  /** Called with the fields to set, and after the drawer has closed. */
  onEdit: (changes: Partial<InputOf<Kind>>) => void;
  /** The same for a time; absent where this cannot be planned. */
  onSchedule?:
    | ((changes: Partial<InputOf<Kind>>, plan: PlannedTime) => Promise<void> | undefined)
    | undefined;
}

interface BulkEditProps<Kind extends RecordKind> {
  descriptor: RecordDescriptor<Kind>;
  restaurant: MyRestaurant;
  editing: DialogSubject<BulkSubject<Kind>>;
}

export function BulkEditDrawer<Kind extends RecordKind>({ editing, ...rest }: BulkEditProps<Kind>) {
  const { subject, isOpen, close } = editing;
  if (!subject) return null;
  return (
    <ClosingGuard onClose={close}>
      {(askToClose) => (
        <Drawer
          isOpen={isOpen}
          onClose={askToClose}
          title={`Edit ${countOf(subject.entries.length, rest.descriptor)}`}
          description="What you tick is set in all of them. Everything else stays as it is."
        >
          <BulkForm {...rest} {...subject} onClose={close} />
        </Drawer>
      )}
    </ClosingGuard>
  );
}

type BulkFormProps<Kind extends RecordKind> = Omit<BulkEditProps<Kind>, 'editing'> &
  BulkSubject<Kind> & { onClose: () => void };

function BulkForm<Kind extends RecordKind>(props: BulkFormProps<Kind>) {
  const { descriptor, restaurant, entries, onSchedule, onClose } = props;
  const { many, bulkFields = {} } = descriptor;
  const names = { ...descriptor.names, ...whenNames };
  const { clock } = usePorts();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const schema = useMemo(
    () => schemaOf(descriptor, ticked, restaurant.timezone, clock),
    [descriptor, ticked, restaurant, clock],
  );
  const [start] = useState(() => ({
    ...startOf(descriptor, entries),
    ...nextNight(restaurant.timezone, clock.now()),
  }));
  const form = useForm<FieldValues>({ resolver: formResolver(schema), defaultValues: start });
  const isSent = useRef(false);
  const submit = form.handleSubmit(async (values) => {
    isSent.current = true;
    try {
      await apply(props, ticked, values);
    } catch (error) {
      isSent.current = false;
      toast.error(`This was not planned: ${callFailure(error).message}`);
    }
  });
  const tick = (field: string, isOn: boolean): void =>
    setTicked(Object.keys(bulkFields).filter((one) => (one === field ? isOn : ticked.includes(one))));
  return (
    <BoundForm form={form} schema={schema} names={names} label={`Edit several ${many}`} onSubmit={submit}>
      <TypedGuard form={form} start={start} names={names} fields={ticked} isSent={isSent}>
        <Ticks {...props} ticked={ticked} onTick={tick} />
        {Object.entries(bulkFields as Record<string, typeof descriptor.Fields>)
          .filter(([field]) => ticked.includes(field))
          .map(([field, Input]) => (
            <Input key={field} restaurant={restaurant} />
          ))}
      </TypedGuard>
      {onSchedule && ticked.length > 0 && <WhenFields restaurant={restaurant} />}
      <Differences {...props} ticked={ticked} />
      <Outcome {...props} ticked={ticked} onCancel={onClose} />
    </BoundForm>
  );
}

/** Now, or at the time that was chosen. Closes the drawer; throws what a plan is refused with, and leaves it open then. */
async function apply<Kind extends RecordKind>(
  { descriptor, restaurant, onEdit, onSchedule, onClose }: BulkFormProps<Kind>,
  ticked: readonly string[],
  values: FieldValues,
): Promise<void> {
  const changes = pick(values, ticked) as Partial<InputOf<Kind>>;
  const span = spanOf(values as WhenValues, restaurant.timezone);
  if (!span || !onSchedule) {
    onClose();
    onEdit(changes);
    return;
  }
  const titleOf = (records: string) => `${fieldList(ticked, descriptor.names)} of ${records}`;
  await onSchedule(changes, { ...span, zone: restaurant.timezone, titleOf });
  onClose();
}

interface TicksProps<Kind extends RecordKind>
  extends Pick<BulkFormProps<Kind>, 'descriptor' | 'restaurant' | 'entries'> {
  ticked: readonly string[];
  onTick: (field: string, isOn: boolean) => void;
}

function Ticks<Kind extends RecordKind>(props: TicksProps<Kind>) {
  const { descriptor, restaurant, entries, ticked, onTick } = props;
  const id = useId();
  const referenceName = useReferenceNames(descriptor.kind, restaurant);
  const textsOf = (field: string) =>
    entries.map(({ record }) => fieldText(descriptor, { restaurant, record, field, referenceName }));
  return (
    <FieldGroup label="What to change">
      <div className="grid gap-0.5">
        {Object.keys(descriptor.bulkFields ?? {}).map((field) => (
          <ChoiceLine
            key={field}
            type="checkbox"
            name={id}
            option={{
              value: field,
              label: descriptor.names[field] ?? titleOf(field),
              hint: presentText(textsOf(field)),
            }}
            checked={ticked.includes(field)}
            onChange={({ target }) => onTick(field, target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Each record that changes, before and after, where they are not all the same now. */
function Differences<Kind extends RecordKind>(props: Omit<TicksProps<Kind>, 'onTick'>) {
  const { descriptor, restaurant, entries, ticked } = props;
  const values = useWatch() as FieldValues;
  const referenceName = useReferenceNames(descriptor.kind, restaurant);
  const rows = ticked.flatMap((field) => {
    const textOf = (record: RecordOf<Kind>) =>
      fieldText(descriptor, { restaurant, record, field, referenceName });
    if (new Set(entries.map(({ record }) => textOf(record))).size < 2) return [];
    const changes = pick(values, [field]) as Partial<InputOf<Kind>>;
    return entries.flatMap(({ record }): BeforeAfterRow[] => {
      if (Object.keys(bulkPatch(descriptor, record, changes)).length === 0) return [];
      return [
        {
          key: `${descriptor.idOf(record)} ${field}`,
          name: descriptor.nameOf(record),
          field: ticked.length > 1 ? descriptor.names[field] : undefined,
          before: textOf(record),
          after: textOf({ ...record, ...changes }),
        },
      ];
    });
  });
  return <BeforeAfter label="Before and after" rows={rows} />;
}

interface OutcomeProps<Kind extends RecordKind> extends Pick<BulkFormProps<Kind>, 'descriptor' | 'entries'> {
  ticked: readonly string[];
  onCancel: () => void;
}

/** How many records will change, and the button for it. */
function Outcome<Kind extends RecordKind>({ descriptor, entries, ticked, onCancel }: OutcomeProps<Kind>) {
  const values = useWatch() as FieldValues;
  const changes = pick(values, ticked) as Partial<InputOf<Kind>>;
  const count = entries.filter(
    ({ record }) => Object.keys(bulkPatch(descriptor, record, changes)).length > 0,
  ).length;
  const { isSubmitting } = useFormState();
  const verb = values['when'] === 'later' ? 'Plan for' : 'Change';
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-muted">
        {ticked.length === 0
          ? 'Tick what you want to change.'
          : outcomeText(count, entries.length, descriptor)}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" disabled={count === 0 || isSubmitting}>
          {count === 0 ? verb : `${verb} ${countOf(count, descriptor)}`}
        </Button>
      </div>
    </div>
  );
}

function outcomeText(count: number, total: number, nouns: { one: string; many: string }): string {
  if (count === 0) return `Nothing will change: ${total === 1 ? 'it has' : 'all of them have'} this already.`;
  if (count === total) return `${countOf(count, nouns)} will change.`;
  return `${count} of ${countOf(total, nouns)} will change: the others have this already.`;
}

/** 'Now in all: Yes', 'Now: 3 different values' */
function presentText(all: readonly string[]): string {
  const texts = new Set(all);
  const [text = ''] = texts;
  if (texts.size > 1) return `Now: ${texts.size} different values`;
  return all.length === 1 ? `Now: ${text}` : `Now in all: ${text}`;
}

/** Only the ticked fields are checked. Rules over several fields are the server's, for each record. */
function schemaOf<Kind extends RecordKind>(
  { entity }: RecordDescriptor<Kind>,
  ticked: readonly string[],
  zone: string,
  clock: { now: () => number },
): z.ZodType<FieldValues, FieldValues> {
  const { shape } = entity.create as unknown as z.ZodObject<Record<string, z.ZodType>>;
  const fields = Object.fromEntries(Object.entries(shape).filter(([field]) => ticked.includes(field)));
  return z.object({ ...fields, ...whenShape }).superRefine((values, context) => {
    for (const [path, message] of checkWhen(values as WhenValues, zone, clock.now()))
      context.addIssue({ code: 'custom', path: [path], message });
  });
}

/** The value that all records share, otherwise that of a new record. */
function startOf<Kind extends RecordKind>(
  descriptor: RecordDescriptor<Kind>,
  entries: readonly Versioned<Kind>[],
): FieldValues {
  const all = entries.map(({ record }) => valuesOf(descriptor, record) as FieldValues);
  const blank = descriptor.blank as FieldValues;
  const [first = blank] = all;
  return Object.fromEntries(
    Object.keys(descriptor.bulkFields ?? {}).map((field) => {
      const isShared = all.every((values) => changedPaths(first[field], values[field]).length === 0);
      return [field, isShared ? first[field] : blank[field]];
    }),
  );
}

/** Absent values are kept as undefined: they clear the field. */
const pick = (values: FieldValues, fields: readonly string[]): FieldValues =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));
