// Waits until the restaurants' pages exist: the functions build them when they hear of the new documents.
import { paths } from '@bite/shared/paths';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { SetupError } from '../console.ts';

const PATIENCE = 120_000;

/** Settles when each snapshot was read at or after `since`. Throws a SetupError that names those that never came. */
export async function awaitStorefronts(db: Firestore, restaurants: readonly { guid: string; name: string }[], since: Timestamp): Promise<void> {
  const arrivals = await Promise.all(restaurants.map(async ({ guid, name }) => ({ name, isThere: await arrival(db, guid, since) })));
  const missing = arrivals.filter(({ isThere }) => !isThere).map(({ name }) => name);
  if (missing.length === 0) return;
  throw new SetupError(
    `The public menu of ${missing.join(', ')} was not built within ${PATIENCE / 1000} seconds: look for errors of the functions in the emulators' log, then start again.`,
  );
}

function arrival(db: Firestore, guid: string, since: Timestamp): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stop = db.doc(paths.storefront(guid)).onSnapshot((snapshot) => {
      const readTime: unknown = snapshot.get('readTime');
      if (readTime instanceof Timestamp && readTime.valueOf() >= since.valueOf()) settle(() => resolve(true));
    }, (error) => settle(() => reject(error)));
    const timer = setTimeout(() => settle(() => resolve(false)), PATIENCE);
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      stop();
      outcome();
    };
  });
}
