import { describe, expect, it } from 'vitest';
import type { CardGateway, Inquired, KnownPayment, Merchant } from '../ports/card-gateway.ts';
import { askForVerdict } from './ask-for-verdict.ts';

const merchant: Merchant = { site: 'fts-uat', merchantId: '1', username: 'u', password: 'p' };
const known = (more: Partial<KnownPayment>): Inquired => ({
  outcome: 'found',
  payments: [
    {
      ...{ retref: '1', isApproved: false, isDeclined: false, code: '62', amount: 0, settlement: 'Declined' },
      ...{ voidable: false, refundable: false, ...more },
    },
  ],
});

async function verdictOn(asked: Inquired, ...gatewayOrderIds: string[]) {
  const voided: string[] = [];
  const cardGateway: Pick<CardGateway, 'inquireByOrderId' | 'void' | 'voidByOrderId'> = {
    inquireByOrderId: async (_, id) => (id === 'B1' ? asked : { outcome: 'notDone', reason: 'notFound' }),
    void: async () => ({ outcome: 'unknown' }),
    voidByOrderId: async (_, id) => {
      voided.push(id);
      return { outcome: 'notDone', reason: 'notFound' };
    },
  };
  const attempt = { gatewayOrderIds: ['B1', ...gatewayOrderIds] };
  return { verdict: await askForVerdict({ cardGateway }, merchant, attempt), voided };
}

describe('the verdict on an authorization whose answer was lost', () => {
  it('I4-08 is no decline where the gateway gave up by itself: nothing is reserved, and the same card may be tried again', async () => {
    const { verdict, voided } = await verdictOn(known({}));
    expect(verdict).toEqual({ outcome: 'notDone', reason: 'notFound' });
    expect(voided).toEqual(['B1', 'B1', 'B1']);
  });

  it('I4-08 is a decline where the bank refused', async () => {
    const { verdict, voided } = await verdictOn(known({ isDeclined: true, code: '100' }));
    expect(verdict).toMatchObject({ outcome: 'declined', code: '100' });
    expect(voided).toEqual([]);
  });

  it('I4-08 that is a decline lets go of what was sent as well and has not arrived', async () => {
    const { verdict, voided } = await verdictOn(known({ isDeclined: true, code: '100' }), 'B2');
    expect(verdict).toMatchObject({ outcome: 'declined' });
    expect(voided).toEqual(['B2', 'B2', 'B2']);
  });
});
