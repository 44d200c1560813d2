// What the simulated card gateway does, as the real one was described. The gateway's own words stand in the tables.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aGateway } from './a-gateway.ts';
import { passesLuhn } from './card-numbers.ts';

const DAY = 86_400_000;
let later = 0;
const gateway = await aGateway({ now: () => Date.UTC(2026, 10, 23, 12) + later });
const luigis = gateway.as('luigis');
const entitled = gateway.as('entitled');
const sakura = gateway.as('sakura');
const surcharge = gateway.as('surcharge');
afterAll(() => gateway.close());
beforeEach(async () => {
  later = 0;
  await gateway.control('DELETE', 'payments');
  await gateway.control('DELETE', 'faults');
});

const settleAll = async (merchant = luigis, rejected: string[] = []) => {
  await merchant.control('close-batch');
  await merchant.control('settle', { rejected });
};
const authorized = async (fields = {}, merchant = luigis): Promise<string> =>
  (await merchant.charge(fields)).body.retref;
const captured = async (fields = {}, merchant = luigis): Promise<string> =>
  authorized({ capture: 'Y', ...fields }, merchant);

describe('the login of the simulated gateway', () => {
  it.each([
    ['no login', undefined],
    ['a wrong password', 'luigis:guessed'],
    ['somebody unknown', 'nobody:sandbox-luigis'],
  ])('is refused with 401 for %s', async (_what, login) => {
    const authorization = login && `Basic ${Buffer.from(login).toString('base64')}`;
    const answer = await gateway.fetched(`/cardconnect/rest/inquireMerchant/${luigis.merchid}`, {
      headers: authorization ? { authorization } : {},
    });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ errorcode: '65' });
  });

  it('opens only its own merchants', async () => {
    const retref = await authorized();
    expect((await sakura.get(`inquire/${retref}/${luigis.merchid}`)).body).toMatchObject({ respcode: '29' });
    expect((await sakura.inquire(retref)).body).toMatchObject({ respcode: '29' });
    expect((await sakura.charge({ merchid: luigis.merchid })).body).toMatchObject({
      respstat: 'C',
      respcode: '21',
    });
    expect((await sakura.get(`inquireMerchant/${luigis.merchid}`)).status).toBe(401);
  });

  it('a path that there is not is answered with its frame of errors', async () => {
    expect((await luigis.get('nonsense')).body).toMatchObject({ status: 404, error: 'Not Found' });
    expect(
      await gateway.fetched('/cardconnect/rest/auth', { method: 'POST', body: 'no json' }),
    ).toMatchObject({ status: 400, body: { errorcode: '49' } });
  });

  it('a closed account says so', async () => {
    const closed = gateway.as('closed');
    expect((await closed.get(`inquireMerchant/${closed.merchid}`)).body).toMatchObject({ enabled: false });
    expect((await closed.charge()).body).toMatchObject({ respstat: 'C', respcode: '97' });
  });
});

