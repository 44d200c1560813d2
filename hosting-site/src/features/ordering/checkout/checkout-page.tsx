// The checkout page: fulfilment, contact details, payment, and the exact total.

import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { telLink } from '@bite/shared/kernel/tel-link';
import { t } from '@bite/shared/kernel/translate';
import type { AddressErrors } from '@bite/shared/ordering/address-checks';
import { whereToOrder } from '@bite/shared/website/where-to-order';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { CartView } from '../../../lib/cart-view.ts';
import { dinerLabel } from '../../../lib/diner-label.ts';
import { loadEngine } from '../../../lib/engine.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { titleOf, useTitle } from '../../../lib/page-title.ts';
import { Link } from '../../../lib/router.tsx';
import { useOrderDetails, useStorefront } from '../../../lib/site.ts';
import { useCartView } from '../../../lib/use-cart-view.ts';
import { useDiner } from '../../../lib/use-diner.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OrderLink } from '../../../ui/order-link.tsx';
import { AgeField } from './age-field.tsx';
import type { FieldErrors } from './contact.ts';
import { ContactFields, OrderNotesField } from './contact-fields.tsx';
import { OrderSummary } from './order-summary.tsx';
import { AllergiesField, OrderWishes } from './order-wishes.tsx';
import { type PaymentMethod, PaymentStep } from './payment-step.tsx';
import { hasUnknownOrder } from './place-order.ts';
import { PointsField } from './points-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { TextsField } from './texts-field.tsx';
import { TipField } from './tip-field.tsx';
import { useCheckout } from './use-checkout.ts';
import { WhenAndWhere } from './when-and-where.tsx';

export interface CheckoutPageProps {
  /** The fields for pickup or delivery, place and time. */
  Fulfilment: ComponentType<{
    addressErrors?: AddressErrors | undefined;
    timeError?: string | undefined;
  }>;
  onEdit: (cartItemId: string) => void;
}

export function CheckoutPage(props: CheckoutPageProps) {
  const storefront = useStorefront();
  useTitle(titleOf(storefront, t('Checkout')));
  useEffect(() => {
    void loadEngine().catch(() => undefined);
  }, []);
  const view = useCartView();
  const isHere = whereToOrder(storefront.website).kind === 'here';
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

function EmptyCart() {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <p className="text-lg font-semibold">{t('Your cart is empty')}</p>
      <Link to="/" className={buttonClass()}>
        {t('See the menu')}
      </Link>
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

const methods: readonly PaymentMethod[] = ['atPickup'];

function CheckoutForm({ view, Fulfilment, onEdit }: CheckoutPageProps & { view: CartView }) {
  const checkout = useCheckout(view);
  const { setQuantity } = useOrderingActions();
  const { orderType } = useOrderDetails();
  const { restaurant } = useStorefront();
  const [method, setMethod] = useState<PaymentMethod>('atPickup');
  const { contact, changeContact, errors, addressErrors, age, refusal, isSending, submit } = checkout;
  const hasAddressErrors = Object.keys(addressErrors).length > 0;
  const fields = { contact, errors, onChange: changeContact };
  return (
    <Form
      mistakes={checkout.mistakes}
      className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start"
      onSubmit={submit}
    >
      <div className="grid gap-5">
        {refusal ? <RefusalNotice {...refusal} onConfirm={submit} /> : <LostAnswer />}
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
            total={view.totals.total}
          />
        </Step>
        {checkout.tip ? (
          <Step title={t('Tip')}>
            <TipField {...checkout.tip} errors={errors} orderType={orderType} />
          </Step>
        ) : null}
        <Step title={t('Payment')}>
          <PaymentStep methods={methods} method={method} orderType={orderType} onChange={setMethod} />
        </Step>
      </div>
      <div className="contents lg:sticky lg:top-20 lg:grid lg:max-h-[calc(100dvh-6rem)] lg:gap-3 lg:overflow-y-auto lg:p-1">
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
        <PlaceOrder view={view} errors={errors} isSending={isSending} />
      </div>
    </Form>
  );
}

interface PlaceOrderProps {
  view: CartView;
  errors: FieldErrors;
  isSending: boolean;
}

/** With the total; always visible on the page. */
function PlaceOrder({ view: { totals }, errors, isSending }: PlaceOrderProps) {
  return (
    <div className="action-bar safe-bottom sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-surface px-4 pt-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:rounded-2xl lg:border lg:px-4">
      <GeneralErrors errors={errors} />
      <Button
        type="submit"
        className="min-h-13 w-full text-lg"
        aria-disabled={isSending}
        aria-busy={isSending}
      >
        {isSending
          ? t('Placing your order…')
          : t('Place order · {total}', { total: formatMoney(totals.total, totals.currency) })}
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
    ([path]) => !shown.includes(path) && !path.startsWith('address.'),
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
