// What staff read of wallets beside their switches: where guests see them, and what is missing.
import { type DomainMapping, domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isServed } from '@bite/shared/domains/mapping-states';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { wallets } from '@bite/shared/payments/wallets';
import { type WalletState, walletState } from '@bite/shared/payments/wallets-offered';
import { restaurantsOf } from '../../collections/collections.ts';
import type { ApplePay } from '../../ports/apple-pay.ts';
import type { RecordCollection, RecordReader } from '../../ports/records.ts';
import { platformWalletsNow } from './platform-wallets.ts';

const mappings: RecordCollection<DomainMapping> = { path: collections.domainMappings, schema: domainMapping };

export interface WalletStateDeps {
  records: RecordReader;
  applePay?: ApplePay | undefined;
  /** The guests' site of the platform. */
  siteOrigin?: string | undefined;
}

/** Of the restaurant's own hosts, and of the platform's. */
export async function walletStates(
  { records, applePay, siteOrigin }: WalletStateDeps,
  place: RestaurantRef,
  setup: PaymentSetup,
): Promise<WalletState[]> {
  const restaurant = await records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  if (!restaurant) return [];
  const where = [{ field: 'restaurantGuid', is: '==', value: restaurant.guid }] as const;
  const [platform, found] = await Promise.all([
    platformWalletsNow(records),
    records.find(mappings, { where, limit: 20 }),
  ]);
  const own = found.flatMap(({ record }) => (isServed(record) ? record.domain : []));
  const hosts = [...own, ...(siteOrigin === undefined ? [] : [new URL(siteOrigin).hostname])];
  const { currency } = restaurant.settings;
  const facts = { setup, platform, currency, hasAppleIdentity: applePay !== undefined };
  return wallets.map((wallet) => walletState(wallet, facts, hosts));
}
