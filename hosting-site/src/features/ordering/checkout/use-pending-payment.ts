// What became of a payment by card that is not through: its outcome is being found out, nothing was charged, or the order was given
// back. An earlier one, of another tab or before a reload, is taken up again.
import type { CallError } from '@bite/shared/api/client';
import { message, t } from '@bite/shared/kernel/translate';
import { useEffect, useRef, useState } from 'react';
import type { CardRefusal } from '../../../lib/card-fields.ts';
import { type KeptPayment, keepPayment, keptPayment } from '../../../lib/kept-payment.ts';
import { followPayment, type GuestPayment, isGone, readPayment } from '../../../lib/order-payment.ts';
import { fieldTexts, refusalText, sentenceText } from '../../../lib/refusal-texts.ts';
import { useStorefront } from '../../../lib/site.ts';
import type { FieldErrors } from './contact.ts';
import { type OrderOutcome, outcomeOf } from './order-and-pay.ts';

export interface PendingPayment {
  /** The order whose payment may or may not have gone through: nothing is to be paid meanwhile. */
  checking: KeptPayment | undefined;
  isOffline: boolean;
  /** Why nothing was charged. */
  refusal: CardRefusal | undefined;
  /** The order waited too long and was given back. */
  hasExpired: boolean;
  /** The order that waits for its card. */
  waiting: KeptPayment | undefined;
  take: (outcome: OrderOutcome) => void;
  /** Another try begins. */
  forgive: () => void;
}

interface State {
  refusal?: CardRefusal;
  hasExpired?: true;
  waiting?: KeptPayment;
  checking?: KeptPayment;
}

/**
 * @param cartItemIds The lines of the cart as it is.
 * @param onKnown Called with what came of a payment that was not known.
 */
export function usePendingPayment(
  cartItemIds: readonly string[],
  onKnown: (outcome: OrderOutcome) => void,
): PendingPayment {
  const { guid } = useStorefront().restaurant;
  const [state, setState] = useState<State>({});
  const [isOffline, setOffline] = useState(false);
  const tell = useRef(onKnown);
  const inCart = useRef(cartItemIds);
  useEffect(() => {
    tell.current = onKnown;
    inCart.current = cartItemIds;
  });

  useEffect(() => {
    let isOver = false;
    const kept = keptPayment(guid);
    if (kept?.isPaid) {
      // The page ended before it could empty the cart.
      if (kept.cartItemIds.some((id) => inCart.current.includes(id)))
        tell.current({ kind: 'paid', kept, isEarlier: true });
    } else if (kept)
      readPayment(kept).then(
        (payment) => {
          if (isOver) return;
          if (payment.outcome === 'waiting') setState({ waiting: kept });
          else tell.current(outcomeOf(payment, kept, true));
        },
        (error: unknown) => {
          if (isOver) return;
          if (isGone(error)) keepPayment(undefined);
          else setState({ checking: kept });
        },
      );
    return () => {
      isOver = true;
    };
  }, [guid]);

  const { checking } = state;
  useEffect(() => {
    if (!checking) return;
    const known = (payment: GuestPayment) => tell.current(outcomeOf(payment, checking, false));
    return followPayment(checking, {
      onKnown: known,
      onMissing: () => {
        keepPayment(undefined);
        setState({ hasExpired: true });
      },
      onConnection: setOffline,
    });
  }, [checking]);

  const take = (outcome: OrderOutcome) => {
    if (outcome.kind === 'checking') setState({ checking: outcome.kept });
    else if (outcome.kind === 'expired') setState({ hasExpired: true });
    else if (outcome.kind === 'notCharged') {
      const waiting = keptPayment(guid);
      setState({ refusal: refusalOf(outcome), ...(waiting && { waiting }) });
    } else setState({});
  };

  return {
    checking,
    isOffline,
    refusal: state.refusal,
    hasExpired: state.hasExpired === true,
    waiting: state.waiting,
    take,
    forgive: () => setState(({ waiting }) => (waiting ? { waiting } : {})),
  };
}

const NOT_THROUGH = message('Your payment did not go through.');

function refusalOf({ error, message }: Extract<OrderOutcome, { kind: 'notCharged' }>): CardRefusal {
  if (error) return { text: refusalText(error), isFinal: error.code === 'RATE_LIMITED' };
  return { text: (message && sentenceText(message)) || t(NOT_THROUGH), isFinal: false };
}

/** The server's message of each field of the card. */
export function paymentErrors(error: CallError | undefined): FieldErrors {
  const { fields } = (error?.details ?? {}) as { fields?: FieldErrors };
  return fields ? fieldTexts(fields) : {};
}
