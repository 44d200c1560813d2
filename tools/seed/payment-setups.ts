// How the demo's restaurants take cards: an account each at the stack's simulated gateway, with its login in the vault.

import { paths, type RestaurantRef } from '@bite/shared/paths';
import { capabilityOf, merchantAnswer } from '@bite/shared/payments/merchant.schema';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreRecords } from '../../functions/src/adapters/firestore/records.ts';
import { vaultFrom } from '../../functions/src/composition/vault.ts';
import { gatewayLoginOf, loginText } from '../../functions/src/payments/merchant-of.ts';
import { merchantReport } from '../../sandbox/card-gateway/merchant-lookups.ts';
import {
  SANDBOX_SITE,
  type SandboxMerchant,
  sandboxMerchants,
} from '../../sandbox/card-gateway/merchants.ts';
import { localSecret } from '../stack/secrets.ts';
import type { DemoPayments, DemoRestaurant } from './demo-restaurant.ts';
import { uidOf } from './people.ts';
import { document, type SeedDocument } from './seed-document.ts';

interface Placed {
  demo: Pick<DemoRestaurant, 'name' | 'payments'>;
  at: RestaurantRef;
}

function merchantOf({ merchantId }: DemoPayments): SandboxMerchant {
  const merchant = sandboxMerchants.find(({ merchid }) => merchid === merchantId);
  if (!merchant) throw new Error(`Demo data: the simulated gateway has no merchant ${merchantId}`);
  return merchant;
}

/** As it stands after staff have entered the account, and the gateway has been asked about it. */
export function paymentSetupDocuments(
  { payments }: Pick<DemoRestaurant, 'payments'>,
  { at, now }: { at: RestaurantRef; now: string },
): SeedDocument[] {
  if (!payments) return [];
  const { body } = merchantReport(merchantOf(payments));
  return [
    document(paths.paymentSetup(at), paymentSetup, {
      ...payments,
      cards: true,
      site: SANDBOX_SITE,
      capability: capabilityOf(payments.merchantId, merchantAnswer.parse(body)),
      verifiedAt: now,
      updatedAt: now,
    }),
  ];
}

/** Puts the logins into the vault, under the key that the stack's functions have. */
export async function storeGatewayLogins(db: Firestore, restaurants: readonly Placed[]): Promise<void> {
  const deps = { records: firestoreRecords(db), now: () => Date.now() };
  const vault = vaultFrom({ vaultKeys: localSecret('VAULT_KEYS') }, deps);
  for (const { demo, at } of restaurants)
    if (demo.payments)
      await vault.put(
        gatewayLoginOf(at, { site: SANDBOX_SITE, merchantId: demo.payments.merchantId }),
        loginText(merchantOf(demo.payments)),
        uidOf('admin@bite.example.com'),
      );
}
