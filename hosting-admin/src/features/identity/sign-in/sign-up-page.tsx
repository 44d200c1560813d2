// Creates an account with email and password: inactive until somebody activates it (I3.4-03). Then asks to check the
// mail.
import { type SignUp, signUp as signUpSchema } from '@bite/shared/identity/user-payloads.schema';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { formResolver } from '../../../lib/form-resolver.ts';
import type { SocialProvider } from '../../../lib/ports.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useSession } from '../../../lib/session.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fieldMessages } from '../../../ui/refusal.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import { AuthPage, TextLink } from './auth-page.tsx';
import { type NewAccount, NewAccountForm } from './new-account-form.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { COMPLETE_PATH, RETURN_PARAMETER, SIGN_IN_PATH, withReturn } from './return-path.ts';
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
  const { auth, call } = usePorts();
  const { attempt, isEntering, problem } = useSignInAttempt();
  const form = useForm<SignUp>({
    resolver: formResolver(signUpSchema),
    defaultValues: { email: '', password: '', firstName: '', lastName: '', phone: '' },
  });
  const submit = form.handleSubmit(async (typed) => {
    const { email, password, ...person } = typed;
    onTyped(typed);
    const failure = await attempt(async () => {
      await call('checkPassword', { body: { password } });
      await auth.signUp(email, password);
      await call('signUp', { body: person });
      onSignedUp(email);
    }, false);
    if (fieldMessages(failure).password !== undefined) form.setFocus('password', { shouldSelect: true });
  });
  const pick = (provider: SocialProvider) => {
    if (!isEntering) void attempt(() => auth.signInWith(provider, false), false);
  };

  return (
    <NewAccountForm
      form={form as unknown as UseFormReturn<NewAccount>}
      schema={signUpSchema}
      problem={problem}
      isEntering={isEntering}
      labels={['Create account', 'Creating your account…']}
      onSubmit={submit}
      onPick={pick}
    />
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
