// The tracking page with its parts of other features, kept for when there is no connection as soon as its order is known.
import { useCallback } from 'react';
import { TrackingPage } from '../features/ordering/tracking/tracking-page.tsx';
import { PayForOrder } from '../features/payments/pay-for-order.tsx';
import { useSite } from '../lib/site.ts';
import { keepPage } from './keep-page.ts';

export function Track({ token }: { token: string }) {
  const site = useSite();
  const keep = useCallback(() => keepPage(site, 'order'), [site]);
  return <TrackingPage token={token} PayForOrder={PayForOrder} onHeard={keep} />;
}
