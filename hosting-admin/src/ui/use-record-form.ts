// The state of an editor: what was read, what differs from it, and whose change counts when two people saved.
import { CallError } from '@bite/shared/api/client';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  useForm,
  useWatch,
} from 'react-hook-form';
import { changedFields, valueAt } from './form-changes.ts';
import type { FormPageProps } from './form-page.tsx';
import { fieldMessages } from './refusal.ts';

/** What a form shows, and which state of the record that is; a new record's version is ''. */
export interface Loaded<Values> {
  values: Values;
  version: string;
}

export interface Saving<Values, Output> {
  /** As the schema reads them. */
  values: Output;
  /** What the record held when `version` was read. */
  before: Values;
  version: string;
}

export function useRecordForm<Values extends FieldValues, Output extends FieldValues>({
  loaded,
  resolver,
  onSave,
  readCurrent,
  fieldOfCode = {},
  readOnly,
}: FormPageProps<Values, Output>) {
  const [base, setBase] = useState(loaded);
  const [conflict, setConflict] = useState<Loaded<Values>>();
  const [failure, setFailure] = useState<unknown>();
  const [hasSaved, setSaved] = useState(false);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: loaded.values as DefaultValues<Values>,
  });
  const values = useWatch({ control: form.control }) as Values;
  const changed = readOnly === undefined ? changedFields(base.values, values) : [];
  // Asked when somebody leaves, which may be before the next render.
  const leaving = useRef({ isUnsaved: false, hasLeft: false, version: base.version });
  leaving.current.isUnsaved = changed.length > 0;
  leaving.current.version = base.version;

  /** Shows `onto`, with what was typed since `from` on top of it. */
  const rebase = (from: Values, onto: Loaded<Values>) => {
    const mine = form.getValues();
    form.reset(onto.values);
    setBase(onto);
    setConflict(undefined);
    setFailure(undefined);
    for (const path of changedFields(from, mine) as FieldPath<Values>[])
      form.setValue(path, valueAt(mine, path) as PathValue<Values, typeof path>, { shouldDirty: true });
  };

  const refused = (error: unknown) => {
    const current = readCurrent && conflictOf(error);
    if (current) return setConflict({ values: readCurrent(current.current), version: current.version });
    const messages = Object.entries(fieldMessages(error, fieldOfCode));
    for (const [index, [path, message]] of messages.entries())
      form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    setFailure(error);
  };

  const submit = (from: Loaded<Values>) =>
    form.handleSubmit(async (output) => {
      const sent = structuredClone(form.getValues());
      setFailure(undefined);
      try {
        const result = await onSave({ values: output, before: from.values, version: from.version });
        if (typeof result === 'function') {
          leaving.current.hasLeft = true;
          return result();
        }
        rebase(sent, result);
        setSaved(true);
      } catch (error) {
        refused(error);
      }
    })();

  const { isSubmitting } = form.formState;
  const save = () => {
    const isNew = base.version === '';
    if (isSubmitting || conflict || !(isNew || changed.length > 0)) return;
    void submit(base);
  };

  // Nobody is working on it: what was read anew is shown.
  const { reset } = form;
  useEffect(() => {
    if (leaving.current.isUnsaved || loaded.version === leaving.current.version) return;
    reset(loaded.values);
    setBase(loaded);
  }, [loaded, reset]);

  return {
    form,
    base,
    changed,
    conflict,
    failure,
    hasSaved: hasSaved && changed.length === 0,
    isSaving: isSubmitting,
    isUnsaved: () => leaving.current.isUnsaved && !leaving.current.hasLeft,
    save,
    loadTheirs: () => conflict && rebase(form.getValues(), conflict),
    keepMine: () => {
      if (!conflict) return;
      rebase(base.values, conflict);
      void submit(conflict);
    },
    discard: () => rebase(form.getValues(), base),
  };
}

/** The record as it is now, where a save was refused because somebody else was quicker. */
function conflictOf(error: unknown): { current: unknown; version: string } | undefined {
  if (!(error instanceof CallError) || error.code !== 'CONFLICT') return undefined;
  const { details } = error;
  if (typeof details !== 'object' || details === null) return undefined;
  if (!('current' in details) || !('version' in details) || typeof details.version !== 'string')
    return undefined;
  return { current: details.current, version: details.version };
}
