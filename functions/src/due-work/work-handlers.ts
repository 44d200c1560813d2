// The handler of each kind of due work; the only place that imports several features for it.

import { type DeleteDinerDeps, eraseDiner } from '../diners/delete-diner.ts';
import { type TellExpiryDeps, tellDomainExpiry } from '../domains/registered/tell-expiry.ts';
import { type TellPurchaseDeps, tellDomainPurchase } from '../domains/registered/tell-purchase.ts';
import { type ReleaseDomainDeps, releaseDomain } from '../domains/release-domain.ts';
import { type TellTakenOverDeps, tellDomainTakenOver } from '../domains/tell-taken-over.ts';
import { type TellDomainDeps, tellDomain } from '../domains/watch/tell-domain.ts';
import { type MailInvitationDeps, mailInvitation } from '../identity/invitations/mail-invitation.ts';
import { type MailUserDeps, mailEmailVerification, mailFirstPassword } from '../identity/mail-user.ts';
import { type EndSessionsDeps, endSessionsOf } from '../identity/sessions/end-sessions.ts';
import { type SyncAccountDeps, syncAccount } from '../identity/sync-account.ts';
import { type ForgetListingDeps, forgetListing } from '../listing/connection/forget-listing.ts';
import { type TellEndedDeps, tellListingEnded } from '../listing/connection/tell-ended.ts';
import { publishPost } from '../listing/posts/publish-post.ts';
import type { SyncPostsDeps } from '../listing/posts/sync-posts.ts';
import { type DeliverIfOverdueDeps, deliverIfOverdue } from '../ordering/deliver-if-overdue.ts';
import { forgetDevicesOf } from '../ordering/messages/push-devices.ts';
import { type SendOrderMessageDeps, sendOrderMessage } from '../ordering/messages/send-order-message.ts';
import { type RefundPaymentDeps, refundPayment } from '../payments/refund-payment.ts';
import { type MailDeclinedDeps, mailRequestDeclined } from '../tenancy/business-requests/mail-declined.ts';
import type { WorkHandlers } from './attempt-work.ts';
import type { UpkeepKind } from './upkeep-handlers.ts';

export type WorkDeps = DeleteDinerDeps &
  DeliverIfOverdueDeps &
  EndSessionsDeps &
  ForgetListingDeps &
  MailInvitationDeps &
  MailUserDeps &
  MailDeclinedDeps &
  RefundPaymentDeps &
  ReleaseDomainDeps &
  SendOrderMessageDeps &
  SyncPostsDeps &
  SyncAccountDeps &
  TellDomainDeps &
  TellEndedDeps &
  TellExpiryDeps &
  TellPurchaseDeps &
  TellTakenOverDeps;

/** The kinds that the API enqueues. */
export function workHandlers(deps: WorkDeps): Omit<WorkHandlers, UpkeepKind> {
  return {
    completeDelivery: async ({ orderGuid, ...place }) => {
      await deliverIfOverdue(deps, place, orderGuid);
    },
    eraseDiner: ({ uid }) => eraseDiner(deps, uid),
    endSessions: ({ uid }) => endSessionsOf(deps, uid),
    forgetDevices: ({ orderGuid, ...place }) => forgetDevicesOf(deps, place, orderGuid),
    publishListingPost: ({ postId, ...place }) => publishPost(deps, place, postId),
    forgetListing: (place, attempt) => forgetListing(deps, place, attempt),
    refundPayment: (data, attempt) => refundPayment(deps, data, attempt),
    releaseDomain: (data) => releaseDomain(deps, data),
    sendInvitation: (data) => mailInvitation(deps, data),
    sendOrderMessage: (data, attempt) => sendOrderMessage(deps, data, attempt),
    sendPasswordChoice: ({ uid }) => mailFirstPassword(deps, uid),
    sendVerification: ({ uid }) => mailEmailVerification(deps, uid),
    sendRequestDeclined: ({ uid }) => mailRequestDeclined(deps, uid),
    syncAccount: (data) => syncAccount(deps, data),
    tellDomain: (data) => tellDomain(deps, data),
    tellDomainExpiry: (data) => tellDomainExpiry(deps, data),
    tellDomainPurchase: (data) => tellDomainPurchase(deps, data),
    tellDomainTakenOver: (data) => tellDomainTakenOver(deps, data),
    tellListingEnded: (place) => tellListingEnded(deps, place),
  };
}
