// The error of a refused call; fails the test if the call succeeded.
import { DomainError, type ErrorCode } from '@bite/shared/kernel/errors';

export interface Refusal {
  code: ErrorCode;
  message: string;
  details?: unknown;
}

export async function refused(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DomainError)) throw error ?? new Error('Was not refused');
  const { code, message, details } = error;
  return { code, message, ...(details !== undefined && { details }) };
}
