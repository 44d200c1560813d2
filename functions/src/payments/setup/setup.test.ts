// A restaurant's payment set-up, over in-memory ports.
import type { PaymentChoices } from '@bite/shared/payments/payment-setup.schema';
import { paymentChoices } from '@bite/shared/payments/payment-setup.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveStates, restaurantsOf } from '../../collections/collections.ts';
import { PAYMENT_SETUP, paymentSetupsOf } from '../../collections/payments.ts';
import { dueWork } from '../../due-work/due-work.ts';
import type { CardGateway, Merchant, NotDone } from '../../ports/card-gateway.ts';
import { memoryCardGateway, testTokens } from '../../testing/memory-card-gateway.ts';
import { memoryDueWorkQueue } from '../../testing/memory-due-work-queue.ts';
import { type MemoryPlace, member, memoryPlace, place, putPeople } from '../../testing/memory-place.ts';
import { memoryVault } from '../../testing/memory-vault.ts';
import { refused } from '../../testing/refused.ts';
import { merchantOf } from '../merchant-of.ts';
import { saveSetup, setGatewayLogin, switchCards, verifySetup } from './change-setup.ts';
import { makeTestPayment } from './make-test-payment.ts';
import { readPlatformCards, switchPlatformCards } from './platform-cards.ts';
import { readSetup } from './read-setup.ts';

const MERCHANT = '800000000101';
const login = { username: 'luigis', password: 'right' };
const account = { site: 'fts-uat', merchantId: MERCHANT };
const owner = { user: member('owner'), requestId: 'request-1' };

let here: MemoryPlace;
let gateway: ReturnType<typeof memoryCardGateway>;
/** What the gateway says instead of that all is well. */
let answer: NotDone | { outcome: 'unknown' } | object | undefined;
let asked: Merchant[];

beforeEach(() => {
  here = memoryPlace();
  putPeople(here.records, owner.user);
  gateway = memoryCardGateway();
  answer = undefined;
  asked = [];
});

function deps() {
  const inquireMerchant: CardGateway['inquireMerchant'] = async (merchant) => {
    asked.push(merchant);
    if (merchant.password !== login.password) return { outcome: 'notDone', reason: 'credentials' };
    if (answer && 'outcome' in answer) return answer as NotDone;
    const usual = { merchid: merchant.merchantId, enabled: 'Y', avs: 'Y', cvv: 'Y' };
    return { outcome: 'found', answer: { ...usual, ...answer } };
  };
  vault ??= memoryVault(here.now);
  return {
    ...here,
    vault,
    cardGateway: { ...gateway, inquireMerchant },
    cardGatewayOrigin: undefined,
    dueWorkQueue: queue,
  };
}
let vault: ReturnType<typeof memoryVault> | undefined;
let queue = memoryDueWorkQueue();
beforeEach(() => {
  vault = undefined;
  queue = memoryDueWorkQueue();
});

const read = () => readSetup(deps(), owner, place);
const save = async (choices: Partial<PaymentChoices>) => {
  const { version, setup } = await read();
  const { cards, counter, captureWhen, postalMismatch, securityCodeMismatch } = setup;
  const before = { cards, counter, captureWhen, postalMismatch, securityCodeMismatch };
  const sent = paymentChoices.parse({ ...before, ...account, ...choices });
  return saveSetup(deps(), owner, place, { version, choices: sent });
};
const live = async () => {
  const restaurant = await here.records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  return here.records.get(liveStates, restaurant?.guid ?? '');
};
/** With an account that works, and cards switched on. */
const takingCards = async () => {
  await save({});
  await setGatewayLogin(deps(), owner, place, login);
  return save({ cards: true });
};