describe('an authorization', () => {
  it.each([
    ['4111111111111111', 'A', '000', 'Approval'],
    ['5454545454545454', 'A', '000', 'Approval'],
    ['371449635398431', 'A', '000', 'Approval'],
    ['6011000995500000', 'A', '000', 'Approval'],
    ['4387751111111020', 'C', '107', 'Call for authorization'],
    ['4387751111111038', 'C', '100', 'Do not honor'],
    ['4387751111111046', 'C', '101', 'Expired card'],
    ['4387751111111053', 'C', '500', 'Decline'],
    ['4999006200620062', 'B', '62', 'Timed out'],
    ['4111111111111112', 'C', '11', 'Invalid card'],
  ])(
    'of the card %s is %s %s (%s), by its number and by its token',
    async (account, respstat, respcode, resptext) => {
      const { token } = (await gateway.tokenize(account)).body;
      for (const given of token ? [account, token] : [account])
        expect((await luigis.charge({ account: given })).body).toMatchObject({
          respstat,
          respcode,
          resptext,
        });
    },
  );

  it.each([
    ['12.50', '12.50'],
    ['1250', '12.50'],
    [12.5, '12.50'],
    ['0.05', '0.05'],
    ['999.99', '999.99'],
    ['2000.00', '2000.00'],
  ])('of the amount %j is about %s', async (amount, said) => {
    expect((await luigis.charge({ amount })).body).toMatchObject({ respstat: 'A', amount: said });
  });

  it.each(['1e3', '12,50', '12.505', 'abc'])('of the amount %j is refused', async (amount) => {
    expect((await luigis.charge({ amount })).body).toMatchObject({ respstat: 'C', respcode: '43' });
  });

  it.each([
    ['1000.00', 'A', '000'],
    ['1116.95', 'C', '116'],
    ['1332.00', 'C', '332'],
    ['1505.00', 'B', '505'],
    ['1777.00', 'C', '777'],
  ])('of $%s answers %s %s, as its amount says', async (amount, respstat, respcode) => {
    expect((await luigis.charge({ amount })).body).toMatchObject({ respstat, respcode });
  });

  it('of the card of partial approvals is about five dollars from six on', async () => {
    const account = '4387750101010101';
    expect((await luigis.charge({ account, amount: '5.99' })).body).toMatchObject({
      respcode: '000',
      amount: '5.99',
    });
    expect((await luigis.charge({ account, amount: '6.00' })).body).toMatchObject({
      respstat: 'A',
      respcode: '002',
      amount: '5.00',
    });
  });

  it.each([
    [{ postal: '55112' }, { avsresp: 'N' }],
    [{ postal: '10225' }, { avsresp: 'Y' }],
    [{ postal: '10014' }, { avsresp: 'Y' }],
    [{}, { avsresp: 'U', cvvresp: 'X' }],
    [{ cvv2: '112' }, { cvvresp: 'M' }],
    [{ cvv2: '111' }, { cvvresp: 'N' }],
    [{ cvv2: '222' }, { cvvresp: 'P' }],
    [{ cvv2: '333' }, { cvvresp: 'U' }],
  ])('with %j is approved, and says %j', async (given, said) => {
    expect((await luigis.charge(given)).body).toMatchObject({ respstat: 'A', ...said });
  });

  it('checks a security code that was typed with the card once only', async () => {
    const account = (await gateway.tokenize('4111111111111111', { cvv: '111' })).body.token;
    expect((await luigis.charge({ account })).body.cvvresp).toBe('N');
    expect((await luigis.charge({ account })).body.cvvresp).toBe('X');
  });

  it('is made twice by the same request twice: there is no idempotency', async () => {
    const [first, second] = [
      await luigis.charge({ orderid: 'A-1' }),
      await luigis.charge({ orderid: 'A-1' }),
    ];
    expect(first.body.retref).not.toBe(second.body.retref);
    const found = await luigis.get(`inquireByOrderid/A-1/${luigis.merchid}/1`);
    expect(found.body).toHaveLength(2);
  });

  it('of zero checks the card alone', async () => {
    const { body } = await luigis.charge({ amount: '0' });
    expect(body).toMatchObject({ respstat: 'A', amount: '0.00' });
    expect((await luigis.inquire(body.retref)).body).toMatchObject({
      setlstat: 'Zero Amount',
      voidable: 'N',
    });
  });

  it('below zero is refused to those who may pay out only what they took', async () => {
    expect((await luigis.charge({ amount: '-5.00' })).body).toMatchObject({ respcode: '45' });
    expect((await surcharge.charge({ amount: '-5.00' })).body).toMatchObject({ respstat: 'A' });
  });

  it('never checks whether the card has expired', async () => {
    expect((await luigis.charge({ expiry: '0120' })).body.respstat).toBe('A');
  });

  it('takes PUT as it takes POST', async () => {
    const { body } = await luigis.post('auth', { account: '4111111111111111', amount: '1.00' }, 'PUT');
    expect(body).toMatchObject({ respstat: 'A' });
  });
});

