// Said while nobody knows whether a card was charged: it is found out by itself, and must not be tried again meanwhile.
import { isolated } from '@bite/shared/kernel/isolated';
import { telLink } from '@bite/shared/kernel/tel-link';
import { message, t } from '@bite/shared/kernel/translate';
import { useEffect, useRef, useState } from 'react';
import { checkedSince } from '../lib/kept-payment.ts';
import { Link } from '../lib/router.tsx';
import { useNow, useStorefront } from '../lib/site.ts';
import { phrase } from './phrase.tsx';

/** By then an unclear answer has mostly become a clear one. */
const MOSTLY_KNOWN_WITHIN = 2 * 60_000;

interface PaymentCheckProps {
  /** Of the order's tracking link. */
  token: string;
  orderNumber: string;
  isOffline: boolean;
  /** The page around it is not the order's own. */
  linksToOrder?: boolean;
}

/** The page of the order says already that its payment is being checked. */
const headings = {
  elsewhere: {
    short: message('We are checking your payment. Don’t pay again.'),
    long: message('We are still checking your payment. Don’t pay again.'),
  },
  onItsPage: {
    short: message('Please wait. Don’t pay again.'),
    long: message('It takes longer than usual. Don’t pay again.'),
  },
} as const;

const link = 'font-semibold text-primary-text underline underline-offset-4';

export function PaymentCheck({ token, orderNumber, isOffline, linksToOrder = false }: PaymentCheckProps) {
  const { guid: restaurantGuid, phone, currency } = useStorefront().restaurant;
  const [since] = useState(() => checkedSince({ restaurantGuid, token }));
  const isLong = (useNow() ?? since) - since >= MOSTLY_KNOWN_WITHIN;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const number = isolated(orderNumber);
  const page = (
    <Link to={`/track/${encodeURIComponent(token)}`} className={link}>
      {t('the page of order {number}', { number })}
    </Link>
  );
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-2xl border border-line bg-surface p-5 outline-none sm:p-7"
    >
      <span
        aria-hidden="true"
        className="size-8 animate-spin rounded-full border-4 border-line border-t-primary-edge motion-reduce:animate-none"
      />
      <div role="status" className="grid gap-3">
        <h2 className="text-2xl font-extrabold tracking-tight text-balance">
          {t(headings[linksToOrder ? 'elsewhere' : 'onItsPage'][isLong ? 'long' : 'short'])}
        </h2>
        <p>
          {isLong
            ? t(
                'The answer about order {number} takes longer than it should. We go on asking, and you pay for it once at most.',
                { number },
              )
            : t(
                'The bank has not answered clearly about order {number}. We usually know within two minutes, and this page says what came of it.',
                { number },
              )}
        </p>
      </div>
      {isOffline ? (
        <p className="font-semibold">
          {t('You have no connection at the moment. We go on as soon as it is back.')}
        </p>
      ) : null}
      <p className="text-soft">
        {linksToOrder
          ? phrase('You may close this page and come back to {page} at any time.', { page })
          : t('You may close this page and come back by its link at any time.')}
        {phone ? (
          <>
            {' '}
            {phrase(
              isLong
                ? 'If you would rather not wait, call the restaurant and say the number of your order: {phone}.'
                : 'Questions? Call the restaurant: {phone}.',
              {
                phone: (
                  <a href={telLink(phone, currency)} className={`${link} whitespace-nowrap`}>
                    {isolated(phone)}
                  </a>
                ),
              },
            )}
          </>
        ) : null}
      </p>
    </section>
  );
}
