// What all instances count together.
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreAllowances } from '../adapters/firestore/rate-limit-store.ts';
import type { Allowances } from '../ports/allowances.ts';

/** Under the emulators everybody has one network and the tests few addresses. */
const RELAXED = 100;

export const isRelaxed = (): boolean => process.env['FUNCTIONS_EMULATOR'] === 'true';

/** Of what features count themselves; the limits of requests are relaxed where their policies are chosen. */
export function featureAllowances(db: Firestore): Allowances {
  const { take, isSpent } = firestoreAllowances(db);
  const factor = isRelaxed() ? RELAXED : 1;
  return {
    take: (key, { max, endsAt }, wanted) => take(key, { max: max * factor, endsAt }, wanted),
    isSpent: (key, { max, endsAt }) => isSpent(key, { max: max * factor, endsAt }),
  };
}
