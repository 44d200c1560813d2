import type { PayOrderInput } from '@bite/shared/payments/payments.contract';
import { SAVED_CARDS_LIMIT, type SavedCard } from '@bite/shared/payments/saved-card.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedCardsOf } from '../collections/saved-cards.ts';
import { customers, newCustomer } from '../diners/customers.ts';
import { dueWork } from '../due-work/due-work.ts';
import { aPayingRestaurant, place, restaurantGuid } from '../testing/a-paying-restaurant.ts';
import { memoryCardGateway, testTokens } from '../testing/memory-card-gateway.ts';
import { type MemoryRecords, memoryRecords } from '../testing/memory-records.ts';
import { memoryVault } from '../testing/memory-vault.ts';
import { forgetCard, forgetCards } from './forget-card.ts';
import { gatewayLoginOf, loginText } from './merchant-of.ts';
import { orderPayer } from './pay-order.ts';
import { type CardToKeep, keepCard, savedCardToCharge } from './saved-cards.ts';

const NOW = Date.parse('2026-06-10T12:00:00Z');
const ada = { uid: 'ada' };
const account = { site: 'fts-uat', merchantId: '496160873888' };
const aCard = (change: Partial<CardToKeep> = {}): CardToKeep => ({
  ...account,
  ...place,
  restaurantGuid,
  restaurantName: 'Bella',
  profile: { profileId: 'profile-1', accountId: '1' },
  brand: 'Visa',
  lastFour: '1111',
  expiry: '202812',
  ...change,
});

let records: MemoryRecords;
let ids: number;
beforeEach(() => {
  records = memoryRecords();
  ids = 0;
  records.put(customers, ada.uid, newCustomer(ada.uid, { email: 'ada@example.com' }, NOW));
});

