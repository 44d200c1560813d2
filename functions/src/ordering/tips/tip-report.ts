// The report on tips, by the day on which their orders were placed.
import { daysBetween } from '@bite/shared/kernel/days-between';
import { DomainError } from '@bite/shared/kernel/errors';
import { addDays, instantAt } from '@bite/shared/kernel/time';
import type { Order } from '@bite/shared/ordering/order.schema';
import { type TipDay, tipDays } from '@bite/shared/ordering/tip-days';
import type { RestaurantRef } from '@bite/shared/paths';
import { timezoneOf } from '@bite/shared/tenancy/timezone-of';
import { tenants } from '../../collections/collections.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Orders } from '../../ports/orders.ts';
import type { RecordReader } from '../../ports/records.ts';

export interface TipReportDeps {
  orders: Pick<Orders, 'placedBetween'>;
  records: Pick<RecordReader, 'get'>;
}

/** Orders that a report reads. */
const MOST = 5000;
const PER_PAGE = 500;

/** Both days belong to the range. Throws as assertMayAt does. */
export async function tipReport(
  { orders, records }: TipReportDeps,
  { user }: Pick<Caller, 'user'>,
  place: RestaurantRef,
  { from, to }: { from: string; to: string },
): Promise<{ days: TipDay[]; isCut: boolean }> {
  const restaurant = await assertMayAt(records, user, 'reports.read', place);
  const tenant = await records.get(tenants, String(place.tenantId));
  if (!tenant) throw new DomainError('TENANT_NOT_FOUND', `Tenant not found: ${place.tenantId}`);
  const zone = timezoneOf(restaurant, tenant);
  const instant = (day: string): string => new Date(instantAt(day, 0, zone)).toISOString();
  const before = instant(addDays(to, 1));
  // A page may begin with orders of the page before.
  const found = new Map<string, Order>();
  let next: string | undefined = instant(from);
  while (next !== undefined && found.size < MOST) {
    const page = await orders.placedBetween(place, { from: next, before, limit: PER_PAGE });
    for (const order of page.orders) found.set(order.guid, order);
    next = page.next;
  }
  return { days: tipDays([...found.values()], daysBetween(from, to), zone), isCut: next !== undefined };
}
