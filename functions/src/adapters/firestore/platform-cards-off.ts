// Whether the platform's administrators have switched cards off for everybody. Every page asks, so each instance remembers the
// answer for some seconds. A payment asks again where it is made.
import { SECOND } from '@bite/shared/kernel/durations';
import { paths } from '@bite/shared/paths';
import { PLATFORM_CARDS } from '@bite/shared/payments/cards-off';
import type { Firestore } from 'firebase-admin/firestore';

const REMEMBERED = 10 * SECOND;

/** Never throws: without an answer, the last one holds. */
export function platformCardsOff(db: Firestore, now: () => number = Date.now): () => Promise<boolean> {
  let known = false;
  let until = 0;
  return async () => {
    if (now() < until) return known;
    until = now() + REMEMBERED;
    try {
      known = (await db.doc(paths.siteConfiguration(PLATFORM_CARDS)).get()).get('off') === true;
    } catch {
      // The menu is worth more than this switch, which holds where a payment is made.
    }
    return known;
  };
}
