// A restaurant's payment set-up, over in-memory ports.
import { DAY } from '@bite/shared/kernel/durations';
import { paymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import {
  type AccountToConnect,
  type PaymentChoices,
  paymentChoices,
  paymentSetup,
} from '@bite/shared/payments/payment-setup.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveStates, restaurantsOf } from '../../collections/collections.ts';
import { attemptsOf, PAYMENT_SETUP, paymentSetupsOf } from '../../collections/payments.ts';
import { dueWork } from '../../due-work/due-work.ts';
import type { CardGateway, Merchant, NotDone } from '../../ports/card-gateway.ts';
import { memoryCardGateway, testTokens } from '../../testing/memory-card-gateway.ts';
import { memoryDueWorkQueue } from '../../testing/memory-due-work-queue.ts';
import { type MemoryPlace, member, memoryPlace, place, putPeople } from '../../testing/memory-place.ts';
import { memoryVault } from '../../testing/memory-vault.ts';
import { refused } from '../../testing/refused.ts';
import { forgetLogin } from '../forget-login.ts';
import { loginText, merchantOf, oldGatewayLoginOf } from '../merchant-of.ts';
import { saveSetup, switchCards, verifySetup } from './change-setup.ts';
import { connectGateway } from './connect-gateway.ts';
import { makeTestPayment } from './make-test-payment.ts';
import { readPlatformCards, switchPlatformCards } from './platform-cards.ts';
import { readSetup } from './read-setup.ts';
import { removeGatewayLogin } from './remove-login.ts';

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
  const sent = paymentChoices.parse({ ...before, ...choices });
  return saveSetup(deps(), owner, place, { version, choices: sent });
};
const live = async () => {
  const restaurant = await here.records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  return here.records.get(liveStates, restaurant?.guid ?? '');
};
const connect = (change: Partial<AccountToConnect> = {}) =>
  connectGateway(deps(), owner, place, { ...account, ...login, ...change });
/** With an account that works, and cards switched on. */
const takingCards = async () => {
  await connect();
  return save({ cards: true });
};
/** A payment of an order, to the account. */
const putAttempt = (change: object = {}) => {
  const at = new Date(here.now()).toISOString();
  const attempt = paymentAttempt.parse({
    ...{ attemptId: 'attempt-1', orderGuid: aGuid(7), orderNumber: '1042', restaurantGuid: aGuid(1) },
    ...{ ...place, ...account, state: 'authorized', gatewayOrderIds: ['B1'], amount: 20, currency: 'USD' },
    ...{ createdAt: at, updatedAt: at, by: 'guest', requestHash: 'hash', checkAt: at },
    ...change,
  });
  here.records.put(attemptsOf(place), attempt.attemptId, attempt);
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
      details: { fields: { 'choices.cards': expect.stringContaining('account') } },
    });
    const { setup } = await connect();
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
    const late = { version, choices: paymentChoices.parse({}) };
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

describe('connecting another account or login', () => {
  /** Nothing of it has changed, and guests notice nothing. */
  const expectAsBefore = async (before: unknown) => {
    expect(await read()).toEqual(before);
    expect(await merchantOf(deps(), place)).toEqual({ ...account, ...login });
    expect(await live()).not.toHaveProperty('cardsOff');
  };

  it.each<[string, Partial<AccountToConnect>, typeof answer, string, string]>([
    [
      'refuses the login',
      { password: 'wrong' },
      undefined,
      'password',
      'The gateway refuses this login for this merchant id. The account before stays.',
    ],
    [
      'does not know the merchant id',
      { merchantId: '12' },
      { outcome: 'notDone', reason: 'notFound' },
      'merchantId',
      'The gateway does not know this merchant id. The account before stays.',
    ],
    [
      'has closed the account',
      { merchantId: '12' },
      { enabled: 'N' },
      'merchantId',
      'The gateway says that this account is not enabled. Please ask the gateway. The account before stays.',
    ],
  ])(
    'keeps the account before, and cards as they are, where the gateway %s',
    async (_what, change, given, field, message) => {
      await takingCards();
      const before = await read();
      answer = given;
      expect(await refused(connect(change))).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { [field]: message } },
      });
      await expectAsBefore(before);
    },
  );

  it.each<[string, NonNullable<typeof answer>]>([
    ['cannot be reached', { outcome: 'notDone', reason: 'unreachable' }],
    ['does not answer', { outcome: 'unknown' }],
    ['was asked too often', { outcome: 'notDone', reason: 'limited' }],
  ])('keeps the account before where the gateway %s, and says so', async (_what, given) => {
    await takingCards();
    const before = await read();
    answer = given;
    expect(await refused(connect({ merchantId: '800000000102', username: 'bella' }))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^The gateway .+ The account before stays\.$/),
    });
    await expectAsBefore(before);
  });

  it('stores no first account that the gateway refuses', async () => {
    expect(await refused(connect({ password: 'wrong' }))).toMatchObject({
      message: 'The gateway refuses this login for this merchant id. Nothing was saved.',
    });
    expect((await read()).login).toBeUndefined();
    expect((await read()).setup.merchantId).toBeUndefined();
  });

  it('takes another account with a login of its own in one step, and cards stay on', async () => {
    await takingCards();
    const { setup, otherLogins } = await connect({ merchantId: '800000000102', username: 'bella' });
    expect(setup).toMatchObject({ cards: true, capability: { merchid: '800000000102' } });
    expect(await merchantOf(deps(), place)).toMatchObject({ merchantId: '800000000102', username: 'bella' });
    expect(otherLogins).toMatchObject([account]);
  });

  it('tries the present login for another account where none is entered', async () => {
    expect(await refused(connectGateway(deps(), owner, place, account))).toMatchObject({
      details: { fields: { username: 'Please enter the user name' } },
    });
    await takingCards();
    await connectGateway(deps(), owner, place, { ...account, merchantId: '800000000102' });
    expect(await merchantOf(deps(), place)).toEqual({ ...account, ...login, merchantId: '800000000102' });
  });

  it('leaves payments of the account before the login that they were made with', async () => {
    await takingCards();
    await connect({ merchantId: '800000000102', username: 'bella' });
    expect(await merchantOf(deps(), place, account)).toEqual({ ...account, ...login });
  });

  it('leaves a login of an older release to the account that it was for', async () => {
    const vaultNow = deps().vault;
    here.records.put(paymentSetupsOf(place), PAYMENT_SETUP, paymentSetup.parse(account));
    await vaultNow.put(oldGatewayLoginOf(place), loginText(login), 'owner');
    expect((await read()).login).toMatchObject({ setBy: expect.any(String) });
    expect(await merchantOf(deps(), place)).toEqual({ ...account, ...login });
    await connect({ merchantId: '800000000102', username: 'bella' });
    expect(await merchantOf(deps(), place, account)).toEqual({ ...account, ...login });
    expect(await vaultNow.open(oldGatewayLoginOf(place))).toBeUndefined();
  });
});

