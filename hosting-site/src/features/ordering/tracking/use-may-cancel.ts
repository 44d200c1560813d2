// Whether the diner may still cancel. It ends on time, between two ticks of the page's clock.
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { useEffect, useState } from 'react';
import { useNow } from '../../../lib/site.ts';

export function useMayCancel({ cancelUntil }: TrackedOrder): boolean {
  const now = useNow();
  const [ended, setEnded] = useState<string>();
  const until = Date.parse(cancelUntil ?? '');
  useEffect(() => {
    if (cancelUntil === undefined) return undefined;
    const left = Date.parse(cancelUntil) - Date.now();
    const timer = setTimeout(() => setEnded(cancelUntil), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [cancelUntil]);
  return now !== undefined && now <= until && ended !== cancelUntil;
}
