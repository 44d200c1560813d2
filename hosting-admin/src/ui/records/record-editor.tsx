// The forms of one kind of record, on a page of their own or in a drawer above a form that refers to it.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import type { RecordKind } from '@bite/shared/records/record-names';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { formResolver } from '../../lib/form-resolver.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import { type ListOf, type RecordOf, recordQuery, recordsQuery, type Versioned } from '../../lib/records.ts';
import { FormPage } from '../form-page.tsx';
import { Notice } from '../notice.tsx';
import type { Saving } from '../use-record-form.ts';
import { type AfterCreation, type RecordDescriptor, titleOf, valuesOf } from './record-descriptor.ts';
import { useFieldWords } from './reference-names.ts';
import { useRecordChanges } from './use-record-changes.ts';

interface EditorProps<Kind extends RecordKind> {
  descriptor: RecordDescriptor<Kind>;
  restaurant: MyRestaurant;
  mayWrite: boolean;
}

/** A kind's schema, typed for any form. */
const resolverOf = ({ entity }: { entity: { create: z.ZodType } }) =>
  formResolver(entity.create as z.ZodType<FieldValues, FieldValues>);

interface NewRecordEditorProps<Kind extends RecordKind> extends EditorProps<Kind> {
  /** The initial values. */
  values: FieldValues;
  onCreated: (record: RecordOf<Kind>) => void;
  /** Above another form, which does the rest with the new record. */
  isPart?: boolean;
}

export function NewRecordEditor<Kind extends RecordKind>(props: NewRecordEditorProps<Kind>) {
  const { descriptor, restaurant, mayWrite, values, onCreated, isPart = false } = props;
  const { one, many, names, Fields } = descriptor;
  const { writes } = useRecordChanges(descriptor, restaurant);
  const resolver = useMemo(() => resolverOf(descriptor), [descriptor]);
  const loaded = useMemo(() => ({ values, version: '' }), [values]);
  const afterCreation: AfterCreation = useRef(undefined);
  const create = async ({ values: filled }: Saving<FieldValues, FieldValues>) => {
    const { record } = await writes.create(filled);
    await afterCreation.current?.(descriptor.idOf(record));
    return () => {
      toast.success(`${isolated(descriptor.nameOf(record))} created`);
      onCreated(record);
    };
  };
  return (
    <FormPage
      label={`New ${one}`}
      loaded={loaded}
      resolver={resolver}
      onSave={create}
      names={names}
      saveLabel={`Create ${one}`}
      {...(!mayWrite && { readOnly: <ReadOnly many={many} /> })}
    >
      {() => <Fields restaurant={restaurant} {...(!isPart && { afterCreation })} />}
    </FormPage>
  );
}

interface RecordEditorProps<Kind extends RecordKind> extends EditorProps<Kind> {
  entry: Versioned<Kind>;
  /** The form, for what stands around it. */
  form?: RefObject<UseFormReturn<FieldValues> | undefined>;
  /** Leaves after saving. */
  onSaved?: (saved: Versioned<Kind>) => void;
}

export function RecordEditor<Kind extends RecordKind>(props: RecordEditorProps<Kind>) {
  const { descriptor, restaurant, mayWrite, entry, form, onSaved } = props;
  const { one, many, names, nameOf, idOf, Fields, Notice: Foreword } = descriptor;
  const { writes } = useRecordChanges(descriptor, restaurant);
  const resolver = useMemo(() => resolverOf(descriptor), [descriptor]);
  const valuesIn = (record: RecordOf<Kind>): FieldValues => valuesOf(descriptor, record);
  const loadedFrom = ({ record, version }: Versioned<Kind>) => ({ values: valuesIn(record), version });
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the descriptor, which stays
  const loaded = useMemo(() => loadedFrom(entry), [entry]);
  const save = async ({ values, before, version }: Saving<FieldValues, FieldValues>) => {
    const changes = mergePatchBetween(before, values);
    const saved = await writes.update({ recordId: idOf(entry.record), version, changes });
    return onSaved ? () => onSaved(saved) : loadedFrom(saved);
  };
  const wordsOf = useFieldWords(descriptor.kind, restaurant);
  const editor = (
    <FormPage
      label={`${titleOf(one)} ${isolated(nameOf(entry.record))}`}
      loaded={loaded}
      resolver={resolver}
      onSave={save}
      readCurrent={(current) => valuesIn(current as RecordOf<Kind>)}
      names={names}
      wordsOf={wordsOf}
      {...(!mayWrite && { readOnly: <ReadOnly many={many} /> })}
    >
      {(present) => {
        if (form) form.current = present;
        return <Fields restaurant={restaurant} recordId={idOf(entry.record)} />;
      }}
    </FormPage>
  );
  if (!Foreword) return editor;
  return (
    <div className="grid gap-5">
      <Foreword
        kind={descriptor.kind}
        restaurant={restaurant}
        recordId={idOf(entry.record)}
        mayWrite={mayWrite}
        names={names}
      />
      {editor}
    </div>
  );
}

/** One record: shows the list's data at once and reloads it. */
export function useRecord<Kind extends RecordKind>(
  { kind, idOf }: RecordDescriptor<Kind>,
  restaurant: MyRestaurant,
  recordId: number,
) {
  const { call } = usePorts();
  const client = useQueryClient();
  const listed = () =>
    client
      .getQueryData<ListOf<Kind>>(recordsQuery(call, kind, restaurant).queryKey)
      ?.records.find(({ record }) => idOf(record) === recordId);
  return useQuery({
    ...recordQuery(call, kind, restaurant, recordId),
    initialData: listed,
    initialDataUpdatedAt: 0,
  });
}

function ReadOnly({ many }: { many: string }) {
  return (
    <Notice tone="info">You can look at {many} here. Owners, administrators and managers change them.</Notice>
  );
}
