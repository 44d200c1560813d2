// The form of a new account, for whoever comes by themselves and for whoever was invited.
import type { SignUp } from '@bite/shared/identity/user-payloads.schema';
import type { FormEventHandler } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import type { SocialProvider } from '../../../lib/ports.ts';
import { Button } from '../../../ui/button.tsx';
import { BoundForm } from '../../../ui/fields/bound-form.tsx';
import { NameFields, OwnPhoneField } from '../../../ui/fields/person-fields.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { AccountEmailField } from './fields.tsx';
import { SocialButtons } from './social-buttons.tsx';

export type NewAccount = Omit<SignUp, 'email'> & { email?: string };

interface NewAccountFormProps {
  form: UseFormReturn<NewAccount>;
  schema: z.ZodType;
  /** Of the invitation; without it they are asked for their own. */
  email?: string;
  problem: string | undefined;
  isEntering: boolean;
  /** 'Create account', and while it is created: 'Creating your account…'. */
  labels: readonly [idle: string, entering: string];
  onSubmit: FormEventHandler;
  onPick: (provider: SocialProvider) => void;
}

export function NewAccountForm(props: NewAccountFormProps) {
  const { form, schema, email, problem, isEntering, labels, onSubmit, onPick } = props;
  return (
    <>
      <BoundForm form={form} schema={schema} names={{}} label="Create your account" onSubmit={onSubmit}>
        {problem !== undefined && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        {email !== undefined && <AccountEmailField value={email} readOnly />}
        <NameFields isOwn />
        {email === undefined && <OwnEmail />}
        <NewPassword />
        <OwnPhoneField />
        <Button type="submit" look="primary" className="text-base" aria-disabled={isEntering}>
          {labels[isEntering ? 1 : 0]}
        </Button>
      </BoundForm>
      <SocialButtons onPick={onPick} isBusy={isEntering} />
    </>
  );
}

function OwnEmail() {
  const { register, setValue, formState } = useFormContext<NewAccount>();
  return (
    <AccountEmailField
      error={formState.errors.email?.message}
      onTake={(meant) => setValue('email', meant, { shouldDirty: true })}
      {...register('email')}
    />
  );
}

function NewPassword() {
  const { register, formState } = useFormContext<NewAccount>();
  return (
    <PasswordField
      label="Password"
      hint="At least 6 characters."
      autoComplete="new-password"
      error={formState.errors.password?.message}
      {...register('password')}
    />
  );
}
