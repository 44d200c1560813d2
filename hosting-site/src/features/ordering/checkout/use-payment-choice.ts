// How the order is to be paid: what the guest chose, as long as it is open. Cards may go off while the page is open; then the order
// falls back to being paid when the food is handed over, stays so until the guest chooses again, and the page says it.
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import { type PaymentOptions, paymentOptions } from '@bite/shared/payments/payment-options';
import { useState } from 'react';
import type { CartView } from '../../../lib/cart-view.ts';
import { keptPayment } from '../../../lib/kept-payment.ts';
import { useLive, useStorefront } from '../../../lib/site.ts';
import { lastMethod, rememberMethod } from './last-method.ts';
import { methodsOf, type PaymentMethod } from './payment-methods.ts';

export interface PaymentChoice {
  options: PaymentOptions;
  /** Undefined if there is no way to pay at the moment. */
  method: PaymentMethod | undefined;
  /** Cards were the method, and went off. */
  haveCardsGone: boolean;
  /** From which only cards are taken. */
  cardOnlyFrom: { amount: number; currency: string } | undefined;
  choose: (method: PaymentMethod) => void;
  /** For the next order on this device; what the guest did not choose is not theirs. */
  remember: () => void;
}

/** An order that waits for its card is paid by card, whatever the last one was paid by: what is said of the card stands there. */
function firstMethod(restaurantGuid: string): PaymentMethod | undefined {
  const kept = keptPayment(restaurantGuid);
  return kept && !kept.isPaid ? 'card' : lastMethod();
}

export function usePaymentChoice({ totals }: CartView): PaymentChoice {
  const { payment, guid } = useStorefront().restaurant;
  const live = useLive();
  const options = paymentOptions(payment, live, totals.total);
  const [first] = useState(() => firstMethod(guid));
  const [chosen, setChosen] = useState<PaymentMethod>();
  const [hadCard, setHadCard] = useState(false);
  const [haveCardsGone, setCardsGone] = useState(false);
  const methods = methodsOf(options);
  const method = methods.find((each) => each === (chosen ?? first)) ?? methods[0];
  const isFree = totals.total === 0;

  // What the page learns right after it was opened is no news.
  if (method === 'card' && !hadCard && live !== defaultLiveState) setHadCard(true);
  if (hadCard && !options.card && !isFree) {
    setHadCard(false);
    setCardsGone(true);
    if (options.counter) setChosen('atPickup');
  }
  if (haveCardsGone && options.card) setCardsGone(false);

  const from = payment?.cardOnlyFrom;
  return {
    options,
    method,
    haveCardsGone,
    cardOnlyFrom: from === undefined ? undefined : { amount: from, currency: totals.currency },
    choose: (next) => {
      setChosen(next);
      setHadCard(next === 'card');
    },
    remember: () => {
      if (!haveCardsGone) rememberMethod(method);
    },
  };
}
