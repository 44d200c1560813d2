// The reports on card payments are for those who look after a restaurant's money.
import type { ReactNode } from 'react';
import { usePlace } from '../../../lib/place.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function ReportAccess({ children }: { children: ReactNode }) {
  const { restaurant, may } = usePlace();
  if (may('payments.read')) return children;
  return <Notice tone="info">Owners and administrators of {restaurant.name} see its payments.</Notice>;
}
