// Whoever holds an order's tracking link has a browser told about it, and ends that.
import { DomainError } from '@bite/shared/kernel/errors';
import { isOpen, statesOf } from '@bite/shared/ordering/board';
import { deviceIdOf, MOST_DEVICES, type PushDevice } from '@bite/shared/ordering/push-devices';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { isDraft } from '@bite/shared/ordering/transitions';
import type { PushSender } from '../../ports/push-sender.ts';
import type { RecordStore } from '../../ports/records.ts';
import { findTracked, type TrackingLink, type TrackOrderDeps, toTracked } from '../track-order.ts';
import { deviceRecord, forgetDevice } from './push-devices.ts';

export interface NotifyDeviceDeps extends TrackOrderDeps {
  records: Pick<RecordStore, 'transact'>;
  pushSender?: PushSender | undefined;
  now: () => number;
}

/**
 * Returns the order as its diner sees it. Throws NOT_FOUND as trackOrder does, VALIDATION_FAILED for an address that no push service
 * can have or keys that encrypt nothing, or TRANSITION_REFUSED with the reason in words for the diner.
 */
export async function notifyDevice(
  deps: NotifyDeviceDeps,
  link: TrackingLink,
  device: PushDevice,
  diner?: { uid: string },
): Promise<TrackedOrder> {
  const { order, storefront } = await findTracked(deps, link, diner);
  const { pushSender } = deps;
  if (!pushSender || storefront.restaurant.notifiesNobody)
    throw new DomainError('TRANSITION_REFUSED', 'The restaurant does not notify devices');
  if (!(await pushSender.accepts(device)))
    throw new DomainError('VALIDATION_FAILED', 'This device cannot be notified', {
      fields: { endpoint: 'This device cannot be notified' },
    });
  const deviceId = await deviceIdOf(device.endpoint);
  const now = deps.now();
  const changed = await deps.orders.change(order, order.guid, (current) => {
    const refuse = (reason: string) =>
      new DomainError('TRANSITION_REFUSED', reason, { state: statesOf(current) });
    if (!isOpen(current)) throw refuse('The order is over');
    if (isDraft(current)) throw refuse('The order is not placed yet');
    const others = (current.pushDevices ?? []).filter((id) => id !== deviceId);
    if (others.length >= MOST_DEVICES) throw refuse(`${MOST_DEVICES} devices are notified already`);
    return {
      order: { ...current, pushDevices: [...others, deviceId], updatedAt: new Date(now).toISOString() },
      kitchenItems: [],
      records: [deviceRecord(current, deviceId, device, now)],
    };
  });
  if (!changed) throw new DomainError('NOT_FOUND', 'We could not find this order');
  return toTracked(changed, storefront, pushSender);
}

/** Returns the order as its diner sees it. Throws NOT_FOUND as trackOrder does. */
export async function endNotifying(
  deps: NotifyDeviceDeps,
  { deviceId, ...link }: TrackingLink & { deviceId: string },
  diner?: { uid: string },
): Promise<TrackedOrder> {
  const { order, storefront } = await findTracked(deps, link, diner);
  const changed = await forgetDevice(deps, order, order.guid, deviceId);
  return toTracked(changed ?? order, storefront, deps.pushSender);
}
