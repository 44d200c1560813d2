// The pages of one record: a new one, which may be a copy, and an existing one.

import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { RecordKind } from '@bite/shared/records/record-names';
import { useQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePorts } from '../../lib/ports-context.tsx';
import { type RecordOf, recordQuery, recordsQuery, type Versioned } from '../../lib/records.ts';
import { COPY_OF, copyPath, recordsPath } from '../../lib/screen-paths.ts';
import { useSlots } from '../../lib/slots.tsx';
import { useRecordId } from '../../lib/use-params.ts';
import { Button, buttonClasses } from '../button.tsx';
import { WhenLoaded } from '../loaded.tsx';
import { Page } from '../page.tsx';
import { restoreInto } from '../restore-version.ts';
import { type Section, SectionNav, sectionMargin, sectionTarget } from '../section-nav.tsx';
import { useSubject } from '../use-subject.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { pastVersion } from './past-version.ts';
import { copyOf } from './record-copy.ts';
import { type RecordDescriptor, type RecordScreenProps, titleOf, valuesOf } from './record-descriptor.ts';
import { NewRecordEditor, RecordEditor, useRecord } from './record-editor.tsx';
import { useFieldWords } from './reference-names.ts';
import { useRecordChanges } from './use-record-changes.ts';

interface RecordFormProps<Kind extends RecordKind> extends RecordScreenProps {
  descriptor: RecordDescriptor<Kind>;
}

export function NewRecord<Kind extends RecordKind>(props: RecordFormProps<Kind>) {
  const { descriptor, restaurant } = props;
  const { call } = usePorts();
  const [parameters] = useSearchParams();
  const copied = Number(parameters.get(COPY_OF) ?? 0);
  const query = useQuery({ ...recordQuery(call, descriptor.kind, restaurant, copied), enabled: copied > 0 });
  const others = useQuery({
    ...recordsQuery(call, descriptor.kind, restaurant),
    enabled: copied === 0 && descriptor.blankAmong !== undefined,
  });
  if (copied === 0 && !descriptor.blankAmong) return <NewForm {...props} values={descriptor.blank} />;
  if (copied === 0)
    return (
      <WhenLoaded query={others} what={descriptor.many}>
        {({ records }) => <NewAmong {...props} others={records} />}
      </WhenLoaded>
    );
  return (
    <WhenLoaded query={query} what={`this ${descriptor.one}`}>
      {({ record }) => <NewForm {...props} values={copyOf(descriptor, record)} />}
    </WhenLoaded>
  );
}

/** Begins with what the others leave for it; what others do meanwhile changes nothing of what is typed. */
function NewAmong<Kind extends RecordKind>({
  others,
  ...props
}: RecordFormProps<Kind> & { others: readonly Versioned<Kind>[] }) {
  const { blank, blankAmong } = props.descriptor;
  const [values] = useState(() => ({ ...blank, ...blankAmong?.(others.map(({ record }) => record)) }));
  return <NewForm {...props} values={values} />;
}

function NewForm<Kind extends RecordKind>(props: RecordFormProps<Kind> & { values: FieldValues }) {
  const { descriptor, restaurant } = props;
  const navigate = useNavigate();
  // Where the person came from, if it was not the list.
  const { state } = useLocation();
  const back = typeof state?.from === 'string' ? state.from : recordsPath(restaurant, descriptor.kind);
  return (
    <Page title={`New ${descriptor.one}`} width={widthOf(descriptor)}>
      <Sections of={descriptor}>
        <NewRecordEditor {...props} onCreated={() => void navigate(back, { replace: true })} />
      </Sections>
    </Page>
  );
}

export function EditRecord<Kind extends RecordKind>(props: RecordFormProps<Kind>) {
  const { descriptor, restaurant } = props;
  const { kind, one, many } = descriptor;
  const recordId = useRecordId();
  return (
    <WhenLoaded
      query={useRecord(descriptor, restaurant, recordId)}
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
  const { kind, one, names, nameOf, idOf } = descriptor;
  const navigate = useNavigate();
  const changes = useRecordChanges(descriptor, restaurant);
  const deletion = useSubject<readonly Versioned<Kind>[]>();
  const recordId = idOf(entry.record);
  const wordsOf = useFieldWords(kind, restaurant);
  const list = recordsPath(restaurant, kind);
  const form = useRef<UseFormReturn<FieldValues>>(undefined);
  /** Fills a past version into the form, to be checked and saved. */
  const restore = (newer: readonly AuditEntry[]): void => {
    if (!form.current) return;
    const { record, lost } = pastVersion(entry.record, newer);
    restoreInto<FieldValues, FieldValues>(form.current, {
      values: valuesOf(descriptor, record as RecordOf<Kind>),
      lost,
      names,
    });
  };
  return (
    <Page
      title={nameOf(entry.record)}
      description={titleOf(one)}
      width={widthOf(descriptor)}
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
      <Sections of={descriptor} hasHistory={mayReadHistory}>
        <RecordEditor {...props} form={form} />
        {mayReadHistory && (
          <div {...sectionTarget(history.id)} className={sectionMargin}>
            <History
              {...placeOf(restaurant)}
              record={{ kind, recordId, names, wordsOf, onRestore: mayWrite ? restore : undefined }}
            />
          </div>
        )}
      </Sections>
      <DeleteDialog
        descriptor={descriptor}
        deletion={deletion}
        changes={changes}
        onDeleted={() => void navigate(list, { replace: true })}
      />
    </Page>
  );
}

type WithSections = { sections?: readonly Section[] };

const widthOf = ({ sections }: WithSections) => (sections ? 'sections' : 'form');

const history: Section = { id: 'history', title: 'History' };

interface SectionsProps {
  of: WithSections;
  hasHistory?: boolean;
  children: ReactNode;
}

/** A long form has its sections beside it. */
function Sections({ of: { sections }, hasHistory = false, children }: SectionsProps) {
  const listed = useMemo(
    () => [...(sections ?? []), ...(hasHistory ? [history] : [])],
    [sections, hasHistory],
  );
  if (!sections) return children;
  return (
    <SectionNav label="Sections" sections={listed}>
      {children}
    </SectionNav>
  );
}

const placeOf = ({ tenantId, restaurantId }: RecordScreenProps['restaurant']) => ({ tenantId, restaurantId });
