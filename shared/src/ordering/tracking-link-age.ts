// How long the link that a guest got with an order opens it.
import { DAY } from '../kernel/durations.ts';
import type { OrderStatus } from './transitions.ts';

interface Ended {
  status: OrderStatus;
  createdAt: string;
  completedAt?: string | undefined;
  canceledAt?: string | undefined;
  voidedAt?: string | undefined;
}

/** Milliseconds; undefined while it is in progress. */
function endedAt({ status, createdAt, completedAt, canceledAt, voidedAt }: Ended): number | undefined {
  if (status === 'newOrder' || status === 'inProgress') return undefined;
  return Date.parse(completedAt ?? canceledAt ?? voidedAt ?? createdAt);
}

/** The link that a guest got with the order names them and their address: it is not to open these for years. */
const LINK_OPENS_FOR = 90 * DAY;

/** Whether the order ended so long ago that its own link opens it no more. @param now Milliseconds. */
export function isLinkTooOld(order: Ended, now: number): boolean {
  const ended = endedAt(order);
  return ended !== undefined && ended + LINK_OPENS_FOR <= now;
}
