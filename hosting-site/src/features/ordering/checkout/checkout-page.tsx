// The checkout page: fulfilment, contact details, payment, and the exact total.

import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { telLink } from '@bite/shared/kernel/tel-link';
import { t } from '@bite/shared/kernel/translate';
import type { AddressErrors } from '@bite/shared/ordering/address-checks';
import { whereToOrder } from '@bite/shared/website/where-to-order';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { CardFieldsHandle, CardFieldsPart } from '../../../lib/card-fields.ts';
import type { CartView } from '../../../lib/cart-view.ts';
import { dinerLabel } from '../../../lib/diner-label.ts';
import { loadEngine } from '../../../lib/engine.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { useOwnDocument } from '../../../lib/own-document.ts';
import { titleOf, useTitle } from '../../../lib/page-title.ts';
import { Link } from '../../../lib/router.tsx';
import { useLive, useOrderDetails, useStorefront } from '../../../lib/site.ts';
import { useCartView } from '../../../lib/use-cart-view.ts';
import { useDiner } from '../../../lib/use-diner.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MistakeLinks } from '../../../ui/mistake-links.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OrderLink } from '../../../ui/order-link.tsx';
import { PaymentCheck } from '../../../ui/payment-check.tsx';
import { AgeField } from './age-field.tsx';
import type { FieldErrors } from './contact.ts';
import { ContactFields, OrderNotesField } from './contact-fields.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OrderSummary } from './order-summary.tsx';
import { AllergiesField, OrderWishes } from './order-wishes.tsx';
import { PaymentStep, payLaterLabel } from './payment-step.tsx';
import { hasUnknownOrder } from './place-order.ts';
import { PointsField } from './points-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { TextsField } from './texts-field.tsx';
import { TipField } from './tip-field.tsx';
import { useCheckout } from './use-checkout.ts';
import { type PaymentChoice, usePaymentChoice } from './use-payment-choice.ts';
import type { PendingPayment } from './use-pending-payment.ts';
import { WhenAndWhere } from './when-and-where.tsx';

export interface CheckoutPageProps {
  /** The fields for pickup or delivery, place and time. */
  Fulfilment: ComponentType<{
    addressErrors?: AddressErrors | undefined;
    timeError?: string | undefined;
  }>;
  onEdit: (cartItemId: string) => void;
  CardFields: CardFieldsPart;
}

