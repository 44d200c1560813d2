// Runs a Firestore transaction with retries.
import {
  type Firestore,
  GrpcStatus,
  type ReadOnlyTransactionOptions,
  type ReadWriteTransactionOptions,
  type Transaction,
} from 'firebase-admin/firestore';

const ATTEMPTS = 3;

/**
 * Firestore itself retries on contention and expiry. This also retries where the emulator reports expiry in its own words
 * ("Transaction is invalid or closed"). Nothing of such a transaction was written.
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
      if (attempt === ATTEMPTS || !isClosed(error)) throw error;
    }
  }
}

function isClosed(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === GrpcStatus.INVALID_ARGUMENT && String(message).includes('invalid or closed');
}
