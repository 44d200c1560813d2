// The state of the checkout: typed values, errors, and the order being placed.
import type { AddressErrors } from '@bite/shared/ordering/address-checks';
import { ageMessage, hasAlcohol } from '@bite/shared/ordering/alcohol';
import { clearCart } from '@bite/shared/ordering/cart-state';
import { addressFields, type DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import { proceedMessages } from '@bite/shared/ordering/order-configuration';
import { useRef, useState } from 'react';
import type { CartView } from '../../../lib/cart-view.ts';
import { loadEngine } from '../../../lib/engine.ts';
import { refreshLive, refreshStorefront } from '../../../lib/live-storefront.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { forgetDiner, rememberDiner } from '../../../lib/remember-diner.ts';
import { rememberedDiner } from '../../../lib/remembered-diner.ts';
import { hrefOf, navigate, useRouter } from '../../../lib/router.tsx';
import { type Site, useIndex, useOrderDetails, useSite } from '../../../lib/site.ts';
import {
  clearSavedDiner,
  type Diner,
  dinerErrors,
  type FieldErrors,
  forgetOrderNotes,
  readDiner,
  saveDiner,
} from './diner.ts';
import { type Explanation, explainRefusal, explainUnknown } from './explain-refusal.ts';
import { orderBody } from './order-request.ts';
import { type Outcome, placeOrder } from './place-order.ts';

export interface AgeConfirmation {
  /** In years. */
  age: number;
  isConfirmed: boolean;
  confirm: (isConfirmed: boolean) => void;
}

export interface Checkout {
  diner: Diner;
  changeDiner: (part: Partial<Diner>) => void;
  /** Forgets the last diner on this device; undefined if nobody is remembered. */
  forgetLastDiner: (() => void) | undefined;
  errors: FieldErrors;
  /** The diner's confirmation of age; undefined if the order contains no alcohol. */
  age: AgeConfirmation | undefined;
  /** Errors of the address, each until its field is changed. */
  addressErrors: AddressErrors;
  /** Increases with each refusal, so that the form can focus the first error. */
  mistakes: number;
  refusal: { explanation: Explanation; oldTotal: number } | undefined;
  isSending: boolean;
  /** `agreedTotal`: a new price that the diner has just accepted. */
  submit: (agreedTotal?: number) => void;
}

/** Why the order cannot be sent (O5-01), by field. */
function orderErrors(
  site: Site,
  view: CartView,
  diner: Diner,
  age: AgeConfirmation | undefined,
): FieldErrors {
  const errors: Record<string, string> = { ...dinerErrors(diner) };
  if (!site.details.get().isConfigured) errors['orderType'] = proceedMessages.notConfigured;
  if (age && !age.isConfirmed) errors['ageConfirmed'] = ageMessage(age.age);
  if (view.tooLarge) errors['lines'] = view.tooLarge;
  if (view.hasProblems) errors['lines'] = 'Some items need another look before you can order';
  if (view.refusal) Object.assign(errors, view.refusal.fields ?? { scheduledFor: view.refusal.message });
  return errors;
}

function addressErrorsIn(
  errors: FieldErrors,
  judged: DeliveryAddress | undefined,
  now: DeliveryAddress,
): AddressErrors {
  return Object.fromEntries(
    addressFields.flatMap((field) => {
      const message = errors[`address.${field}`];
      return message !== undefined && judged?.[field] === now[field] ? [[field, message]] : [];
    }),
  );
}

async function send(
  site: Site,
  view: CartView,
  diner: Diner,
  expectedTotal: number,
  isAgeConfirmed: boolean,
): Promise<Outcome> {
  const { call } = await loadEngine();
  const body = orderBody({
    restaurant: site.storefront.get().restaurant,
    items: view.lines.map(({ item }) => item),
    details: site.details.get(),
    diner,
    expectedTotal,
    isAgeConfirmed,
  });
  return placeOrder(call, body);
}

function rememberOrder(site: Site, { order }: Extract<Outcome, { kind: 'placed' }>): void {
  const { restaurant } = site.storefront.get();
  site.recentOrders.remember({
    token: order.trackingToken,
    orderNumber: order.orderNumber,
    restaurantGuid: restaurant.guid,
    restaurantName: restaurant.name,
    placedAt: new Date().toISOString(),
  });
}

/** Remembers the diner for the next order on this device. */
function rememberForNextTime(site: Site, { name, phone, email }: Diner): void {
  const { orderType, deliveryAddress } = site.details.get();
  rememberDiner({ name, phone, email, ...(orderType === 'delivery' && { address: deliveryAddress }) });
}

/** Asked again for each order, since another person may have used the device before. */
function useAgeConfirmation(view: CartView, onChange: () => void): AgeConfirmation | undefined {
  const index = useIndex();
  const [isConfirmed, setConfirmed] = useState(false);
  if (!hasAlcohol(view.lines.map(({ item }) => index.item(item.menuItemId)))) return undefined;
  const confirm = (next: boolean) => {
    setConfirmed(next);
    onChange();
  };
  return { age: index.storefront.restaurant.ordering.alcoholAge, isConfirmed, confirm };
}

export function useCheckout(view: CartView): Checkout {
  const site = useSite();
  const router = useRouter();
  const { openOrderDetails } = useOrderingActions();
  const [diner, setDiner] = useState(readDiner);
  const [isRemembered, setRemembered] = useState(() => rememberedDiner() !== undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { deliveryAddress } = useOrderDetails();
  const [judgedAddress, setJudgedAddress] = useState<DeliveryAddress>();
  const [mistakes, setMistakes] = useState(0);
  const [refusal, setRefusal] = useState<Checkout['refusal']>();
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);

  const age = useAgeConfirmation(view, () => clear(['ageConfirmed']));

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
      rememberForNextTime(site, diner);
      forgetOrderNotes(diner);
      site.cart.change(clearCart);
      const note = outcome.isEarlier ? { earlier: 'true' } : {};
      const page = `/track/${encodeURIComponent(outcome.order.trackingToken)}`;
      navigate(router, hrefOf(router, page, note), { replace: true });
      return;
    }
    const explanation =
      outcome.kind === 'refused' ? explainRefusal(outcome.error) : explainUnknown(outcome.error);
    setRefusal({ explanation, oldTotal: total });
    showErrors(explanation.fields);
    if (explanation.isMenuStale) void Promise.all([refreshStorefront(site), refreshLive(site)]);
  };

  const submit = async (agreedTotal?: number) => {
    if (underWay.current) return;
    const found = orderErrors(site, view, diner, age);
    setRefusal(undefined);
    showErrors(found);
    if (found['orderType']) openOrderDetails();
    if (Object.keys(found).length > 0) return;
    const total = agreedTotal ?? view.totals.total;
    underWay.current = true;
    setSending(true);
    try {
      conclude(await send(site, view, diner, total, age?.isConfirmed === true), total);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  const forgetLastDiner = () => {
    forgetDiner();
    site.recentOrders.forget();
    site.details.forgetAddress();
    setDiner(clearSavedDiner());
    setErrors({});
    setRemembered(false);
  };

  return {
    diner,
    forgetLastDiner: isRemembered ? forgetLastDiner : undefined,
    changeDiner: (part) => {
      const next = { ...diner, ...part };
      setDiner(next);
      saveDiner(next);
      clear(Object.keys(part).flatMap((field) => [field, `customer.${field}`]));
    },
    errors,
    age,
    addressErrors: addressErrorsIn(errors, judgedAddress, deliveryAddress),
    mistakes,
    refusal,
    isSending,
    submit: (agreedTotal) => void submit(agreedTotal),
  };
}
