// The checkout with its parts of other features.
import { CheckoutPage, type CheckoutPageProps } from '../features/ordering/checkout/checkout-page.tsx';
import { CardFields } from '../features/payments/card-fields.tsx';

export const Checkout = (props: Omit<CheckoutPageProps, 'CardFields'>) => (
  <CheckoutPage {...props} CardFields={CardFields} />
);
