import { someSources } from '@bite/shared/testing/storefront-sources';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { describe, expect, it } from 'vitest';
import { memoryRebuilds } from '../testing/memory-rebuilds.ts';
import { memorySources } from '../testing/memory-sources.ts';
import {
  onDomainMappingWritten,
  onRestaurantWritten,
  onTenantWritten,
} from './on-storefront-source-written.ts';

type Fields = Record<string, unknown>;
type WriteEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, Record<string, string>>;

const time = '2026-06-10T22:00:00.400Z';
const params = { tenantId: '10000001', restaurantId: '20000001', itemId: '7' };

const snapshot = (fields: Fields | undefined) => ({
  data: () => fields,
  get: (name: string) => fields?.[name],
  updateTime: fields && { toMillis: () => Date.parse(time) },
});

/** A write event; a missing side means a creation or a deletion. */
function written(before: Fields | undefined, after: Fields | undefined): WriteEvent {
  return {
    time,
    params,
    data: { before: snapshot(before), after: snapshot(after) },
  } as unknown as WriteEvent;
}

async function requestsAfter(
  handle: typeof onRestaurantWritten,
  event: WriteEvent,
): Promise<{ restaurantId: number; due: string }[]> {
  const rebuilds = memoryRebuilds();
  await handle({ sources: memorySources(() => time, someSources()), rebuilds }, event);
  return rebuilds.requests.map(({ place, due }) => ({ restaurantId: place.restaurantId, due }));
}

const one = [{ restaurantId: 20_000_001, due: '2026-06-10T22:00:01.000000000Z' }];

describe('writes that change a storefront', () => {
  it.each([
    ['created', undefined, { name: 'Margherita' }],
    ['edited', { name: 'Margherita' }, { name: 'Marinara' }],
    ['deleted', { name: 'Margherita' }, undefined],
  ])('an item that is %s asks for a build', async (_what, before, after) => {
    expect(await requestsAfter(onRestaurantWritten, written(before, after))).toEqual(one);
  });

  it('a write that only keeps the books asks for nothing', async () => {
    const before = { name: 'Margherita', tags: [1, { a: 1 }], updatedAt: 'yesterday' };
    const after = { tags: [1, { a: 1 }], name: 'Margherita', updatedAt: 'today', updatedBy: 'ann' };
    expect(await requestsAfter(onRestaurantWritten, written(before, after))).toEqual([]);
  });

  it('a reading of the listing, which the restaurant’s record notes, asks for nothing', async () => {
    const read = (lastSync: string) => ({ name: 'Bella', platformSync: { platforms: { lastSync } } });
    const event = written(read('yesterday'), read('today'));
    expect(await requestsAfter(onRestaurantWritten, event)).toEqual([]);
  });

  it('the name by which a mapping is searched asks for nothing', async () => {
    const event = written({ domain: 'bella.com' }, { domain: 'bella.com', searchName: 'bella.com' });
    expect(await requestsAfter(onDomainMappingWritten, event)).toEqual([]);
  });

  it('an event without its documents asks for nothing', async () => {
    expect(await requestsAfter(onRestaurantWritten, { ...written({}, {}), data: undefined })).toEqual([]);
  });

  it('events of one second that come late, as many do in a rush, still ask for one build', async () => {
    const late = { ...written({ name: 'a' }, { name: 'b' }), time: '2026-06-10T22:00:09.100Z' };
    expect(await requestsAfter(onRestaurantWritten, late)).toEqual(one);
  });

  it("a tenant's suspension asks for its restaurants", async () => {
    const event = written({ status: 'active' }, { status: 'suspended' });
    expect(await requestsAfter(onTenantWritten, event)).toEqual(one);
  });

  it('a domain mapping asks for its restaurant when it is switched on, and for nothing while it is being set up', async () => {
    const { guid } = someSources().restaurant;
    const mapping = { restaurantGuid: guid, isActive: false, verificationToken: 'a' };
    expect(
      await requestsAfter(onDomainMappingWritten, written(mapping, { ...mapping, isActive: true })),
    ).toEqual(one);
    expect(
      await requestsAfter(onDomainMappingWritten, written(mapping, { ...mapping, verificationToken: 'b' })),
    ).toEqual([]);
    expect(await requestsAfter(onDomainMappingWritten, written(mapping, undefined))).toEqual(one);
  });
});
