// Work that may be refused for one of several records, while the others go on.
import { DomainError, errorStatus } from '@bite/shared/kernel/errors';

/** An error that the caller can understand is a result here; every other ends the batch. */
export async function refusable<Result>(work: () => Promise<Result>): Promise<Result | DomainError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && errorStatus[error.code] < 500) return error;
    throw error;
  }
}
