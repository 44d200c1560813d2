// The sign-in form: email and password, or a social account. Errors are shown at their fields.
import { type SignIn, signIn as signInSchema } from '@bite/shared/identity/sign-in.schema';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../../lib/form-resolver.ts';
import type { SocialProvider } from '../../../lib/ports.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { PasswordInput, TextInput } from '../../../ui/fields/text-input.tsx';
import { AuthForm } from './auth-form.tsx';
import { isProblem } from './auth-messages.ts';
import { AccountEmailField, CheckField } from './fields.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useSignInAttempt } from './use-sign-in-attempt.ts';

interface SignInFormProps {
  /** The one address that may sign in here. */
  email?: string | undefined;
  label?: string;
  /** Between the password and the button: the way to a new one. */
  forgotten?: ReactNode;
  /** What follows once the client is signed in, before anything else happens. */
  onEntered?: () => Promise<unknown>;
}

export function SignInForm({ email, label = 'Sign in', forgotten, onEntered }: SignInFormProps) {
  const { auth } = usePorts();
  const { attempt, isEntering, problem } = useSignInAttempt();
  const form = useForm<SignIn>({
    resolver: formResolver(signInSchema),
    defaultValues: { email: email ?? '', password: '', rememberMe: false },
  });
  const { register, handleSubmit, setFocus, getValues } = form;

  const enter = (signIn: () => Promise<void>, rememberMe: boolean) =>
    attempt(async () => {
      await signIn();
      await onEntered?.();
    }, rememberMe);
  const submit = handleSubmit(async ({ email: address, password, rememberMe }) => {
    const failure = await enter(() => auth.signIn(address, password, rememberMe), rememberMe);
    if (isProblem(failure, 'credentials')) setFocus('password', { shouldSelect: true });
  });
  const pick = (provider: SocialProvider) => {
    const { rememberMe } = getValues();
    if (!isEntering) void enter(() => auth.signInWith(provider, rememberMe), rememberMe);
  };

  return (
    <>
      <AuthForm
        form={form}
        schema={signInSchema}
        label={label}
        problem={problem}
        isPending={isEntering}
        labels={[label, 'Signing in…']}
        onSubmit={submit}
      >
        {email === undefined ? (
          <TextInput<SignIn>
            name="email"
            type="email"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="username"
          />
        ) : (
          <AccountEmailField email={email} />
        )}
        <PasswordInput<SignIn> name="password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckField label="Remember me" {...register('rememberMe')} />
          {forgotten}
        </div>
      </AuthForm>
      <SocialButtons onPick={pick} isBusy={isEntering} />
    </>
  );
}