describe('the payment set-up', () => {
  it('begins at the counter alone, with nothing at the gateway', async () => {
    const { setup, login: known, cardField, offForAll } = await read();
    expect(setup).toMatchObject({ cards: false, counter: true, captureWhen: 'accepted' });
    expect([known, cardField, offForAll, setup.verifiedAt]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(await merchantOf(deps(), place)).toBeUndefined();
  });

  it('I3.6-08 is checked with the login, says what the account can do, and only then takes cards', async () => {
    expect(await refused(save({ cards: true }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'choices.cards': expect.stringContaining('login') } },
    });
    await save({});
    const { setup } = await setGatewayLogin(deps(), owner, place, login);
    expect(setup).toMatchObject({
      verifiedAt: new Date(here.now()).toISOString(),
      capability: { merchid: MERCHANT, enabled: true, avs: true, cvv: true, echeck: false },
    });
    expect((await save({ cards: true })).setup.cards).toBe(true);
    expect(await merchantOf(deps(), place)).toEqual({ ...account, ...login });
  });

  it('says of the login since when it is there and by whom, and never what it is', async () => {
    await takingCards();
    const shown = await read();
    expect(shown.login).toEqual({ setAt: new Date(here.now()).toISOString(), setBy: expect.any(String) });
    const everything = JSON.stringify([shown, here.records.documents()]);
    for (const secret of [login.username, login.password]) expect(everything).not.toContain(`"${secret}"`);
    expect(shown.cardField).toBe('https://fts-uat.cardconnect.com/itoke/ajax-tokenizer.html');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['another merchant id', () => save({ cards: false, merchantId: '12' })],
    ['another site', () => save({ cards: false, site: 'other' })],
    ['a login that belongs elsewhere', () => setGatewayLogin(deps(), owner, place, login)],
  ])('takes no cards any more with %s that does not work', async (_what, change) => {
    await takingCards();
    answer = { outcome: 'notDone', reason: 'notFound' };
    await change();
    const { setup } = await read();
    expect(setup).toMatchObject({ cards: false, problem: expect.any(String) });
    expect(setup.verifiedAt).toBeUndefined();
  });

  it('keeps the login before, and cards as they are, where the gateway refuses another one', async () => {
    await takingCards();
    const before = await read();
    const wrong = { ...login, password: 'wrong' };
    expect(await refused(setGatewayLogin(deps(), owner, place, wrong))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { password: 'The gateway refuses this login. The one before stays.' } },
    });
    expect(await read()).toEqual(before);
    expect(await merchantOf(deps(), place)).toEqual({ ...account, ...login });
    expect(await live()).not.toHaveProperty('cardsOff');
  });

  it.each<[string, NonNullable<typeof answer>]>([
    ['cannot be reached', { outcome: 'notDone', reason: 'unreachable' }],
    ['does not answer', { outcome: 'unknown' }],
    ['was asked too often', { outcome: 'notDone', reason: 'limited' }],
  ])('keeps the login before where the gateway %s, and says so', async (_what, given) => {
    await takingCards();
    const before = await read();
    answer = given;
    const next = { ...login, username: 'bella' };
    expect(await refused(setGatewayLogin(deps(), owner, place, next))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^The gateway .+ This login is not saved\. The one before stays\.$/),
    });
    expect(await read()).toEqual(before);
    expect(await merchantOf(deps(), place)).toEqual({ ...account, ...login });
  });

  it('stores no first login that the gateway refuses', async () => {
    await save({});
    const wrong = { ...login, password: 'wrong' };
    expect(await refused(setGatewayLogin(deps(), owner, place, wrong))).toMatchObject({
      message: 'The gateway refuses this login for this merchant id. It is not saved.',
    });
    expect((await read()).login).toBeUndefined();
    expect(await merchantOf(deps(), place)).toBeUndefined();
  });

  it('goes on with another account that works, which is tried before it is relied on', async () => {
    await takingCards();
    const { setup } = await save({ cards: true, merchantId: '800000000102' });
    expect(setup).toMatchObject({ cards: true, capability: { merchid: '800000000102' } });
    answer = { outcome: 'notDone', reason: 'notFound' };
    expect(await refused(save({ cards: true, merchantId: '7' }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'The gateway does not know this merchant id.',
    });
    expect((await read()).setup.merchantId).toBe('800000000102');
    const next = { username: 'luigis', password: login.password };
    answer = undefined;
    expect((await setGatewayLogin(deps(), owner, place, next)).setup.cards).toBe(true);
  });

  it('keeps one way to pay at least', async () => {
    expect(await refused(save({ counter: false }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'choices.counter': expect.any(String) } },
    });
    await takingCards();
    expect((await save({ cards: true, counter: false })).setup).toMatchObject({
      cards: true,
      counter: false,
    });
  });

  it('reports a form that is out of date, and not for cards that rest', async () => {
    await takingCards();
    const { version } = await read();
    await switchCards(deps(), owner, place, { off: true });
    expect((await read()).version).toBe(version);
    await save({ cards: true, captureWhen: 'ordered' });
    const late = { version, choices: paymentChoices.parse(account) };
    expect(await refused(saveSetup(deps(), owner, place, late))).toMatchObject({ code: 'CONFLICT' });
  });

  it('tells diners’ pages soon, where they would notice', async () => {
    await takingCards();
    const work = (await here.records.find(dueWork, { where: [], limit: 10 })).filter(
      ({ record }) => record.kind === 'rebuildStorefronts',
    );
    expect(work).toHaveLength(1);
    expect(queue.asked.map(({ workId }) => workId)).toEqual(work.map(({ id }) => id));
    await save({ cards: true, captureWhen: 'ordered' });
    expect(queue.asked).toHaveLength(1);
  });

  it('tells the history who changed what', async () => {
    await takingCards();
    const fields = here.audited().flatMap(({ changes }) => changes as { field: string }[]);
    const names = fields.map(({ field }) => field);
    expect(names).toEqual(expect.arrayContaining(['cards', 'merchantId', 'site', 'loginSetAt']));
    expect(here.audited().every(({ by }) => by === 'owner')).toBe(true);
  });
});

