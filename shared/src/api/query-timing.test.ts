import { describe, expect, it } from 'vitest';
import { CallError } from './client.ts';
import { mutationTiming, queryTiming, retryUpTo } from './query-timing.ts';

const lost = new CallError('NETWORK', 'lost');
const minutes = (count: number) => count * 60_000;
const failing = (status: number) => new CallError('INTERNAL', 'no', status);

/** How often a failed query is asked again. */
function triesOf(retry: false | ((failures: number, error: Error) => boolean)): number {
  if (retry === false) return 0;
  let tries = 0;
  while (tries < 10 && retry(tries, lost)) tries += 1;
  return tries;
}

describe('how long answers are fresh and kept', () => {
  it.each([
    ['O9-02 O9-03 C9-09 all others', queryTiming.standard, 5, 10],
    ['O9-02 O9-04 the session', queryTiming.session, 5, 10],
    ['O9-02 O9-05 resolution by parameters', queryTiming.resolutionByParameters, 5, undefined],
    ['O9-02 O9-05 resolution by domain', queryTiming.resolutionByDomain, 5, undefined],
    ['O9-02 O9-05 I9-19 C9-09 the restaurant of a slug', queryTiming.resolutionBySlug, 10, 10],
    ['O9-02 O9-06 the hero image', queryTiming.heroImage, 10, 30],
    ['O9-02 O9-07 I9-19 place details', queryTiming.placeDetails, 5, undefined],
    ['O9-02 O9-08 C9-09 menu groups', queryTiming.menuGroups, 5, 10],
    ['O9-02 O9-09 the cart', queryTiming.cart, 5, 30],
  ])('%s', (_what, timing: { staleTime: number; gcTime?: number }, fresh, kept) => {
    expect(timing.staleTime).toBe(minutes(fresh));
    expect(timing.gcTime).toBe(kept === undefined ? undefined : minutes(kept));
  });

  it('O9-04 a session is not asked again on focus, O9-07 a place is', () => {
    expect(queryTiming.session.refetchOnWindowFocus).toBe(false);
    expect(queryTiming.placeDetails.refetchOnWindowFocus).toBe(true);
  });
});

describe('what is asked again', () => {
  it.each([
    ['O8-19 a query, up to', queryTiming.standard.retry, 3],
    ['O9-04 a session', queryTiming.session.retry, 0],
    ['O8-19 resolution by parameters', queryTiming.resolutionByParameters.retry, 1],
    ['O8-19 resolution by domain', queryTiming.resolutionByDomain.retry, 1],
    ['O8-19 I9-19 C9-09 the restaurant of a slug', queryTiming.resolutionBySlug.retry, 1],
    ['O9-07 I7.3-03 place details, up to', queryTiming.placeDetails.retry, 2],
    ['O8-19 a mutation', mutationTiming.retry, 0],
  ])('%s: %s times', (_what, retry, tries) => {
    expect(triesOf(retry)).toBe(tries);
  });

  it.each([400, 401, 403, 404, 409, 422, 429, 499])('O8-19 never what was refused with %d', (status) => {
    expect(retryUpTo(3)(0, failing(status))).toBe(false);
  });

  it.each([0, 399, 500, 502, 503])('O8-19 but what failed with %d', (status) => {
    expect(retryUpTo(3)(0, failing(status))).toBe(true);
  });

  it('O8-19 and what failed in any other way', () => {
    expect(retryUpTo(3)(2, new TypeError('fetch failed'))).toBe(true);
    expect(retryUpTo(3)(3, new TypeError('fetch failed'))).toBe(false);
  });
});
