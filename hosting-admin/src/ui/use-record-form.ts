// The state of an editor: the record as read, the changes, and how two people's changes are merged.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form';
import { type Conflict, conflictOf } from './conflict.ts';
import { useAfterUploads } from './fields/uploads-under-way.ts';
import { focusFirstFault } from './first-fault.ts';
import { changedPaths, type IsWhole } from './form-changes.ts';
import { contestedFields, mergedAt } from './merge-changes.ts';
import { fieldMessages } from './refusal.ts';

/** The values of a form and the version of the record; '' for a new record. */
export interface Loaded<Values> {
  values: Values;
  version: string;
}

export interface Saving<Values, Output> {
  /** As parsed by the schema. */
  values: Output;
  /** The record's values when `version` was read. */
  before: Values;
  version: string;
}

export interface RecordFormOptions<Values extends FieldValues, Output extends FieldValues> {
  loaded: Loaded<Values>;
  resolver: Resolver<Values, unknown, Output>;
  /** Throws CallError. Returns the stored record, how to leave, or nothing where the person thought better of it. */
  onSave: (saving: Saving<Values, Output>) => Promise<Loaded<Values> | (() => void) | undefined>;
  /** Reads the record from a CONFLICT's details; forms without it have no conflicts. */
  readCurrent?: (current: unknown) => Values;
  /** The fields of error codes: { SLUG_TAKEN: 'slug' }. */
  fieldOfCode?: Readonly<Record<string, string>>;
  /** Groups of fields that are kept or replaced as a whole in a conflict. */
  isWhole?: IsWhole;
  /** Why the form is read-only; undefined if it is not. */
  readOnly?: ReactNode;
}

/** Others may save again while changes are merged: after this many attempts the person is asked. */
const MERGES = 5;

export function useRecordForm<Values extends FieldValues, Output extends FieldValues>({
  loaded,
  resolver,
  onSave,
  readCurrent,
  fieldOfCode = {},
  isWhole,
  readOnly,
}: RecordFormOptions<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(loaded);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  // The other person's change that was saved together with this one.
  const [merged, setMerged] = useState<Conflict<Values> & { paths: readonly string[] }>();
  const [failure, setFailure] = useState<unknown>();
  const [refusedValues, setRefusedValues] = useState<Values>();
  const [hasSaved, setSaved] = useState(false);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: loaded.values as DefaultValues<Values>,
  });
  const values = useWatch({ control: form.control }) as Values;
  const changed = readOnly === undefined ? changedPaths(base.values, values, isWhole) : [];
  // Read when somebody leaves, which may be before the next render.
  const leaving = useRef({ isUnsaved: false, hasLeft: false, version: base.version });
  leaving.current.isUnsaved = changed.length > 0;
  leaving.current.version = base.version;

  /** Shows `onto` with the changes since `from` applied. */
  const rebase = (from: Values, onto: Loaded<Values>) => {
    const mine = form.getValues();
    form.reset(onto.values);
    setBase(onto);
    setConflict(undefined);
    setFailure(undefined);
    for (const path of changedPaths(from, mine, isWhole) as FieldPath<Values>[])
      form.setValue(path, mergedAt(path, from, mine, onto.values) as PathValue<Values, typeof path>, {
        shouldDirty: true,
      });
  };

  const refused = async (error: unknown, sent: Values, from: Loaded<Values>, merges: number) => {
    const current = readCurrent && conflictOf(error, readCurrent);
    if (current) {
      const isContested = contestedFields(from.values, form.getValues(), current.values, isWhole).length > 0;
      if (isContested || merges >= MERGES) return setConflict(current);
      setMerged({ ...current, paths: changedPaths(from.values, current.values, isWhole) });
      rebase(from.values, current);
      return submit(current, merges + 1);
    }
    const messages = Object.entries(fieldMessages(error, fieldOfCode));
    for (const [index, [path, message]] of messages.entries())
      form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    setFailure(error);
    setRefusedValues(sent);
    if (messages.length > 0) focusFirstFault(element.current);
  };

  const submit = (from: Loaded<Values>, merges = 0): Promise<void> =>
    form.handleSubmit(
      async (output) => {
        const sent = structuredClone(form.getValues());
        setFailure(undefined);
        try {
          const result = await onSave({ values: output, before: from.values, version: from.version });
          if (result === undefined) return;
          if (typeof result === 'function') {
            leaving.current.hasLeft = true;
            return result();
          }
          rebase(sent, result);
          setSaved(true);
        } catch (error) {
          await refused(error, sent, from, merges);
        }
      },
      () => {
        // It was about what was sent then.
        setFailure(undefined);
        focusFirstFault(element.current);
      },
    )();

  const { isSubmitting } = form.formState;
  const afterUploads = useAfterUploads(form.control);
  const save = () => {
    const isNew = base.version === '';
    if (isSubmitting || conflict || !(isNew || changed.length > 0)) return;
    setMerged(undefined);
    void afterUploads.run(() => submit(base));
  };

  // The record was loaded again: shown, unless there are changes. If it has just these, they were saved: their answer was lost.
  const { reset, getValues } = form;
  useEffect(() => {
    const { isUnsaved, version } = leaving.current;
    if (loaded.version === version) return;
    if (isUnsaved) {
      if (changedPaths(loaded.values, getValues()).length > 0) return;
      setFailure(undefined);
      setSaved(true);
    }
    reset(loaded.values);
    setBase(loaded);
  }, [loaded, reset, getValues]);

  return {
    element,
    form,
    base,
    changed,
    conflict,
    failure,
    /** The fields that were changed since the server refused them: what it said of them is no longer so. */
    changedSince: refusedValues && failure !== undefined ? changedPaths(refusedValues, values) : [],
    hasSaved: hasSaved && changed.length === 0,
    merged: hasSaved && changed.length === 0 ? merged : undefined,
    isSaving: isSubmitting,
    /** It is saved once the pictures are sent. */
    isSending: afterUploads.isSending,
    isUnsaved: () => leaving.current.isUnsaved && !leaving.current.hasLeft,
    save,
    loadTheirs: () => conflict && rebase(form.getValues(), conflict),
    keepMine: () => {
      if (!conflict) return;
      rebase(base.values, conflict);
      void submit(conflict);
    },
    discard: () => {
      afterUploads.stop();
      rebase(form.getValues(), base);
    },
  };
}
