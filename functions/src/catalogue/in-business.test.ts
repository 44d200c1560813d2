import { describe, expect, it } from 'vitest';
import { aPlace } from '../testing/a-place.ts';
import { inBusinessReader } from './in-business.ts';

function reader() {
  const place = aPlace();
  const clock = { now: 0 };
  let reads = 0;
  let failure: Error | undefined;
  const findByGuid = async (guid: string) => {
    reads += 1;
    if (failure) throw failure;
    return guid === place.restaurant.guid ? place : undefined;
  };
  const isInBusiness = inBusinessReader({ restaurants: { findByGuid }, now: () => clock.now });
  return {
    place,
    clock,
    reads: () => reads,
    fail: (error?: Error) => {
      failure = error;
    },
    ask: (guid = place.restaurant.guid) => isInBusiness(guid),
  };
}

describe('whether a restaurant is in business', () => {
  it('is read once for many pages, and again after fifteen seconds', async () => {
    const { place, clock, reads, ask } = reader();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([true, true, true]);
    place.restaurant.status = 'inactive';
    clock.now = 14_999;
    expect([await ask(), reads()]).toEqual([true, 1]);
    clock.now = 15_000;
    expect([await ask(), reads()]).toEqual([false, 2]);
  });

  it('is asked again after a failure, and nobody knows better of an unknown one', async () => {
    const { reads, fail, ask } = reader();
    fail(new Error('connection lost'));
    await expect(ask()).rejects.toThrow('connection lost');
    fail();
    expect([await ask(), await ask('unknown'), reads()]).toEqual([true, true, 3]);
  });
});
