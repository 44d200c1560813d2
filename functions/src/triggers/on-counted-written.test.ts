import type { Change, DocumentSnapshot } from 'firebase-functions/v2/firestore';
import { describe, expect, it } from 'vitest';
import type { PlaceRef } from '../ports/rebuilds.ts';
import { memoryRebuilds } from '../testing/memory-rebuilds.ts';
import { onCountedRestaurantWritten, onOrderWritten, onRecordWritten } from './on-counted-written.ts';
import type { WriteEvent } from './write-event.ts';

type Fields = Record<string, unknown>;

const time = '2026-06-10T22:00:00.400Z';
const due = '2026-06-10T22:00:01.000000000Z';
const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };

const snapshot = (fields: Fields | undefined) => ({
  data: () => fields,
  updateTime: fields && { toMillis: () => Date.parse(time) },
});

/** A write event; a missing side means a creation or a deletion. */
const written = (before: Fields | undefined, after: Fields | undefined): WriteEvent =>
  ({
    time,
    params: { tenantId: '10000001', restaurantId: '20000001', id: '7' },
    data: { before: snapshot(before), after: snapshot(after) } as unknown as Change<DocumentSnapshot>,
  }) as unknown as WriteEvent;

async function requestsAfter(handle: typeof onRecordWritten, event: WriteEvent) {
  const recounts = memoryRebuilds<PlaceRef>();
  await handle({ recounts }, event);
  return recounts.requests;
}

const item = { name: 'Margherita' };

describe('writes that change counts', () => {
  it.each([
    ['created', true, undefined, item],
    ['deleted', true, item, undefined],
    ['edited', false, item, { name: 'Marinara' }],
  ])('a record that is %s asks for a count: %s', async (_what, asks, before, after) => {
    expect(await requestsAfter(onRecordWritten, written(before, after))).toEqual(
      asks ? [{ place, due }] : [],
    );
  });

  it.each([
    ['is placed', true, undefined, 'started'],
    ['waits to be paid by card', false, undefined, 'draft'],
    ['is paid by card', true, 'draft', 'started'],
    ['is accepted', false, 'started', 'sentToKitchen'],
    ['is handed over', true, 'ready', 'completed'],
    ['is cancelled', true, 'started', 'canceled'],
    ['is voided', true, 'started', 'voided'],
    ['is taken back', true, 'completed', 'ready'],
    ['is edited when it is over', false, 'completed', 'completed'],
    ['is imported when it is over', false, undefined, 'completed'],
    ['that is open is deleted', true, 'ready', undefined],
    ['that is over is deleted', false, 'completed', undefined],
  ])('an order that %s asks for a count: %s', async (_what, asks, before, after) => {
    const [was, is] = [before, after].map((lifecycleState) => lifecycleState && { lifecycleState });
    const requests = await requestsAfter(onOrderWritten, written(was || undefined, is || undefined));
    expect(requests).toEqual(asks ? [{ place, due }] : []);
  });

  it('a restaurant that is created or deleted asks for its tenant’s count and its own', async () => {
    const both = [
      { place: { tenantId: place.tenantId }, due },
      { place, due },
    ];
    expect(await requestsAfter(onCountedRestaurantWritten, written(undefined, { name: 'Bella' }))).toEqual(
      both,
    );
    expect(await requestsAfter(onCountedRestaurantWritten, written({ name: 'Bella' }, undefined))).toEqual(
      both,
    );
    const edited = written({ name: 'Bella' }, { name: 'Bella Roma' });
    expect(await requestsAfter(onCountedRestaurantWritten, edited)).toEqual([]);
  });

  it('an event that comes twice, late, asks for the same count', async () => {
    const recounts = memoryRebuilds<PlaceRef>();
    const late = { ...written(undefined, item), time: '2026-06-10T22:00:09.100Z' };
    await onRecordWritten({ recounts }, written(undefined, item));
    await onRecordWritten({ recounts }, late);
    expect(recounts.requests).toEqual([{ place, due }]);
  });

  it('an event without its documents asks for nothing', async () => {
    expect(await requestsAfter(onRecordWritten, { ...written({}, {}), data: undefined })).toEqual([]);
  });
});
