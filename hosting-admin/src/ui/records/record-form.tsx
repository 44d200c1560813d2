// The forms of one kind of record: a new one, perhaps a copy of another, and one that is there.
import type { RecordKind } from '@bite/shared/api/record-names';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import type { z } from 'zod';
import { formResolver } from '../../lib/form-resolver.ts';
import { usePlatform } from '../../lib/platform.tsx';
import { type ListOf, type RecordOf, recordQuery, recordsQuery, type Versioned } from '../../lib/records.ts';
import { COPY_OF, copyPath, recordsPath } from '../../lib/screen-paths.ts';
import { useSlots } from '../../lib/slots.tsx';
import { useRecordId } from '../../lib/use-params.ts';
import { Button, buttonClasses } from '../button.tsx';
import { changedPaths, fieldList, mergePatchBetween, valueAt } from '../form-changes.ts';
import { FormPage } from '../form-page.tsx';
import { WhenLoaded } from '../loaded.tsx';
import { Notice } from '../notice.tsx';
import { Page } from '../page.tsx';
import type { Saving } from '../use-record-form.ts';
import { useSubject } from '../use-subject.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { pastVersion } from './past-version.ts';
import { type RecordDescriptor, type RecordScreenProps, titleOf, valuesOf } from './record-descriptor.ts';
import { useRecordChanges } from './use-record-changes.ts';

interface RecordFormProps<Kind extends RecordKind> extends RecordScreenProps {
  descriptor: RecordDescriptor<Kind>;
}

/** A kind's schema as any form takes it. */
const resolverOf = ({ entity }: { entity: { create: z.ZodType } }) =>
  formResolver(entity.create as z.ZodType<FieldValues, FieldValues>);

export function NewRecord<Kind extends RecordKind>(props: RecordFormProps<Kind>) {
  const { descriptor, restaurant } = props;
  const { call } = usePlatform();
  const [parameters] = useSearchParams();
  const copied = Number(parameters.get(COPY_OF) ?? 0);
  const query = useQuery({ ...recordQuery(call, descriptor.kind, restaurant, copied), enabled: copied > 0 });
  if (copied === 0) return <NewForm {...props} values={descriptor.blank} />;
  return (
    <WhenLoaded query={query} what={`this ${descriptor.one}`}>
      {({ record }) => <NewForm {...props} values={copyOf(descriptor, record)} />}
    </WhenLoaded>
  );
}

/** Told apart by its name. */
function copyOf<Kind extends RecordKind>(
  descriptor: RecordDescriptor<Kind>,
  record: RecordOf<Kind>,
): FieldValues {
  return { ...valuesOf(descriptor, record), name: `${descriptor.nameOf(record)} (copy)` };
}

function NewForm<Kind extends RecordKind>(props: RecordFormProps<Kind> & { values: FieldValues }) {
  const { descriptor, restaurant, mayWrite, values } = props;
  const { kind, one, many, names, Fields } = descriptor;
  const navigate = useNavigate();
  const { writes } = useRecordChanges(descriptor, restaurant);
  const resolver = useMemo(() => resolverOf(descriptor), [descriptor]);
  const loaded = useMemo(() => ({ values, version: '' }), [values]);
  const list = recordsPath(restaurant, kind);
  const create = async ({ values: filled }: Saving<FieldValues, FieldValues>) => {
    const { record } = await writes.create(filled);
    return () => {
      toast.success(`${isolated(descriptor.nameOf(record))} created`);
      void navigate(list, { replace: true });
    };
  };
  return (
    <Page title={`New ${one}`} width="form">
      <FormPage
        label={`New ${one}`}
        loaded={loaded}
        resolver={resolver}
        onSave={create}
        names={names}
        saveLabel={`Create ${one}`}
        {...(!mayWrite && { readOnly: <ReadOnly many={many} /> })}
      >
        {() => <Fields restaurant={restaurant} />}
      </FormPage>
    </Page>
  );
}

