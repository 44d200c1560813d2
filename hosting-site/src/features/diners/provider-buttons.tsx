// Signing in with Google or Apple, where the platform has an application there. The browser leaves the page and comes back to the
// account page (use-provider-return.ts), which leads on to where the guest was.
import { providerNames, type SignInProvider } from '@bite/shared/diners/sign-in-providers';
import { t } from '@bite/shared/kernel/translate';
import { useEffect, useState } from 'react';
import { callAccount } from '../../lib/diner-session.ts';
import { inPageLanguage } from '../../lib/page-language.ts';
import { type Site, useSite, useStorefront } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { keepBegun } from './begun-sign-in.ts';
import { providerMarks } from './provider-marks.tsx';
import { useSending } from './use-sending.ts';

export function ProviderButtons() {
  const providers = useProviders();
  const { guid } = useStorefront().restaurant;
  const { isSending, failure, send } = useSending();
  const signIn = (provider: SignInProvider) =>
    send(async () => {
      const body = { provider, restaurantGuid: guid, ...inPageLanguage() };
      const { requestId, url } = await callAccount('beginProviderSignIn', { body });
      const { pathname, search } = window.location;
      keepBegun({ provider, requestId, back: `${pathname}${search}` });
      window.location.assign(url);
    });
  if (providers.length === 0) return null;
  return (
    <div className="mt-5 grid gap-4">
      <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {failure ? (
        <Notice key={failure.count} tone="bad" isAlert>
          {failure.message}
        </Notice>
      ) : null}
      <div className="grid gap-2.5">
        {providers.map((provider) => (
          <Button key={provider} look="quiet" aria-disabled={isSending} onClick={() => void signIn(provider)}>
            {providerMarks[provider]}
            {t('Continue with {provider}', { provider: providerNames[provider] })}
          </Button>
        ))}
      </div>
    </div>
  );
}

const asked = new WeakMap<Site, Promise<readonly SignInProvider[]>>();

/** Once a page, and again if that fails: the code by mail works without. */
function askOnce(site: Site): Promise<readonly SignInProvider[]> {
  const known = asked.get(site);
  if (known) return known;
  const asking = callAccount('listSignInProviders').then(
    ({ providers }) => providers,
    () => {
      asked.delete(site);
      return [];
    },
  );
  asked.set(site, asking);
  return asking;
}

/** None in a frame: providers refuse to be shown there. */
function useProviders(): readonly SignInProvider[] {
  const site = useSite();
  const [providers, setProviders] = useState<readonly SignInProvider[]>([]);
  useEffect(() => {
    if (window.self === window.top) void askOnce(site).then(setProviders);
  }, [site]);
  return providers;
}
