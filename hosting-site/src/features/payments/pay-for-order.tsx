// On the page of an order that waits for its payment by card: pays for it, or says that its payment is being checked.
import { CallError } from '@bite/shared/api/client';
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { withClock } from '@bite/shared/kernel/phrases';
import { t } from '@bite/shared/kernel/translate';
import { withoutLines } from '@bite/shared/ordering/cart-state';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { paymentOptions } from '@bite/shared/payments/payment-options';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CardFieldsHandle, CardRefusal } from '../../lib/card-fields.ts';
import { keepPayment, keptPayment, oneTabAtATime } from '../../lib/kept-payment.ts';
import { clockLabel } from '../../lib/local-times.ts';
import {
  followPayment,
  type GuestPayment,
  payLater,
  payOrder,
  readPayment,
} from '../../lib/order-payment.ts';
import { useOwnDocument } from '../../lib/own-document.ts';
import { paymentRefused } from '../../lib/payment-refused.ts';
import { fieldTexts, refusalText, sentenceText } from '../../lib/refusal-texts.ts';
import { useLive, useSite, useStorefront } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PaymentCheck } from '../../ui/payment-check.tsx';
import { WalletOrCard } from './wallets/wallet-or-card.tsx';

export interface PayForOrderProps {
  token: string;
  order: TrackedOrder;
  isOffline: boolean;
  /** The order may have changed: the page is to ask for it. */
  onChange: () => void;
}

export function PayForOrder({ token, order, isOffline, onChange }: PayForOrderProps) {
  const { restaurant } = useStorefront();
  const live = useLive();
  const [isChecking, setChecking] = useState(false);
  const options = paymentOptions(restaurant.payment, live, order.totals.total);
  const takesCards = options.card;
  const later = options.counter ? <PayLater token={token} order={order} onChange={onChange} /> : null;
  const isElsewhere = useOwnDocument(takesCards);
  if (isChecking || order.payment?.state === 'checking')
    return (
      <Checking
        link={{ restaurantGuid: restaurant.guid, token }}
        order={order}
        isOffline={isOffline}
        onKnown={() => {
          setChecking(false);
          onChange();
        }}
      />
    );
  if (isElsewhere) return <div className="pulse h-60" />;
  if (!takesCards)
    return (
      <Notice isAlert>
        <p className="font-semibold">{t('Cards cannot be taken here at the moment.')}</p>
        <p>{t('Nothing was charged for this order.')}</p>
        {later ?? <p>{t('Please try again later, or call the restaurant.')}</p>}
      </Notice>
    );
  return (
    <Paying token={token} order={order} onUnknown={() => setChecking(true)} onChange={onChange}>
      {later}
    </Paying>
  );
}

interface CheckingProps {
  link: { restaurantGuid: string; token: string };
  order: TrackedOrder;
  isOffline: boolean;
  onKnown: () => void;
}

/** The page itself asks for the order; this one asks for a try whose answer was lost, which the order need not know of. */
function Checking({ link: { restaurantGuid, token }, order, isOffline, onKnown }: CheckingProps) {
  const isKnownToOrder = order.payment?.state === 'checking';
  const known = useRef(onKnown);
  useEffect(() => {
    known.current = onKnown;
  });
  useEffect(() => {
    if (isKnownToOrder) return;
    const end = () => known.current();
    const follower = { onKnown: end, onMissing: end, onConnection: () => undefined };
    return followPayment({ restaurantGuid, token }, follower);
  }, [isKnownToOrder, restaurantGuid, token]);
  return <PaymentCheck token={token} orderNumber={order.orderNumber} isOffline={isOffline} />;
}

interface PayingProps {
  token: string;
  order: TrackedOrder;
  /** Whether the card was charged is not known. */
  onUnknown: () => void;
  onChange: () => void;
  /** Another way to pay. */
  children: ReactNode;
}

