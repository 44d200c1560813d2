// The result of a bulk request: each item fails or succeeds on its own (I4-25).
import { DomainError, type ErrorCode } from '../kernel/errors.ts';

export interface BulkFailure {
  /** Index in the request, from 0. */
  index: number;
  code: ErrorCode;
  message: string;
  details?: unknown;
}

export interface BulkResult<Value> {
  done: Value[];
  failed: BulkFailure[];
}

/** From one outcome per item, in the order of the request. Errors other than DomainError are not revealed. */
export function bulkResult<Value>(outcomes: readonly PromiseSettledResult<Value>[]): BulkResult<Value> {
  const result: BulkResult<Value> = { done: [], failed: [] };
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') result.done.push(outcome.value);
    else result.failed.push({ index, ...explained(outcome.reason) });
  }
  return result;
}

function explained(reason: unknown): Omit<BulkFailure, 'index'> {
  if (!(reason instanceof DomainError)) return { code: 'INTERNAL', message: 'Unknown error' };
  const { code, message, details } = reason;
  return details === undefined ? { code, message } : { code, message, details };
}
