// Signing in as a diner, as a browser does: by a mailed code or link, on the site of a restaurant.
import type { Answers, ApiAnswer } from '@bite/shared/api/answers';
import { CSRF_HEADER } from '@bite/shared/api/route';
import type { RouteName } from '@bite/shared/api/routes';
import { customerLimits } from '@bite/shared/diners/customer-limits';
import { DAY, HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { paymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { aCartItemRecord } from '@bite/shared/testing/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { favouritesOf } from '../collections/favourites.ts';
import { PAYMENT_SETUP, paymentSetupsOf } from '../collections/payments.ts';
import { customers } from '../diners/customers.ts';
import { eraseDiner } from '../diners/delete-diner.ts';
import { dinerSessions } from '../diners/diner-session.ts';
import { dueWork } from '../due-work/due-work.ts';
import { type CardToKeep, keepCard } from '../payments/saved-cards.ts';
import { anOrder } from '../testing/an-order.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { codeIn, linkIn } from '../testing/memory-mailer.ts';
import { goodRequests, type SampleRequest, seeded, sendRequest } from '../testing/sample-requests.ts';

const SITE = 'bella.example';
const { restaurantGuid } = seeded;

/** A browser on the restaurant's site. */
function aBrowser(api: MemoryApi, host = SITE) {
  const browser = {
    cookie: undefined as string | undefined,
    cookies: [] as string[],
    async send(name: RouteName, change: SampleRequest = {}, headers: Readonly<Record<string, string>> = {}) {
      const sent = {
        [CSRF_HEADER]: '1',
        origin: `https://${host}`,
        'x-forwarded-host': host,
        'user-agent': 'Firefox',
        ...(browser.cookie !== undefined && { cookie: `__session=${browser.cookie}` }),
        ...headers,
      };
      const response = await sendRequest(api.origin, name, sent, change);
      for (const cookie of response.headers.getSetCookie()) {
        browser.cookies.push(cookie);
        browser.cookie = /^__session=([^;]*)/.exec(cookie)?.[1] || undefined;
      }
      return response;
    },
    async data<Name extends RouteName>(name: Name, change: SampleRequest = {}): Promise<Answers[Name]> {
      const answer = (await (await browser.send(name, change)).json()) as ApiAnswer<Answers[Name]>;
      if (answer.success) return answer.data;
      throw new Error(`${answer.error.code} ${answer.error.message}`);
    },
    async codeFor(email: string) {
      const { requestId } = await browser.data('requestSignInCode', { body: { email, restaurantGuid } });
      return { requestId, code: codeIn(api.mailer.sent.at(-1)) };
    },
    async signIn(email = 'ada@example.com', more = {}) {
      return browser.data('signInDiner', { body: { ...(await browser.codeFor(email)), ...more } });
    },
  };
  return browser;
}

const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');

let api: MemoryApi;
beforeEach(async () => {
  api = await memoryApi();
});

const customersStored = () => api.records.find(customers, { limit: 10 });

describe('a diner', () => {
  it('O1-02, O2.3-05 signs in by the code of a mail; the first time makes the customer, without any consent', async () => {
    const browser = aBrowser(api);
    const { diner } = await browser.signIn('Ada@Example.com');
    expect(diner).toEqual({
      uid: diner.uid,
      email: 'ada@example.com',
      name: '',
      phone: '',
      addresses: [],
      marketing: [],
    });
    expect(await browser.data('getDiner')).toEqual({ diner });
    const again = await aBrowser(api).signIn();
    expect(again.diner.uid).toBe(diner.uid);
    expect(await customersStored()).toHaveLength(1);
  });

  it('O1-02 has an account of its own at a restaurant’s own domain, whose owner decides what runs there: it opens nothing of the other', async () => {
    const own = aBrowser(api, 'order.bite.example');
    const { diner } = await own.signIn();
    await own.data('updateDiner', { body: { name: 'Ada Lovelace', phone: '+1 518 555 0100' } });
    const there = aBrowser(api);
    const { diner: scoped } = await there.signIn();
    expect(scoped).toMatchObject({ email: 'ada@example.com', name: '', phone: '' });
    expect(scoped.uid).not.toBe(diner.uid);
    const elsewhere = aBrowser(api, 'order.bite.example');
    elsewhere.cookie = there.cookie;
    expect((await elsewhere.data('getDiner')).diner.uid).toBe(scoped.uid);
    await aBrowser(api).codeFor('ada@example.com');
    const link = new URL(linkIn(api.mailer.sent.at(-1) ?? fail()));
    const secret = new URLSearchParams(link.hash.slice(1)).get('sign-in');
    const stolen = await aBrowser(api, 'order.bite.example').data('signInDiner', { body: { link: secret } });
    expect(stolen.diner.uid).toBe(scoped.uid);
    expect((await aBrowser(api, 'order.bite.example').signIn()).diner.uid).toBe(diner.uid);
  });

  it('O2.3-05 gets a cookie for the API alone: pages are asked for without it, so that all share one copy', async () => {
    const browser = aBrowser(api);
    await browser.signIn('ada@example.com', { rememberMe: true });
    expect(browser.cookies).toEqual([
      expect.stringMatching(
        /^__session=diner\.[\w-]{43}; Max-Age=1209600; Path=\/api; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('signs in by the link of the mail on any device; code and link together work once', async () => {
    const { requestId, code } = await aBrowser(api).codeFor('ada@example.com');
    const url = new URL(linkIn(api.mailer.sent[0] ?? fail()));
    expect(url.href).toMatch(/^https:\/\/bella\.example\/account#sign-in=/);
    const link = new URLSearchParams(url.hash.slice(1)).get('sign-in');
    const phone = aBrowser(api);
    expect((await phone.data('signInDiner', { body: { link } })).diner.email).toBe('ada@example.com');
    for (const body of [{ link }, { requestId, code }])
      await expect(aBrowser(api).data('signInDiner', { body })).rejects.toThrow(
        'UNAUTHENTICATED This code is not valid any more. Please ask for another one.',
      );
  });

  it('is told of a wrong code, which no longer helps after five', async () => {
    const browser = aBrowser(api);
    const { requestId, code } = await browser.codeFor('ada@example.com');
    const wrong = { body: { requestId, code: wrongOf(code) } };
    for (let count = 0; count < 4; count += 1)
      await expect(browser.data('signInDiner', wrong)).rejects.toThrow('This code is not right');
    await expect(browser.data('signInDiner', wrong)).rejects.toThrow('not valid any more');
    await expect(browser.data('signInDiner', { body: { requestId, code } })).rejects.toThrow('not valid any');
    expect(await customersStored()).toEqual([]);
  });

  it('has at most five wrong guesses even if they are all sent at once', async () => {
    const browser = aBrowser(api);
    const { requestId, code } = await browser.codeFor('ada@example.com');
    const guesses = Array.from({ length: 12 }, () =>
      browser.send('signInDiner', { body: { requestId, code: wrongOf(code) } }),
    );
    await Promise.all(guesses);
    await expect(browser.data('signInDiner', { body: { requestId, code } })).rejects.toThrow('not valid any');
  });

  it('gets one session out of one code that is sent twice at once', async () => {
    const browser = aBrowser(api);
    const body = await browser.codeFor('ada@example.com');
    const answers = await Promise.all([
      browser.send('signInDiner', { body }),
      browser.send('signInDiner', { body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await api.records.find(dinerSessions, { limit: 10 })).toHaveLength(1);
  });

  it('becomes one customer if two first sign-ins of one address meet', async () => {
    const [phone, tablet] = [aBrowser(api), aBrowser(api)];
    const bodies = [await phone.codeFor('ada@example.com'), await tablet.codeFor('ada@example.com')];
    await Promise.all([
      phone.data('signInDiner', { body: bodies[0] }),
      tablet.data('signInDiner', { body: bodies[1] }),
    ]);
    expect(await customersStored()).toHaveLength(1);
  });

  it('has ten minutes for the code', async () => {
    const browser = aBrowser(api);
    const body = await browser.codeFor('ada@example.com');
    api.clock.now += 10 * MINUTE;
    await expect(browser.data('signInDiner', { body })).rejects.toThrow('not valid any more');
  });

  it('gets nothing by the code of another browser: it counts only where it was asked for', async () => {
    const attacker = await aBrowser(api).codeFor('ada@example.com');
    const { code } = await aBrowser(api).codeFor('ada@example.com');
    const body = { requestId: attacker.requestId, code: code === attacker.code ? wrongOf(code) : code };
    await expect(aBrowser(api).data('signInDiner', { body })).rejects.toThrow('This code is not right');
  });

  it('is answered alike whether or not the address is known, even to staff', async () => {
    await aBrowser(api).signIn('ada@example.com');
    const browser = aBrowser(api);
    const answers: string[] = [];
    for (const email of ['ada@example.com', 'new@example.com', 'owner@example.com']) {
      const data = await browser.data('requestSignInCode', { body: { email, restaurantGuid } });
      answers.push(JSON.stringify(data).replace(/[\w-]{43}/, 'secret'));
    }
    expect(new Set(answers).size).toBe(1);
    expect(api.mailer.sent.slice(-3).map(({ subject }) => subject.replace(/\d{6}/, 'n'))).toEqual(
      Array.from({ length: 3 }, () => 'n is your code to sign in'),
    );
  });

  it('reads the mail in the language of the page', async () => {
    const body = { email: 'ada@example.com', restaurantGuid, language: 'es' };
    await aBrowser(api).data('requestSignInCode', { body });
    expect(api.mailer.sent.at(-1)).toMatchObject({
      subject: expect.stringMatching(/^\d{6} es tu código para iniciar sesión$/),
      text: expect.stringContaining('Iniciar sesión:'),
      html: expect.stringContaining('lang="es"'),
    });
  });

  it('is told if the mail cannot be sent', async () => {
    api.mailer.isDown = true;
    await expect(aBrowser(api).codeFor('ada@example.com')).rejects.toThrow('UNAVAILABLE');
  });

  it('reads whose account a mailed link opens before using it, so that nobody gets into a stranger’s unnoticed', async () => {
    await aBrowser(api).codeFor('dora@example.com');
    const link = new URLSearchParams(new URL(linkIn(api.mailer.sent[0] ?? fail())).hash.slice(1)).get(
      'sign-in',
    );
    const phone = aBrowser(api);
    const read = (body: object) => phone.data('readSignInLink', { body });
    expect(await read({ link })).toEqual({ email: 'dora@example.com' });
    expect(phone.cookies).toEqual([]);
    await expect(read({ link: `${link}x` })).rejects.toThrow(
      'UNAUTHENTICATED This code is not valid any more',
    );
    await phone.data('signInDiner', { body: { link } });
    await expect(read({ link })).rejects.toThrow('UNAUTHENTICATED');
  });

  it('is mailed a link alone after twenty codes a day, so that nobody keeps an address from signing in by asking', async () => {
    const body = { email: 'ada@example.com', restaurantGuid };
    for (let count = 0; count < 20; count += 1)
      expect(await aBrowser(api).data('requestSignInCode', { body })).not.toHaveProperty('isLinkOnly');
    const { requestId, isLinkOnly } = await aBrowser(api).data('requestSignInCode', { body });
    expect(isLinkOnly).toBe(true);
    const mail = api.mailer.sent.at(-1) ?? fail();
    expect([mail.subject, /\b\d{6}\b/.test(mail.text)]).toEqual(['Your link to sign in', false]);
    await expect(aBrowser(api).data('signInDiner', { body: { requestId, code: '000000' } })).rejects.toThrow(
      'not right',
    );
    const link = new URLSearchParams(new URL(linkIn(mail)).hash.slice(1)).get('sign-in');
    expect((await aBrowser(api).data('signInDiner', { body: { link } })).diner.email).toBe('ada@example.com');
    api.clock.now += DAY;
    expect(await aBrowser(api).data('requestSignInCode', { body })).not.toHaveProperty('isLinkOnly');
  });

  it('is told in the mail which host its link leads to', async () => {
    await aBrowser(api).codeFor('ada@example.com');
    expect(api.mailer.sent[0]?.text).toContain('The link leads to bella.example, and nowhere else.');
  });

  it('is led to the domain as it was verified, without the “www.” of the page', async () => {
    await aBrowser(api, 'www.bella.example').codeFor('ada@example.com');
    expect(linkIn(api.mailer.sent[0] ?? fail())).toMatch(/^https:\/\/bella\.example\/account#/);
  });

  it.each(['evil.example', 'bella.example:1234', 'bella.example/@evil.example', 'admin.bite.example'])(
    'is mailed no link to %s, whoever names it in a header',
    async (host) => {
      const headers = { 'x-forwarded-host': host, origin: '' };
      const body = { email: 'ada@example.com', restaurantGuid };
      await aBrowser(api).send('requestSignInCode', { body }, headers);
      expect(api.mailer.sent.map(({ text }) => text).join()).not.toContain('://');
    },
  );

  it('is led to the restaurant below its slug on our own site', async () => {
    const browser = aBrowser(api, 'order.bite.example');
    await browser.codeFor('ada@example.com');
    expect(linkIn(api.mailer.sent[0] ?? fail())).toMatch(/^https:\/\/order\.bite\.example\/bella\/account#/);
  });

  it('signs in and out only from pages of ours', async () => {
    const browser = aBrowser(api);
    const body = await browser.codeFor('ada@example.com');
    const foreign = { origin: 'https://evil.example' };
    expect((await browser.send('signInDiner', { body }, foreign)).status).toBe(403);
    await browser.data('signInDiner', { body });
    expect((await browser.send('updateDiner', {}, foreign)).status).toBe(403);
    expect((await browser.send('updateDiner', {}, { [CSRF_HEADER]: '' })).status).toBe(403);
    expect((await browser.send('signOutDiner', {}, foreign)).status).toBe(403);
    expect((await browser.send('getDiner')).status).toBe(200);
  });

  it('signs out here, or everywhere at once', async () => {
    const [phone, tablet, laptop] = [aBrowser(api), aBrowser(api), aBrowser(api)];
    for (const browser of [phone, tablet, laptop]) await browser.signIn();
    const { cookie } = phone;
    await phone.data('signOutDiner');
    expect(phone.cookies.at(-1)).toMatch(/^__session=; Path=\/api; Expires=Thu, 01 Jan 1970/);
    phone.cookie = cookie;
    expect((await phone.send('getDiner')).status).toBe(401);
    const kept = laptop.cookie;
    await tablet.data('signOutDiner', { body: { everywhere: true } });
    laptop.cookie = kept;
    expect((await laptop.send('getDiner')).status).toBe(401);
    await phone.signIn();
    expect((await phone.send('getDiner')).status).toBe(200);
  });

  it('sees where it is signed in and ends one of these, never somebody else’s', async () => {
    const [phone, tablet, other] = [aBrowser(api), aBrowser(api), aBrowser(api)];
    await tablet.signIn();
    api.clock.now += MINUTE;
    await phone.signIn();
    await other.signIn('grace@example.com');
    const { sessions } = await phone.data('listDinerSessions');
    expect(sessions).toMatchObject([
      { host: SITE, userAgent: 'Firefox', isCurrent: true },
      { host: SITE, isCurrent: false },
    ]);
    const params = { sessionToken: sessions[1]?.sessionToken ?? '' };
    await expect(other.data('revokeDinerSession', { params })).rejects.toThrow('NOT_FOUND');
    await phone.data('revokeDinerSession', { params });
    expect((await tablet.send('getDiner')).status).toBe(401);
    expect((await phone.send('getDiner')).status).toBe(200);
  });

  it('is signed out when the session’s time is over: twelve hours, or fourteen days', async () => {
    const [phone, tablet] = [aBrowser(api), aBrowser(api)];
    await phone.signIn();
    await tablet.signIn('ada@example.com', { rememberMe: true });
    api.clock.now += DAY;
    expect((await phone.send('getDiner')).status).toBe(401);
    expect((await tablet.send('getDiner')).status).toBe(200);
    api.clock.now += 13 * DAY;
    expect((await tablet.send('getDiner')).status).toBe(401);
  });

  it('changes name and phone, and gives and takes back the consent to offers of one restaurant', async () => {
    const browser = aBrowser(api);
    await browser.signIn();
    await browser.data('updateDiner', { body: { name: 'Ada', phone: '+1 518 555 0100' } });
    const agreed = { marketing: { restaurantGuid, isAgreed: true } };
    const { diner } = await browser.data('updateDiner', { body: agreed });
    expect(diner).toMatchObject({ name: 'Ada', phone: '+1 518 555 0100', marketing: [restaurantGuid] });
    const [stored] = await customersStored();
    expect(stored?.record.marketing).toEqual({ [restaurantGuid]: '2026-06-10T22:00:00.000Z' });
    const taken = { marketing: { restaurantGuid, isAgreed: false } };
    expect((await browser.data('updateDiner', { body: taken })).diner.marketing).toEqual([]);
  });

  it('keeps no consent to offers of a restaurant that does not exist, and takes one back of a restaurant that is gone', async () => {
    const browser = aBrowser(api);
    await browser.signIn();
    const nowhere = { restaurantGuid: '00000000-0000-4000-8000-000000000000' };
    const given = await browser.send('updateDiner', { body: { marketing: { ...nowhere, isAgreed: true } } });
    expect(await given.json()).toMatchObject({ error: { code: 'RESTAURANT_NOT_FOUND' } });
    expect((await browser.data('getDiner')).diner.marketing).toEqual([]);
    const taken = { marketing: { ...nowhere, isAgreed: false } };
    expect((await browser.data('updateDiner', { body: taken })).diner.marketing).toEqual([]);
  });
});

describe('the two kinds of sessions', () => {
  it('live beside each other on one host: each opens its own, and neither the other', async () => {
    const diner = aBrowser(api);
    await diner.signIn();
    const both = `${diner.cookie}; __session=${await api.cookieOf('owner')}`;
    const browser = aBrowser(api);
    browser.cookie = both;
    expect((await browser.send('getDiner')).status).toBe(200);
    expect((await browser.send('getSession')).status).toBe(200);
    browser.cookie = await api.cookieOf('owner');
    expect((await browser.send('getDiner')).status).toBe(401);
    expect((await diner.send('getSession')).status).toBe(401);
  });

  it('open nothing where two different ones of a kind are sent: one of them was planted', async () => {
    const [own, planted] = [aBrowser(api), aBrowser(api)];
    await own.signIn();
    await planted.signIn('mallory@example.com');
    own.cookie = `${planted.cookie}; __session=${own.cookie}`;
    expect((await own.send('getDiner')).status).toBe(401);
  });
});

describe('an order', () => {
  const order = (browser: ReturnType<typeof aBrowser>, headers: Readonly<Record<string, string>> = {}) =>
    browser.send('placeOrder', goodRequests.placeOrder, headers);
  const orderedBy = async (response: Response) => {
    const { data } = (await response.json()) as { data: Answers['placeOrder'] };
    return (await api.ports.orders.find(seeded, data.orderGuid))?.createdByUserId;
  };

  it('O1-02 is the signed-in diner’s by the session, and a guest’s without one', async () => {
    const browser = aBrowser(api);
    const { diner } = await browser.signIn();
    expect(await orderedBy(await order(browser))).toBe(diner.uid);
  });

  it('that a page of another site sends with the cookie is a guest’s', async () => {
    const browser = aBrowser(api);
    await browser.signIn();
    expect(await orderedBy(await order(browser, { origin: 'https://evil.example' }))).toBe('guest');
  });
});

describe('points', () => {
  const { tenantId, restaurantId } = seeded;
  const query = `?restaurantGuid=${restaurantGuid}`;
  const body = goodRequests.placeOrder.body as { expectedTotal: number };
  let keys = 0;
  const order = async (browser: ReturnType<typeof aBrowser>, change: object = {}) => {
    keys += 1;
    const headers = { 'idempotency-key': `points-of-22-characters-${keys}` };
    return browser.send('placeOrder', { headers, body: { ...body, ...change } });
  };
  const placed = async (response: Response) =>
    ((await response.json()) as { data: Answers['placeOrder'] }).data.orderGuid;
  const move = (orderGuid: string, move: object) =>
    api.ask('moveOrder', 'manager', { params: { tenantId, restaurantId, orderGuid }, body: move });
  const complete = async (orderGuid: string) => {
    for (const action of ['accept', 'start', 'ready', 'handOver'])
      expect(
        (await move(orderGuid, { action, ...(action === 'handOver' && { paidBy: 'cash' }) })).status,
      ).toBe(200);
  };
  const balance = async (browser: ReturnType<typeof aBrowser>) =>
    (await browser.data('getDinerPoints', { query })).balance;

  it('O9-14, O2.5-04 are earned when the order is handed over, and pay for a part of the next one', async () => {
    const browser = aBrowser(api);
    await browser.signIn();
    const first = await placed(await order(browser));
    expect(await balance(browser)).toBe(0);
    await complete(first);
    expect(await balance(browser)).toBe(120);
    const { expectedTotal } = body;
    const stale = await order(browser, { points: 120 });
    expect(await stale.json()).toMatchObject({ error: { code: 'PRICE_CHANGED' } });
    const off = 0.13;
    const second = await placed(await order(browser, { points: 120, expectedTotal: expectedTotal - off }));
    const stored = await api.ports.orders.find(seeded, second);
    expect(stored).toMatchObject({
      pointsSpent: 120,
      orderLevelDiscounts: [{ discountId: 'points', amountApplied: 0.12 }],
    });
    const { entries } = await browser.data('getDinerPoints', { query });
    expect(entries.map(({ cause, points }) => [cause, points])).toEqual(
      expect.arrayContaining([
        ['earned', 120],
        ['spent', -120],
      ]),
    );
    expect(await balance(browser)).toBe(0);
    const third = await order(browser, { points: 120, expectedTotal: expectedTotal - off });
    expect(await third.json()).toMatchObject({
      error: { code: 'CONFLICT', details: { fields: { points: 'You have no points left to pay with' } } },
    });
    await move(second, { action: 'cancel', reason: 'Out of dough' });
    expect(await balance(browser)).toBe(120);
  });

  it('O9-14 are earned on what was paid for the food, not on what points paid', async () => {
    const browser = aBrowser(api);
    await browser.signIn();
    await complete(await placed(await order(browser)));
    const off = 0.13;
    const paid = await order(browser, { points: 120, expectedTotal: body.expectedTotal - off });
    await complete(await placed(paid));
    const { entries } = await browser.data('getDinerPoints', { query });
    expect(entries.map(({ cause, points }) => [cause, points])).toContainEqual(['earned', 118]);
  });

  it('of somebody who is no longer signed in pay nothing', async () => {
    const refused = await order(aBrowser(api), { points: 100 });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      error: { details: { fields: { points: 'Please sign in again to pay with points' } } },
    });
  });
});

describe('the account', () => {
  const address = (goodRequests.putDinerAddress.body as { address: object }).address;
  const idOf = (index: number) => `99999999-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const put = (browser: ReturnType<typeof aBrowser>, index: number, change: object = {}) =>
    browser.data('putDinerAddress', {
      params: { addressId: idOf(index) },
      body: { label: `Home ${index}`, address, ...change },
    });

  it('O2.7-05 saves, changes and deletes addresses, one of them the first choice', async () => {
    const browser = aBrowser(api);
    await browser.signIn();
    await put(browser, 1, { isDefault: true });
    await put(browser, 2);
    await put(browser, 2, { label: 'Work', isDefault: true });
    const { diner } = await browser.data('getDiner');
    expect(diner.addresses.map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Home 1', false],
      ['Work', true],
    ]);
    const deleted = await browser.data('deleteDinerAddress', { params: { addressId: idOf(1) } });
    expect(deleted.diner.addresses.map(({ label }) => label)).toEqual(['Work']);
  });

  it('saves twenty addresses, even if more are sent at once, and says so of the next', async () => {
    const browser = aBrowser(api);
    await browser.signIn();
    const attempts = Array.from({ length: 22 }, (_, index) => put(browser, index + 1).catch(String));
    const answers = await Promise.all(attempts);
    expect(answers.filter((answer) => typeof answer === 'string')).toEqual([
      expect.stringContaining('CONFLICT You have saved 20 addresses'),
      expect.stringContaining('CONFLICT'),
    ]);
    expect((await put(browser, 1)).diner.addresses.length).toBeLessThanOrEqual(20);
  });

  it('lists the own orders, which open by their guid for this diner alone', async () => {
    const browser = aBrowser(api);
    await browser.signIn();
    const headers = { 'idempotency-key': 'own-order-22-characters' };
    await browser.send('placeOrder', { ...goodRequests.placeOrder, headers });
    const query = `?restaurantGuid=${restaurantGuid}`;
    const { orders } = await browser.data('listDinerOrders', { query });
    expect(orders.map(({ order }) => order.items.map(({ name }) => name))).toEqual([['Margherita']]);
    const params = { restaurantGuid, token: orders[0]?.orderGuid ?? '' };
    expect((await browser.send('trackOrder', { params })).status).toBe(200);
    const other = aBrowser(api);
    expect((await other.send('trackOrder', { params })).status).toBe(404);
    await other.signIn('grace@example.com');
    expect((await other.send('trackOrder', { params })).status).toBe(404);
    for (const route of ['cancelOrder', 'arriveForOrder'] as const)
      expect((await other.send(route, { params })).status).toBe(404);
    expect((await browser.send('arriveForOrder', { params, body: {} })).status).toBe(200);
    expect(await other.data('listDinerOrders', { query })).toEqual({ orders: [] });
    expect((await browser.send('cancelOrder', { params })).status).toBe(200);
  });
});

describe('a diner’s favourites', () => {
  const at = { params: { restaurantGuid } };

  it('are added and removed, each once, as far as they are on the menu, and are nobody else’s', async () => {
    const [browser, other] = [aBrowser(api), aBrowser(api)];
    await browser.signIn();
    await other.signIn('grace@example.com');
    const change = (body: object) => browser.data('changeDinerFavourites', { ...at, body });
    expect(await change({ add: [1, 1, 99] })).toEqual({ itemIds: [1] });
    expect(await change({ add: [1] })).toEqual({ itemIds: [1] });
    expect(await browser.data('getDinerFavourites', at)).toEqual({ itemIds: [1] });
    expect(await other.data('getDinerFavourites', at)).toEqual({ itemIds: [] });
    expect(await change({ remove: [1, 7] })).toEqual({ itemIds: [] });
  });

  it('are at most two hundred at a restaurant', async () => {
    const browser = aBrowser(api);
    const { diner } = await browser.signIn();
    const itemIds = Array.from({ length: customerLimits.favourites }, (_, id) => id + 100);
    const updatedAt = new Date(api.now()).toISOString();
    api.records.put(favouritesOf(diner.uid), restaurantGuid, { restaurantGuid, itemIds, updatedAt });
    const refused = await browser.send('changeDinerFavourites', { ...at, body: { add: [1] } });
    expect(refused.status).toBe(409);
    const body = { add: [1], remove: [100] };
    expect((await browser.data('changeDinerFavourites', { ...at, body })).itemIds).toHaveLength(200);
  });
});

describe('a diner’s saved cards', () => {
  const query = `?restaurantGuid=${restaurantGuid}`;
  const account = { site: 'fts-uat', merchantId: '496160873888' };
  const keep = (uid: string, change: Partial<CardToKeep> = {}) =>
    keepCard({ ...api.ports, newGuid: () => crypto.randomUUID() }, { uid }, { ...aCardToKeep, ...change });
  const aCardToKeep = {
    ...account,
    ...{ tenantId: seeded.tenantId, restaurantId: seeded.restaurantId, restaurantGuid },
    restaurantName: 'Bella',
    profile: { profileId: 'profile-1', accountId: '1' },
    brand: 'Visa',
    lastFour: '1111',
    expiry: '203512',
  };

  it('I5.3-09 are listed without their profiles, removed by their diner alone, and part of the export', async () => {
    const [ada, grace] = [aBrowser(api), aBrowser(api)];
    const { diner } = await ada.signIn();
    await grace.signIn('grace@example.com');
    api.records.put(paymentSetupsOf(seeded), PAYMENT_SETUP, paymentSetup.parse({ cards: true, ...account }));
    await keep(diner.uid);
    await keep(diner.uid, { merchantId: '1', lastFour: '2222', expiry: '202401' });
    const { cards } = await ada.data('listSavedCards', { query });
    expect(cards.map(({ lastFour, isUsableHere, isExpired }) => [lastFour, isUsableHere, isExpired])).toEqual(
      expect.arrayContaining([
        ['1111', true, false],
        ['2222', false, true],
      ]),
    );
    expect(JSON.stringify(cards)).not.toContain('profile-1');
    expect(await grace.data('listSavedCards', { query })).toEqual({ cards: [] });
    const exported = await ada.data('exportDiner');
    expect(exported.cards.map(({ lastFour }) => lastFour).sort()).toEqual(['1111', '2222']);
    const params = { savedCardId: cards[0]?.savedCardId ?? '' };
    await grace.send('deleteSavedCard', { params });
    expect((await ada.data('listSavedCards', { query })).cards).toHaveLength(2);
    for (const _ of [1, 2]) expect((await ada.send('deleteSavedCard', { params })).status).toBe(200);
    expect((await ada.data('listSavedCards', { query })).cards).toHaveLength(1);
  });

  it('are forgotten with the account, at the gateway as well', async () => {
    const browser = aBrowser(api);
    const { diner } = await browser.signIn();
    await keep(diner.uid);
    await browser.data('deleteDiner');
    await eraseDiner(api.ports, diner.uid);
    const left = Object.entries(api.records.documents()).filter(([path]) => path.includes('saved_cards'));
    expect(left).toEqual([]);
    const where = [{ field: 'kind', is: '==', value: 'forgetCard' }] as const;
    expect(await api.records.find(dueWork, { where, limit: 5 })).toHaveLength(1);
  });
});

describe('a diner’s data', () => {
  const place = { tenantId: seeded.tenantId, restaurantId: seeded.restaurantId };
  const order = async (browser: ReturnType<typeof aBrowser>, key: string) => {
    const response = await browser.send('placeOrder', {
      ...goodRequests.placeOrder,
      headers: { 'idempotency-key': `${key}-of-22-characters` },
    });
    return ((await response.json()) as { data: Answers['placeOrder'] }).data.orderGuid;
  };
  const move = (orderGuid: string, body: object) =>
    api.ask('moveOrder', 'manager', { params: { ...place, orderGuid }, body });

  it('is handed out whole, and nobody else’s', async () => {
    const [ada, grace] = [aBrowser(api), aBrowser(api)];
    await ada.signIn();
    await grace.signIn('grace@example.com');
    await order(ada, 'order-of-ada');
    await order(grace, 'order-of-grace');
    await ada.data('changeDinerFavourites', { params: { restaurantGuid }, body: { add: [1] } });
    const data = await ada.data('exportDiner');
    const items = [aCartItemRecord()];
    await ada.send('putCart', { params: { restaurantGuid }, body: { orderType: 'pickup', items } });
    expect((await ada.data('exportDiner')).carts).toMatchObject([{ items: [{ name: 'Margherita' }] }]);
    expect(data).not.toHaveProperty('cut');
    expect(data).toMatchObject({
      messages: [{ kind: 'received', channel: 'mail', to: 'ada@example.com' }],
      account: { email: 'ada@example.com' },
      sessions: [{ host: SITE }],
      orders: [{ customer: { name: 'Ada Lovelace' }, items: [{ name: 'Margherita' }] }],
      favourites: [{ restaurantGuid, itemIds: [1] }],
    });
    expect(JSON.stringify(data)).not.toContain('grace');
  });

  it('is deleted at once while an order is open, which keeps its name until it is over', async () => {
    const browser = aBrowser(api);
    const { diner } = await browser.signIn();
    for (let count = 0; count < 120; count += 1) {
      const { order } = anOrder(`past-order-${count}`, {
        ...place,
        createdByUserId: diner.uid,
        status: 'completed',
        lifecycleState: 'completed',
      });
      await api.ports.orders.create(order, []);
    }
    const guid = await order(browser, 'the-open-order');
    const { cookie } = browser;
    await browser.data('deleteDiner');
    browser.cookie = cookie;
    expect((await browser.send('getDiner')).status).toBe(401);
    await eraseDiner(api.ports, diner.uid);
    const named = async () => (await api.ports.orders.everyOrderOf(diner.uid, 200)).orders;
    expect(await named()).toMatchObject([{ guid, customer: { name: 'Ada Lovelace' } }]);
    const laterOn = async () => {
      const where = [{ field: 'kind', is: '==', value: 'eraseDiner' }] as const;
      const works = await api.records.find(dueWork, { where, limit: 10 });
      return works.filter(({ record }) => Date.parse(record.dueAt ?? '') - api.clock.now === 6 * HOUR);
    };
    expect(await laterOn()).toHaveLength(1);
    await move(guid, { action: 'cancel', reason: 'The oven is cold' });
    await eraseDiner(api.ports, diner.uid);
    expect(await named()).toEqual([]);
    expect((await api.ports.orders.find(seeded, guid))?.customer.name).toBe('');
  });

  it('is erased even from an order that nobody ever closes', async () => {
    const browser = aBrowser(api);
    const { diner } = await browser.signIn();
    const guid = await order(browser, 'the-forgotten-order');
    await browser.data('deleteDiner');
    api.clock.now += 8 * DAY;
    await eraseDiner(api.ports, diner.uid);
    expect((await api.ports.orders.find(seeded, guid))?.customer.name).toBe('');
  });

  it('is deleted with the account: sessions, points, and the person behind every order, which keep their figures', async () => {
    const browser = aBrowser(api);
    await browser.signIn();
    const guid = await order(browser, 'order-to-erase');
    for (const action of ['accept', 'start', 'ready']) await move(guid, { action });
    await move(guid, { action: 'handOver', paidBy: 'cash' });
    await browser.data('changeDinerFavourites', { params: { restaurantGuid }, body: { add: [1] } });
    const judged = { params: { restaurantGuid, token: guid, itemId: 1 }, body: { thumb: 'up' } };
    expect((await browser.send('judgeDish', judged)).status).toBe(200);
    const before = await api.ports.orders.find(seeded, guid);
    const { cookie } = browser;
    const items = [aCartItemRecord()];
    await browser.send('putCart', { params: { restaurantGuid }, body: { orderType: 'pickup', items } });
    await browser.data('deleteDiner');
    browser.cookie = cookie;
    expect((await browser.send('getDiner')).status).toBe(401);
    const [work] = await api.records.find(dueWork, {
      where: [{ field: 'kind', is: '==', value: 'eraseDiner' }],
      limit: 1,
    });
    if (!work || !before) throw new Error('Nothing is left to do');
    // It may run twice.
    for (const _ of [1, 2]) await eraseDiner(api.ports, before.createdByUserId);
    const after = await api.ports.orders.find(seeded, guid);
    expect(after).toMatchObject({
      customer: { name: '', phone: '', email: '' },
      createdByUserId: 'guest',
      totals: before.totals,
      items: before.items,
    });
    expect(JSON.stringify(after)).not.toMatch(/Ada|Lovelace|555/);
    const left = Object.entries(api.records.documents());
    expect(left.filter(([path]) => /points|order_messages|favourites|\/carts\//.test(path))).toEqual([]);
    expect(await customersStored()).toEqual([]);
    const { diner } = await aBrowser(api).signIn();
    expect(diner).toMatchObject({ name: '', addresses: [] });
  });

  it('is erased a day later from an order that was on its way when the account was deleted', async () => {
    const browser = aBrowser(api);
    const { diner } = await browser.signIn();
    await browser.data('deleteDiner');
    await eraseDiner(api.ports, diner.uid);
    const { order: late } = anOrder('on-its-way', {
      ...place,
      createdByUserId: diner.uid,
      status: 'completed',
    });
    await api.ports.orders.create(late, []);
    const again = await api.records.get(dueWork, `eraseDiner-${diner.uid}-again`);
    expect(Date.parse(again?.dueAt ?? '') - api.clock.now).toBe(DAY);
    await eraseDiner(api.ports, diner.uid);
    expect((await api.ports.orders.find(seeded, late.guid))?.customer.name).toBe('');
  });

  it('is erased from all orders but the one that cannot be read, which is said in the end', async () => {
    const browser = aBrowser(api);
    const { diner } = await browser.signIn();
    const [broken, whole] = ['broken', 'whole'].map((key) => {
      const { order } = anOrder(key, { ...place, createdByUserId: diner.uid, status: 'completed' });
      return key === 'broken' ? { ...order, createdAt: 'never' } : order;
    });
    for (const each of [broken, whole]) if (each) await api.ports.orders.create(each, []);
    await expect(eraseDiner(api.ports, diner.uid)).rejects.toThrow('does not parse');
    expect((await api.ports.orders.find(seeded, whole?.guid ?? ''))?.customer.name).toBe('');
  });
});

function fail(): never {
  throw new Error('No mail was sent');
}
