// What all instances count together.
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreAllowances } from '../adapters/firestore/rate-limit-store.ts';
import type { Allowances } from '../ports/allowances.ts';

/** Under the emulators everybody has one network and the tests few addresses. */
const RELAXED = 100;

export const isRelaxed = (): boolean => process.env['FUNCTIONS_EMULATOR'] === 'true';

/** Of what features count themselves; the limits of requests are relaxed where their policies are chosen. */
export function featureAllowances(db: Firestore): Allowances {
  const store = firestoreAllowances(db);
  const factor = isRelaxed() ? RELAXED : 1;
  return {
    ...store,
    take: (key, { max, endsAt }, wanted) => store.take(key, { max: max * factor, endsAt }, wanted),
    hold: (allowances, hold, now) =>
      store.hold(
        allowances.map((each) => ({ ...each, max: each.max * factor, atOnce: each.atOnce * factor })),
        hold,
        now,
      ),
  };
}