export function EditRecord<Kind extends RecordKind>(props: RecordFormProps<Kind>) {
  const { descriptor, restaurant } = props;
  const { kind, one, many, idOf } = descriptor;
  const { call } = usePlatform();
  const client = useQueryClient();
  const recordId = useRecordId();
  const listed = () =>
    client
      .getQueryData<ListOf<Kind>>(recordsQuery(call, kind, restaurant).queryKey)
      ?.records.find(({ record }) => idOf(record) === recordId);
  const query = useQuery({
    ...recordQuery(call, kind, restaurant, recordId),
    // What the list knew is shown at once, and read anew.
    initialData: listed,
    initialDataUpdatedAt: 0,
  });
  return (
    <WhenLoaded
      query={query}
      what={`this ${one}`}
      back={{ to: recordsPath(restaurant, kind), label: titleOf(many) }}
    >
      {(entry) => <EditForm key={recordId} {...props} entry={entry} />}
    </WhenLoaded>
  );
}

function EditForm<Kind extends RecordKind>(props: RecordFormProps<Kind> & { entry: Versioned<Kind> }) {
  const { descriptor, restaurant, mayWrite, mayReadHistory, entry } = props;
  const { History } = useSlots();
  const { kind, one, many, names, nameOf, idOf, Fields } = descriptor;
  const navigate = useNavigate();
  const changes = useRecordChanges(descriptor, restaurant);
  const deletion = useSubject<readonly Versioned<Kind>[]>();
  const resolver = useMemo(() => resolverOf(descriptor), [descriptor]);
  const loadedFrom = ({ record, version }: Versioned<Kind>) => ({
    values: valuesOf(descriptor, record) as FieldValues,
    version,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the descriptor, which stays
  const loaded = useMemo(() => loadedFrom(entry), [entry]);
  const recordId = idOf(entry.record);
  const list = recordsPath(restaurant, kind);
  const save = async ({ values, before, version }: Saving<FieldValues, FieldValues>) => {
    const saved = await changes.writes.update({
      recordId,
      version,
      changes: mergePatchBetween(before, values),
    });
    return loadedFrom(saved);
  };
  const form = useRef<UseFormReturn<FieldValues>>(undefined);
  /** Into the form, to be looked at and saved as anything else that somebody types. */
  const restore = (newer: readonly AuditEntry[]): void => {
    if (!form.current) return;
    const { record, lost } = pastVersion(entry.record, newer);
    fillIn(form.current, valuesOf(descriptor, record as RecordOf<Kind>));
    toast.info('The form shows how it was. Save to bring it back.', {
      ...(lost.length > 0 && { description: `Not kept, so left as it is: ${fieldList(lost, names)}` }),
    });
  };
  return (
    <Page
      title={nameOf(entry.record)}
      description={titleOf(one)}
      width="form"
      actions={
        mayWrite && (
          <>
            <Link to={copyPath(restaurant, kind, recordId)} className={buttonClasses()}>
              <Copy className="size-4" aria-hidden="true" />
              Duplicate
            </Link>
            <Button look="danger" onClick={() => deletion.open([entry])}>
              <Trash2 className="size-4" aria-hidden="true" />
              Delete
            </Button>
          </>
        )
      }
    >
      <FormPage
        label={`${titleOf(one)} ${isolated(nameOf(entry.record))}`}
        loaded={loaded}
        resolver={resolver}
        onSave={save}
        readCurrent={(current) => valuesOf(descriptor, current as RecordOf<Kind>) as FieldValues}
        names={names}
        {...(!mayWrite && { readOnly: <ReadOnly many={many} /> })}
      >
        {(present) => {
          form.current = present;
          return <Fields restaurant={restaurant} />;
        }}
      </FormPage>
      {mayReadHistory && (
        <History
          {...placeOf(restaurant)}
          record={{ kind, recordId, names, onRestore: mayWrite ? restore : undefined }}
        />
      )}
      <DeleteDialog
        descriptor={descriptor}
        deletion={deletion}
        changes={changes}
        onDeleted={() => void navigate(list, { replace: true })}
      />
    </Page>
  );
}

function fillIn(form: UseFormReturn<FieldValues>, values: FieldValues): void {
  const paths = changedPaths(form.getValues(), values);
  for (const path of paths)
    form.setValue(path, valueAt(values, path), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const [first] = paths;
  if (first !== undefined) form.setFocus(first);
}

const placeOf = ({ tenantId, restaurantId }: RecordScreenProps['restaurant']) => ({ tenantId, restaurantId });

function ReadOnly({ many }: { many: string }) {
  return (
    <Notice tone="info">You can look at {many} here. Owners, administrators and managers change them.</Notice>
  );
}
