// The staff's door.
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../lib/session.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Loading } from '../../ui/message.tsx';
import { RETURN_PARAMETER, returnPath } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const { session, setLeaving } = useSession();
  useEffect(() => setLeaving(false), [setLeaving]);
  const [parameters] = useSearchParams();
  if (session.phase === 'checking') return <Loading>Loading...</Loading>;
  if (session.phase === 'signedIn') {
    return <Navigate replace to={returnPath(parameters.get(RETURN_PARAMETER), location.origin)} />;
  }
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas px-4 py-10">
      <title>Sign in · Bite</title>
      <div className="w-full max-w-sm">
        <p className="mb-6 flex items-center justify-center gap-2.5 text-2xl font-extrabold tracking-tight">
          <Logo className="size-9" />
          Bite
        </p>
        <div className="rounded-2xl border border-line bg-card p-6 shadow-sm sm:p-8">
          <h1 className="mb-1 text-xl font-bold">Sign in</h1>
          <p className="mb-5 text-sm text-muted">For the people who run the restaurant.</p>
          <SignInForm />
        </div>
        <p className="mt-5 text-center text-sm text-pretty text-muted">
          No account, or locked out? Ask your manager or your administrator.
        </p>
      </div>
    </main>
  );
}
