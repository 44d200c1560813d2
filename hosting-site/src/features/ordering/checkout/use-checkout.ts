// The state of the checkout: typed values, errors, and the order being placed.
import type { Quote } from '@bite/shared/api/answers';
import type { AddressErrors } from '@bite/shared/ordering/address-checks';
import { withoutLines } from '@bite/shared/ordering/cart-state';
import type { DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import { useRef, useState } from 'react';
import type { CartView } from '../../../lib/cart-view.ts';
import { refreshLive, refreshStorefront } from '../../../lib/live-storefront.ts';
import { forgetOrderAddresses } from '../../../lib/order-addresses.ts';
import { changeExtras, clearExtras } from '../../../lib/order-extras.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
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
import { type Explanation, explainRefusal, explainUnknown } from './explain-refusal.ts';
import { addressErrorsIn, orderErrors } from './order-errors.ts';
import type { Outcome } from './place-order.ts';
import { priceOf, rememberForNextTime, rememberOrder, sendOrder } from './send-order.ts';
import { afterOrder, reconsiderPoints, usePrefilled } from './signed-in-checkout.ts';
import { type AgeConfirmation, useAgeConfirmation } from './use-age-confirmation.ts';
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
  refusal: { explanation: Explanation; oldTotal: number } | undefined;
  isSending: boolean;
  tip: TipState | undefined;
  /** Clears what was said of the code. */
  forgetCodeError: () => void;
  /** `accepted`: a new price that the diner has just accepted. */
  submit: (accepted?: Quote) => void;
}

export function useCheckout(view: CartView): Checkout {
  const site = useSite();
  const router = useRouter();
  const { openOrderDetails } = useOrderingActions();
  const [contact, setContact] = useState(readContact);
  const [isRemembered, setRemembered] = useState(() => rememberedContact() !== undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { deliveryAddress } = useOrderDetails();
  const [judgedAddress, setJudgedAddress] = useState<DeliveryAddress>();
  const [mistakes, setMistakes] = useState(0);
  const [refusal, setRefusal] = useState<Checkout['refusal']>();
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);

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

  const conclude = (outcome: Outcome, total: number) => {
    if (outcome.kind === 'placed') {
      rememberOrder(site, outcome);
      rememberForNextTime(site, contact);
      forgetOrderNotes(contact);
      clearExtras(site);
      const ordered = view.lines.map(({ item }) => item.cartItemId);
      site.cart.change((cart, now) => withoutLines(cart, ordered, now));
      afterOrder(site, contact);
      const note = outcome.isEarlier ? { earlier: 'true' } : {};
      const page = `/track/${encodeURIComponent(outcome.order.trackingToken)}`;
      navigate(router, hrefOf(router, page, note), { replace: true });
      return;
    }
    const explanation =
      outcome.kind === 'refused'
        ? explainRefusal(outcome.error)
        : explainUnknown(outcome.error, site.connection.get());
    if ('points' in explanation.fields) void reconsiderPoints(site, outcome.error.code);
    setRefusal({ explanation, oldTotal: total });
    showErrors(explanation.fields);
    if (explanation.isMenuStale) void Promise.all([refreshStorefront(site), refreshLive(site)]);
  };

  const submit = async (accepted?: Quote) => {
    if (underWay.current) return;
    const found = { ...orderErrors(site, view, contact, age), ...tip?.errors() };
    setRefusal(undefined);
    showErrors(found);
    if (found['orderType']) openOrderDetails();
    if (Object.keys(found).length > 0) return;
    const agreed = accepted ? { ...accepted.totals, promoCode: accepted.promotion?.code } : priceOf(view);
    if (accepted && !accepted.promotion) changeExtras(site, { promotion: undefined });
    underWay.current = true;
    setSending(true);
    try {
      conclude(await sendOrder(site, view, contact, agreed, age?.isConfirmed === true), agreed.total);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  const forgetLastContact = () => {
    forgetContact();
    site.recentOrders.forget();
    void forgetOrderAddresses();
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
    errors,
    age,
    addressErrors: addressErrorsIn(errors, judgedAddress, deliveryAddress),
    mistakes,
    refusal,
    isSending,
    tip,
    forgetCodeError: () => clear(['promoCode']),
    submit: (accepted) => void submit(accepted),
  };
}
