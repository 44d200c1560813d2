// Repeats what a trigger, task or schedule gave up on, alerts site administrators of it, makes changes that were planned for a
// time, and ends carts that were ordered. Only the schedule that finishes due work needs these handlers.

import type { RestaurantRef } from '@bite/shared/paths';
import { type BuildDeps, buildStorefront } from '../catalogue/build-storefront.ts';
import type { LinkRef } from '../catalogue/exchange/links/menu-links.ts';
import { requestRebuilds } from '../catalogue/request-rebuilds.ts';
import { type SendAutoReplyDeps, sendAutoReply } from '../listing/auto-replies/send-auto-reply.ts';
import { syncPosts } from '../listing/posts/sync-posts.ts';
import type { SyncProfileDeps } from '../listing/profile/profile-deps.ts';
import { syncListingProfile } from '../listing/profile/sync-profile.ts';
import { followReply } from '../listing/reviews/follow-reply.ts';
import { type SyncListingDeps, syncListing } from '../listing/reviews/sync-listing.ts';
import { type CloseCartDeps, closeCart } from '../ordering/carts/close-cart.ts';
import { eraseOrder } from '../ordering/erase-old-orders.ts';
import { forgetPromotionGuests } from '../ordering/forget-promotion-guests.ts';
import { rollUpKitchen } from '../ordering/roll-up-kitchen.ts';
import { countThumbs } from '../ordering/thumbs/count-thumbs.ts';
import { type ForgetCardDeps, forgetCard } from '../payments/forget-card.ts';
import { type ForgetLoginDeps, forgetLogin } from '../payments/forget-login.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { releaseDraft } from '../payments/release-draft.ts';
import { comparePaymentsAt } from '../payments/reports/compare-payments.ts';
import { remindChargeback } from '../payments/reports/remind-chargeback.ts';
import type { ReportDeps } from '../payments/reports/report-place.ts';
import { tellDifferences } from '../payments/reports/tell-differences.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { voidRepeated } from '../payments/void-repeated.ts';
import type { CardGateway } from '../ports/card-gateway.ts';
import type { CountStore } from '../ports/count-store.ts';
import type { Log } from '../ports/log.ts';
import type { Orders } from '../ports/orders.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Vault } from '../ports/vault.ts';
import { recount } from '../records/counts/recount.ts';
import { type AlertDeps, alertSiteAdmins } from './alert-site-admins.ts';
import type { WorkHandlers } from './attempt-work.ts';

export type UpkeepKind =
  | 'alertSiteAdmins'
  | 'applyScheduledChange'
  | 'checkPicture'
  | 'closeCart'
  | 'comparePayments'
  | 'continueMenuImport'
  | 'countThumbs'
  | 'eraseOrder'
  | 'followMenu'
  | 'followReviewReply'
  | 'forgetCard'
  | 'forgetGatewayLogin'
  | 'forgetPromotionGuests'
  | 'optimizePictures'
  | 'rebuildStorefronts'
  | 'recount'
  | 'releaseDraft'
  | 'remindChargeback'
  | 'rollUpKitchen'
  | 'runSchedule'
  | 'sendAutoReply'
  | 'settlePayment'
  | 'syncReviews'
  | 'tellPaymentDifferences'
  | 'voidRepeatedPayment';

export interface UpkeepDeps
  extends AlertDeps,
    BuildDeps,
    CloseCartDeps,
    Omit<ForgetCardDeps, 'vault'>,
    Omit<ForgetLoginDeps, 'records' | 'vault'>,
    Omit<PaymentDeps, 'orders' | 'records' | 'vault'>,
    Omit<ReportDeps, 'orders' | 'records' | 'vault'>,
    Omit<SyncListingDeps, 'records' | 'vault'>,
    Omit<SyncProfileDeps, 'records' | 'vault'>,
    Omit<SendAutoReplyDeps, 'records' | 'vault'> {
  cardGateway: CardGateway;
  vault: Pick<Vault, 'open' | 'put' | 'remove'>;
  records: RecordStore;
  log: Log;
  orders: Orders;
  countStore: CountStore;
  /** Milliseconds. */
  now: () => number;
  applyScheduledChange: (place: RestaurantRef, scheduledChangeId: string) => Promise<void>;
  checkPicture: (path: string) => Promise<void>;
  continueMenuImport: (place: RestaurantRef, importId: string, uid: string) => Promise<void>;
  followMenu: (link: LinkRef) => Promise<void>;
  optimizePictures: (place: RestaurantRef, runId: string) => Promise<void>;
  /** Throws if it could not do everything. */
  runSchedule: (name: string) => Promise<void>;
}

export function upkeepHandlers(deps: UpkeepDeps): Pick<WorkHandlers, UpkeepKind> {
  const { sources, countStore, now, applyScheduledChange, checkPicture, runSchedule } = deps;
  const { continueMenuImport, followMenu, optimizePictures } = deps;
  const rebuilds = {
    request: async ({ place }: { place: Parameters<typeof buildStorefront>[1] }) => {
      await buildStorefront(deps, place);
    },
  };
  return {
    alertSiteAdmins: ({ since }) => alertSiteAdmins(deps, since),
    applyScheduledChange: ({ scheduledChangeId, ...place }) => applyScheduledChange(place, scheduledChangeId),
    checkPicture: ({ path }) => checkPicture(path),
    comparePayments: (data) => comparePaymentsAt(deps, data),
    closeCart: ({ tenantId, restaurantId, ...cart }) => closeCart(deps, { tenantId, restaurantId }, cart),
    continueMenuImport: ({ importId, uid, ...place }) => continueMenuImport(place, importId, uid),
    countThumbs: ({ itemId, ...place }) => countThumbs(deps, place, itemId),
    eraseOrder: async ({ orderGuid, ...place }) => {
      await eraseOrder(deps, place, orderGuid);
    },
    followMenu: ({ restaurantId, ...link }) => followMenu({ ...link, toRestaurantId: restaurantId }),
    followReviewReply: (data) => followReply(deps, data),
    forgetCard: (data) => forgetCard(deps, data),
    forgetGatewayLogin: (data) => forgetLogin(deps, data),
    forgetPromotionGuests: (promotion) => forgetPromotionGuests(deps, promotion),
    optimizePictures: ({ runId, ...place }) => optimizePictures(place, runId),
    rebuildStorefronts: (change) => requestRebuilds({ sources, rebuilds }, change, now()),
    recount: async (place) => {
      await recount({ countStore }, place);
    },
    releaseDraft: ({ orderGuid, ...place }) => releaseDraft(deps, place, orderGuid),
    remindChargeback: (chargeback) => remindChargeback(deps, chargeback),
    rollUpKitchen: async ({ orderGuid, ...place }) => {
      await rollUpKitchen(deps, place, orderGuid);
    },
    settlePayment: (payment) => settlePayment(deps, payment),
    syncReviews: (place) =>
      syncListing(
        {
          ...deps,
          syncProfile: (at) => syncListingProfile(deps, at),
          syncPosts: (at) => syncPosts(deps, at, 'background'),
        },
        place,
      ),
    runSchedule: ({ schedule }) => runSchedule(schedule),
    sendAutoReply: (data, attempt) => sendAutoReply(deps, data, attempt),
    tellPaymentDifferences: (day) => tellDifferences(deps, day),
    voidRepeatedPayment: (payment) => voidRepeated(deps, payment),
  };
}
