// Requests a password reset mail. The answer is the same whether or not the account exists.
import { signIn as signInSchema } from '@bite/shared/identity/sign-in.schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePlatform } from '../../../lib/platform.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { messageFor } from './auth-messages.ts';
import { AuthPage, TextLink } from './auth-page.tsx';
import { AccountEmailField } from './fields.tsx';
import { RETURN_PARAMETER, SIGN_IN_PATH, withReturn } from './return-path.ts';

const resetSchema = signInSchema.pick({ email: true });

export function ResetPage() {
  const [parameters] = useSearchParams();
  const [askedFor, setAskedFor] = useState<string>();
  const back = (
    <TextLink to={withReturn(SIGN_IN_PATH, parameters.get(RETURN_PARAMETER))}>Back to sign in</TextLink>
  );
  if (askedFor !== undefined) {
    return (
      <AuthPage
        title="Check your mail"
        intro={
          <p>
            If there is an account for <strong className="text-ink">{askedFor}</strong>, a link to choose a
            new password is on its way.
          </p>
        }
        footer={back}
      >
        <p className="text-sm text-pretty text-muted">
          It may take a minute. Check your spam folder, too. The link works once, and for an hour.
        </p>
        <Button onClick={() => setAskedFor(undefined)}>Use another address</Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Choose a new password"
      intro="Tell us your email address, and we send you a link."
      footer={back}
    >
      <ResetForm onAsked={setAskedFor} />
    </AuthPage>
  );
}

function ResetForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { call } = usePlatform();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState, setValue } = useForm<z.output<typeof resetSchema>>({
    resolver: formResolver(resetSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email }) => {
    setProblem(undefined);
    try {
      await call('requestPasswordReset', { body: { email } });
      onAsked(email);
    } catch (error) {
      setProblem(messageFor(error));
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-label="Choose a new password">
      {problem !== undefined && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <AccountEmailField
        error={errors.email?.message}
        onTake={(meant) => setValue('email', meant, { shouldDirty: true })}
        {...register('email')}
      />
      <Button type="submit" look="primary" className="text-base" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send the link'}
      </Button>
    </form>
  );
}
