// An editor: one column of groups, a save bar with the unsaved changes, Ctrl/Cmd+S, and a question before changes are lost.
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { schemaOf } from '../lib/form-resolver.ts';
import type { WordsOf } from './change-words.ts';
import { FormFactsContext } from './fields/bound.ts';
import { focusFirstFault } from './first-fault.ts';
import { ConflictNotice, MergedNotice, RefusedNotice } from './form-notices.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';

export interface FormPageProps<Values extends FieldValues, Output extends FieldValues>
  extends RecordFormOptions<Values, Output> {
  /** 'Settings of Bella Napoli': the form's name for screen readers. */
  label: string;
  /** Labels of fields or groups of fields: { 'settings.taxRate': 'Tax rate' }. */
  names: Readonly<Record<string, string>>;
  /** Formats a value, if the default is not suitable. */
  wordsOf?: WordsOf;
  /** 'Create restaurant'; 'Save' by default. */
  saveLabel?: string;
  children: (form: UseFormReturn<Values, unknown, Output>) => ReactNode;
}

export function FormPage<Values extends FieldValues, Output extends FieldValues = Values>(
  props: FormPageProps<Values, Output>,
) {
  const { label, loaded, names, isWhole, wordsOf, saveLabel = 'Save', readOnly, children } = props;
  const {
    element,
    form,
    base,
    changed,
    conflict,
    failure,
    changedSince,
    hasSaved,
    merged,
    isSaving,
    isSending,
    isUnsaved,
    save,
    loadTheirs,
    keepMine,
    discard,
  } = useRecordForm(props);
  const isReadOnly = readOnly !== undefined;
  const facts = useMemo(() => ({ names, schema: schemaOf(props.resolver) }), [names, props.resolver]);
  useSaveKey(element, save, !isReadOnly);
  // Fields follow their own values and errors: the whole form is not rendered again for each key.
  const { formState } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is rendered may read the form's state
  const fields = useMemo(() => children(form), [children, form, formState]);
  return (
    <UnsavedGuard isUnsaved={isUnsaved} changed={changed} names={names}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="grid gap-5"
      >
        {readOnly}
        <fieldset disabled={isReadOnly} className="grid min-w-0 gap-5">
          <FormFactsContext value={facts}>
            <FormProvider {...form}>{fields}</FormProvider>
          </FormFactsContext>
        </fieldset>
        {!isReadOnly && (
          <SaveBar
            changed={changed}
            names={names}
            isNew={loaded.version === ''}
            isSaving={isSaving}
            isSending={isSending}
            hasSaved={hasSaved}
            saveLabel={saveLabel}
            onDiscard={discard}
            faults={faultsIn(form.formState.errors)}
            onShowFault={() => focusFirstFault(element.current)}
            isBlocked={conflict !== undefined}
            notice={
              conflict ? (
                <ConflictNotice
                  before={base.values}
                  mine={form.getValues()}
                  conflict={conflict}
                  names={names}
                  isWhole={isWhole}
                  wordsOf={wordsOf}
                  onLoadTheirs={loadTheirs}
                  onKeepMine={keepMine}
                />
              ) : failure !== undefined ? (
                <RefusedNotice error={failure} names={names} changedSince={changedSince} />
              ) : (
                merged && <MergedNotice merged={merged} names={names} />
              )
            }
          />
        )}
      </form>
    </UnsavedGuard>
  );
}

/** The number of fields with an error. */
function faultsIn(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('type' in errors && typeof errors.type === 'string') return 1;
  return Object.values(errors).reduce((sum: number, inner) => sum + faultsIn(inner), 0);
}

/** Dialogs and drawers, of which the one in front has the keyboard. One that is going away has it no more. */
const LAYER = ':is([role=dialog], [role=alertdialog])';
const isTypedIn = (form: Element | null, target: EventTarget | null): boolean =>
  form?.closest(LAYER) === (target instanceof Element ? target.closest(`${LAYER}[data-state=open]`) : null);

function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (isTypedIn(form.current, event.target)) save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [form, save, isActive]);
}
