// The card gateway. Its code is loaded with the first call: most instances never make one.
import { lazy } from '../lazy.ts';
import { gatewayOrigin } from '../payments/gateway-address.ts';
import type { CardGateway } from '../ports/card-gateway.ts';
import type { Log } from '../ports/log.ts';
import type { Config } from './config.ts';

/** Reports of busy days are long. */
const MAX_BYTES = 10_000_000;

export function cardGatewayFrom(
  { cardGatewayOrigin }: Pick<Config, 'cardGatewayOrigin'>,
  log: Log,
): CardGateway {
  const load = lazy([], async () => {
    const [{ cardpointeGateway }, { outboundClient }] = await Promise.all([
      import('../adapters/cardpointe/cardpointe-gateway.ts'),
      import('../adapters/outbound/outbound-client.ts'),
    ]);
    const to = cardGatewayOrigin === undefined ? 'typedHosts' : { origins: [cardGatewayOrigin] };
    const client = outboundClient({ service: 'card gateway', to, log, maxBytes: MAX_BYTES });
    return cardpointeGateway(client, (site) => gatewayOrigin(site, cardGatewayOrigin));
  });
  return {
    tokenizeWallet: async (...call) => (await load()).tokenizeWallet(...call),
    authorize: async (...call) => (await load()).authorize(...call),
    capture: async (...call) => (await load()).capture(...call),
    void: async (...call) => (await load()).void(...call),
    voidByOrderId: async (...call) => (await load()).voidByOrderId(...call),
    refund: async (...call) => (await load()).refund(...call),
    inquire: async (...call) => (await load()).inquire(...call),
    inquireByOrderId: async (...call) => (await load()).inquireByOrderId(...call),
    inquireMerchant: async (...call) => (await load()).inquireMerchant(...call),
    settlement: async (...call) => (await load()).settlement(...call),
    funding: async (...call) => (await load()).funding(...call),
    bin: async (...call) => (await load()).bin(...call),
    surcharge: async (...call) => (await load()).surcharge(...call),
    saveCard: async (...call) => (await load()).saveCard(...call),
    updateCard: async (...call) => (await load()).updateCard(...call),
    savedCards: async (...call) => (await load()).savedCards(...call),
    deleteCard: async (...call) => (await load()).deleteCard(...call),
    addSignature: async (...call) => (await load()).addSignature(...call),
  };
}