export function CheckoutPage(props: CheckoutPageProps) {
  const storefront = useStorefront();
  useTitle(titleOf(storefront, t('Checkout')));
  useEffect(() => {
    void loadEngine().catch(() => undefined);
  }, []);
  const view = useCartView();
  const { cardsOff } = useLive();
  // At once, although the counter may be chosen: later it would disturb what is typed.
  const isElsewhere = useOwnDocument(storefront.restaurant.payment?.cards === true && !cardsOff);
  const isHere = whereToOrder(storefront.website).kind === 'here';
  if (isElsewhere) return <Loading />;
  return (
    <div className="above-action-bar mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <Link
        to="/"
        className="-ms-2 inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-primary-text"
      >
        <Icon name="left" className="size-4 rtl:-scale-x-100" />
        {t('Back to the menu')}
      </Link>
      <h1 className="mt-2 mb-6 text-3xl font-extrabold tracking-tight sm:text-4xl">{t('Checkout')}</h1>
      {isHere ? (
        view ? (
          view.lines.length > 0 ? (
            <CheckoutForm view={view} {...props} />
          ) : (
            <EmptyCart />
          )
        ) : (
          <Loading />
        )
      ) : (
        <OrderedOtherwise />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">{t('Loading your order')}</span>
      <div className="pulse h-80" />
      <div className="pulse h-80" />
    </div>
  );
}

/** The restaurant has moved its ordering elsewhere, or stopped it, since the cart was filled. */
function OrderedOtherwise() {
  const { restaurant, website } = useStorefront();
  const { phone, currency } = restaurant;
  const isElsewhere = whereToOrder(website).kind === 'elsewhere';
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <p className="text-lg font-semibold">
        {isElsewhere
          ? t('This restaurant takes its orders on another site.')
          : t('We take no orders online at the moment.')}
      </p>
      {isElsewhere ? (
        <OrderLink />
      ) : phone ? (
        <a href={telLink(phone, currency)} className={buttonClass()}>
          <Icon name="phone" />
          {t('Call {phone}', { phone: isolated(phone) })}
        </a>
      ) : null}
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 className="text-xl font-bold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

function CheckoutForm({ view, Fulfilment, CardFields, onEdit }: CheckoutPageProps & { view: CartView }) {
  const choice = usePaymentChoice(view);
  const { method } = choice;
  const card = useRef<CardFieldsHandle>(null);
  const checkout = useCheckout(view, method === 'card' ? card : undefined, choice.remember);
  const { setQuantity } = useOrderingActions();
  const { orderType } = useOrderDetails();
  const { restaurant } = useStorefront();
  const { contact, changeContact, errors, addressErrors, age, refusal, isSending, submit } = checkout;
  const hasAddressErrors = Object.keys(addressErrors).length > 0;
  const fields = { contact, errors, onChange: changeContact };
  const { payment } = checkout;
  const total = view.totals.total;
  return (
    <>
      {payment.checking ? (
        <PaymentCheck
          token={payment.checking.token}
          orderNumber={payment.checking.orderNumber}
          isOffline={payment.isOffline}
          linksToOrder
        />
      ) : null}
      <div hidden={payment.checking !== undefined}>
        <Form
          mistakes={checkout.mistakes}
          className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start"
          onSubmit={submit}
        >
          <div className="grid gap-5">
            {refusal ? <RefusalNotice {...refusal} onConfirm={submit} /> : <LostAnswer />}
            <NotPaid payment={payment} />
            <Step title={t(orderType === 'pickup' ? 'Pickup' : 'Delivery')}>
              <WhenAndWhere
                isOpen={Boolean(hasAddressErrors || errors['scheduledFor'] || view.refusal)}
                fields={
                  <Fulfilment
                    addressErrors={addressErrors}
                    timeError={errors['scheduledFor'] ?? timeProblem(view)}
                  />
                }
              />
            </Step>
            <Step title={t('Your details')}>
              {checkout.forgetLastContact ? <LastContact onForget={checkout.forgetLastContact} /> : null}
              <SignedInAs />
              <ContactFields {...fields} />
              {restaurant.offersTexts ? (
                <TextsField
                  orderType={orderType}
                  isWanted={contact.wantsTexts === true}
                  error={fields.errors['textMessages']}
                  onChange={(wantsTexts) => changeContact({ wantsTexts })}
                />
              ) : null}
              <AllergiesField {...fields} />
              <OrderNotesField {...fields} orderType={orderType} />
              <OrderWishes
                {...fields}
                orderType={orderType}
                requiresId={age !== undefined}
                toPay={method === 'card' ? 0 : total}
              />
            </Step>
            {checkout.tip ? (
              <Step title={t('Tip')}>
                <TipField {...checkout.tip} errors={errors} orderType={orderType} />
              </Step>
            ) : null}
            <Step title={t('How would you like to pay?')}>
              <PaymentStep choice={choice} orderType={orderType} refusal={checkout.paymentRefusal}>
                <CardFields
                  ref={card}
                  guestName={contact.name}
                  refusal={payment.refusal}
                  errors={errors}
                  onPayOtherwise={choice.options.counter ? () => choice.choose('atPickup') : undefined}
                  payOtherwise={payLaterLabel(orderType)}
                />
              </PaymentStep>
            </Step>
          </div>
          <div className="contents lg:sticky lg:top-20 lg:grid lg:max-h-[calc(100dvh-6rem)] lg:-m-1 lg:gap-3 lg:overflow-y-auto lg:p-1">
            <Step title={t('Your order')}>
              <OrderSummary
                view={view}
                onEdit={onEdit}
                onRemove={(id) => setQuantity(id, 0)}
                codeError={errors['promoCode']}
                onCodeChange={checkout.forgetCodeError}
              />
              <PointsField view={view} error={errors['points']} />
              {age ? <AgeField {...age} error={errors['ageConfirmed']} /> : null}
            </Step>
            <PlaceOrder
              view={view}
              errors={errors}
              isSending={isSending}
              choice={choice}
              mistakes={checkout.mistakes}
            />
          </div>
        </Form>
      </div>
    </>
  );
}

/** Of an order that was placed and is not paid: it waits for its card, or was given back. */
function NotPaid({ payment: { waiting, hasExpired, refusal } }: { payment: PendingPayment }) {
  if (hasExpired)
    return (
      <Notice isAlert>
        <p className="font-semibold">{t('Your order was not paid in time, so it was not placed.')}</p>
        <p>{t('Nothing was charged. Your cart is still here: you can order again.')}</p>
      </Notice>
    );
  if (!waiting || refusal) return null;
  return (
    <Notice>
      <p className="font-semibold">
        {t('Order {number} waits for its payment.', { number: isolated(waiting.orderNumber) })}
      </p>
      <p>{t('Nothing was charged yet. Pay below: that never orders twice.')}</p>
    </Notice>
  );
}

interface PlaceOrderProps {
  view: CartView;
  errors: FieldErrors;
  isSending: boolean;
  choice: PaymentChoice;
  mistakes: number;
}

/** With the total; always visible on the page. */
function PlaceOrder({ view: { totals }, errors, isSending, choice, mistakes }: PlaceOrderProps) {
  const { method, haveCardsGone } = choice;
  const total = formatMoney(totals.total, totals.currency);
  const isByCard = method === 'card';
  return (
    <div className="action-bar safe-bottom sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-surface px-4 pt-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:rounded-2xl lg:border lg:px-4">
      <GeneralErrors errors={errors} />
      {mistakes > 0 ? <MistakeLinks /> : null}
      {haveCardsGone || method === undefined ? (
        <p className="text-sm font-semibold">{t('Cards cannot be taken here at the moment.')}</p>
      ) : null}
      <Button
        type="submit"
        className="min-h-13 w-full text-lg"
        aria-disabled={isSending}
        aria-busy={isSending}
        disabled={method === undefined}
      >
        {isSending
          ? t(isByCard ? 'Paying. Please wait…' : 'Placing your order…')
          : t(isByCard ? 'Pay {total}' : 'Place order · {total}', { total })}
      </Button>
    </div>
  );
}

/** A guest may sign in for the details to be filled in. */
function SignedInAs() {
  const { openSignIn } = useOrderingActions();
  const diner = useDiner();
  if (diner)
    return (
      <p className="text-sm [overflow-wrap:anywhere] text-soft">
        {t('Signed in as {email}', { email: dinerLabel(diner) })}
      </p>
    );
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-primary-text underline-offset-4 hover:underline"
      onClick={openSignIn}
    >
      {t('Sign in to fill in your details')}
    </button>
  );
}

/** The person whose details are filled in, on a device that others may use as well. */
function LastContact({ onForget }: { onForget: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-soft">
      {t('From your last order on this device.')}
      <button
        type="button"
        className="inline-flex min-h-11 items-center font-semibold text-primary-text underline-offset-4 hover:underline"
        onClick={onForget}
      >
        {t('Not you? Clear')}
      </button>
    </p>
  );
}

/** The time is invalid, known before anything is sent. */
function timeProblem({ refusal }: CartView): string | undefined {
  return refusal && refusal.fields === undefined ? refusal.message : undefined;
}

/** Errors that belong to no field of the form. */
function GeneralErrors({ errors }: { errors: FieldErrors }) {
  const shown = [
    'scheduledFor',
    'ageConfirmed',
    'points',
    'promoCode',
    'tip',
    'tipConfirmed',
    'note',
    'instructions',
    'allergies',
    'leaveAtDoor',
    'customer.name',
    'customer.phone',
    'customer.email',
  ];
  const others = Object.entries(errors).filter(
    ([path]) => !shown.includes(path) && !/^(address|card)\./.test(path),
  );
  if (others.length === 0) return null;
  return (
    <Notice tone="bad" isAlert>
      {others.map(([path, message]) => (
        <p key={path}>{message}</p>
      ))}
    </Notice>
  );
}

/** After a reload during the checkout. */
function LostAnswer() {
  const { restaurant } = useStorefront();
  if (!hasUnknownOrder(restaurant.guid)) return null;
  return (
    <Notice>
      <p className="font-semibold">{t('We do not know yet whether your last order went through.')}</p>
      <p>{t('Place it again to make sure: that is safe and never orders twice.')}</p>
    </Notice>
  );
}
