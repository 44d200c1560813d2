// What a change of one record is given when it may be one of several that are made together.
import type { InTransaction } from './authorize-restaurant.ts';
import type { BufferedTransaction } from './buffered-transaction.ts';

export interface InBatch extends InTransaction {
  transaction: BufferedTransaction;
  /** Records of the same kind that are deleted, or come back, with this one or not at all. */
  together?: ReadonlySet<number>;
}
