// Further links to orders, by their hashes. A document each, so that a message that is sent changes no order.
import { isoTime } from '@bite/shared/kernel/schema';
import { type Order, order } from '@bite/shared/ordering/order.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { expiring } from '../../ports/time-to-live.ts';
import { parseDocument, toDocument } from './documents.ts';

const trackingLink = z.object({
  tenantId: z.int(),
  restaurantId: z.int(),
  orderGuid: z.string(),
  expiresAt: isoTime,
});

export const fieldOverrides = [expiring(collections.trackingLinks)];

export async function addTrackingLink(
  db: Firestore,
  { tenantId, restaurantId }: RestaurantRef,
  orderGuid: string,
  { hash, expiresAt }: { hash: string; expiresAt: string },
): Promise<void> {
  const link = { tenantId, restaurantId, orderGuid, expiresAt };
  await db.doc(paths.trackingLink(hash)).set(toDocument(link, trackingLink));
}

export async function orderOfLink(db: Firestore, hash: string): Promise<Order | undefined> {
  const found = await db.doc(paths.trackingLink(hash)).get();
  if (!found.exists) return undefined;
  const { orderGuid, expiresAt, ...place } = parseDocument(trackingLink, found);
  if (Date.parse(expiresAt) <= Date.now()) return undefined;
  const snapshot = await db.doc(paths.order(place, orderGuid)).get();
  return snapshot.exists ? parseDocument(order, snapshot) : undefined;
}
