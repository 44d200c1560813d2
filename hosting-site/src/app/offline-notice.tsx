// Says above everything that there is no connection, and how old the menu or home page is. It goes away by itself.
import { message, t } from '@bite/shared/kernel/translate';
import { type ClockSentence, clockSentence } from '../lib/clock-sentence.ts';
import { lostTexts } from '../lib/connection.ts';
import { usePage } from '../lib/router.tsx';
import { useConnection, useNow, useStorefront } from '../lib/site.ts';
import { Icon } from '../ui/icon.tsx';
import { pageNamed } from './pages.ts';

const menuOf: ClockSentence = {
  today: message('This is the menu of {clock}.'),
  otherDay: message('This is the menu of {day}, {clock}.'),
};

const pageOf: ClockSentence = {
  today: message('This is the page of {clock}.'),
  otherDay: message('This is the page of {day}, {clock}.'),
};

function useConsequence(menuAt: number): string {
  const { timezone } = useStorefront().restaurant;
  const now = useNow();
  const page = pageNamed(usePage())?.name;
  if (page === 'checkout')
    return t('Ordering needs a connection. Nothing you typed is lost, and your cart is kept.');
  if (now === undefined) return '';
  if (page === 'home')
    return `${clockSentence(pageOf, menuAt, now, timezone)} ${t('The menu opens without a connection; other links need one.')}`;
  if (page !== 'menu') return '';
  return `${clockSentence(menuOf, menuAt, now, timezone)} ${t('Prices and what is sold out may have changed.')}`;
}

function Lost({ lost, menuAt }: { lost: keyof typeof lostTexts; menuAt: number }) {
  const consequence = useConsequence(menuAt);
  return (
    <p className="mx-auto flex max-w-7xl items-start gap-2 px-4 py-2.5 text-sm sm:px-6">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong>{t(lostTexts[lost])}</strong> {consequence}
      </span>
    </p>
  );
}

/** There from the start, so that what it says later is announced. */
export function OfflineNotice() {
  const { lost, menuAt } = useConnection();
  return (
    <div role="status" className="bg-ink text-page">
      {lost ? <Lost lost={lost} menuAt={menuAt} /> : null}
    </div>
  );
}
