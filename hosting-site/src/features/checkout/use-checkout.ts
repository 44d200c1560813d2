// The state of a checkout: what is typed, what is wrong, and the one order that may be on its way.
import { clearCart } from '@bite/shared/ordering/cart-state';
import { proceedMessages } from '@bite/shared/ordering/order-configuration';
import { useRef, useState } from 'react';
import type { CartView } from '../../lib/cart-view.ts';
import { loadEngine } from '../../lib/engine.ts';
import { refreshLive, refreshStorefront } from '../../lib/live-storefront.ts';
import { useOrderingActions } from '../../lib/ordering-actions.ts';
import { forgetDiner, rememberDiner, rememberedDiner } from '../../lib/remembered-diner.ts';
import { hrefOf, navigate, useRouter } from '../../lib/router.tsx';
import { type Site, useSite } from '../../lib/site.ts';
import {
  type Diner,
  dinerErrors,
  type FieldErrors,
  forgetOrderWords,
  forgetTyped,
  keepDiner,
  readDiner,
} from './diner.ts';
import { type Explanation, explainRefusal, explainUnknown } from './explain-refusal.ts';
import { orderBody } from './order-request.ts';
import { type Outcome, placeOrder } from './place-order.ts';

export interface Checkout {
  diner: Diner;
  changeDiner: (part: Partial<Diner>) => void;
  /** Forgets whoever ordered last on this device; undefined where nobody is remembered. */
  forgetLastDiner: (() => void) | undefined;
  errors: FieldErrors;
  /** Grows with each refusal, so that the form can take the diner to the first mistake. */
  mistakes: number;
  refusal: { explanation: Explanation; oldTotal: number } | undefined;
  isSending: boolean;
  /** `agreedTotal`: a new price the diner has just confirmed. */
  submit: (agreedTotal?: number) => void;
}

/** What keeps the order from being sent at all (O5-01), by field. */
function orderErrors(site: Site, view: CartView, diner: Diner): FieldErrors {
  const errors: Record<string, string> = { ...dinerErrors(diner) };
  if (!site.details.get().isConfigured) errors['orderType'] = proceedMessages.notConfigured;
  if (view.hasProblems) errors['lines'] = 'Some items need another look before you can order';
  if (view.refusal) errors[view.refusal.field ?? 'scheduledFor'] = view.refusal.message;
  return errors;
}

async function send(site: Site, view: CartView, diner: Diner, expectedTotal: number): Promise<Outcome> {
  const { call } = await loadEngine();
  const body = orderBody({
    restaurantGuid: site.storefront.get().restaurant.guid,
    items: view.lines.map(({ item }) => item),
    details: site.details.get(),
    diner,
    expectedTotal,
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

/** For whoever orders next on this device. */
function rememberForNextTime(site: Site, { name, phone, email }: Diner): void {
  const { orderType, deliveryAddress } = site.details.get();
  rememberDiner({ name, phone, email, ...(orderType === 'delivery' && { address: deliveryAddress }) });
}

export function useCheckout(view: CartView): Checkout {
  const site = useSite();
  const router = useRouter();
  const { openOrderDetails } = useOrderingActions();
  const [diner, setDiner] = useState(readDiner);
  const [isRemembered, setRemembered] = useState(() => rememberedDiner() !== undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [mistakes, setMistakes] = useState(0);
  const [refusal, setRefusal] = useState<Checkout['refusal']>();
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);

  const showErrors = (next: FieldErrors) => {
    setErrors(next);
    setMistakes((count) => count + 1);
  };

  const conclude = (outcome: Outcome, total: number) => {
    if (outcome.kind === 'placed') {
      rememberOrder(site, outcome);
      rememberForNextTime(site, diner);
      forgetOrderWords(diner);
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
    const found = orderErrors(site, view, diner);
    setRefusal(undefined);
    showErrors(found);
    if (found['orderType']) openOrderDetails();
    if (Object.keys(found).length > 0) return;
    const total = agreedTotal ?? view.totals.total;
    underWay.current = true;
    setSending(true);
    try {
      conclude(await send(site, view, diner, total), total);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  const forgetLastDiner = () => {
    forgetDiner();
    site.recentOrders.forget();
    site.details.forgetAddress();
    setDiner(forgetTyped());
    setErrors({});
    setRemembered(false);
  };

  return {
    diner,
    forgetLastDiner: isRemembered ? forgetLastDiner : undefined,
    changeDiner: (part) => {
      const next = { ...diner, ...part };
      setDiner(next);
      keepDiner(next);
      const touched = Object.keys(part).flatMap((field) => [field, `customer.${field}`]);
      setErrors((current) =>
        Object.fromEntries(Object.entries(current).filter(([path]) => !touched.includes(path))),
      );
    },
    errors,
    mistakes,
    refusal,
    isSending,
    submit: (agreedTotal) => void submit(agreedTotal),
  };
}
