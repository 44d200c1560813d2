// Why an order cannot be sent, by field.
import { t } from '@bite/shared/kernel/translate';
import type { AddressErrors } from '@bite/shared/ordering/address-checks';
import { ageMessage } from '@bite/shared/ordering/alcohol';
import { checkoutProblems } from '@bite/shared/ordering/checkout-checks';
import { addressFields, type DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import { proceedMessages } from '@bite/shared/ordering/order-configuration';
import type { CartView } from '../../../lib/cart-view.ts';
import type { Site } from '../../../lib/site.ts';
import { type Contact, contactErrors, type FieldErrors } from './contact.ts';
import type { AgeConfirmation } from './use-age-confirmation.ts';

/** Those of what is typed at checkout, each until it is changed. Without any, and any present ones, it can be sent (O5-01). */
export function typedErrors(
  { refusal }: CartView,
  contact: Contact,
  age: AgeConfirmation | undefined,
): FieldErrors {
  return {
    ...contactErrors(contact),
    ...(age && !age.isConfirmed && { ageConfirmed: ageMessage(age.age) }),
    ...refusal?.fields,
  };
}

/** Those of the cart and of the order's details as they are at the moment: what has been mended says so by itself. */
export function presentErrors(site: Site, view: CartView): FieldErrors {
  const errors: Record<string, string> = {};
  if (!site.details.get().isConfigured) errors['orderType'] = t(proceedMessages.notConfigured);
  if (view.tooLarge) errors['lines'] = view.tooLarge;
  if (view.delivery?.tooSmall) errors['lines'] = view.delivery.tooSmall;
  if (view.hasProblems) errors['lines'] = t('Some items need another look before you can order');
  const { lines } = view;
  const problems = checkoutProblems({
    items: lines.map(({ item: { name }, hasValidOptions }) => ({ name, hasValidOptions })),
  });
  for (const [position, problem] of problems.entries())
    errors[position === 0 ? 'lines' : `lines.${position}`] = problem;
  if (view.refusal && !view.refusal.fields) errors['scheduledFor'] = view.refusal.message;
  return errors;
}

/** Those of an address, each until its field is changed. */
export function addressErrorsIn(
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
