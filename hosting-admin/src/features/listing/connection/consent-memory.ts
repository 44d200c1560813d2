// What this tab remembers while the person is at Google: for which restaurant, and which answer belongs to the question.
import type { RestaurantRef } from '@bite/shared/paths';

const KEY = 'bite.listing-consent';

export interface AskedConsent extends RestaurantRef {
  nonce: string;
}

export const rememberConsent = (asked: AskedConsent): void =>
  sessionStorage.setItem(KEY, JSON.stringify(asked));

/** Undefined in another tab: the server knows the answer again by the person and the session. */
export function rememberedConsent(): AskedConsent | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as AskedConsent | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const forgetConsent = (): void => sessionStorage.removeItem(KEY);
