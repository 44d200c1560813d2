// The days with available slots. Separate from use-fulfilment.ts, whose short list is on every page.
import { includingFull } from '@bite/shared/tenancy/hours';
import { type SlotDay, slotDays } from '@bite/shared/tenancy/slot-days';
import { useMemo } from 'react';
import { useHours, useNow } from './site.ts';

/** Includes full slots; empty until the page knows the time. */
export function useSlotDays(): readonly SlotDay[] {
  const hours = useHours();
  const now = useNow();
  const minute = now === undefined ? undefined : Math.floor(now / 60_000) * 60_000;
  return useMemo(() => (minute === undefined ? [] : slotDays(hours, minute, includingFull)), [hours, minute]);
}
