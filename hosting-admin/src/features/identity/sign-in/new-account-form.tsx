// The form of a new account, with and without an invitation.
import type { SignUp } from '@bite/shared/identity/user-payloads.schema';
import type { FormEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { SocialProvider } from '../../../lib/ports.ts';
import { NameFields, OwnPhoneField } from '../../../ui/fields/person-fields.tsx';
import { EmailInput, PasswordInput } from '../../../ui/fields/text-input.tsx';
import { AuthForm } from './auth-form.tsx';
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
  const { email, isEntering, onPick, ...form } = props;
  return (
    <>
      <AuthForm {...form} label="Create your account" isPending={isEntering}>
        {email !== undefined && <AccountEmailField email={email} />}
        <NameFields isOwn />
        {email === undefined && <EmailInput name="email" autoComplete="username" />}
        <PasswordInput name="password" hint="At least 6 characters." autoComplete="new-password" />
        <OwnPhoneField />
      </AuthForm>
      <SocialButtons onPick={onPick} isBusy={isEntering} />
    </>
  );
}
