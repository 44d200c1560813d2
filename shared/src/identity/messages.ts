// Messages about sign-in, profile and user records (C8-05, I8.2-01 to I8.2-04, I8.2-11).
import { DomainError } from '../kernel/errors.ts';

export const userMessages = {
  syncMismatch: 'Cannot sync: user not authenticated or UID mismatch',
  notInFirestore: 'User not found in Firestore',
  notAuthenticated: 'No authenticated user found',
  emailNotFound: 'User email not found',
  cannotDelete: 'Cannot delete user. No user is currently signed in.',
  cannotUpdateProfile: 'Cannot update profile. No user is currently signed in.',
  cannotSendVerification: 'Cannot send verification email. No user is currently signed in.',
  notFound: (uid: string) => `User with UID ${uid} not found`,
  popupCancelled: 'POPUP_CANCELLED',
  unknown: 'Unknown error',
} as const;

export const userNotFound = (uid: string): DomainError =>
  new DomainError('NOT_FOUND', userMessages.notFound(uid));

/** The error codes for a pop-up that the user closed or replaced by a second one. */
const cancelledCodes: readonly unknown[] = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'];

/** Whether the user closed the pop-up of a social sign-in: no failure, so it is not logged (I4-28, I8.2-04). */
export function isPopupCancelled(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return cancelledCodes.includes(code) || message === userMessages.popupCancelled;
}

/** The message for anything that was thrown; a generic one if it is not an Error (I8.2-11). */
export function failureMessage(error: unknown): string {
  if (isPopupCancelled(error)) return userMessages.popupCancelled;
  return error instanceof Error ? error.message : userMessages.unknown;
}
