// The account page with its parts of other features.
import { AccountPage } from '../features/diners/account-page.tsx';
import { AddressFields } from '../features/ordering/order-details/address-fields.tsx';
import { OrderAgain } from '../features/ordering/tracking/order-again.tsx';
import { OrderThumbs } from '../features/ordering/tracking/order-thumbs.tsx';
import { OwnCards } from '../features/payments/own-cards.tsx';

export const Account = () => (
  <AccountPage
    OrderAgain={OrderAgain}
    OrderThumbs={OrderThumbs}
    AddressFields={AddressFields}
    OwnCards={OwnCards}
  />
);