describe('asking the gateway again', () => {
  it('needs something to ask about', async () => {
    expect(await refused(verifySetup(deps(), owner, place))).toMatchObject({ code: 'CONFLICT' });
  });

  it.each<[string, NonNullable<typeof answer>, string]>([
    ['refuses the login', { outcome: 'notDone', reason: 'credentials' }, 'refuses this login'],
    ['does not know the merchant', { outcome: 'notDone', reason: 'notFound' }, 'does not know this merchant'],
    ['answers for another merchant', { merchid: '1' }, 'another merchant id'],
    ['has closed the account', { enabled: 'N' }, 'not enabled'],
    ['adds a fee to each payment', { fee_type: 'S', fee_format: 'percent', fee_value: '3.00' }, 'fee'],
    ['adds a fee that nobody knows', { fee_type: 'Q' }, 'fee'],
  ])('takes cards off where it %s', async (_what, given, problem) => {
    await takingCards();
    answer = given;
    const { setup } = await verifySetup(deps(), owner, place);
    expect(setup).toMatchObject({ cards: false, problem: expect.stringContaining(problem) });
    expect(setup.verifiedAt).toBeUndefined();
  });

  it.each<[string, NonNullable<typeof answer>]>([
    ['cannot be reached', { outcome: 'notDone', reason: 'unreachable' }],
    ['does not answer', { outcome: 'unknown' }],
    ['was asked too often', { outcome: 'notDone', reason: 'limited' }],
  ])('changes nothing but says so where it %s', async (_what, given) => {
    await takingCards();
    answer = given;
    const { setup } = await verifySetup(deps(), owner, place);
    expect(setup).toMatchObject({ cards: true, verifiedAt: expect.any(String), problem: expect.any(String) });
    answer = undefined;
    expect((await verifySetup(deps(), owner, place)).setup.problem).toBeUndefined();
  });

  it('wakes cards that rest, once it answers', async () => {
    const { setup } = await takingCards();
    const restingUntil = new Date(here.now() + 60_000).toISOString();
    here.records.put(paymentSetupsOf(place), PAYMENT_SETUP, { ...setup, restingUntil });
    await verifySetup(deps(), owner, place);
    expect((await read()).setup.restingUntil).toBeUndefined();
    expect(await live()).not.toHaveProperty('cardsOff');
  });
});

describe('taking no cards for now', () => {
  it('holds for open pages at once, and leaves the choice of cards as it is', async () => {
    await takingCards();
    const { setup } = await switchCards(deps(), owner, place, { off: true });
    expect(setup).toMatchObject({ cards: true, switchedOff: { by: 'owner' } });
    expect(await live()).toMatchObject({ cardsOff: true });
    await save({ cards: true, captureWhen: 'ordered' });
    expect(await live()).toMatchObject({ cardsOff: true });
    await switchCards(deps(), owner, place, { off: false });
    expect(await live()).not.toHaveProperty('cardsOff');
    expect((await read()).setup.switchedOff).toBeUndefined();
  });

  it('for all restaurants is a switch of site administrators, with a reason that restaurants read', async () => {
    const admin = { user: { ...member('owner', 'admin'), isSiteAdmin: true }, requestId: 'request-2' };
    expect(await refused(switchPlatformCards(deps(), owner, { off: true, reason: 'x' }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refused(switchPlatformCards(deps(), admin, { off: true }))).toMatchObject({
      details: { fields: { reason: expect.any(String) } },
    });
    await switchPlatformCards(deps(), admin, { off: true, reason: 'The gateway is down' });
    expect((await read()).offForAll).toEqual({ reason: 'The gateway is down' });
    await switchPlatformCards(deps(), admin, { off: false });
    expect(await readPlatformCards(deps(), admin)).toMatchObject({ off: false });
    expect((await read()).offForAll).toBeUndefined();
  });
});

describe('a test payment', () => {
  const pay = (token: string = testTokens.good) =>
    makeTestPayment(deps(), owner, place, { token, expiry: '203012', postal: '11201' });

  it('is reserved and released at once, and says what the bank said of the card', async () => {
    await takingCards();
    expect(await pay()).toMatchObject({
      ...{ outcome: 'approved', isReturned: true, amount: 1, currency: 'USD' },
      ...{ postal: 'match', securityCode: 'match' },
    });
    expect(gateway.held()).toBe(0);
    expect((await read()).setup.testedAt).toBe(new Date(here.now()).toISOString());
  });

  it('says that the bank declined, and reserves nothing', async () => {
    await takingCards();
    expect(await pay(testTokens.declined)).toMatchObject({ outcome: 'declined', isReturned: true });
    expect(gateway.held()).toBe(0);
    expect((await read()).setup.testedAt).toBeUndefined();
  });

  it('that is lost is looked for by its order id, until nothing is left of it', async () => {
    await takingCards();
    gateway.failNext('authorize', 'lostAfter');
    gateway.failNext('voidByOrderId', 'lostBefore', 'lostBefore');
    expect(await pay()).toMatchObject({ outcome: 'unknown', isReturned: true });
    expect(gateway.held()).toBe(0);
  });

  it('says so where it could not be released', async () => {
    await takingCards();
    gateway.failNext('void', 'lostBefore');
    gateway.failNext('voidByOrderId', 'lostBefore', 'lostBefore');
    expect(await pay()).toMatchObject({
      outcome: 'approved',
      isReturned: false,
      reference: expect.any(String),
    });
  });

  it('needs an account', async () => {
    expect(await refused(pay())).toMatchObject({ code: 'CONFLICT' });
  });
});