describe('an order id', () => {
  it('finds one payment as an object, and none as 29', async () => {
    const retref = await authorized({ orderid: 'ORDER-1' });
    const path = `inquireByOrderid/ORDER-1/${luigis.merchid}`;
    expect((await luigis.get(`${path}/1`)).body).toMatchObject({ retref, setlstat: 'Authorized' });
    expect((await luigis.get(`inquireByOrderid/OTHER/${luigis.merchid}/1`)).body).toMatchObject({
      respstat: 'C',
      respcode: '29',
    });
  });

  it('finds the payments of all merchants of the login, or of this one', async () => {
    await authorized({ orderid: 'SHARED' });
    await authorized({ orderid: 'SHARED' }, entitled);
    const path = `inquireByOrderid/SHARED/${luigis.merchid}`;
    expect((await luigis.get(path)).body).toHaveLength(2);
    expect((await luigis.get(`${path}/1`)).body).toMatchObject({ merchid: luigis.merchid });
  });

  it('that could be a card number is masked, and finds nothing', async () => {
    const orderid = '4242424242424242';
    const retref = await authorized({ orderid });
    expect((await luigis.inquire(retref)).body.orderId).toBe('XXXXXXXXXXXX4242');
    expect((await luigis.get(`inquireByOrderid/${orderid}/${luigis.merchid}/1`)).body.respcode).toBe('29');
    expect((await luigis.post('voidByOrderId', { orderid })).body.respcode).toBe('29');
  });

  it('of more than fifty characters is refused', async () => {
    expect((await luigis.charge({ orderid: 'x'.repeat(51) })).body.respcode).toBe('34');
  });

  it('voids what was approved, never what was declined', async () => {
    await luigis.charge({ orderid: 'LOST', account: '4387751111111053' });
    expect((await luigis.post('voidByOrderId', { orderid: 'LOST' })).body.respcode).toBe('29');
    const retref = await authorized({ orderid: 'LOST' });
    expect((await luigis.post('voidByOrderId', { orderid: 'LOST' })).body).toMatchObject({
      respstat: 'A',
      retref,
      amount: '0.00',
    });
    expect((await luigis.inquire(retref)).body).toMatchObject({ setlstat: 'Voided' });
  });
});

describe('a capture', () => {
  it('queues the payment until its batch is closed and settled', async () => {
    const retref = await authorized();
    const states = [(await luigis.inquire(retref)).body];
    states.push((await luigis.post('capture', { retref })).body);
    await luigis.control('close-batch');
    states.push((await luigis.inquire(retref)).body);
    await luigis.control('settle');
    states.push((await luigis.inquire(retref)).body);
    expect(states.map(({ setlstat }) => setlstat)).toEqual([
      'Authorized',
      'Queued for Capture',
      'Queued for Capture',
      'Accepted',
    ]);
  });

  it.each([
    ['a part', luigis, '20.00', 'A', '20.00'],
    ['all', luigis, undefined, 'A', '25.00'],
    ['more', luigis, '25.01', 'C', undefined],
    ['more, with the entitlement', entitled, '30.00', 'A', '30.00'],
    ['nothing', luigis, '0', 'C', undefined],
  ] as const)('of %s', async (_what, merchant, amount, respstat, said) => {
    const retref = await authorized({}, merchant);
    const { body } = await merchant.post('capture', { retref, ...(amount && { amount }) });
    expect(body).toMatchObject({ respstat, ...(said && { amount: said }) });
  });

  it('comes at once with an authorization that asks for it', async () => {
    const retref = await captured();
    expect((await luigis.inquire(retref)).body).toMatchObject({ setlstat: 'Queued for Capture' });
  });

  it.each([
    ['a declined payment', () => authorized({ account: '4387751111111053' }), '29'],
    ['no payment', async () => '000000000000', '29'],
    [
      'a voided one',
      async () => {
        const retref = await authorized();
        await luigis.post('void', { retref });
        return retref;
      },
      '29',
    ],
  ])('of %s is refused', async (_what, make, respcode) => {
    expect((await luigis.post('capture', { retref: await make() })).body).toMatchObject({ respcode });
  });
});

