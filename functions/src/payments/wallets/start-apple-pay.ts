// Apple's proof of who is paid, for one payment: only for an order that waits for its card, and at a host that is registered.
import { DomainError } from '@bite/shared/kernel/errors';
import { statesOf } from '@bite/shared/ordering/board';
import type { ApplePayHost } from '@bite/shared/payments/apple-pay-hosts';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import { hostName } from '@bite/shared/payments/wallets-offered';
import { findTracked, type TrackingLink, type TrackOrderDeps } from '../../ordering/track-order.ts';
import { isWaitingForCard } from '../draft-work.ts';
import { platformWalletsNow } from './platform-wallets.ts';
import { type WalletsHereDeps, walletsAt } from './wallets-here.ts';

/**
 * Throws as findTracked does, TRANSITION_REFUSED for an order that waits for no card, CONFLICT where Apple Pay is not offered, and
 * UNAVAILABLE where Apple gives no proof.
 * @param host Of the page that asks.
 */
export async function startApplePay(
  deps: WalletsHereDeps & TrackOrderDeps,
  link: TrackingLink,
  { appleHost, host, diner }: { appleHost: ApplePayHost; host: string; diner?: { uid: string } | undefined },
): Promise<{ session: Record<string, unknown> }> {
  const { order, storefront } = await findTracked(deps, link, diner);
  if (!isWaitingForCard(order))
    throw new DomainError('TRANSITION_REFUSED', paymentMessages.notWaiting, { state: statesOf(order) });
  const { applePay, merchantName } = await walletsAt(deps, storefront, host);
  const { appleMerchantId } = await platformWalletsNow(deps.records);
  if (!applePay || appleMerchantId === undefined) throw new DomainError('CONFLICT', paymentMessages.noWallet);
  const session = await deps.applePay?.startSession({
    ...{ host: appleHost, merchantId: appleMerchantId, domain: hostName(host), name: merchantName },
  });
  if (!session) throw new DomainError('UNAVAILABLE', paymentMessages.noWallet);
  return { session };
}
