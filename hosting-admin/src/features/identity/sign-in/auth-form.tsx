// What the forms of sign-in, sign-up, invitations and new passwords share: their fields, what went wrong, and one button.
import { type FormEventHandler, type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { BoundForm } from '../../../ui/fields/bound-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { messageFor } from './auth-messages.ts';

interface AuthFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  schema: z.ZodType;
  /** The form's name for screen readers. */
  label: string;
  problem: string | undefined;
  isPending: boolean;
  /** 'Create account', and while it is created: 'Creating your account…'. */
  labels: readonly [idle: string, pending: string];
  onSubmit: FormEventHandler;
  children?: ReactNode;
}

const names = {};

export function AuthForm<Values extends FieldValues>(props: AuthFormProps<Values>) {
  const { form, schema, label, problem, isPending, labels, onSubmit, children } = props;
  return (
    <BoundForm form={form} schema={schema} names={names} label={label} onSubmit={onSubmit}>
      {problem !== undefined && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {children}
      <Button type="submit" look="primary" className="text-base" aria-disabled={isPending}>
        {labels[isPending ? 1 : 0]}
      </Button>
    </BoundForm>
  );
}

/** What a form does when it is sent, and the words for why it failed. `act` throws. */
export function useAuthSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  act: (values: Values) => Promise<unknown>,
) {
  const [problem, setProblem] = useState<string>();
  const onSubmit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await act(values);
    } catch (error) {
      setProblem(messageFor(error));
    }
  });
  return { problem, onSubmit, isPending: form.formState.isSubmitting };
}
