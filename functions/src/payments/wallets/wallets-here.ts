// The wallets that guests of a host may pay with at a restaurant. Whatever is missing, the answer is simply shorter.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { DomainError } from '@bite/shared/kernel/errors';
import { areCardsOff } from '@bite/shared/payments/cards-off';
import type { WalletsHere } from '@bite/shared/payments/wallets.contract';
import { googleEnvironment, walletFault } from '@bite/shared/payments/wallets-offered';
import type { ApplePay } from '../../ports/apple-pay.ts';
import type { RecordReader } from '../../ports/records.ts';
import type { Storefronts } from '../../ports/storefronts.ts';
import { platformCardsNow } from '../cards-off.ts';
import { paymentSetupOf } from '../payment-setup-of.ts';
import { platformWalletsNow } from './platform-wallets.ts';

export interface WalletsHereDeps {
  storefronts: Pick<Storefronts, 'find'>;
  records: Pick<RecordReader, 'get'>;
  applePay?: ApplePay | undefined;
  /** Milliseconds. */
  now: () => number;
}

/** Throws NOT_FOUND. @param host Of the page that asks. */
export async function walletsHere(
  deps: WalletsHereDeps,
  restaurantGuid: string,
  host: string,
): Promise<WalletsHere> {
  const found = await deps.storefronts.find({ restaurantGuid });
  if (!found) throw new DomainError('NOT_FOUND', 'We could not find this restaurant');
  return walletsAt(deps, found.storefront, host);
}

export async function walletsAt(
  deps: WalletsHereDeps,
  { restaurant }: Storefront,
  host: string,
): Promise<WalletsHere> {
  const { tenantId, restaurantId, currency, name: merchantName } = restaurant;
  const [setup, platform, cards] = await Promise.all([
    paymentSetupOf(deps.records, { tenantId, restaurantId }),
    platformWalletsNow(deps.records),
    platformCardsNow(deps.records),
  ]);
  if (cards.off || areCardsOff(setup, deps.now())) return { merchantName };
  const facts = { setup, platform, currency, hasAppleIdentity: deps.applePay !== undefined };
  const { merchantId: gatewayMerchantId } = setup;
  const { googleMerchantId: merchantId } = platform;
  const isGoogle = gatewayMerchantId !== undefined && walletFault('googlePay', facts, host) === undefined;
  return {
    merchantName,
    ...(walletFault('applePay', facts, host) === undefined && { applePay: {} }),
    ...(isGoogle && {
      googlePay: {
        environment: googleEnvironment(setup),
        gatewayMerchantId,
        ...(merchantId !== undefined && { merchantId }),
      },
    }),
  };
}
