// This browser's part of notifications: what it can, whether it may, and by what address it is told.
import { deviceIdOf, type PushDevice } from '@bite/shared/ordering/push-devices';
import { SERVICE_WORKER } from '../service-worker/keep-request.ts';
import { keepOrderAddress } from './order-addresses.ts';

/**
 * 'whenInstalled': on an iPhone or iPad, whose browsers notify only for sites on the home screen. 'nowhere': also in a frame of another
 * website, and in development, which has no service worker.
 */
type Ability = 'here' | 'whenInstalled' | 'nowhere';

export function notifyingAbility(): Ability {
  if (window.parent !== window || import.meta.env.DEV || !('serviceWorker' in navigator)) return 'nowhere';
  const hasAll = [typeof PushManager, typeof Notification, typeof caches].every(
    (type) => type !== 'undefined',
  );
  if (hasAll) return 'here';
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === false ? 'whenInstalled' : 'nowhere';
}

/** The id of this device, if it is told about any order and still may be. */
export async function ownDeviceId(): Promise<string | undefined> {
  if (Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? deviceIdOf(subscription.endpoint) : undefined;
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** A browser keeps to the key that it was first asked for with. */
function isMadeFor(
  { options: { applicationServerKey: key } }: PushSubscription,
  wanted: Uint8Array,
): boolean {
  const own = key && new Uint8Array(key);
  return own?.length === wanted.length && own.every((byte, index) => byte === wanted[index]);
}

/**
 * Subscribes this browser, and keeps where the present page, which is the order's, is found again. It has to be allowed. Rejects where the
 * browser's push service cannot be reached.
 * @param key The public key of the installation.
 */
export async function subscribe(key: string): Promise<PushDevice> {
  const wanted = bytesOf(key);
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && !isMadeFor(before, wanted)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const reference = crypto.randomUUID();
  const { origin, pathname, search } = window.location;
  await keepOrderAddress(caches, origin, reference, `${pathname}${search}`);
  return { endpoint: endpoint ?? '', keys: { p256dh, auth }, reference };
}
