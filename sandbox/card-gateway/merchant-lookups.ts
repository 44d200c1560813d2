// Lookups that change nothing: the merchant, a card's first digits, a surcharge.
import { readAmount, writeAmount } from './amounts.ts';
import type { Answer } from './answers.ts';
import type { KnownCard } from './gateway-state.ts';
import type { GatewayStore } from './gateway-store.ts';
import { SANDBOX_SITE, type SandboxMerchant } from './merchants.ts';
import { cardOf } from './tokens.ts';

/** GET inquireMerchant. */
export const merchantReport = (merchant: SandboxMerchant): Answer => ({
  body: {
    merchid: merchant.merchid,
    enabled: !merchant.disabled,
    site: SANDBOX_SITE.replace('-uat', '').toUpperCase(),
    cardproc: 'RPCT',
    acctupdater: 'N',
    cvv: 'Y',
    avs: 'Y',
    echeck: 'N',
    fee_type: merchant.surcharge ? 'S' : 'N',
    ...(merchant.surcharge && { fee_format: 'percent', fee_value: merchant.surcharge.toFixed(2) }),
  },
});

/** GET bin. */
export function binReport(store: GatewayStore, token: string): Answer {
  const known = cardOf(store.state, token);
  return known ? { body: binInfoOf(known.card) } : { body: { success: false, errormsg: 'Invalid token' } };
}

/** GET surcharge. */
export function surchargeReport(
  store: GatewayStore,
  merchant: SandboxMerchant,
  query: URLSearchParams,
): Answer {
  const currency = query.get('currency') ?? 'USD';
  const amount = readAmount(query.get('amount') ?? '0', currency);
  const known = cardOf(store.state, query.get('token') ?? '');
  const postal = query.get('postal') ?? '';
  const problems = [
    ...(known ? [] : ['Invalid token']),
    ...(/^\d{5}(-\d{4})?$/.test(postal) ? [] : ['Invalid postal code']),
    ...(amount === undefined || amount < 0 ? ['Invalid amount'] : []),
  ];
  const fee = problems.length > 0 ? 0 : Math.round(((amount ?? 0) * (merchant.surcharge ?? 0)) / 100);
  return {
    body: {
      token: known ? 'credit' : 'unknown',
      postal: problems.includes('Invalid postal code') ? 'invalid' : 'allowed',
      fee_amount: writeAmount(fee, currency),
      messages: problems,
    },
  };
}

const ranges = { V: '411111', M: '545454', A: '371449', D: '601100' } as const;

/** What a card's first digits say. They are not kept, so every card of a brand answers alike. */
export const binInfoOf = ({ brand }: Pick<KnownCard, 'brand'>) => ({
  country: 'USA',
  product: brand,
  bin: ranges[brand],
  binlo: `${ranges[brand]}XXX`,
  binhi: `${ranges[brand]}XXX`,
  cardusestring: 'True credit',
  subtype: '',
  issuer: 'SANDBOX BANK',
  gsa: false,
  corporate: false,
  fsa: false,
  purchase: false,
  prepaid: false,
});
