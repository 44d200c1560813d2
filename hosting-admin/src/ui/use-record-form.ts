// The state of an editor: what was read, what differs from it, and whose change counts when two people saved.
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
import { focusFirstFault } from './first-fault.ts';
import { changedPaths, contestedFields, type IsWhole, valueAt } from './form-changes.ts';
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

export interface RecordFormOptions<Values extends FieldValues, Output extends FieldValues> {
  loaded: Loaded<Values>;
  resolver: Resolver<Values, unknown, Output>;
  /** Throws CallError. Answers what is stored now, or how to leave. */
  onSave: (saving: Saving<Values, Output>) => Promise<Loaded<Values> | (() => void)>;
  /** From the record in a CONFLICT's details; a form without it cannot be in conflict. */
  readCurrent?: (current: unknown) => Values;
  /** Fields that a refusal's code is about: { SLUG_TAKEN: 'slug' }. */
  fieldOfCode?: Readonly<Record<string, string>>;
  /** Groups of fields that are one to people: in a conflict they are kept or replaced together. */
  isWhole?: IsWhole;
  /** Why nothing can be changed here; undefined where it can. */
  readOnly?: ReactNode;
}

/** Somebody may save again and again while this person's save is merged: after so many tries we ask. */
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
  // Somebody else's change that was saved together with this person's.
  const [merged, setMerged] = useState<Conflict<Values> & { paths: readonly string[] }>();
  const [failure, setFailure] = useState<unknown>();
  const [hasSaved, setSaved] = useState(false);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: loaded.values as DefaultValues<Values>,
  });
  const values = useWatch({ control: form.control }) as Values;
  const changed = readOnly === undefined ? changedPaths(base.values, values, isWhole) : [];
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
    for (const path of changedPaths(from, mine, isWhole) as FieldPath<Values>[])
      form.setValue(path, valueAt(mine, path) as PathValue<Values, typeof path>, { shouldDirty: true });
  };

  const refused = async (error: unknown, from: Loaded<Values>, merges: number) => {
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
    if (messages.length > 0) focusFirstFault(element.current);
  };

  const submit = (from: Loaded<Values>, merges = 0): Promise<void> =>
    form.handleSubmit(
      async (output) => {
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
          await refused(error, from, merges);
        }
      },
      () => focusFirstFault(element.current),
    )();

  const { isSubmitting } = form.formState;
  const save = () => {
    const isNew = base.version === '';
    if (isSubmitting || conflict || !(isNew || changed.length > 0)) return;
    setMerged(undefined);
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
    element,
    form,
    base,
    changed,
    conflict,
    failure,
    hasSaved: hasSaved && changed.length === 0,
    merged: hasSaved && changed.length === 0 ? merged : undefined,
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
