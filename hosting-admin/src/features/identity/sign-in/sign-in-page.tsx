// The sign-in page.
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../lib/session.tsx';
import { Loading } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AfterSignIn } from './after-sign-in.tsx';
import { AuthPage, TextLink } from './auth-page.tsx';
import { COMPLETE_PATH, RESET_PATH, RETURN_PARAMETER, SIGN_UP_PATH, withReturn } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const { session, setLeaving } = useSession();
  const [parameters] = useSearchParams();
  const returnUrl = parameters.get(RETURN_PARAMETER);
  // Whoever left has arrived.
  useEffect(() => setLeaving(false), [setLeaving]);
  if (session.phase === 'checking') return <Loading>Loading...</Loading>;
  if (session.phase === 'incomplete') return <Navigate replace to={withReturn(COMPLETE_PATH, returnUrl)} />;
  if (session.phase === 'signedIn') return <AfterSignIn />;
  // Where the server failed to say who is signed in, signing in may still work.
  return (
    <AuthPage
      title="Sign in"
      intro="For the people who run the restaurant."
      footer={
        <p>
          New here? <TextLink to={withReturn(SIGN_UP_PATH, returnUrl)}>Create an account</TextLink>
        </p>
      }
    >
      {session.phase === 'signedOut' && session.wasEnded && (
        <Notice tone="info" role="status">
          You have been signed out: your session was ended from another device, or its time was over. Sign in
          to go on where you were.
        </Notice>
      )}
      <SignInForm forgotten={<TextLink to={withReturn(RESET_PATH, returnUrl)}>Forgot password?</TextLink>} />
    </AuthPage>
  );
}