describe('voids and refunds', () => {
  it.each([
    ['authorized', luigis, 'Y', 'N', 'A', '28'],
    ['captured', luigis, 'Y', 'N', 'A', '28'],
    ['batched', luigis, 'N', 'N', '27', '28'],
    ['settled', luigis, 'N', 'Y', '27', 'A'],
    ['captured', entitled, 'Y', 'Y', 'A', 'A'],
  ] as const)(
    'of a payment that is %s (%#): voidable %s',
    async (state, merchant, voidable, refundable, onVoid, onRefund) => {
      const retref = await authorized(state === 'authorized' ? {} : { capture: 'Y' }, merchant);
      if (state === 'batched' || state === 'settled') await merchant.control('close-batch');
      if (state === 'settled') await merchant.control('settle');
      expect((await merchant.inquire(retref)).body).toMatchObject({ voidable, refundable });
      const verdict = ({ body }: { body: { respstat: string; respcode: string } }) =>
        body.respstat === 'A' ? 'A' : body.respcode;
      expect(verdict(await merchant.post('refund', { retref, amount: '5.00' }))).toBe(onRefund);
      expect(verdict(await merchant.post('void', { retref }))).toBe(onVoid);
    },
  );

  it('of an authorization may be of a part, of a captured payment not', async () => {
    const retref = await authorized();
    expect((await luigis.post('void', { retref, amount: '5.00' })).body).toMatchObject({ amount: '20.00' });
    await luigis.post('capture', { retref });
    expect((await luigis.post('void', { retref, amount: '5.00' })).body).toMatchObject({ respcode: '43' });
    expect((await luigis.post('void', { retref })).body).toMatchObject({ respstat: 'A', amount: '0.00' });
    expect((await luigis.post('void', { retref })).body).toMatchObject({ respcode: '25' });
  });

  it('void nothing after thirty days', async () => {
    const retref = await authorized();
    later = 31 * DAY;
    expect((await luigis.post('void', { retref })).body).toMatchObject({ respcode: '39' });
  });

  it('refund in parts up to what was captured, and are found by their order ids', async () => {
    const retref = await captured();
    await settleAll();
    const first = await luigis.post('refund', { retref, amount: '10.00', orderid: 'R-1' });
    expect(first.body).toMatchObject({ respstat: 'A', amount: '10.00' });
    expect(first.body.retref).not.toBe(retref);
    expect((await luigis.get(`inquireByOrderid/R-1/${luigis.merchid}/1`)).body).toMatchObject({
      retref: first.body.retref,
    });
    expect((await luigis.post('refund', { retref, amount: '15.01' })).body).toMatchObject({ respcode: '43' });
    expect((await luigis.post('refund', { retref })).body).toMatchObject({ amount: '15.00' });
    expect((await luigis.inquire(retref)).body).toMatchObject({ refundable: 'N' });
    // A refund that is not yet on its way can be voided itself.
    expect((await luigis.post('void', { retref: first.body.retref })).body).toMatchObject({ respstat: 'A' });
  });

  it('refund the whole alone where the merchant is held to that', async () => {
    const retref = await captured({}, surcharge);
    await settleAll(surcharge);
    expect((await surcharge.post('refund', { retref, amount: '5.00' })).body).toMatchObject({
      respcode: '46',
    });
    expect((await surcharge.post('refund', { retref })).body).toMatchObject({ respstat: 'A' });
  });

  it('refund nothing that the bank rejected', async () => {
    const retref = await captured();
    await settleAll(luigis, [retref]);
    expect((await luigis.inquire(retref)).body).toMatchObject({ setlstat: 'Rejected', refundable: 'N' });
    expect((await luigis.post('refund', { retref })).body).toMatchObject({ respcode: '28' });
  });

  it('refuse a refund by the code that its amount asks for', async () => {
    const retref = await captured({ amount: '2000.00' });
    await settleAll();
    expect((await luigis.post('refund', { retref, amount: '1500.00' })).body).toMatchObject({
      respstat: 'C',
      respcode: '500',
    });
  });
});

