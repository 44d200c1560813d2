// The tracking link of a message. Only hashes of tracking tokens are stored, so that each message gets a token of its own when it is
// sent, as an invitation's mail does.
import { DAY } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { languageParameters } from '@bite/shared/website/languages';
import { newCode } from '../../identity/one-time-code.ts';
import type { Orders } from '../../ports/orders.ts';
import { hashTrackingToken } from '../order-keys.ts';

/** A receipt may be opened for half a year. */
const OPENS_FOR = 180 * DAY;

/** Opens the order's tracking page in the guest's language, on any device. */
export async function newTrackingLink(
  { orders, now }: { orders: Pick<Orders, 'addTrackingLink'>; now: () => number },
  order: Order,
  site: string,
): Promise<string> {
  const token = newCode();
  const expiresAt = new Date(now() + OPENS_FOR).toISOString();
  await orders.addTrackingLink(order, order.guid, { hash: hashTrackingToken(token), expiresAt });
  const query = new URLSearchParams(languageParameters(order.language ?? 'en')).toString();
  return `${site}/track/${token}${query && `?${query}`}`;
}
