import { describe, expect, it } from 'vitest';
import { DomainError } from '../kernel/errors.ts';
import { bulkResult } from './bulk.ts';

const done = <Value>(value: Value): PromiseSettledResult<Value> => ({ status: 'fulfilled', value });
const failed = (reason: unknown): PromiseSettledResult<never> => ({ status: 'rejected', reason });

describe('a bulk request', () => {
  it('I4-25 does what it can and says of each other item why not', () => {
    const fields = { fields: { domain: 'Invalid domain format' } };
    expect(
      bulkResult([
        done('a.example'),
        failed(new DomainError('CONFLICT', 'Taken')),
        done('c.example'),
        failed(new DomainError('VALIDATION_FAILED', 'Wrong', fields)),
      ]),
    ).toEqual({
      done: ['a.example', 'c.example'],
      failed: [
        { index: 1, code: 'CONFLICT', message: 'Taken' },
        { index: 3, code: 'VALIDATION_FAILED', message: 'Wrong', details: fields },
      ],
    });
  });

  it.each([new Error('password=hunter2'), 'boom', undefined])(
    'I4-25 does not tell what else went wrong: %s',
    (reason) => {
      expect(bulkResult([failed(reason)]).failed).toEqual([
        { index: 0, code: 'INTERNAL', message: 'Unknown error' },
      ]);
    },
  );

  it('I4-25 of nothing is nothing', () => {
    expect(bulkResult([])).toEqual({ done: [], failed: [] });
  });
});
