// The checkout with its parts of other features.
import { CheckoutPage, type CheckoutPageProps } from '../features/ordering/checkout/checkout-page.tsx';
import { WalletOrCard } from '../features/payments/wallets/wallet-or-card.tsx';

export const Checkout = (props: Omit<CheckoutPageProps, 'CardFields'>) => (
  <CheckoutPage {...props} CardFields={WalletOrCard} />
);
