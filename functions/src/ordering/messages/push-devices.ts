// The devices that are told about an order. The order names them by ids, and what reaches them lies apart, where no client reads it
// (docs/decisions/065-web-push.md).
import { DAY, HOUR } from '@bite/shared/kernel/durations';
import { isOpen } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { type StoredPushDevice, storedPushDevice } from '@bite/shared/ordering/push-device.schema';
import type { PushDevice } from '@bite/shared/ordering/push-devices';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { dueWork, newWork } from '../../due-work/due-work.ts';
import type { Orders } from '../../ports/orders.ts';
import type { RecordCollection, RecordStore, RecordToSet } from '../../ports/records.ts';
import { expiring } from '../../ports/time-to-live.ts';

/** tenants/../restaurants/../push_devices/{orderGuid}-{deviceId} */
export const pushDevicesOf = (place: RestaurantRef): RecordCollection<StoredPushDevice> => ({
  path: paths.restaurantCollection(place, collections.pushDevices),
  schema: storedPushDevice,
});

export const fieldOverrides = [expiring(collections.pushDevices)];

export const storedDeviceId = (orderGuid: string, deviceId: string): string => `${orderGuid}-${deviceId}`;

/** For what nobody ends: the devices of an order that stays open. */
const KEPT_AFTER_PROMISE = DAY;
/** A manager may correct a cancellation; after this, the guest learns of it by mail. */
const KEPT_AFTER_END = HOUR;

export function deviceRecord(order: Order, deviceId: string, device: PushDevice, now: number): RecordToSet {
  const promised = Date.parse(order.fulfilment.promisedAt);
  const record: StoredPushDevice = {
    ...device,
    orderGuid: order.guid,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(Math.max(now, promised) + KEPT_AFTER_PROMISE).toISOString(),
  };
  return { at: pushDevicesOf(order), id: storedDeviceId(order.guid, deviceId), record };
}

/** The work that forgets the devices of an order which this change ends. */
export function forgettingRecords(order: Order, before: Order): RecordToSet[] {
  if (!order.pushDevices?.length || isOpen(order) || !isOpen(before)) return [];
  const { guid: orderGuid, tenantId, restaurantId } = order;
  const ended = Date.parse(order.updatedAt);
  const work = newWork('forgetDevices', { tenantId, restaurantId, orderGuid }, ended, {
    dueAt: ended + KEPT_AFTER_END,
    id: `forget-devices-${orderGuid}-${order.history.at(-1)?.id}`,
  });
  return [{ at: dueWork, ...work }];
}

export interface ForgetDeviceDeps {
  orders: Pick<Orders, 'change'>;
  records: Pick<RecordStore, 'transact'>;
  now: () => number;
}

/** Idempotent. Returns the order, if there is one. */
export async function forgetDevice(
  { orders, records, now }: ForgetDeviceDeps,
  place: RestaurantRef,
  orderGuid: string,
  deviceId: string,
): Promise<Order | undefined> {
  const order = await orders.change(place, orderGuid, (current) => {
    const { pushDevices = [], ...rest } = current;
    if (!pushDevices.includes(deviceId)) return undefined;
    const left = pushDevices.filter((id) => id !== deviceId);
    const updatedAt = new Date(now()).toISOString();
    return { order: { ...rest, ...(left.length > 0 && { pushDevices: left }), updatedAt }, kitchenItems: [] };
  });
  await records.transact(async (transaction) =>
    transaction.delete(pushDevicesOf(place), storedDeviceId(orderGuid, deviceId)),
  );
  return order;
}

/** Idempotent; does nothing to an order that is open again. */
export async function forgetDevicesOf(
  deps: ForgetDeviceDeps & { orders: Pick<Orders, 'find'> },
  place: RestaurantRef,
  orderGuid: string,
): Promise<void> {
  const order = await deps.orders.find(place, orderGuid);
  if (!order || isOpen(order)) return;
  for (const deviceId of order.pushDevices ?? []) await forgetDevice(deps, place, orderGuid, deviceId);
}
