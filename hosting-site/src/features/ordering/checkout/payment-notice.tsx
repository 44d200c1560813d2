// Above the ways to pay: that cards are off, or why the server refused the chosen way, and what to do now.
import { t } from '@bite/shared/kernel/translate';
import type { PaymentOptions } from '@bite/shared/payments/payment-options';
import { useEffect, useRef } from 'react';
import { useStorefront } from '../../../lib/site.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CallLink } from '../tracking/call-link.tsx';

/** Why the chosen way to pay was refused; a new one each time. */
export interface PaymentRefusal {
  /** In words for the guest. */
  message: string;
}

interface PaymentNoticeProps {
  options: PaymentOptions;
  haveCardsGone: boolean;
  refusal: PaymentRefusal | undefined;
}

export function PaymentNotice({ options, haveCardsGone, refusal }: PaymentNoticeProps) {
  const { phone, currency } = useStorefront().restaurant;
  const box = useRef<HTMLDivElement>(null);
  const isOff = options.areCardsOff || haveCardsGone;
  const isNews = refusal !== undefined || haveCardsGone;
  useEffect(() => {
    if (refusal) show(box.current);
  }, [refusal]);
  useEffect(() => {
    // Whoever is typing elsewhere reads it beside the button instead.
    if (haveCardsGone && hasLostFocus(box.current)) show(box.current);
  }, [haveCardsGone]);
  if (!isOff && !refusal) return null;
  const canPay = options.card || options.counter;
  const needsCall = !canPay || (refusal !== undefined && !isOff);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone={isNews ? 'bad' : 'info'} isAlert={isNews}>
        <p className="font-semibold">
          {isOff || !refusal ? t('Cards cannot be taken here at the moment.') : refusal.message}
        </p>
        <p>{adviceOf(isNews, isOff, options.counter, phone !== '')}</p>
        {needsCall ? (
          <div className="mt-2 empty:hidden">
            <CallLink phone={phone} currency={currency} />
          </div>
        ) : null}
      </Notice>
    </div>
  );
}

function adviceOf(isNews: boolean, isOff: boolean, counter: boolean, hasPhone: boolean): string {
  if (!isOff) return t('Nothing was charged, and all you typed is kept.');
  if (counter)
    return isNews
      ? t('Nothing was charged, and all you typed is kept. You now pay when you get your food.')
      : t('Your order works as usual, and you pay when you get your food.');
  return hasPhone
    ? t('Please try again later, or call the restaurant.')
    : t('Please try again later, or ask at the restaurant.');
}

function show(box: HTMLElement | null): void {
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'center' });
}

/** The focus was in the card's fields, which are gone, or is at the choice itself. */
function hasLostFocus(box: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return box?.closest('fieldset')?.contains(activeElement) ?? false;
}