describe('the login of an account that is not in force any more', () => {
  const other = { ...account, merchantId: '800000000102' };
  const forgetting = async () => {
    const found = await here.records.find(dueWork, { where: [], limit: 10 });
    return found.find(({ record }) => record.kind === 'forgetGatewayLogin')?.record;
  };
  const forget = () => forgetLogin(deps(), { ...place, ...account });

  it('is forgotten a month later, if nothing of it is open', async () => {
    await takingCards();
    await connect(other);
    const dueAt = new Date(here.now() + 30 * DAY).toISOString();
    expect(await forgetting()).toMatchObject({ data: { ...place, ...account }, dueAt });
    await forget();
    expect(await merchantOf(deps(), place, account)).toBeUndefined();
    expect((await read()).otherLogins).toEqual([]);
  });

  it.each<[string, object]>([
    ['waits to be charged', {}],
    ['is to be given back', { state: 'captured' }],
    [
      'has a refund under way',
      { state: 'captured', checkAt: undefined, followUpAt: '2026-06-10T12:00:00.000Z' },
    ],
  ])('stays a day longer while a payment of it %s', async (_what, change) => {
    await takingCards();
    await connect(other);
    putAttempt(change);
    await forget();
    expect(await merchantOf(deps(), place, account)).toEqual({ ...account, ...login });
    expect((await forgetting())?.dueAt).toBe(new Date(here.now() + DAY).toISOString());
    putAttempt({ state: 'captured', checkAt: undefined });
    await forget();
    expect(await merchantOf(deps(), place, account)).toBeUndefined();
  });

  it('stays where the account is in force again', async () => {
    await takingCards();
    await connect(other);
    await connect();
    await forget();
    expect(await merchantOf(deps(), place)).toEqual({ ...account, ...login });
  });
});

describe('removing a login', () => {
  const remove = (of = account) => removeGatewayLogin(deps(), owner, place, of);

  it('takes cards off, and leaves nothing of it', async () => {
    await takingCards();
    const { setup, login: known } = await remove();
    expect(setup).toMatchObject({ cards: false, ...account });
    expect([known, setup.verifiedAt, setup.loginSetAt]).toEqual([undefined, undefined, undefined]);
    expect(await merchantOf(deps(), place)).toBeUndefined();
    expect(await refused(remove())).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused while money of its account waits, and names the orders', async () => {
    await takingCards();
    putAttempt();
    const before = await read();
    expect(await refused(remove())).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('money of order #1042 waits'),
    });
    for (let number = 1; number <= 6; number += 1)
      putAttempt({ attemptId: `attempt-${number + 1}`, orderNumber: String(number) });
    expect(await refused(remove())).toMatchObject({ message: expect.stringContaining('and 2 more waits') });
    expect(await read()).toEqual(before);
  });

  it('of an earlier account leaves that in force alone', async () => {
    await takingCards();
    await connect({ merchantId: '800000000102' });
    putAttempt({ merchantId: '800000000102' });
    const { setup, otherLogins } = await remove();
    expect(setup).toMatchObject({ cards: true, merchantId: '800000000102' });
    expect(otherLogins).toEqual([]);
    expect(await merchantOf(deps(), place)).toBeDefined();
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
