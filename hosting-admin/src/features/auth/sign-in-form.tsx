// E-mail and password, each mistake shown where it was made.

import { type SignIn, signIn as signInSchema } from '@bite/shared/identity/sign-in.schema';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePlatform } from '../../lib/platform.tsx';
import { SignInError, type SignInProblem } from '../../lib/ports.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, inputClasses } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says the same for a wrong password and an unknown address, so that nobody can find out who works here. */
const messages: Record<SignInProblem, string> = {
  credentials: 'The email address or the password is not right. Please check both and try again.',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes before you try again.',
  offline: 'The sign-in service could not be reached. Check your connection and try again.',
  unknown: 'Signing in did not work. Please try again in a moment.',
};

export function SignInForm() {
  const { auth } = usePlatform();
  const [isPasswordShown, setPasswordShown] = useState(false);
  const { register, handleSubmit, formState, setError, setFocus } = useForm<SignIn>({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: '', password: '', rememberMe: false },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await auth.signIn(email, password);
    } catch (error) {
      const problem = error instanceof SignInError ? error.problem : 'unknown';
      setError('root', { message: messages[problem] });
      if (problem === 'credentials') setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-label="Sign in">
      {errors.root?.message && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <Field label="Email" error={errors.email?.message}>
        {(input) => (
          <input
            {...input}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className={inputClasses}
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(input) => (
          <div className="relative">
            <input
              {...input}
              {...register('password')}
              type={isPasswordShown ? 'text' : 'password'}
              autoComplete="current-password"
              className={`${inputClasses} pr-12`}
            />
            <IconButton
              label={isPasswordShown ? 'Hide password' : 'Show password'}
              aria-pressed={isPasswordShown}
              className="absolute inset-y-0 right-0"
              onClick={() => setPasswordShown(!isPasswordShown)}
            >
              {isPasswordShown ? (
                <EyeOff className="size-5" aria-hidden="true" />
              ) : (
                <Eye className="size-5" aria-hidden="true" />
              )}
            </IconButton>
          </div>
        )}
      </Field>
      <Button type="submit" look="primary" className="mt-1 text-base" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
