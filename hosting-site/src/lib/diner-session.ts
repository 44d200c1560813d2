// Who is signed in, and signing in and out. Loaded only by what needs it.

import type { DinerProfile } from '@bite/shared/api/answers';
import { type Call, CallError, createClient } from '@bite/shared/api/client';
import { type DinerAccountRouteName, dinerAccountRoutes } from '@bite/shared/api/diner-account-routes';
import { SIGNED_IN_KEY } from './diner-store.ts';
import { forgetKeptOrders } from './kept-orders.ts';
import { forgetOrderAddresses } from './order-addresses.ts';
import { forgetContact } from './remember-contact.ts';
import { CONTACT_KEY } from './remembered-contact.ts';
import type { Site } from './site.ts';
import { onStoredElsewhere, writeStored } from './stored-json.ts';

/** Calls our own origin. */
export const callAccount: Call<DinerAccountRouteName> = createClient(dinerAccountRoutes);

/** Shows on the whole page who is signed in, and remembers that somebody is. */
export function showDiner({ diner }: Site, profile: DinerProfile | undefined): void {
  writeStored('local', SIGNED_IN_KEY, profile ? true : undefined);
  diner.set(profile);
}

/**
 * The signed-in diner, undefined for a guest. Asks the server once per page and only if this device remembers a sign-in.
 * Throws CallError if the server cannot be reached: nobody knows then.
 */
export async function whoIsSignedIn(site: Site): Promise<DinerProfile | undefined> {
  // The page may ask before the code that starts everything has arrived.
  site.diner.start();
  const known = site.diner.get();
  if (known !== 'unknown') return known;
  const asking = underWay.get(site) ?? readAgain(site).finally(() => underWay.delete(site));
  underWay.set(site, asking);
  return asking;
}

const underWay = new WeakMap<Site, Promise<DinerProfile | undefined>>();

/** Asks the server, for example after the profile was changed in another tab. */
export async function readAgain(site: Site): Promise<DinerProfile | undefined> {
  const profile = await profileOfSession();
  showDiner(site, profile);
  return profile;
}

async function profileOfSession(): Promise<DinerProfile | undefined> {
  try {
    return (await callAccount('getDiner')).diner;
  } catch (error) {
    if (error instanceof CallError && error.code === 'UNAUTHENTICATED') return undefined;
    throw error;
  }
}

/** Calls back when somebody has signed in or out in another tab. Returns a function that stops it. */
export const onSignedInElsewhere = (changed: () => void): (() => void) =>
  onStoredElsewhere(SIGNED_IN_KEY, changed);

/** Also forgets what this device remembers of the person: name, address and the links to the orders. */
export async function signOut(site: Site, everywhere: boolean): Promise<void> {
  await callAccount('signOutDiner', { body: { everywhere } });
  forgetPerson(site);
}

/** Removes what this device remembers of the person. */
export function forgetPerson(site: Site): void {
  showDiner(site, undefined);
  forgetContact();
  writeStored('session', CONTACT_KEY, undefined);
  site.recentOrders.forget();
  void forgetOrderAddresses();
  forgetKeptOrders();
  site.details.forgetAddress();
}
