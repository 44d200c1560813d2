// What the checkout does for a signed-in diner: fills in the profile, and keeps profile and points up to date.

import type { DinerProfile } from '@bite/shared/api/answers';
import type { CallError } from '@bite/shared/api/client';
import { useEffect, useRef } from 'react';
import { callAccount, readAgain, showDiner } from '../../../lib/diner-session.ts';
import { rememberedContact } from '../../../lib/remembered-contact.ts';
import type { Site } from '../../../lib/site.ts';
import { refreshPoints, useDiner } from '../../../lib/use-diner.ts';
import type { Contact } from './contact.ts';

/** Fills in the profile once it is known, where nothing was typed; what this device remembers is another matter. */
export function usePrefilled(contact: Contact, fill: (contact: Contact) => void): void {
  const profile = useDiner();
  const filledFor = useRef<string>(undefined);
  useEffect(() => {
    if (!profile || filledFor.current === profile.uid) return;
    filledFor.current = profile.uid;
    const filled = withProfile(contact, profile);
    if (filled) fill(filled);
  });
}

/** Undefined if nothing changes. */
export function withProfile(contact: Contact, { name, phone, email }: DinerProfile): Contact | undefined {
  const last = rememberedContact();
  const known = { name, phone, email } as const;
  const fields = (['name', 'phone', 'email'] as const).filter((field) => {
    const isTyped = contact[field].trim() !== '' && contact[field] !== last?.[field];
    return !isTyped && known[field] !== '' && known[field] !== contact[field];
  });
  if (fields.length === 0) return undefined;
  return { ...contact, ...Object.fromEntries(fields.map((field) => [field, known[field]])) };
}

/** Name and phone of a first order become the profile's; the points are fewer or will be more. */
export function afterOrder(site: Site, { name, phone }: Contact): void {
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
