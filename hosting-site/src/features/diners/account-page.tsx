// A diner's account on the restaurant's site: signing in, and everything about the person once signed in.

import type { DinerProfile } from '@bite/shared/api/answers';
import { t } from '@bite/shared/kernel/translate';
import { type ComponentType, useEffect, useState } from 'react';
import { dinerLabel } from '../../lib/diner-label.ts';
import { whoIsSignedIn } from '../../lib/diner-session.ts';
import { titleOf, useTitle } from '../../lib/page-title.ts';
import { useSite, useStorefront } from '../../lib/site.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { phrase } from '../../ui/phrase.tsx';
import { AccountSection } from './account-section.tsx';
import { Addresses, type AddressFields } from './addresses.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { OwnData } from './own-data.tsx';
import { OwnFavourites } from './own-favourites.tsx';
import { type OrderParts, OwnOrders } from './own-orders.tsx';
import { OwnPoints } from './own-points.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignOut } from './sign-out.tsx';
import { type ProviderReturn, useProviderReturn } from './use-provider-return.ts';

interface AccountPageProps extends OrderParts {
  AddressFields: AddressFields;
  /** The saved cards, of another feature. */
  OwnCards: ComponentType<{ uid: string }>;
}

export function AccountPage(parts: AccountPageProps) {
  const storefront = useStorefront();
  useTitle(titleOf(storefront, t('Your account')));
  const known = useKnownDiner();
  const returned = useProviderReturn();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">
        {known.diner ? t('Your account') : t('Sign in')}
      </h1>
      {known.diner ? (
        <Account key={known.diner.uid} diner={known.diner} {...parts} />
      ) : returned.isSigningIn ? (
        <p role="status">{t('One moment…')}</p>
      ) : known.isOffline ? (
        <Notice isAlert>
          <p className="font-semibold">{t('We cannot reach the restaurant right now.')}</p>
          <Button look="quiet" className="mt-2" onClick={known.retry}>
            {t('Try again')}
          </Button>
        </Notice>
      ) : known.isAsking ? (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('Loading...')}</span>
          <div className="pulse h-40" />
        </div>
      ) : (
        <SignIn failure={returned.failure} />
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

function SignIn({ failure }: { failure: ProviderReturn['failure'] }) {
  const { link, forget } = useMailedLink();
  return (
    <div className="grid max-w-md gap-4">
      {failure ? (
        <Notice tone="bad" isAlert>
          <p>{failure.message}</p>
          {failure.back === undefined ? null : (
            <a href={failure.back} className="font-semibold underline underline-offset-4">
              {t('Back to where you were')}
            </a>
          )}
        </Notice>
      ) : null}
      <section className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
        {link ? <LinkSignIn link={link} onDone={forget} /> : <SignInForm />}
      </section>
    </div>
  );
}

function Account({ diner, AddressFields, OwnCards, ...parts }: AccountPageProps & { diner: DinerProfile }) {
  const { restaurant } = useStorefront();
  return (
    <>
      <p className="-mt-4 text-soft">
        {phrase('Signed in as {email}', {
          email: <span className="font-semibold [overflow-wrap:anywhere] text-ink">{dinerLabel(diner)}</span>,
        })}
      </p>
      <OwnOrders {...parts} />
      <OwnFavourites />
      <OwnPoints uid={diner.uid} />
      <ProfileForm diner={diner} />
      <Addresses diner={diner} AddressFields={AddressFields} />
      {restaurant.payment?.cards ? (
        <AccountSection title={t('Saved cards')}>
          <OwnCards uid={diner.uid} />
        </AccountSection>
      ) : null}
      <Sessions />
      <OwnData />
      <SignOut />
    </>
  );
}
