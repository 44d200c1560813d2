import { describe, expect, it } from 'vitest';
import { nextPageToken, pagination } from './vercel-pages.ts';

describe('the next page of a list at Vercel', () => {
  it.each([
    ['nothing said of pages', undefined],
    ['no pages', null],
    ['nothing of a next one', {}],
    ['no next one', { next: null }],
  ])('is none where the answer has %s', (_, said) => {
    expect(nextPageToken(pagination.parse(said))).toBeUndefined();
  });

  it.each([1_795_000_000_000, '1795000000000'])('begins before the moment %j', (next) => {
    expect(nextPageToken(pagination.parse({ next }))).toBe('1795000000000');
  });

  it.each(['', 'soon', 0, -1, 1.5, false, {}])(
    'is not understood as %j, which does not pass for the last page',
    (next) => {
      expect(pagination.safeParse({ next }).success).toBe(false);
    },
  );
});
