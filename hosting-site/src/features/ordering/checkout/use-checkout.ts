// The state of the checkout: typed values, errors, and the order being placed.
import type { CallError } from '@bite/shared/api/client';
import type { AddressErrors } from '@bite/shared/ordering/address-checks';
import { withoutLines } from '@bite/shared/ordering/cart-state';
import type { DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import { tipPercents } from '@bite/shared/ordering/tips';
import { type RefObject, useRef, useState } from 'react';
import type { CardFieldsHandle } from '../../../lib/card-fields.ts';
import type { CartView } from '../../../lib/cart-view.ts';
import { loadEngine } from '../../../lib/engine.ts';
import { forgetKeptOrders } from '../../../lib/kept-orders.ts';
import { oneTabAtATime } from '../../../lib/kept-payment.ts';
import { refreshLive, refreshStorefront } from '../../../lib/live-storefront.ts';
import { forgetOrderAddresses } from '../../../lib/order-addresses.ts';
import { changeExtras, clearExtras, extrasOf } from '../../../lib/order-extras.ts';
import type { MeansToPay } from '../../../lib/order-payment.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { paymentRefused } from '../../../lib/payment-refused.ts';
import { forgetContact } from '../../../lib/remember-contact.ts';
import { rememberedContact } from '../../../lib/remembered-contact.ts';
import { hrefOf, navigate, useRouter } from '../../../lib/router.tsx';
import { useOrderDetails, useSite } from '../../../lib/site.ts';
import {
  type Contact,
  clearSavedContact,
  type FieldErrors,
  forgetOrderNotes,
  readContact,
  saveContact,
} from './contact.ts';
import { type Explanation, explainRefusal, explainTipTakenOff, explainUnknown } from './explain-refusal.ts';
import { type OrderOutcome, orderAndPay } from './order-and-pay.ts';
import { addressErrorsIn, presentErrors, typedErrors } from './order-errors.ts';
import type { PaymentRefusal } from './payment-notice.tsx';
import { quoteWithTip } from './quote-with-tip.ts';
import {
  type AgreedPrice,
  orderToSend,
  priceOf,
  priceOfQuote,
  rememberForNextTime,
  rememberOrder,
  withoutTip,
} from './send-order.ts';
import { afterOrder, reconsiderPoints, usePrefilled } from './signed-in-checkout.ts';
import { type AgeConfirmation, useAgeConfirmation } from './use-age-confirmation.ts';
import { type PendingPayment, paymentErrors, usePendingPayment } from './use-pending-payment.ts';
import { type TipState, useTip } from './use-tip.ts';

export interface Checkout {
  contact: Contact;
  changeContact: (part: Partial<Contact>) => void;
  /** Forgets the last diner on this device; undefined if nobody is remembered. */
  forgetLastContact: (() => void) | undefined;
  errors: FieldErrors;
  /** The diner's confirmation of age; undefined if the order contains no alcohol. */
  age: AgeConfirmation | undefined;
  /** Errors of the address, each until its field is changed. */
  addressErrors: AddressErrors;
  /** Increases with each refusal, so that the form can focus the first error. */
  mistakes: number;
  refusal: { explanation: Explanation; oldTotal: number; newPrice: AgreedPrice | undefined } | undefined;
  /** Why the chosen way to pay was refused. */
  paymentRefusal: PaymentRefusal | undefined;
  isSending: boolean;
  tip: TipState | undefined;
  /** Clears what was said of the code. */
  forgetCodeError: () => void;
  /** What became of a payment by card that is not through. */
  payment: PendingPayment;
  /** `accepted`: a new price that the diner has just accepted. */
  submit: (accepted?: AgreedPrice) => void;
}

/**
 * @param cardFields Undefined if the order is not paid by card.
 * @param onOrdered Called once it is placed, and paid if it is to be.
 */
export function useCheckout(
  view: CartView,
  cardFields: RefObject<CardFieldsHandle | null> | undefined,
  onOrdered: () => void,
): Checkout {
  const site = useSite();
  const router = useRouter();
  const { openOrderDetails } = useOrderingActions();
  const [contact, setContact] = useState(readContact);
  const [isRemembered, setRemembered] = useState(() => rememberedContact() !== undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The order was not sent because of its cart or its details, which is said until it no longer holds. */
  const [tellsPresent, setTellsPresent] = useState(false);
  const { deliveryAddress } = useOrderDetails();
  const [judgedAddress, setJudgedAddress] = useState<DeliveryAddress>();
  const [mistakes, setMistakes] = useState(0);
  const [refusal, setRefusal] = useState<Checkout['refusal']>();
  const [paymentRefusal, setPaymentRefusal] = useState<PaymentRefusal>();
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const payment = usePendingPayment(cartItemIdsOf(view), (outcome) => void conclude(outcome, priceOf(view)));

  usePrefilled(contact, (filled) => {
    setContact(filled);
    saveContact(filled);
  });
  const age = useAgeConfirmation(view, () => clear(['ageConfirmed']));
  const tip = useTip(view, () => clear(['tip', 'tipConfirmed']));

  const clear = (paths: readonly string[]) =>
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([path]) => !paths.includes(path))),
    );

  const showErrors = (next: FieldErrors) => {
    setErrors(next);
    setJudgedAddress(site.details.get().deliveryAddress);
    setMistakes((count) => count + 1);
  };

  /** The page of an order that is placed: what it was made of is no longer needed. */
  const leaveFor = (
    order: { token: string; orderNumber: string },
    cartItemIds: readonly string[],
    isEarlier: boolean,
  ) => {
    onOrdered();
    rememberOrder(site, order);
    rememberForNextTime(site, contact);
    forgetOrderNotes(contact);
    clearExtras(site);
    site.cart.change((cart, now) => withoutLines(cart, cartItemIds, now));
    afterOrder(site, contact);
    const note = isEarlier ? { earlier: 'true' } : {};
    navigate(router, hrefOf(router, `/track/${encodeURIComponent(order.token)}`, note), { replace: true });
  };

  const conclude = async (outcome: OrderOutcome, agreed: AgreedPrice) => {
    payment.take(outcome);
    switch (outcome.kind) {
      case 'placed': {
        const { trackingToken: token, orderNumber } = outcome.order;
        return leaveFor({ token, orderNumber }, cartItemIdsOf(view), outcome.isEarlier);
      }
      case 'paid':
        return leaveFor(outcome.kept, outcome.kept.cartItemIds, outcome.isEarlier);
      case 'notCharged':
        if (refusesPayment(outcome.error)) return;
        // The bank wants another card, or another look at this one.
        if (!outcome.error) cardFields?.current?.clear();
        return showErrors(paymentErrors(outcome.error));
      case 'refused':
      case 'unknown':
        return refusesPayment(outcome.error) ? undefined : explain(outcome, agreed);
      case 'checking':
      case 'expired':
    }
  };

  /** Whether it was the way to pay that was refused, which the page then says there. */
  const refusesPayment = (error: CallError | undefined): boolean => {
    const message = paymentRefused(error);
    if (message === undefined) return false;
    payment.forgive();
    setPaymentRefusal({ message });
    // Until the server says otherwise: it knows better than what this page read some seconds ago.
    if (cardFields) site.live.set({ ...site.live.get(), cardsOff: true });
    void refreshStorefront(site);
    return true;
  };

  const explain = async (
    outcome: Extract<OrderOutcome, { kind: 'refused' | 'unknown' }>,
    agreed: AgreedPrice,
  ) => {
    const explanation =
      outcome.kind === 'refused'
        ? explainRefusal(outcome.error)
        : explainUnknown(outcome.error, site.connection.get());
    if ('points' in explanation.fields) void reconsiderPoints(site, outcome.error.code);
    const oldTotal = agreed.total;
    if ('tip' in explanation.fields && agreed.tip > 0 && (await takesNoTips())) {
      changeExtras(site, { tip: undefined });
      const takenOff = explainTipTakenOff(explanation);
      setRefusal({ explanation: takenOff, oldTotal, newPrice: withoutTip(agreed) });
      return showErrors(takenOff.fields);
    }
    const { tip: choice } = extrasOf(site).get();
    const isPercent = choice?.kind === 'percent' && view.totals.tip > 0;
    const quote =
      explanation.quote && isPercent ? quoteWithTip(explanation.quote, choice.percent) : explanation.quote;
    setRefusal({ explanation, oldTotal, newPrice: quote && priceOfQuote(quote) });
    showErrors(explanation.fields);
    if (explanation.isMenuStale) void Promise.all([refreshStorefront(site), refreshLive(site)]);
  };

  /** As its menu says now. */
  const takesNoTips = async (): Promise<boolean> => {
    await refreshStorefront(site);
    return tipPercents(site.storefront.get().restaurant, site.details.get().orderType) === undefined;
  };

  const submit = async (accepted?: AgreedPrice) => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      const present = presentErrors(site, view);
      const found = { ...typedErrors(view, contact, age), ...tip?.errors() };
      setRefusal(undefined);
      setPaymentRefusal(undefined);
      const card = await cardFields?.current?.read();
      showErrors(found);
      setTellsPresent(true);
      if (present['orderType']) openOrderDetails();
      if (Object.keys({ ...present, ...found }).length > 0 || (cardFields && !card)) return;
      setTellsPresent(false);
      payment.forgive();
      const agreed = accepted ?? priceOf(view);
      if (accepted && accepted.promoCode === undefined) changeExtras(site, { promotion: undefined });
      await conclude(await send(agreed, card), agreed);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  const send = async (agreed: AgreedPrice, card: MeansToPay | undefined): Promise<OrderOutcome> => {
    const { call } = await loadEngine();
    const body = orderToSend(site, view, contact, agreed, {
      isAgeConfirmed: age?.isConfirmed === true,
      isByCard: card !== undefined,
    });
    return oneTabAtATime(() => orderAndPay(call, { body, cartItemIds: cartItemIdsOf(view), card }));
  };

  const forgetLastContact = () => {
    forgetContact();
    site.recentOrders.forget();
    void forgetOrderAddresses();
    forgetKeptOrders();
    site.details.forgetAddress();
    setContact(clearSavedContact());
    setErrors({});
    setRemembered(false);
  };

  return {
    contact,
    forgetLastContact: isRemembered ? forgetLastContact : undefined,
    changeContact: (part) => {
      const next = { ...contact, ...part };
      setContact(next);
      saveContact(next);
      clear(Object.keys(part).flatMap((field) => [field, `customer.${field}`]));
      if ('wantsTexts' in part || 'phone' in part) clear(['textMessages']);
    },
    errors: tellsPresent ? { ...presentErrors(site, view), ...errors } : errors,
    age,
    addressErrors: addressErrorsIn(errors, judgedAddress, deliveryAddress),
    mistakes,
    refusal,
    paymentRefusal,
    isSending,
    tip,
    forgetCodeError: () => clear(['promoCode']),
    payment,
    submit: (accepted) => void submit(accepted),
  };
}

const cartItemIdsOf = ({ lines }: CartView): string[] => lines.map(({ item }) => item.cartItemId);
