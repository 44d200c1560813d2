// Runs a Firestore transaction with retries.
import {
  type Firestore,
  GrpcStatus,
  type ReadOnlyTransactionOptions,
  type ReadWriteTransactionOptions,
  type Transaction,
} from 'firebase-admin/firestore';
import { tooMuchContention } from '../../ports/records.ts';

const ATTEMPTS = 3;

/**
 * Firestore itself retries on contention and expiry. This also retries where the emulator reports expiry in its own words
 * ("Transaction is invalid or closed"). Nothing of such a transaction was written. Throws UNAVAILABLE where it lost against others each
 * time.
 */
export async function runTransaction<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
  options?: ReadWriteTransactionOptions | ReadOnlyTransactionOptions,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.runTransaction(work, options);
    } catch (error) {
      if (codeOf(error) === GrpcStatus.ABORTED) throw Object.assign(tooMuchContention(), { cause: error });
      if (attempt === ATTEMPTS || !isClosed(error)) throw error;
    }
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

function isClosed(error: unknown): boolean {
  const { message } = error as { message?: unknown };
  return codeOf(error) === GrpcStatus.INVALID_ARGUMENT && String(message).includes('invalid or closed');
}
