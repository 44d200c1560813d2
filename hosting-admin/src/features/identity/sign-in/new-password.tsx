// Sets a new password by the code of a mailed link.
import { CallError } from '@bite/shared/api/client';
import { signUp as signUpSchema } from '@bite/shared/identity/user-payloads.schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { PasswordInput } from '../../../ui/fields/text-input.tsx';
import { Loading } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fieldMessages } from '../../../ui/refusal.ts';
import { AuthForm, useAuthSubmit } from './auth-form.tsx';
import { messageFor } from './auth-messages.ts';
import { AuthPage, LinkProblem } from './auth-page.tsx';
import { RESET_PATH, SIGN_IN_PATH } from './return-path.ts';
import { useOutcome } from './use-outcome.ts';

const passwordSchema = signUpSchema.pick({ password: true });

export function NewPassword({ code }: { code: string }) {
  const { call } = usePorts();
  const { outcome, again } = useOutcome(
    async () => (await call('readPasswordReset', { body: { code } })).email,
  );
  const [end, setEnd] = useState<'changed' | 'codeOver'>();
  if (outcome.phase === 'pending') return <Loading>Checking your link…</Loading>;
  if (end === 'changed') return <Changed />;
  const isOver = end === 'codeOver' || (outcome.phase === 'failed' && isCodeOver(outcome.error));
  if (isOver) return <CodeOver />;
  if (outcome.phase === 'failed')
    return <LinkProblem title="No new password yet" words={messageFor(outcome.error)} onTryAgain={again} />;
  return (
    <AuthPage
      title="Choose a new password"
      intro={
        <p>
          For <strong className="text-ink">{outcome.value}</strong>
        </p>
      }
    >
      <NewPasswordForm email={outcome.value} code={code} onEnd={setEnd} />
    </AuthPage>
  );
}

/** Expired, used, never given out, or no code at all. */
const isCodeOver = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'NOT_FOUND' || 'code' in fieldMessages(error));

function Changed() {
  return (
    <AuthPage title="Your password is changed">
      <Notice tone="good" role="status">
        You are signed out on every device. Sign in with your new password from now on.
      </Notice>
      <Link to={SIGN_IN_PATH} className={buttonClasses('primary')}>
        Sign in
      </Link>
    </AuthPage>
  );
}

function CodeOver() {
  return (
    <LinkProblem
      title="This link no longer works"
      words="It has expired or has been used already. If you have just chosen a password with it, sign in with that."
      more={
        <Link to={RESET_PATH} className={buttonClasses('primary')}>
          Ask for a new link
        </Link>
      }
    />
  );
}

interface NewPasswordFormProps {
  email: string;
  code: string;
  onEnd: (end: 'changed' | 'codeOver') => void;
}

function NewPasswordForm({ email, code, onEnd }: NewPasswordFormProps) {
  const { call } = usePorts();
  const form = useForm<z.output<typeof passwordSchema>>({
    resolver: formResolver(passwordSchema),
    defaultValues: { password: '' },
  });
  const sending = useAuthSubmit(form, async ({ password }) => {
    try {
      await call('resetPassword', { body: { code, password } });
      onEnd('changed');
    } catch (error) {
      if (isCodeOver(error)) return onEnd('codeOver');
      if (fieldMessages(error).password !== undefined) form.setFocus('password', { shouldSelect: true });
      throw error;
    }
  });
  return (
    <AuthForm
      {...sending}
      form={form}
      schema={passwordSchema}
      label="Choose a new password"
      labels={['Save the new password', 'Saving…']}
    >
      {/* So that a password keeper knows whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        name="password"
        label="New password"
        hint="At least 6 characters."
        autoComplete="new-password"
      />
    </AuthForm>
  );
}
