// Distinguishes errors that no retry can fix from those that one may.
import { DomainError } from '@bite/shared/kernel/errors';
import { UnreadableRecord } from '../ports/records.ts';

/** Firestore's code for an invalid request. */
const INVALID_ARGUMENT = 3;

export function isPermanentFailure(error: unknown): error is Error {
  if (error instanceof DomainError) return error.code !== 'UNAVAILABLE';
  if (error instanceof UnreadableRecord) return true;
  return error instanceof Error && (error as { code?: unknown }).code === INVALID_ARGUMENT;
}
