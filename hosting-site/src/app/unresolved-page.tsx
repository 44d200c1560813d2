// Shown if the URL names no known restaurant, or if the lookup failed (O2.1-06 to O2.1-09, O2.2-17).

import { NO_RESOLUTION } from '@bite/shared/domains/resolution';
import { t } from '@bite/shared/kernel/translate';
import type { SiteResolution } from '@bite/shared/website/site-page';
import type { ReactNode } from 'react';
import { sentenceText } from '../lib/refusal-texts.ts';
import { Button } from '../ui/button.tsx';
import { phrase } from '../ui/phrase.tsx';

export type Unresolved = Exclude<SiteResolution, { kind: 'found' | 'off' }>;

export function UnresolvedPage({ resolution }: { resolution: Unresolved }) {
  if (resolution.kind === 'error') {
    return (
      <Page title={t('Restaurant Not Available')}>
        <p>{sentenceText(resolution.message) ?? resolution.message}</p>
        <Button onClick={() => window.location.reload()}>{t('Try Again')}</Button>
      </Page>
    );
  }
  const { slug, isLocal } = resolution;
  return (
    <Page title={t('Restaurant Not Found')}>
      {slug ? (
        <>
          <p>
            {phrase("We couldn't find a restaurant with the slug: {slug}", { slug: <strong>{slug}</strong> })}
          </p>
          <p>{t('Please check the URL or contact support if you believe this is an error.')}</p>
        </>
      ) : (
        <p>{t('No restaurant is configured for this domain or URL.')}</p>
      )}
      {isLocal ? (
        <div className="mt-4 rounded-xl border border-line bg-surface p-4 text-start text-sm">
          <h2 className="font-bold text-ink">{t('Development Mode')}</h2>
          <p className="mt-1">
            {slug ? t('Open one of the restaurants that npm start has listed.') : NO_RESOLUTION}
          </p>
        </div>
      ) : null}
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-center gap-3 px-4 py-16 text-center text-soft">
      <h1 className="text-3xl font-extrabold tracking-tight text-ink">{title}</h1>
      {children}
    </main>
  );
}
