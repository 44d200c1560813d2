// Creates an account with e-mail and password: inactive until somebody activates it (I3.4-03). Then asks to check the
// mail.
import { type SignUp, signUp as signUpSchema } from '@bite/shared/identity/user-payloads.schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePlatform } from '../../../lib/platform.tsx';
import type { SocialProvider } from '../../../lib/ports.ts';
import { useSession } from '../../../lib/session.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { fieldMessages } from '../../../ui/refusal.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import { AuthPage, TextLink } from './auth-page.tsx';
import { AccountEmailField, NameFields, PhoneField } from './fields.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { COMPLETE_PATH, RETURN_PARAMETER, SIGN_IN_PATH, withReturn } from './return-path.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useSignInAttempt } from './use-sign-in-attempt.ts';

export function SignUpPage() {
  const { session } = useSession();
  const [parameters] = useSearchParams();
  const returnUrl = parameters.get(RETURN_PARAMETER);
  const [signedUpAs, setSignedUpAs] = useState<string>();
  const [typed, setTyped] = useState<SignUp>();
  if (signedUpAs !== undefined) return <CheckMail email={signedUpAs} returnUrl={returnUrl} />;
  if (session.phase === 'checking') return <Loading>Loading...</Loading>;
  if (session.phase === 'signedIn') return <AfterSignIn />;
  if (session.phase === 'incomplete') {
    const { firstName, lastName, phone } = typed ?? {};
    return (
      <Navigate
        replace
        to={withReturn(COMPLETE_PATH, returnUrl)}
        state={typed && { firstName, lastName, phone }}
      />
    );
  }
  return (
    <AuthPage
      title="Create your account"
      intro="Invited to a restaurant? Use the link in your invitation: it lets you in at once."
      footer={
        <p>
          Have an account? <TextLink to={withReturn(SIGN_IN_PATH, returnUrl)}>Sign in</TextLink>
        </p>
      }
    >
      <SignUpForm onTyped={setTyped} onSignedUp={setSignedUpAs} />
    </AuthPage>
  );
}

interface SignUpFormProps {
  /** What was typed is still there where only half of the sign-up succeeded. */
  onTyped: (typed: SignUp) => void;
  onSignedUp: (email: string) => void;
}

function SignUpForm({ onTyped, onSignedUp }: SignUpFormProps) {
  const { auth, call } = usePlatform();
  const { attempt, isEntering, problem } = useSignInAttempt();
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<SignUp>({
    resolver: formResolver(signUpSchema),
    defaultValues: { email: '', password: '', firstName: '', lastName: '', phone: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(async (form) => {
    const { email, password, ...person } = form;
    onTyped(form);
    const failure = await attempt(async () => {
      await call('checkPassword', { body: { password } });
      await auth.signUp(email, password);
      await call('signUp', { body: person });
      onSignedUp(email);
    }, false);
    if (fieldMessages(failure).password !== undefined) setFocus('password', { shouldSelect: true });
  });
  const pick = (provider: SocialProvider) => {
    if (!isEntering) void attempt(() => auth.signInWith(provider, false), false);
  };

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4" aria-label="Create your account">
        {problem !== undefined && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <NameFields firstName={register('firstName')} lastName={register('lastName')} errors={errors} />
        <AccountEmailField
          error={errors.email?.message}
          onTake={(meant) => setValue('email', meant, { shouldDirty: true })}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          hint="At least 6 characters."
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <PhoneField phone={register('phone')} errors={errors} />
        <Button type="submit" look="primary" className="text-base" aria-disabled={isEntering}>
          {isEntering ? 'Creating your account…' : 'Create account'}
        </Button>
      </form>
      <SocialButtons onPick={pick} isBusy={isEntering} />
    </>
  );
}

interface CheckMailProps {
  email: string;
  returnUrl: string | null;
}

export function CheckMail({ email, returnUrl }: CheckMailProps) {
  return (
    <AuthPage
      title="Check your mail"
      intro={
        <p>
          We are sending a link to <strong className="text-ink">{email}</strong>. Open it to confirm that the
          address is yours. If none is there in a few minutes, check your spam folder, or send it again.
        </p>
      }
    >
      <Notice tone="info">
        Your account is not active yet. The owner or an administrator of your restaurant must activate it. For
        a restaurant of your own, continue and ask for your business.
      </Notice>
      <ResendVerification />
      <Link to={withReturn(SIGN_IN_PATH, returnUrl)} className={buttonClasses('primary')}>
        Continue
      </Link>
    </AuthPage>
  );
}
