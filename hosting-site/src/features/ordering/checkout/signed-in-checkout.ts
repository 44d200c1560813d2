// What the checkout does for a signed-in diner: fills in the profile, and keeps profile and points up to date.

import type { DinerProfile } from '@bite/shared/api/answers';
import type { CallError } from '@bite/shared/api/client';
import { useEffect, useRef } from 'react';
import { callAccount, readAgain, showDiner } from '../../../lib/diner-session.ts';
import { rememberedDiner } from '../../../lib/remembered-diner.ts';
import type { Site } from '../../../lib/site.ts';
import { refreshPoints, useDiner } from '../../../lib/use-diner.ts';
import type { Diner } from './diner.ts';

/** Fills in the profile once it is known, where nothing was typed; what this device remembers is another matter. */
export function usePrefilled(diner: Diner, fill: (diner: Diner) => void): void {
  const profile = useDiner();
  const filledFor = useRef<string>(undefined);
  useEffect(() => {
    if (!profile || filledFor.current === profile.uid) return;
    filledFor.current = profile.uid;
    const filled = withProfile(diner, profile);
    if (filled) fill(filled);
  });
}

/** Undefined if nothing changes. */
export function withProfile(diner: Diner, { name, phone, email }: DinerProfile): Diner | undefined {
  const last = rememberedDiner();
  const known = { name, phone, email } as const;
  const fields = (['name', 'phone', 'email'] as const).filter((field) => {
    const isTyped = diner[field].trim() !== '' && diner[field] !== last?.[field];
    return !isTyped && known[field] !== '' && known[field] !== diner[field];
  });
  if (fields.length === 0) return undefined;
  return { ...diner, ...Object.fromEntries(fields.map((field) => [field, known[field]])) };
}

/** Name and phone of a first order become the profile's; the points are fewer or will be more. */
export function afterOrder(site: Site, { name, phone }: Diner): void {
  const profile = site.diner.get();
  if (profile === undefined || profile === 'unknown') return;
  site.pointsToSpend.set(0);
  refreshPoints(site, profile.uid).catch(() => undefined);
  if (profile.name !== '' && profile.phone !== '') return;
  const body = { name: profile.name || name.trim(), phone: profile.phone || phone.trim() };
  callAccount('updateDiner', { body }).then(
    ({ diner }) => showDiner(site, diner),
    () => undefined,
  );
}

/** The points were spent elsewhere, or the session has ended: the total is shown without them until they are known. */
export async function reconsiderPoints(site: Site, code: CallError['code']): Promise<void> {
  site.pointsToSpend.set(0);
  if (code === 'UNAUTHENTICATED') site.diner.set('unknown');
  const profile = await readAgain(site).catch(() => undefined);
  if (profile) await refreshPoints(site, profile.uid).catch(() => undefined);
}
