// Signing out, here or everywhere.
import { t } from '@bite/shared/kernel/translate';
import { useState } from 'react';
import { signOut } from '../../lib/diner-session.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function SignOut() {
  const site = useSite();
  const [isFailed, setFailed] = useState(false);
  const leave = (everywhere: boolean) => {
    setFailed(false);
    signOut(site, everywhere).catch(() => setFailed(true));
  };
  return (
    <div className="grid gap-3">
      {isFailed ? (
        <Notice tone="bad" isAlert>
          {t('You are still signed in: we could not reach the restaurant. Please try again.')}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => leave(false)}>
          {t('Sign out')}
        </Button>
        <Button look="quiet" onClick={() => leave(true)}>
          {t('Sign out everywhere')}
        </Button>
      </div>
      <p className="text-sm text-soft">
        {t('Signing out also removes your name, address and order links from this device.')}
      </p>
    </div>
  );
}
