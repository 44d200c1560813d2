// Counts the uses of promotions in the transactions of orders, as slot-counts.ts counts slots.
import { takingChange } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { promotionGuest, promotionUses } from '@bite/shared/ordering/promotion-uses.schema';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { PromotionClaim } from '../../ports/orders.ts';
import { expiring } from '../../ports/time-to-live.ts';
import { fromDocument, toDocument } from './documents.ts';

type Claim = Pick<
  PromotionClaim,
  'promotionId' | 'totalUses' | 'guests' | 'formerGuests' | 'guestsKeptUntil'
>;

/** They go by the TTL policy. */
export const fieldOverrides = [expiring(collections.promotionGuests)];

export interface PromotionUsesInTransaction {
  refuse(claim: Claim): 'usedUp' | 'alreadyUsed' | undefined;
  take(claim: Claim, orderGuid: string): void;
  giveBack(claim: Claim, orderGuid: string): void;
  /** Writes what has changed. */
  write(): void;
}

/** Reads what the claims need. Call it before the first write. */
export async function promotionUsesIn(
  db: Firestore,
  transaction: Transaction,
  place: RestaurantRef,
  claims: readonly Claim[],
): Promise<PromotionUsesInTransaction> {
  const ids = [...new Set(claims.map(({ promotionId }) => promotionId))];
  const hashes = [
    ...new Set(claims.flatMap(({ guests, formerGuests = [] }) => [...guests, ...formerGuests])),
  ];
  const references = [
    ...ids.map((id) => db.doc(paths.promotionUses(place, id))),
    ...hashes.map((hash) => db.doc(paths.promotionGuest(place, hash))),
  ];
  const snapshots = references.length > 0 ? await transaction.getAll(...references) : [];
  const used = new Map(ids.map((id, index) => [id, usedIn(snapshots[index])]));
  const guests = new Map(
    hashes.flatMap((hash, index) => {
      const { data } = promotionGuest.safeParse(fromDocument(snapshots[ids.length + index]?.data() ?? {}));
      return data ? [[hash, data] as const] : [];
    }),
  );
  const changedIds = new Set<number>();
  const changedGuests = new Set<string>();
  const count = ({ promotionId }: Claim, change: 1 | -1): void => {
    used.set(promotionId, Math.max(0, (used.get(promotionId) ?? 0) + change));
    changedIds.add(promotionId);
  };
  return {
    refuse({ promotionId, totalUses = Number.POSITIVE_INFINITY, guests: own, formerGuests = [] }) {
      if ([...own, ...formerGuests].some((hash) => guests.has(hash))) return 'alreadyUsed';
      return (used.get(promotionId) ?? 0) >= totalUses ? 'usedUp' : undefined;
    },
    take(claim, orderGuid) {
      count(claim, 1);
      for (const hash of claim.guests) {
        const { promotionId, guestsKeptUntil: expiresAt } = claim;
        guests.set(hash, { promotionId, orderGuid, ...(expiresAt !== undefined && { expiresAt }) });
        changedGuests.add(hash);
      }
    },
    giveBack(claim, orderGuid) {
      count(claim, -1);
      for (const hash of claim.guests) {
        if (guests.get(hash)?.orderGuid !== orderGuid) continue;
        guests.delete(hash);
        changedGuests.add(hash);
      }
    },
    write() {
      for (const id of changedIds)
        transaction.set(
          db.doc(paths.promotionUses(place, id)),
          toDocument({ used: used.get(id) ?? 0 }, promotionUses),
        );
      for (const hash of changedGuests) {
        const reference = db.doc(paths.promotionGuest(place, hash));
        const guest = guests.get(hash);
        if (guest) transaction.set(reference, toDocument(guest, promotionGuest));
        else transaction.delete(reference);
      }
    },
  };
}

/** An unreadable count is none: it must not stop a restaurant. */
const usedIn = (snapshot: DocumentSnapshot | undefined): number =>
  promotionUses.safeParse(fromDocument(snapshot?.data() ?? {})).data?.used ?? 0;

/**
 * A cancelled order gives its use back, and a restored one takes it again, even if there are none left. Reads; the returned
 * function writes.
 */
export async function recountPromotion(
  db: Firestore,
  transaction: Transaction,
  before: Order,
  after: Order,
): Promise<() => void> {
  const change = takingChange(before, after);
  if (!change || !before.promotion) return () => undefined;
  const { tenantId, restaurantId, promotion, guid } = before;
  const uses = await promotionUsesIn(db, transaction, { tenantId, restaurantId }, [promotion]);
  if (change === 1) uses.take(promotion, guid);
  else uses.giveBack(promotion, guid);
  return uses.write;
}
