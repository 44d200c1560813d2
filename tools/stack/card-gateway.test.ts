// The functions' card gateway and the stack's keep the contract together: with odd fields in shuffled answers, as the real one's
// installation for tests has them.
import { afterAll } from 'vitest';
import { cardpointeGateway } from '../../functions/src/adapters/cardpointe/cardpointe-gateway.ts';
import { outboundClient } from '../../functions/src/adapters/outbound/outbound-client.ts';
import { cardGatewayContract } from '../../functions/src/testing/card-gateway.contract.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { aGateway } from '../../sandbox/card-gateway/a-gateway.ts';
import { SANDBOX_SITE, sandboxMerchants } from '../../sandbox/card-gateway/merchants.ts';

const sandbox = await aGateway({ noise: true });
const client = outboundClient({ service: 'card gateway', to: { origins: [sandbox.url] }, log: silentLog });
afterAll(async () => {
  await client.close();
  await sandbox.close();
});

const [{ merchid, username, password }] = sandboxMerchants;
const tokenOf = async (number: string): Promise<string> => (await sandbox.tokenize(number)).body.token;
const tokens = {
  approved: await tokenOf('4111111111111111'),
  another: await tokenOf('5454545454545454'),
  declined: await tokenOf('4387751111111053'),
  partial: await tokenOf('4387750101010101'),
};

cardGatewayContract(async () => ({
  gateway: cardpointeGateway(client, () => sandbox.url),
  merchant: { site: SANDBOX_SITE, merchantId: merchid, username, password },
  tokens,
  settle: async () => {
    await sandbox.control('POST', 'close-batch', { merchid });
    await sandbox.control('POST', 'settle', { merchid });
  },
}));
