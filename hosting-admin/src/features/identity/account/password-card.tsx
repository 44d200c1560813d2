// Changes the person's own password, which signs them out everywhere else. People who sign in with Google, Facebook or
// Apple can have a link mailed to set one.
import { newPassword } from '@bite/shared/identity/user-payloads.schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { AuthError } from '../../../lib/ports.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useSession } from '../../../lib/session.tsx';
import { ownSession } from '../../../lib/session-memory.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { BoundForm } from '../../../ui/fields/bound-form.tsx';
import { PasswordInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow } from '../../../ui/form-group.tsx';
import { Loading } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fieldMessages } from '../../../ui/refusal.ts';
import { SendMail } from '../sign-in/send-mail.tsx';

const passwordForm = z.strictObject({
  present: z.string().min(1, 'Please enter your present password'),
  password: newPassword,
});
type PasswordForm = z.output<typeof passwordForm>;
const names = { present: 'Current password', password: 'New password' };
const EMPTY: PasswordForm = { present: '', password: '' };

export function PasswordCard({ email }: { email: string }) {
  const { session } = useSession();
  const hasPassword = session.phase === 'signedIn' ? session.user.hasPassword : undefined;
  const form = hasPassword ? <ChangePassword email={email} /> : <NoPassword email={email} />;
  return (
    <Card title="Password" description="Changing it signs you out on every other device.">
      {hasPassword === undefined ? <Loading>Loading...</Loading> : form}
    </Card>
  );
}

/** What went wrong, at which field; undefined for anything else. */
function fieldProblem(error: unknown): { field: keyof PasswordForm; message: string } | undefined {
  if (error instanceof AuthError && error.problem === 'credentials')
    return { field: 'present', message: 'This is not your current password.' };
  if (error instanceof AuthError && error.problem === 'tooManyAttempts')
    return {
      field: 'present',
      message: 'Too many attempts. Please wait a few minutes before you try again.',
    };
  const message = fieldMessages(error)['password'];
  return message === undefined ? undefined : { field: 'password', message };
}

function useChangePassword(email: string) {
  const { auth, call } = usePorts();
  const { signIn } = useSession();
  return ({ present, password }: PasswordForm) => {
    const rememberMe = ownSession(localStorage, Date.now())?.rememberMe ?? false;
    // The session ends with the old password: the screens wait until the next one has begun.
    return signIn(async () => {
      const idToken = await auth.prove(email, present);
      await call('changePassword', { body: { idToken, password } });
      await auth.signIn(email, password, rememberMe);
    }, rememberMe);
  };
}

function ChangePassword({ email }: { email: string }) {
  const change = useChangePassword(email);
  const [failure, setFailure] = useState<unknown>();
  const [isChanged, setChanged] = useState(false);
  const form = useForm<PasswordForm>({ resolver: formResolver(passwordForm), defaultValues: EMPTY });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    setChanged(false);
    try {
      await change(typed);
      form.reset(EMPTY);
      setChanged(true);
    } catch (error) {
      const problem = fieldProblem(error);
      if (problem) form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
      else setFailure(error);
    }
  });
  return (
    <BoundForm form={form} schema={passwordForm} names={names} label="Change your password" onSubmit={submit}>
      {/* So that a password keeper knows whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {isChanged && (
        <Notice tone="good" role="status">
          Your password is changed. Other devices are signed out.
        </Notice>
      )}
      {failure !== undefined && (
        <FailureNotice error={failure} undone="We could not finish changing your password." />
      )}
      <FieldRow>
        <PasswordInput<PasswordForm> name="present" autoComplete="current-password" />
        <PasswordInput<PasswordForm>
          name="password"
          hint="At least 6 characters."
          autoComplete="new-password"
        />
      </FieldRow>
      <Button type="submit" className="justify-self-start" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Changing…' : 'Change password'}
      </Button>
    </BoundForm>
  );
}

export function NoPassword({ email }: { email: string }) {
  const { call } = usePorts();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-muted">
        You sign in with Google, Facebook or Apple and have no password. We can mail you a link to set one.
      </p>
      <SendMail label="Mail me a link" send={() => call('requestPasswordReset', { body: { email } })} />
    </div>
  );
}
