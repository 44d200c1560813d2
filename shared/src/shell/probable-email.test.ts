import { describe, expect, it } from 'vitest';
import { findProbableEmail } from './probable-email.ts';

const answer = (typed: string) => new Promise((found) => findProbableEmail(typed, found));

describe('what an email address was probably meant to be', () => {
  it('is told of a mistyped one, and nothing of a good one', async () => {
    expect(await answer('ada@gmial.com')).toBe('ada@gmail.com');
    expect(await answer('ada@gmail.com')).toBeUndefined();
  });

  it('is told to nobody who has gone on typing', async () => {
    const told: unknown[] = [];
    findProbableEmail('ada@gmial.com', (meant) => told.push(meant))();
    await answer('ada@gmial.com');
    expect(told).toEqual([]);
  });
});