function Paying({ token, order, onUnknown, onChange, children }: PayingProps) {
  const site = useSite();
  const { guid: restaurantGuid } = useStorefront().restaurant;
  const card = useRef<CardFieldsHandle>(null);
  const [isSending, setSending] = useState(false);
  const [mistakes, setMistakes] = useState(0);
  const [refusal, setRefusal] = useState<CardRefusal>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { total, currency } = order.totals;
  const link = { restaurantGuid, token };

  const take = (payment: GuestPayment) => {
    if (payment.outcome === 'paid') forgetOrdered(site, token);
    if (payment.outcome === 'declined' || payment.outcome === 'failed') {
      card.current?.clear();
      const text =
        (payment.message && sentenceText(payment.message)) || t('Your payment did not go through.');
      setRefusal({ text, isFinal: false });
      return;
    }
    onChange();
  };

  const attempt = async () => {
    setErrors({});
    const paying = await card.current?.read();
    if (!paying) {
      setMistakes((count) => count + 1);
      return;
    }
    setRefusal(undefined);
    const outcome = await oneTabAtATime(() => payOrder(link, paying));
    if (outcome.kind === 'unknown') return onUnknown();
    if (outcome.kind === 'answered') return take(outcome.payment);
    const { error } = outcome;
    // Cards went off meanwhile: the page then says so in the place of the card.
    if (paymentRefused(error)) site.live.set({ ...site.live.get(), cardsOff: true });
    const { fields = {} } = (error.details ?? {}) as { fields?: Record<string, string> };
    setErrors(fieldTexts(fields));
    setMistakes((count) => count + 1);
    setRefusal({ text: refusalText(error), isFinal: error.code === 'RATE_LIMITED' });
    // Another tab may have paid, or the time may be over.
    await readPayment(link).then(
      ({ outcome }) => (['paid', 'checking', 'expired'].includes(outcome) ? onChange() : undefined),
      () => undefined,
    );
  };

  const pay = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await attempt();
    } finally {
      setSending(false);
    }
  };

  return (
    <section className="no-print rounded-2xl border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-xl font-bold tracking-tight">{t('Pay by card')}</h2>
      {order.payUntil ? (
        <p className="mt-1 mb-4 text-soft">
          {withClock(
            'The restaurant gets order {number} once it is paid. We keep it for you until {clock}.',
            clockLabel(Date.parse(order.payUntil), order.restaurant.timezone),
            { number: isolated(order.orderNumber) },
          )}
        </p>
      ) : null}
      <Form mistakes={mistakes} className="grid gap-4" onSubmit={() => void pay()}>
        <WalletOrCard
          ref={card}
          refusal={refusal}
          errors={errors}
          onPayOtherwise={undefined}
          payOtherwise=""
        />
        <Button
          type="submit"
          className="min-h-13 w-full text-lg"
          aria-disabled={isSending}
          aria-busy={isSending}
        >
          {isSending ? t('Paying. Please wait…') : t('Pay {total}', { total: formatMoney(total, currency) })}
        </Button>
      </Form>
      {children}
    </section>
  );
}

/** At the counter or the door: the order is then placed as it is. */
function PayLater({ token, order, onChange }: Pick<PayForOrderProps, 'token' | 'order' | 'onChange'>) {
  const site = useSite();
  const { guid: restaurantGuid } = useStorefront().restaurant;
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    setRefusal(undefined);
    try {
      await payLater({ restaurantGuid, token });
      forgetOrdered(site, token);
    } catch (error) {
      setRefusal(refusalText(error instanceof CallError ? error : new CallError('NETWORK', '')));
    }
    onChange();
    setSending(false);
  };
  return (
    <div className="mt-3 grid gap-3">
      {refusal ? (
        <Notice tone="bad" isAlert>
          {refusal}
        </Notice>
      ) : null}
      <Button look="quiet" aria-disabled={isSending} onClick={() => void send()}>
        {t(order.type === 'delivery' ? 'Pay on delivery instead' : 'Pay at pickup instead')}
      </Button>
    </div>
  );
}

/** What was paid for is no longer in the cart, nor does it wait. */
function forgetOrdered(site: ReturnType<typeof useSite>, token: string): void {
  const kept = keptPayment(site.storefront.get().restaurant.guid);
  if (kept?.token !== token) return;
  keepPayment({ ...kept, isPaid: true });
  site.cart.change((cart, now) => withoutLines(cart, kept.cartItemIds, now));
}
