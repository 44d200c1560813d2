// The days for which orders are taken. Separate from use-fulfilment.ts, whose short list is on every page.
import { type SlotDay, slotDays } from '@bite/shared/tenancy/slot-days';
import { useMemo } from 'react';
import { useHours, useNow } from './site.ts';

/** Includes closed days and full slots; empty until the page knows the time. Computed once a minute. */
export function useSlotDays(): readonly SlotDay[] {
  const hours = useHours();
  const now = useNow();
  const minute = now === undefined ? undefined : Math.floor(now / 60_000) * 60_000;
  return useMemo(() => (minute === undefined ? [] : slotDays(hours, minute)), [hours, minute]);
}
