// Asks before what was typed into a short form is lost: when its dialog is closed (ClosingGuard), or when its page is left, if
// the form wants that.
import type { ReactNode, RefObject } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { changedPaths } from './form-changes.ts';
import { UnsavedGuard, useIsInGuard } from './unsaved-guard.tsx';

interface TypedGuardProps {
  form: UseFormReturn<FieldValues>;
  /** The values that it began with. */
  start: object;
  names: Readonly<Record<string, string>>;
  /** The fields that are worth asking about; all by default. */
  fields?: readonly string[] | undefined;
  /** True while it is sent, and afterwards: nothing is lost by leaving then. */
  isSent: RefObject<boolean>;
  /** Also outside a dialog, before the page is left. */
  isGuarded?: boolean | undefined;
  children: ReactNode;
}

export function TypedGuard(props: TypedGuardProps) {
  const isInGuard = useIsInGuard();
  return isInGuard || props.isGuarded ? <Guard {...props} /> : props.children;
}

function Guard({ form, start, names, fields, isSent, children }: TypedGuardProps) {
  const changedIn = (values: FieldValues): string[] =>
    changedPaths(start, values).filter((path) => fields?.includes(path) ?? true);
  return (
    <UnsavedGuard
      isUnsaved={() => !isSent.current && changedIn(form.getValues()).length > 0}
      changed={changedIn(useWatch({ control: form.control }))}
      names={names}
    >
      {children}
    </UnsavedGuard>
  );
}
