// The demo's restaurants at the stack's card gateway: what the seed stored opens the gateway with the functions' own code.
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreRecords } from '../../functions/src/adapters/firestore/records.ts';
import { firestoreStorefronts } from '../../functions/src/adapters/firestore/storefronts.ts';
import { cardGatewayFrom } from '../../functions/src/composition/card-gateway.ts';
import { vaultFrom } from '../../functions/src/composition/vault.ts';
import { merchantOf } from '../../functions/src/payments/merchant-of.ts';
import { paymentSetupOf } from '../../functions/src/payments/payment-setup-of.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { placedRestaurants } from '../seed/demo-data.ts';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { stackFromEnvironment } from './environment.ts';
import { localSecret } from './secrets.ts';
import { cardGatewayUrl } from './stack.ts';

const stack = stackFromEnvironment();
const { firestore, close } = emulatorClients(stack);
afterAll(close);

const records = firestoreRecords(firestore);
const storefronts = firestoreStorefronts(firestore);
const vault = vaultFrom({ vaultKeys: localSecret('VAULT_KEYS') }, { records, now: Date.now });
const gateway = cardGatewayFrom({ cardGatewayOrigin: cardGatewayUrl(stack) }, silentLog);

describe('the demo at the stack’s card gateway', () => {
  it.each(placedRestaurants.filter(({ demo }) => demo.payments))(
    '$demo.name has an account that works',
    async ({ at, guid }) => {
      const merchant = await merchantOf({ records, vault }, at);
      if (!merchant) throw new Error('No merchant');
      const answer = await gateway.inquireMerchant(merchant);
      expect(answer).toMatchObject({ outcome: 'found', answer: { merchid: merchant.merchantId } });
      expect(await paymentSetupOf(records, at)).toMatchObject({
        counter: true,
        capability: { enabled: true },
      });
      expect((await storefronts.find({ restaurantGuid: guid }))?.storefront.restaurant.payment).toMatchObject(
        {
          cards: true,
          tokenizer: `${cardGatewayUrl(stack)}/itoke/ajax-tokenizer.html`,
        },
      );
    },
  );

  it('one restaurant takes no cards', async () => {
    const without = placedRestaurants.filter(({ demo }) => !demo.payments);
    expect(without).toHaveLength(1);
    for (const { at } of without) expect(await merchantOf({ records, vault }, at)).toBeUndefined();
  });
});
