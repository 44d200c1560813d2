import { describe, expect, it } from 'vitest';
import { DomainError, errorStatus, unreachable } from './errors.ts';

describe('errors of the domain', () => {
  it('carry their code, message and details, and are errors', () => {
    const error = new DomainError('PRICE_CHANGED', 'Prices have changed', { total: 12 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'DomainError',
      code: 'PRICE_CHANGED',
      message: 'Prices have changed',
      details: { total: 12 },
    });
  });

  it('say that something is missing with 404 alone', () => {
    const missing = Object.entries(errorStatus).filter(([code]) => /NOT_(FOUND|MAPPED)$/.test(code));
    expect(missing.length).toBeGreaterThan(3);
    for (const [code, status] of missing) expect(status, code).toBe(404);
    const others = Object.entries(errorStatus).filter(([, status]) => status === 404);
    expect(others).toHaveLength(missing.length);
  });

  it('never answer somebody else’s mistake as a fault of the server', () => {
    const ours = Object.entries(errorStatus).filter(([, status]) => status >= 500);
    expect(ours.map(([code]) => code)).toEqual([
      'ID_COLLISION',
      'CREATE_FAILED',
      'UPDATE_FAILED',
      'INTERNAL',
      'UNAVAILABLE',
    ]);
  });

  it('what cannot happen says so when it does', () => {
    const impossible: string = 'a new state';
    expect(() => unreachable(impossible as never)).toThrow('Unexpected value: a new state');
  });
});
