// The restaurant of a report, with its account at the gateway.

import { restaurantNotFound } from '@bite/shared/kernel/identifier-errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { timezoneOf } from '@bite/shared/tenancy/timezone-of';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import { assertMayIn } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { CardGateway } from '../../ports/card-gateway.ts';
import type { Orders } from '../../ports/orders.ts';
import type { RecordReader, RecordStore } from '../../ports/records.ts';
import type { Vault } from '../../ports/vault.ts';

export interface ReportDeps {
  records: RecordStore;
  orders: Pick<Orders, 'find' | 'placedBetween'>;
  cardGateway: Pick<CardGateway, 'settlement' | 'funding' | 'inquire'>;
  vault: Pick<Vault, 'open'>;
  /** Milliseconds. */
  now: () => number;
}

export interface Reported {
  place: RestaurantRef;
  tenant: Tenant;
  restaurant: Restaurant;
  zone: string;
  currency: string;
}

/** Throws as assertMayAt does. */
export async function reportedPlace(
  records: Pick<RecordReader, 'get'>,
  { user }: Pick<Caller, 'user'>,
  action: 'payments.read' | 'payments.write',
  place: RestaurantRef,
): Promise<Reported> {
  const tenant = await assertMayIn(records, user, action, place);
  const restaurant = await records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  if (!restaurant) throw restaurantNotFound(place.restaurantId);
  return described(place, tenant, restaurant);
}

/** For work without a caller. Undefined if it is gone. */
export async function placeOf(
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
): Promise<Reported | undefined> {
  const [tenant, restaurant] = await Promise.all([
    records.get(tenants, String(place.tenantId)),
    records.get(restaurantsOf(place.tenantId), String(place.restaurantId)),
  ]);
  return tenant && restaurant ? described(place, tenant, restaurant) : undefined;
}

const described = (
  { tenantId, restaurantId }: RestaurantRef,
  tenant: Tenant,
  restaurant: Restaurant,
): Reported => ({
  place: { tenantId, restaurantId },
  tenant,
  restaurant,
  zone: timezoneOf(restaurant, tenant),
  currency: restaurant.settings.currency,
});
