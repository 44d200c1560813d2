// Requests storefront rebuilds after writes. A write that diners cannot notice requests nothing.
import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot } from 'firebase-functions/v2/firestore';
import {
  type RequestRebuildsDeps,
  requestRebuilds,
  type StorefrontChange,
} from '../catalogue/request-rebuilds.ts';
import { committedAt, placeIn, type WriteEvent } from './write-event.ts';

type Fields = Record<string, unknown>;

const bookkeeping = ['createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'unusedSince'];
/** Fields that change while a mapping is set up; whether it serves is decided by its two states. Where it redirects decides by which host the site is known. */
const setUp = [...bookkeeping, 'vercelConfig', 'verificationToken', 'seoConfig', 'searchName'];

function without(fields: Fields | undefined, names: readonly string[]): Fields | undefined {
  return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function differs({ before, after }: Change<DocumentSnapshot>, ignored: readonly string[]): boolean {
  return !isDeepStrictEqual(without(before.data(), ignored), without(after.data(), ignored));
}

export interface StorefrontTrigger {
  (deps: RequestRebuildsDeps, event: WriteEvent): Promise<void>;
  /** What the write affects, whether or not diners notice. */
  changeIn: (event: WriteEvent) => StorefrontChange;
}

function trigger(ignored: readonly string[], changeIn: StorefrontTrigger['changeIn']): StorefrontTrigger {
  const take = async (deps: RequestRebuildsDeps, event: WriteEvent): Promise<void> => {
    if (!event.data || !differs(event.data, ignored)) return;
    await requestRebuilds(deps, changeIn(event), committedAt(event));
  };
  return Object.assign(take, { changeIn });
}

/** tenants/{tenantId} */
export const onTenantWritten = trigger(bookkeeping, ({ params }) => ({
  of: 'tenant',
  tenantId: Number(params['tenantId']),
}));

/** tenants/{tenantId}/restaurants/{restaurantId}, and each catalogue collection below it. Guests see nothing of platformSync. */
export const onRestaurantWritten = trigger([...bookkeeping, 'platformSync'], ({ params }) => ({
  of: 'restaurant',
  place: placeIn(params),
}));

/** domain_mappings/{domainId}: both the previous and the new restaurant of the domain. */
export const onDomainMappingWritten = trigger(setUp, ({ data }) => {
  const guids = [data?.before, data?.after].map((snapshot): unknown => snapshot?.get('restaurantGuid'));
  return { of: 'domain', restaurantGuids: [...new Set(guids.filter((guid) => typeof guid === 'string'))] };
});
