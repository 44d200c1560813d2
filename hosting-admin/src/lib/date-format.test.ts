import { describe, expect, it } from 'vitest';
import { formatDate } from './date-format.ts';

describe('a date that is written', () => {
  it('is the same one for every reader', () => expect(formatDate('2026-12-24')).toBe('December 24, 2026'));

  it.each([undefined, '', '12026-12-24'])('is none where it is %j', (written) =>
    expect(formatDate(written)).toBeUndefined(),
  );
});
