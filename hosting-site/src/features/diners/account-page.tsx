// A diner's account on the restaurant's site: signing in, and everything about the person once signed in.
import type { DinerProfile } from '@bite/shared/diners/customer.schema';
import { useEffect, useState } from 'react';
import { whoIsSignedIn } from '../../lib/diner-session.ts';
import { titleOf, useTitle } from '../../lib/page-title.ts';
import { useSite, useStorefront } from '../../lib/site.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import { LinkSignIn, SignInForm } from './sign-in-form.tsx';
import { SignOut } from './sign-out.tsx';

export function AccountPage() {
  const storefront = useStorefront();
  useTitle(titleOf(storefront, 'Your account'));
  const known = useKnownDiner();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">
        {known.diner ? 'Your account' : 'Sign in'}
      </h1>
      {known.diner ? (
        <Account diner={known.diner} />
      ) : known.isOffline ? (
        <Notice isAlert>
          <p className="font-semibold">We cannot reach the restaurant right now.</p>
          <Button look="quiet" className="mt-2" onClick={known.retry}>
            Try again
          </Button>
        </Notice>
      ) : known.isAsking ? (
        <div role="status" className="grid gap-4">
          <span className="sr-only">Loading...</span>
          <div className="pulse h-40" />
        </div>
      ) : (
        <SignIn />
      )}
    </div>
  );
}

interface KnownDiner {
  diner: DinerProfile | undefined;
  /** It is not known yet whether somebody is signed in. */
  isAsking: boolean;
  isOffline: boolean;
  retry: () => void;
}

function useKnownDiner(): KnownDiner {
  const site = useSite();
  const signedIn = useStore(site.diner);
  const [attempt, setAttempt] = useState(1);
  const [answered, setAnswered] = useState<{ attempt: number; isOffline: boolean }>();
  useEffect(() => {
    whoIsSignedIn(site).then(
      () => setAnswered({ attempt, isOffline: false }),
      () => setAnswered({ attempt, isOffline: true }),
    );
  }, [site, attempt]);
  const isAnswered = answered?.attempt === attempt;
  return {
    diner: signedIn === 'unknown' ? undefined : signedIn,
    isAsking: !isAnswered,
    isOffline: isAnswered && answered.isOffline,
    retry: () => setAttempt(attempt + 1),
  };
}

const PARAMETER = 'sign-in';

/** The secret of a mailed link, which is taken out of the address at once: it is not to stay in the history. */
function useMailedLink() {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const found = new URLSearchParams(hash.slice(1)).get(PARAMETER);
    if (!found) return;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    setLink(found);
  }, []);
  return { link, forget: () => setLink(undefined) };
}

function SignIn() {
  const { link, forget } = useMailedLink();
  return (
    <section className="max-w-md rounded-2xl border border-line bg-surface p-5 sm:p-6">
      {link ? <LinkSignIn link={link} onDone={forget} /> : <SignInForm />}
    </section>
  );
}

function Account({ diner }: { diner: DinerProfile }) {
  return (
    <>
      <p className="-mt-4 text-soft">
        Signed in as <span className="font-semibold break-words text-ink">{diner.email}</span>
      </p>
      <ProfileForm diner={diner} />
      <Sessions />
      <SignOut />
    </>
  );
}