describe('stored cards', () => {
  const card = { account: '4111111111111111', expiry: '1230', name: 'Dora Diner' };

  it('are kept with a payment that asks for it, and pay later ones', async () => {
    const { body } = await sakura.charge({ profile: 'Y', expiry: '203011' });
    const profile = `${body.profileid}/${body.acctid}`;
    expect((await sakura.charge({ account: undefined, profile })).body).toMatchObject({
      respstat: 'A',
      token: body.token,
    });
  });

  it('are not kept with a payment that is declined', async () => {
    const { body } = await sakura.charge({ account: '4387751111111053', profile: 'Y' });
    expect(body.profileid).toBeUndefined();
  });

  it('are read as a list, changed, and deleted', async () => {
    const { profileid, acctid } = (await luigis.post('profile', { ...card, expiry: '0131' })).body;
    const path = `profile/${profileid}/${acctid}/${luigis.merchid}`;
    expect((await luigis.get(path)).body).toMatchObject([
      { profileid, acctid, expiry: '0131', name: 'Dora Diner', defaultacct: 'Y' },
    ]);
    await luigis.post('profile', { profile: `${profileid}/${acctid}`, profileupdate: 'Y', expiry: '0233' });
    expect((await luigis.get(path)).body).toMatchObject([{ expiry: '0233', name: 'Dora Diner' }]);
    const second = await luigis.post('profile', { ...card, profile: profileid, account: '5454545454545454' });
    expect(second.body).toMatchObject({ profileid, acctid: '2', defaultacct: 'N', respcode: '09' });
    expect((await luigis.get(`profile/${profileid}//${luigis.merchid}`)).body).toHaveLength(2);
    expect((await luigis.get(path, 'DELETE')).body).toMatchObject({ respstat: 'C' });
    expect((await luigis.get(`profile/${profileid}/2/${luigis.merchid}`, 'DELETE')).body).toMatchObject({
      respcode: '08',
    });
    expect((await luigis.get(path, 'DELETE')).body).toMatchObject({ respstat: 'A' });
    expect((await luigis.get(path)).body).toMatchObject([{ respcode: '96' }]);
  });

  it('that are stored again keep their ids', async () => {
    const first = (await luigis.post('profile', card)).body;
    expect((await luigis.post('profile', card)).body).toMatchObject({
      profileid: first.profileid,
      acctid: first.acctid,
    });
  });
});

