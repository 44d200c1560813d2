// A short form that asks for one thing: an invitation, a new user, a reason. What the server finds fault with stands at its
// field, any other failure above the buttons, and nothing that was typed is lost. A record is edited in a FormPage.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '../lib/form-resolver.ts';
import { Button } from './button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { BoundForm } from './fields/bound-form.tsx';
import { useAfterUploads } from './fields/uploads-under-way.ts';
import { fieldMessages } from './refusal.ts';
import { TypedGuard } from './typed-guard.tsx';

type ButtonLabels = readonly [idle: string, pending: string];

interface ActionFormProps<Values extends FieldValues, Output extends FieldValues> {
  schema: z.ZodType<Output, Values>;
  /** The initial values. */
  values: Values;
  /** What its fields are called, where their own words do not do. */
  names?: Readonly<Record<string, string>>;
  /** The form's name for screen readers. */
  label: string;
  /** Of the button that sends it, and while it is sent: 'Send invitation', 'Inviting…'; by the values, where they decide. */
  labels: ButtonLabels | ((values: Values) => ButtonLabels);
  look?: 'primary' | 'secondary' | 'danger';
  /** What has not happened where it fails: 'Nobody was invited.' */
  undone?: string;
  /** Brings a failure into sight: in a long form it may stand below the screen, and where it costs money it has to be read. */
  isFailureFocused?: boolean;
  /** Fields that a refusal's code is about: { CONFLICT: 'email' }. */
  fieldOfCode?: Readonly<Record<string, string>>;
  /** The fields whose loss a FormDialog asks about; all by default. */
  typed?: readonly FieldPath<Values>[];
  /** Asks before the page is left with what was typed; one form per page. In a FormDialog every form is asked about. */
  isGuarded?: boolean;
  /** Throws CallError. Returns false where the person thought better of it. */
  onSubmit: (output: Output) => unknown;
  /** Without it the form is no dialog's, and nothing is there to close. */
  onCancel?: () => void;
  cancelLabel?: string;
  children: ReactNode;
}

const noNames = {};

export function ActionForm<Values extends FieldValues, Output extends FieldValues = Values>(
  props: ActionFormProps<Values, Output>,
) {
  const {
    schema,
    values,
    names = noNames,
    label,
    labels,
    undone,
    isFailureFocused = false,
    fieldOfCode,
    typed,
    isGuarded,
    onSubmit,
    children,
  } = props;
  const [failure, setFailure] = useState<unknown>();
  const resolver = useMemo(() => formResolver(schema), [schema]);
  const form = useForm<Values, unknown, Output>({ resolver, defaultValues: values as DefaultValues<Values> });
  const isSent = useRef(false);
  const submit = form.handleSubmit(
    async (output) => {
      setFailure(undefined);
      isSent.current = true;
      try {
        if ((await onSubmit(output)) === false) isSent.current = false;
      } catch (error) {
        isSent.current = false;
        const faults = Object.entries(fieldMessages(error, fieldOfCode)).filter(
          ([path]) => (path.split('.')[0] ?? path) in values,
        );
        for (const [index, [path, message]] of faults.entries())
          form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
        if (faults.length === 0) setFailure(error);
      }
    },
    () => setFailure(undefined),
  );
  const { isSending, run } = useAfterUploads(form.control);
  return (
    <BoundForm
      form={form}
      schema={schema}
      names={names}
      label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void run(submit);
      }}
    >
      <TypedGuard
        form={form as unknown as UseFormReturn}
        start={values}
        names={names}
        fields={typed}
        isSent={isSent}
        isGuarded={isGuarded}
      >
        {children}
      </TypedGuard>
      {failure !== undefined && (
        <Failure isFocused={isFailureFocused}>
          <FailureNotice error={failure} {...(undone !== undefined && { undone })} />
        </Failure>
      )}
      <Buttons
        {...props}
        labels={typeof labels === 'function' ? labels(form.watch()) : labels}
        isPending={isSending || form.formState.isSubmitting}
      />
    </BoundForm>
  );
}

function Failure({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) element.current?.focus();
  }, [isFocused]);
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  );
}

interface ButtonsProps extends Pick<ActionFormProps<never, never>, 'look' | 'onCancel' | 'cancelLabel'> {
  labels: ButtonLabels;
  isPending: boolean;
}

/** In a dialog they stay in sight, however long the form is. */
const dialogFooter =
  'sticky bottom-0 z-10 -mx-5 flex flex-wrap justify-end gap-2 border-t border-line bg-canvas px-5 py-3';

function Buttons({ labels, look = 'primary', onCancel, cancelLabel = 'Cancel', isPending }: ButtonsProps) {
  return (
    <div
      data-dialog-footer={onCancel ? '' : undefined}
      className={onCancel ? dialogFooter : 'grid justify-items-start'}
    >
      {onCancel && <Button onClick={onCancel}>{cancelLabel}</Button>}
      <Button type="submit" look={look} aria-disabled={isPending}>
        {labels[isPending ? 1 : 0]}
      </Button>
    </div>
  );
}
