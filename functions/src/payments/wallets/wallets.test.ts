// Paying with a wallet: what is offered where, Apple's proof, and that from its token on it is a payment by card as any other.
import { applePayHostOf } from '@bite/shared/payments/apple-pay-hosts';
import { payOrderInput } from '@bite/shared/payments/payments.contract';
import { platformWallets, walletChoices } from '@bite/shared/payments/platform-wallets.schema';
import { WALLET_DATA_MAX } from '@bite/shared/payments/wallets';
import { PLATFORM_WALLETS } from '@bite/shared/payments/wallets-offered';
import { beforeEach, describe, expect, it } from 'vitest';
import { deviceDataOf } from '../../adapters/cardpointe/wallet-tokens.ts';
import type { ApplePaySessionRequest } from '../../ports/apple-pay.ts';
import { aPayingRestaurant, restaurantGuid, TOTAL } from '../../testing/a-paying-restaurant.ts';
import { testTokens } from '../../testing/memory-card-gateway.ts';
import { refused } from '../../testing/refused.ts';
import { anotherSample, walletSamples } from '../../testing/wallet-samples.ts';
import { orderPayer } from '../pay-order.ts';
import { platformWalletsAt } from './platform-wallets.ts';
import { startApplePay } from './start-apple-pay.ts';
import { walletsHere } from './wallets-here.ts';

const HOST = 'bella.example';
const both = { verifiedAt: '2026-06-10T12:00:00.000Z', applePay: true, googlePay: true };
const registered = {
  applePayHosts: [HOST],
  googlePayHosts: [HOST],
  appleMerchantId: 'merchant.example.bite',
};

let at: Awaited<ReturnType<typeof aPayingRestaurant>>;
let asked: ApplePaySessionRequest[];
beforeEach(async () => {
  at = await aPayingRestaurant(both);
  asked = [];
  register({});
});
const register = (change: object) =>
  at.records.put(platformWalletsAt, PLATFORM_WALLETS, platformWallets.parse({ ...registered, ...change }));
const applePay = {
  startSession: async (request: ApplePaySessionRequest) => {
    asked.push(request);
    return request.host.endsWith('cert.apple.com') ? undefined : { signature: 'of Apple' };
  },
};
const deps = () => ({ ...at, applePay });

let keys = 0;
function payWith(
  wallet: 'applePay' | 'googlePay',
  placed: { trackingToken: string },
  data: string = walletSamples[wallet],
) {
  keys += 1;
  const input = payOrderInput.parse({ card: { wallet, data } });
  const link = { restaurantGuid, token: placed.trackingToken };
  return orderPayer(at)(link, `a-key-of-22-characters-w${keys}`, input, undefined, '192.0.2.7');
}

describe('the wallets of a host', () => {
  it('are those that the restaurant takes and the host is registered for', async () => {
    expect(await walletsHere(deps(), restaurantGuid, `${HOST.toUpperCase()}:443`)).toEqual({
      merchantName: expect.any(String),
      applePay: {},
      googlePay: { environment: 'TEST', gatewayMerchantId: '496160873888' },
    });
  });

  it.each([
    ['on another host', {}, {}, 'other.example'],
    ['below a registered host', {}, {}, `evil.${HOST}`],
    ['where no host is registered', { applePayHosts: [], googlePayHosts: [] }, {}, HOST],
    ['where the restaurant has them off', {}, { applePay: false, googlePay: false }, HOST],
    ['where it takes no cards', {}, { cards: false }, HOST],
    ['where its account was not found to work', {}, { verifiedAt: undefined }, HOST],
    ['while cards are off', {}, { switchedOff: { at: '2026-06-10T12:00:00.000Z', by: 'ann' } }, HOST],
  ])('are none %s', async (_, platform, setup, host) => {
    register(platform);
    at.setUp(setup);
    expect(Object.keys(await walletsHere(deps(), restaurantGuid, host))).toEqual(['merchantName']);
  });

  it('lack Apple Pay without its certificate or merchant, and Google Pay without its merchant where money moves', async () => {
    expect(await walletsHere(at, restaurantGuid, HOST)).not.toHaveProperty('applePay');
    register({ appleMerchantId: undefined });
    at.setUp({ site: 'fts' });
    expect(Object.keys(await walletsHere(deps(), restaurantGuid, HOST))).toEqual(['merchantName']);
    register({ googleMerchantId: 'BCR2DN4TZZZZZZZZ' });
    expect(await walletsHere(deps(), restaurantGuid, HOST)).toMatchObject({
      googlePay: { environment: 'PRODUCTION', merchantId: 'BCR2DN4TZZZZZZZZ' },
    });
  });

  it('are registered by names of hosts alone', () => {
    for (const host of ['https://bella.example', 'bella.example/checkout', '*.bella.example', 'a b', ''])
      expect(walletChoices.safeParse({ applePayHosts: [host] }).success).toBe(false);
    expect(walletChoices.parse({ applePayHosts: [' Bella.Example '] }).applePayHosts).toEqual([HOST]);
  });
});