const deps = () => ({
  records,
  now: () => NOW,
  newGuid: () => {
    ids += 1;
    return `88888888-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  },
});
const kept = async (): Promise<SavedCard[]> =>
  (await records.find(savedCardsOf(ada.uid), { limit: 100 })).map(({ record }) => record);
const toForget = async () =>
  (await records.find(dueWork, { limit: 100 })).map(
    ({ record }) => (record.data as { profileId: string }).profileId,
  );

describe('a card that was kept', () => {
  it('I5.3-09 charges its own profile, for its own diner, where its merchant is paid', async () => {
    await keepCard(deps(), ada, aCard());
    const [card] = await kept();
    const id = card?.savedCardId ?? '';
    expect(await savedCardToCharge(deps(), ada, id, account)).toEqual({
      charge: { profileId: 'profile-1', accountId: '1' },
      shown: { brand: 'Visa', lastFour: '1111' },
    });
    const others = [
      savedCardToCharge(deps(), { uid: 'grace' }, id, account),
      savedCardToCharge(deps(), undefined, id, account),
      savedCardToCharge(deps(), ada, id, { ...account, merchantId: '1' }),
      savedCardToCharge(deps(), ada, 'unknown', account),
    ];
    for (const other of others) await expect(other).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused once it has expired, and not before the month is over everywhere', async () => {
    await keepCard(deps(), ada, aCard({ expiry: '202605' }));
    const [card] = await kept();
    const id = card?.savedCardId ?? '';
    await expect(savedCardToCharge(deps(), ada, id, account)).rejects.toMatchObject({ code: 'CONFLICT' });
    const inMay = { ...deps(), now: () => Date.parse('2026-06-01T06:00:00Z') };
    expect(await savedCardToCharge(inMay, ada, id, account)).toBeTruthy();
  });

  it('takes the place of the same card that was kept before, which the gateway forgets', async () => {
    await keepCard(deps(), ada, aCard());
    await keepCard(deps(), ada, aCard({ profile: { profileId: 'profile-2', accountId: '1' } }));
    expect((await kept()).map(({ profileId }) => profileId)).toEqual(['profile-2']);
    expect(await toForget()).toEqual(['profile-1']);
  });

  it('is not kept beyond ten, nor for an account that is gone: the gateway forgets it again', async () => {
    for (let count = 1; count <= SAVED_CARDS_LIMIT; count += 1)
      await keepCard(deps(), ada, aCard({ lastFour: String(1000 + count) }));
    await keepCard(deps(), ada, aCard({ profile: { profileId: 'eleventh', accountId: '1' } }));
    expect(await kept()).toHaveLength(SAVED_CARDS_LIMIT);
    await keepCard(deps(), { uid: 'gone' }, aCard({ profile: { profileId: 'nobody', accountId: '1' } }));
    expect((await toForget()).sort()).toEqual(['eleventh', 'nobody']);
  });
});

describe('forgetting cards', () => {
  it('removes all of a diner’s here, and from the gateway as work that is stored with it', async () => {
    for (const profileId of ['one', 'two'])
      await keepCard(
        deps(),
        ada,
        aCard({ lastFour: `00${profileId.length}${profileId[0]}`, profile: { profileId, accountId: '1' } }),
      );
    await forgetCards(deps(), ada.uid);
    expect(await kept()).toEqual([]);
    expect((await toForget()).sort()).toEqual(['one', 'two']);
  });

  it('asks the gateway until it has forgotten it, with the login of the merchant that has the card', async () => {
    const vault = memoryVault(() => NOW);
    const cardGateway = memoryCardGateway();
    const data = { ...place, ...account, profileId: 'profile-1', accountId: '1' };
    const all = { ...deps(), vault, cardGateway };
    // Without a login nothing can reach the card any more.
    await forgetCard(all, data);
    expect(cardGateway.calls()).toEqual([]);
    await vault.put(
      gatewayLoginOf(place, { site: 'fts-uat', merchantId: '496160873888' }),
      loginText({ username: 'bella', password: 'secret' }),
      'owner',
    );
    cardGateway.failNext('deleteCard', 'lostBefore');
    await expect(forgetCard(all, data)).rejects.toThrow('has not removed');
    await forgetCard(all, data);
    expect(cardGateway.calls()).toEqual(['deleteCard', 'deleteCard']);
  });
});

describe('paying with a card that is kept', () => {
  it('I5.3-09 keeps the card of a signed-in diner who asks for it, once it has paid, and charges it the next time', async () => {
    const at = await aPayingRestaurant();
    at.records.put(customers, ada.uid, newCustomer(ada.uid, { email: 'ada@example.com' }, at.now()));
    const pay = orderPayer(at);
    const next = async (input: object, diner?: { uid: string }) => {
      const { trackingToken: token } = await at.place();
      const key = `a-key-of-more-than-22-characters-${token.slice(0, 8)}`;
      return pay({ restaurantGuid: restaurantGuid, token }, key, input as PayOrderInput, diner);
    };
    const cardsOf = async () =>
      (await at.records.find(savedCardsOf(ada.uid), { limit: 9 })).map(({ record }) => record);
    const card = { token: testTokens.good, expiry: '203012' };

    // Not for guests, nor unasked, nor if nothing was paid.
    await next({ card, save: true });
    await next({ card }, ada);
    await next({ card: { ...card, token: testTokens.declined }, save: true }, ada);
    expect(await cardsOf()).toEqual([]);

    expect(await next({ card, save: true }, ada)).toMatchObject({ outcome: 'paid' });
    const [saved] = await cardsOf();
    expect(saved).toMatchObject({ lastFour: '1111', expiry: '203012', restaurantName: expect.any(String) });
    const again = { card: { savedCardId: saved?.savedCardId ?? '' } };
    expect(await next(again, ada)).toMatchObject({ outcome: 'paid', card: { lastFour: '1111' } });
    await expect(next(again, { uid: 'grace' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(next(again)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await at.faults()).toEqual([]);
  });

  it('lets the gateway forget the card of a payment that was let go', async () => {
    const at = await aPayingRestaurant();
    at.records.put(customers, ada.uid, newCustomer(ada.uid, { email: 'ada@example.com' }, at.now()));
    const { trackingToken: token } = await at.place();
    const input = { card: { token: testTokens.wrongCode, expiry: '203012' }, save: true as const };
    await orderPayer(at)({ restaurantGuid: restaurantGuid, token }, 'a-key-of-22-characters-1', input, ada);
    expect(await at.records.find(savedCardsOf(ada.uid), { limit: 9 })).toEqual([]);
    const where = [{ field: 'kind', is: '==', value: 'forgetCard' }] as const;
    expect(await at.records.find(dueWork, { where, limit: 9 })).toHaveLength(1);
  });
});