describe('reports', () => {
  it('tell what settled, by batch and by day, and text where nothing did', async () => {
    const [good, bad] = [await captured(), await captured()];
    const before = await luigis.get(`settlestat?merchid=${luigis.merchid}&date=1123`);
    expect(before.text).toBe('Null batches');
    expect(before.headers.get('content-type')).toContain('application/json');
    await settleAll(luigis, [bad]);
    const { body } = await luigis.get(`settlestat?merchid=${luigis.merchid}&date=1123`);
    expect(body).toMatchObject([
      {
        hoststat: 'PR',
        txns: [
          { retref: good, setlstat: 'Y' },
          { retref: bad, setlstat: 'N' },
        ],
      },
    ]);
    const byBatch = await luigis.get(`settlestat?merchid=${luigis.merchid}&batchid=${body[0].batchid}`);
    expect(byBatch.body).toEqual(body);
  });

  it('tell what was funded: sales less refunds, fees and chargebacks, which add up', async () => {
    const [first, second] = [await captured({ amount: '100.00' }), await captured({ amount: '50.00' })];
    await settleAll();
    await luigis.post('refund', { retref: first, amount: '30.00' });
    await settleAll();
    await luigis.control('charge-back', { retref: second });
    await luigis.control('fund');
    const { body } = await luigis.get(`funding?merchid=${luigis.merchid}&date=20261123`);
    expect(body.fundings).toMatchObject([
      { netsales: '120.00', fee: '-4.35', reversal: '-50.00', totalfunding: '65.65' },
    ]);
    expect(body.txns.map(({ amount }: { amount: string }) => amount)).toEqual(['100.00', '50.00', '-30.00']);
    expect(body.chargebacks).toMatchObject([{ retref: second, amount: '50.00', reasoncode: '10.4' }]);
    expect(body.adjustments).toMatchObject([
      { category: 'FEE', amount: '-4.35' },
      { category: 'REVERSAL', amount: '-50.00', casenumber: body.chargebacks[0].casenumber },
    ]);
    expect(
      (await luigis.get(`funding?merchid=${luigis.merchid}&date=1123&limit=2&page=2`)).body.txns,
    ).toHaveLength(1);
    expect((await luigis.get(`funding?merchid=${luigis.merchid}&date=1122`)).body.fundings).toEqual([]);
  });

  it('tell of merchants, cards and surcharges', async () => {
    const { token } = (await gateway.tokenize('4111111111111111')).body;
    expect((await luigis.get(`bin/${luigis.merchid}/${token}`)).body).toMatchObject({ product: 'V' });
    expect((await luigis.get(`bin/${luigis.merchid}/nonsense`)).body).toMatchObject({ success: false });
    expect((await surcharge.get(`inquireMerchant/${surcharge.merchid}`)).body).toMatchObject({
      enabled: true,
      fee_type: 'S',
      fee_value: '3.00',
    });
    const query = `merchid=${surcharge.merchid}&postal=10014&token=${token}&amount=100.00`;
    expect((await surcharge.get(`surcharge?${query}`)).body).toMatchObject({
      postal: 'allowed',
      fee_amount: '3.00',
      messages: [],
    });
  });

  it('signatures are taken for approved payments', async () => {
    const retref = await authorized();
    const { body } = await luigis.post('sigcap', { retref, signature: 'H4sI' });
    expect(body).toMatchObject({ respcode: '02' });
    expect(body.respstat).toBeUndefined();
    expect((await luigis.post('sigcap', { retref: '1', signature: 'H4sI' })).body.respcode).toBe('29');
  });
});

describe('tokens', () => {
  it.each(['4111111111111111', '4111 1111 1111 1111', '371449635398431', '6011-0009-9550-0000'])(
    'of %s begin with 9 and its first two digits, end with its last four, and are no card number',
    async (account) => {
      const digits = account.replace(/\D/g, '');
      for (const unique of [false, true, true]) {
        const { token } = (await gateway.tokenize(account, { unique })).body;
        expect(token).toMatch(new RegExp(`^9${digits.slice(0, 2)}\\d{9}${digits.slice(-4)}$`));
        expect(passesLuhn(token)).toBe(false);
      }
    },
  );

  it('are the same for the same card, unless they are to be unique', async () => {
    const made = async (unique: boolean): Promise<string> =>
      (await gateway.tokenize('4111111111111111', { unique })).body.token;
    expect(await made(false)).toBe(await made(false));
    expect(await made(true)).not.toBe(await made(true));
  });

  it.each(['', '4111111111111112', '123', 'card', '0000000000000000'])(
    'are not made of %j',
    async (account) => {
      expect((await gateway.tokenize(account)).body).toMatchObject({ errorcode: 1, token: null });
    },
  );

  it('leave nothing of the card but its last four', async () => {
    await luigis.charge({ account: '4242424242424242', profile: 'Y', cvv2: '987' });
    const { text } = await gateway.control('GET', 'state');
    expect(text).toContain('4242');
    expect(text).not.toMatch(/42424242|987"/);
    expect(
      text.match(/\d{12,19}/g)?.filter((digits) => digits.length > 12 && passesLuhn(digits)) ?? [],
    ).toEqual([]);
  });
});