describe('Apple’s proof of who is paid', () => {
  const start = (placed: { trackingToken: string }, host = HOST, appleHost = 'apple-pay-gateway.apple.com') =>
    startApplePay(
      deps(),
      { restaurantGuid, token: placed.trackingToken },
      { host, appleHost: appleHost as ApplePaySessionRequest['host'] },
    );

  it('is for the registered host, and for an order that waits for its card', async () => {
    const placed = await at.place();
    expect(await start(placed)).toEqual({ session: { signature: 'of Apple' } });
    expect(asked).toMatchObject([
      { host: 'apple-pay-gateway.apple.com', merchantId: 'merchant.example.bite', domain: HOST },
    ]);
    expect(await refused(start(placed, 'other.example'))).toMatchObject({ code: 'CONFLICT' });
    await at.pay(placed);
    expect(await refused(start(placed))).toMatchObject({ code: 'TRANSITION_REFUSED' });
    expect(asked).toHaveLength(1);
  });

  it('is missing where Apple gives none, and nothing is lost', async () => {
    const placed = await at.place();
    const failed = start(placed, HOST, 'apple-pay-gateway-cert.apple.com');
    expect(await refused(failed)).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await at.pay(placed)).toMatchObject({ outcome: 'paid' });
  });

  it.each([
    ['https://apple-pay-gateway.apple.com/paymentservices/startSession', 'apple-pay-gateway.apple.com'],
    ['https://apple-pay-gateway-nc-pod3.apple.com/x', 'apple-pay-gateway-nc-pod3.apple.com'],
    ['http://apple-pay-gateway.apple.com/x', undefined],
    ['https://apple-pay-gateway.apple.com.evil.example/x', undefined],
    ['https://evil.example/apple-pay-gateway.apple.com', undefined],
    ['https://apple-pay-gateway.apple.com:8443/x', undefined],
    ['https://apple-pay-gateway.apple.com@evil.example/x', undefined],
    ['https://anything.apple.com/x', undefined],
    ['nonsense', undefined],
  ])('is asked for at %s: %s', (url, host) => {
    expect(applePayHostOf(url)).toBe(host);
  });
});

describe('a payment with a wallet', () => {
  it.each(['applePay', 'googlePay'] as const)('is one by card, and staff read which: %s', async (wallet) => {
    const placed = await at.place();
    expect(await payWith(wallet, placed)).toMatchObject({
      ...{ outcome: 'paid', amount: TOTAL, card: { wallet, brand: 'Visa', lastFour: '1111' } },
    });
    expect(await at.order(placed.orderGuid)).toMatchObject({ payment: { card: { wallet, brand: 'Visa' } } });
    const [attempt] = await at.attempts();
    expect(attempt).toMatchObject({ state: 'authorized', card: { wallet } });
    expect(JSON.stringify(attempt)).not.toContain('VGhlI');
    expect(await at.faults()).toEqual([]);
  });

  it('is refused before anything is stored where the restaurant does not take the wallet', async () => {
    at.setUp({ applePay: false });
    const placed = await at.place();
    expect(await refused(payWith('applePay', placed))).toMatchObject({ code: 'CONFLICT' });
    expect(at.cardGateway.calls()).not.toContain('tokenizeWallet');
    expect(await at.attempts()).toEqual([]);
  });

  it('that the gateway cannot read charges nothing, and a card pays after it', async () => {
    const placed = await at.place();
    expect(await refused(payWith('googlePay', placed, '{}'))).toMatchObject({ code: 'VALIDATION_FAILED' });
    at.cardGateway.failNext('tokenizeWallet', 'lostAfter');
    expect(await refused(payWith('googlePay', placed))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await at.attempts()).toEqual([]);
    expect(await at.pay(placed)).toMatchObject({ outcome: 'paid' });
  });

  it('has a place among the tries that are under way before the gateway is asked for its token, and counts when it is declined', async () => {
    const { tokenizeWallet } = at.cardGateway;
    at.cardGateway.tokenizeWallet = async (...call) => {
      const answer = await tokenizeWallet(...call);
      return answer.outcome === 'approved' ? { ...answer, token: testTokens.declined } : answer;
    };
    const outcomes: unknown[] = [];
    for (let tried = 0; tried < 6; tried += 1) {
      const placed = await at.place();
      const data = anotherSample('applePay', `try ${tried}`);
      outcomes.push(
        await payWith('applePay', placed, data).then(
          ({ outcome }) => outcome,
          ({ code }: { code: string }) => code,
        ),
      );
    }
    expect(outcomes).toEqual([...Array(5).fill('declined'), 'RATE_LIMITED']);
    const asked = at.cardGateway.calls().filter((call) => call === 'tokenizeWallet');
    expect(asked).toHaveLength(5);
  });

  it('takes bounded data of the wallet’s form, to which nothing can be added', () => {
    const card = { wallet: 'applePay', data: 'x'.repeat(WALLET_DATA_MAX + 1) };
    expect(payOrderInput.safeParse({ card }).success).toBe(false);
    expect(payOrderInput.safeParse({ card: { wallet: 'paypal', data: '{}' } }).success).toBe(false);
    const apple = JSON.parse(walletSamples.applePay);
    expect(deviceDataOf('applePay', walletSamples.applePay)).toBe(
      'VGhlIGVuY3J5cHRlZCBwYXltZW50&ectype=apple&ecsig=VGhlIHNpZ25hdHVyZQ==&eckey=VGhlIGtleQ==&ectid=386c441cc42971d6&echash=&ecpublickeyhash=VGhlIGhhc2g=',
    );
    for (const change of [{ data: 'AAAA&ectype=none' }, { signature: 'A A' }, { version: 'RSA_v1' }])
      expect(deviceDataOf('applePay', JSON.stringify({ ...apple, ...change }))).toBeUndefined();
    for (const text of ['4111111111111111', '"4111111111111111"', '[]', ''])
      expect(deviceDataOf('googlePay', text)).toBeUndefined();
  });
});
