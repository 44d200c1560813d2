// A database that fails on purpose, to test what a crash leaves behind.
import type { Firestore } from 'firebase-admin/firestore';

/** `db`, except that its nth batch fails. */
export function losingConnectionAt(db: Firestore, nth: number): Firestore {
  let batches = 0;
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'batch') return value.bind(target);
      return () => {
        const batch = target.batch();
        batches += 1;
        if (batches === nth) batch.commit = () => Promise.reject(new Error('connection lost'));
        return batch;
      };
    },
  });
}
