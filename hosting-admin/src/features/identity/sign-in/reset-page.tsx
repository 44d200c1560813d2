// Requests a password reset mail. The answer is the same whether or not the account exists.
import { signIn as signInSchema } from '@bite/shared/identity/sign-in.schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailInput } from '../../../ui/fields/text-input.tsx';
import { AuthForm, useAuthSubmit } from './auth-form.tsx';
import { AuthPage, TextLink } from './auth-page.tsx';
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
  const { call } = usePorts();
  const form = useForm<z.output<typeof resetSchema>>({
    resolver: formResolver(resetSchema),
    defaultValues: { email: '' },
  });
  const sending = useAuthSubmit(form, async ({ email }) => {
    await call('requestPasswordReset', { body: { email } });
    onAsked(email);
  });
  return (
    <AuthForm
      {...sending}
      form={form}
      schema={resetSchema}
      label="Choose a new password"
      labels={['Send the link', 'Sending…']}
    >
      <EmailInput name="email" autoComplete="username" />
    </AuthForm>
  );
}
