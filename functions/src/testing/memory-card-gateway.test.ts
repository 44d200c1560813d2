// The gateway in memory keeps the contract of card gateways.
import { cardGatewayContract } from './card-gateway.contract.ts';
import { memoryCardGateway, testTokens } from './memory-card-gateway.ts';

cardGatewayContract(async () => {
  const gateway = memoryCardGateway('right');
  return {
    gateway,
    merchant: { site: 'fts', merchantId: '800000000101', username: 'bella', password: 'right' },
    tokens: {
      approved: testTokens.good,
      another: testTokens.wrongCode,
      declined: testTokens.declined,
      partial: testTokens.partial,
    },
    settle: async () => void gateway.closeBatch(),
  };
});
