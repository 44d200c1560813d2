// The tracking page with its parts of other features.
import { TrackingPage } from '../features/ordering/tracking/tracking-page.tsx';
import { PayForOrder } from '../features/payments/pay-for-order.tsx';

export const Track = ({ token }: { token: string }) => (
  <TrackingPage token={token} PayForOrder={PayForOrder} />
);
