// The restaurant's address, contact details and opening hours.
import { t } from '@bite/shared/kernel/translate';
import { titleOf, useTitle } from '../../lib/page-title.ts';
import { useStorefront } from '../../lib/site.ts';
import { OpenBadge } from '../../ui/open-badge.tsx';
import { VisitCards } from './visit-cards.tsx';

export function ContactPage() {
  const storefront = useStorefront();
  useTitle(titleOf(storefront, t('Contact')));
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">{t('Contact')}</h1>
      <OpenBadge className="mt-4" />
      <VisitCards Heading="h2" />
    </div>
  );
}
