// The DomainError that a call was refused with; fails the test when it was not.
import { DomainError } from '../kernel/errors.ts';

export function refusalOf(run: () => unknown): DomainError {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('Was not refused');
}
