// Writes to the database, read as changes of storefronts. A write that diners cannot notice asks for nothing.
import { isDeepStrictEqual } from 'node:util';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import {
  type RequestRebuildsDeps,
  requestRebuilds,
  type StorefrontChange,
} from '../catalogue/request-rebuilds.ts';

type Fields = Record<string, unknown>;
type WriteEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, Record<string, string>>;

const bookkeeping = ['createdAt', 'updatedAt', 'createdBy', 'updatedBy'];
/** What a mapping's set-up goes through before it serves; whether it serves yet is told by the two states. */
const setUp = [...bookkeeping, 'vercelConfig', 'verificationToken', 'seoConfig', 'redirectConfig'];

function without(fields: Fields | undefined, names: readonly string[]): Fields | undefined {
  return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function differs({ before, after }: Change<DocumentSnapshot>, ignored: readonly string[]): boolean {
  return !isDeepStrictEqual(without(before.data(), ignored), without(after.data(), ignored));
}

/** When the write was committed; a deletion leaves no time but the event's. */
function committedAt({ time, data }: WriteEvent): number {
  return data?.after.updateTime?.toMillis() ?? Date.parse(time);
}

const placeIn = ({ tenantId, restaurantId }: Readonly<Record<string, string>>): RestaurantRef => ({
  tenantId: Number(tenantId),
  restaurantId: Number(restaurantId),
});

type Reading = (event: WriteEvent, change: Change<DocumentSnapshot>) => StorefrontChange;

function trigger(ignored: readonly string[], read: Reading) {
  return async (deps: RequestRebuildsDeps, event: WriteEvent): Promise<void> => {
    if (!event.data || !differs(event.data, ignored)) return;
    await requestRebuilds(deps, read(event, event.data), committedAt(event));
  };
}

/** tenants/{tenantId} */
export const onTenantWritten = trigger(bookkeeping, ({ params }) => ({
  of: 'tenant',
  tenantId: Number(params['tenantId']),
}));

/** tenants/{tenantId}/restaurants/{restaurantId}, and each catalogue collection below it. */
export const onRestaurantWritten = trigger(bookkeeping, ({ params }) => ({
  of: 'restaurant',
  place: placeIn(params),
}));

/** domain_mappings/{domainId}: the restaurant it is moved from and the one it is moved to. */
export const onDomainMappingWritten = trigger(setUp, (_event, { before, after }) => {
  const guids = [before, after].map((snapshot): unknown => snapshot.get('restaurantGuid'));
  return { of: 'domain', restaurantGuids: [...new Set(guids.filter((guid) => typeof guid === 'string'))] };
});
