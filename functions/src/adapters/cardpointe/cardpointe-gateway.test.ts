// Against a local server that answers as the gateway does, and as nothing should. What the calls bring about is held to the
// gateway's contract (testing/card-gateway.contract.ts), which this adapter keeps against the stack's gateway.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { anAuthorizationAnswer, anInquiryAnswer } from '@bite/shared/testing/payment-records';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Authorization, CardGateway } from '../../ports/card-gateway.ts';
import { listen } from '../../testing/listen.ts';
import { outboundClient } from '../outbound/outbound-client.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { cardpointeGateway } from './cardpointe-gateway.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

let replies: Reply[] = [];
let received: { call: string; login: string; body: unknown }[] = [];
const lines: unknown[] = [];
const server = await listen(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const login = Buffer.from(String(request.headers.authorization).slice(6), 'base64').toString();
  const call = `${request.method} ${request.url.replace('/cardconnect/rest', '')}`;
  received.push({ call, login, body: body === '' ? undefined : JSON.parse(body) });
  (replies.shift() ?? ((answer) => void answer.writeHead(500).end()))(response, request);
});
const write = (...line: unknown[]): void => void lines.push(line);
const log = { info: write, error: write };
const gatewayAt = (origin: string): CardGateway => {
  const client = outboundClient({ service: 'card gateway', to: { origins: [origin] }, log, firstPause: 1 });
  clients.push(client);
  return cardpointeGateway(client, () => origin);
};
/** With a client of its own, whose breaker has counted nothing yet. */
const aGateway = (): CardGateway => gatewayAt(server.origin);
const clients: { close(): Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await server.close();
});
beforeEach(() => {
  replies = [];
  received = [];
  lines.length = 0;
});

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
const cut: Reply = (response) => {
  response.writeHead(200, { 'content-length': '100' }).write('{"respstat":"A"');
  response.socket?.destroySoon();
};

const merchant = { site: 'fts-uat', merchantId: '496160873888', username: 'bite', password: 'pa:ss•word' };
const anAuthorization = (change: Partial<Authorization> = {}): Authorization => ({
  gatewayOrderId: 'bite1a2b',
  amount: 12.5,
  currency: 'USD',
  card: { token: '9418594164541111', expiry: '203009' },
  ...change,
});
const authorized = async (reply: Reply, change: Partial<Authorization> = {}) => {
  replies = [reply];
  return aGateway().authorize(merchant, anAuthorization(change));
};

describe('a request to the gateway', () => {
  it('I3.6-02 I5.2-02 I5.2-05 authorizes a decimal sum of a token, with its short expiry and our order id', async () => {
    await authorized(json(anAuthorizationAnswer()), { name: 'Ann '.repeat(20), postal: '11201-1234' });
    expect(received).toEqual([
      {
        call: 'POST /auth',
        login: 'bite:pa:ss•word',
        body: {
          ...{ merchid: '496160873888', orderid: 'bite1a2b', amount: '12.50', currency: 'USD', ecomind: 'E' },
          ...{ bin: 'Y', account: '9418594164541111', expiry: '0930', postal: '11201-1234' },
          name: 'Ann '.repeat(8).slice(0, 30),
        },
      },
    ]);
  });

  it('I5.2-19 I5.2-21 says who started a payment with a stored card, and asks for permission to keep a new one', async () => {
    await authorized(json(anAuthorizationAnswer()), { card: { profileId: '123', accountId: '4' } });
    await authorized(json(anAuthorizationAnswer()), { save: true });
    const [stored, kept] = received.map(({ body }) => body);
    expect(stored).toMatchObject({ profile: '123/4', cof: 'C', cofscheduled: 'N' });
    expect(stored).not.toHaveProperty('account');
    expect(kept).toMatchObject({ profile: 'Y', cof: 'C', cofscheduled: 'N', cofpermission: 'Y' });
  });

  it.each([
    ['11201', { postal: '11201' }],
    ['m5v 3l9', { postal: 'M5V 3L9', country: 'CA' }],
    ['SW1A 1AA', {}],
  ])('I5.2-08 sends the postal code %s only with its country', async (postal, sent) => {
    await authorized(json(anAuthorizationAnswer()), { postal });
    const body = received.map((request) => request.body) as Record<string, string>[];
    expect(body.map(({ postal: code, country }) => ({ postal: code, country }))).toEqual([sent]);
  });

  it('I5.2-02 sends yen without a point', async () => {
    await authorized(json(anAuthorizationAnswer({ amount: '1250' })), { amount: 1250, currency: 'JPY' });
    expect(received[0]?.body).toMatchObject({ amount: '1250' });
  });

  it.each<[string, Partial<Authorization>, string]>([
    ['an order id that is too long', { gatewayOrderId: 'x'.repeat(51) }, 'orderid'],
    ['an expiry that is none', { card: { token: '9418594164541111', expiry: '203013' } }, 'expiry'],
    ['a fraction of a cent', { amount: 1.005 }, 'amount'],
    ['a sum below zero', { amount: -1 }, 'amount'],
    ['a currency in small letters', { currency: 'usd' }, 'currency'],
  ])('I5.2-14 I5.3-05 never sends %s', async (_what, change, field) => {
    const outcome = await aGateway().authorize(merchant, anAuthorization(change));
    expect(outcome).toEqual({ outcome: 'notDone', reason: 'invalid', code: field });
    expect(received).toEqual([]);
  });

  it('I5.2-15 refuses a reference that would change an address', async () => {
    expect(await aGateway().inquire(merchant, '../../x')).toMatchObject({
      reason: 'invalid',
      code: 'retref',
    });
    expect(await aGateway().bin({ ...merchant, merchantId: '12/34' }, '9418594164541111')).toMatchObject({
      reason: 'invalid',
      code: 'merchid',
    });
    expect(received).toEqual([]);
  });

  it('I7.1-02 I7.1-03 I7.1-04 I7.1-05 I7.1-06 I7.1-07 I7.1-08 I7.1-09 calls each endpoint by its path', async () => {
    const gateway = aGateway();
    const retref = '288002073633';
    const calls: (() => Promise<unknown>)[] = [
      () => gateway.capture(merchant, { retref, amount: 5, currency: 'USD' }),
      () => gateway.void(merchant, retref),
      () => gateway.voidByOrderId(merchant, 'bite 1'),
      () => gateway.refund(merchant, { retref, amount: 5, currency: 'USD', gatewayOrderId: 'biteR1' }),
      () => gateway.inquire(merchant, retref),
      () => gateway.inquireByOrderId(merchant, 'bite 1'),
      () => gateway.inquireMerchant(merchant),
      () => gateway.settlement(merchant, { batchId: '12' }),
      () => gateway.settlement(merchant, { date: '0610' }),
      () => gateway.funding(merchant, '20260610'),
      () => gateway.bin(merchant, '9418594164541111'),
      () =>
        gateway.surcharge(merchant, {
          postal: '11201',
          token: '9418594164541111',
          amount: 3,
          currency: 'USD',
        }),
      () => gateway.savedCards(merchant, '123'),
      () => gateway.saveCard(merchant, { token: '9418594164541111', expiry: '0930', profileId: '123' }),
      () => gateway.deleteCard(merchant, { profileId: '123', accountId: '4' }),
      () => gateway.addSignature(merchant, { retref, signature: 'QUJD' }),
    ];
    for (const call of calls) {
      replies = [json({ message: 'not now' }, 400)];
      expect(await call()).toMatchObject({ outcome: 'notDone' });
    }
    const { merchantId: id } = merchant;
    expect(received.map(({ call }) => call)).toEqual([
      ...['POST /capture', 'POST /void', 'POST /voidByOrderId', 'POST /refund'],
      `GET /inquire/288002073633/${id}`,
      `GET /inquireByOrderid/bite%201/${id}/1`,
      `GET /inquireMerchant/${id}`,
      `GET /settlestat?merchid=${id}&batchid=12`,
      `GET /settlestat?merchid=${id}&date=0610`,
      `GET /funding?merchid=${id}&date=20260610`,
      `GET /bin/${id}/9418594164541111`,
      `GET /surcharge?merchid=${id}&postal=11201&token=9418594164541111&amount=3.00`,
      `GET /profile/123//${id}`,
      'POST /profile',
      `DELETE /profile/123/4/${id}`,
      'POST /sigcap',
    ]);
    expect(received[3]?.body).toEqual({ merchid: id, retref, amount: '5.00', orderid: 'biteR1' });
  });
});

describe('an answer to a charge', () => {
  it('I3.6-03 I1-02 is an approval with what the guest and the restaurant are told of it', async () => {
    const answer = anAuthorizationAnswer({
      ...{ authcode: 'PPS123', avsresp: 'Y', cvvresp: 'M', profileid: '12', acctid: '1' },
      binInfo: { product: 'V' },
    });
    expect(await authorized(json(answer))).toEqual({
      ...{
        outcome: 'approved',
        retref: '288002073633',
        amount: 12.5,
        authcode: 'PPS123',
        avs: 'Y',
        cvv: 'M',
      },
      ...{ lastFour: '1111', brand: 'Visa', profile: { profileId: '12', accountId: '1' } },
    });
  });

  it.each<[string, unknown]>([
    ['fields that nobody knows', anAuthorizationAnswer({ x: [1, { y: null }], entrymode: 'Brain' })],
    ['a list', [anAuthorizationAnswer()]],
    ['numbers instead of text', anAuthorizationAnswer({ amount: 12.5, retref: 288002073633, respcode: 0 })],
    ['nothing about the card', anAuthorizationAnswer({ binInfo: 'none', account: null, token: [] })],
    ['a broken receipt', anAuthorizationAnswer({ receipt: '{"a":', emvTagData: '{', userfields: ']' })],
    ['another case of the type', anAuthorizationAnswer({ respstat: ' A ' })],
  ])('I4-08 I5.3-12 is judged by its letter alone, with %s', async (_what, answer) => {
    expect(await authorized(json(answer))).toMatchObject({
      ...{ outcome: 'approved', retref: '288002073633', amount: 12.5 },
    });
  });

  it('tells a partial approval by its sum', async () => {
    expect(await authorized(json(anAuthorizationAnswer({ amount: '5.00' })))).toMatchObject({ amount: 5 });
  });

  it('I8.1-03 is a decline with what the bank advises, even where the code is one of the gateway’s', async () => {
    const answer = anAuthorizationAnswer({
      ...{ respstat: 'C', respcode: '29', resptext: 'Pick up', declineCategory: '2', merchAdviceCode: '02' },
    });
    expect(await authorized(json(answer))).toEqual({
      ...{ outcome: 'declined', code: '29', retry: 'later', brand: 'Visa', lastFour: '1111' },
      note: { category: 2, text: 'Wait to retry', adviceCode: '02' },
    });
  });

  it('is our own fault where the gateway itself refuses the merchant', async () => {
    const answer = { respstat: 'C', respcode: '97', respproc: 'PPS', resptext: 'Merchant disabled' };
    expect(await authorized(json(answer))).toEqual({ outcome: 'notDone', reason: 'credentials', code: '97' });
  });

  it.each<[string, Reply]>([
    ['"retry"', json(anAuthorizationAnswer({ respstat: 'B', respcode: '505' }))],
    ['a bank that timed out', json(anAuthorizationAnswer({ respstat: 'B', respcode: '62' }))],
    ['a time-out that is called a refusal', json(anAuthorizationAnswer({ respstat: 'C', respcode: '62' }))],
    ['a letter that nobody knows', json(anAuthorizationAnswer({ respstat: 'Q' }))],
    ['no verdict', json({ retref: '288002073633' })],
    ['an approval without a reference', json(anAuthorizationAnswer({ retref: '' }))],
    ['an approval of no sum', json(anAuthorizationAnswer({ amount: 'lots' }))],
    ['408', json({}, 408)],
    ['500', json({ message: 'oops' }, 500)],
    ['502 in HTML', json('<html>', 502)],
    ['a redirect', json('', 302, { location: 'https://evil.example/' })],
    ['a success that is no JSON', json('<html>', 200)],
    ['an empty success', json('', 200)],
    ['an answer that is cut off', cut],
  ])('is unknown for %s, and the call is not repeated', async (_what, reply) => {
    expect(await authorized(reply)).toEqual({ outcome: 'unknown' });
    expect(received).toHaveLength(1);
  });

  it.each<[string, OutboundError, object]>([
    ['unknown where none comes in time', new OutboundError('x', 'TIMEOUT', true), { outcome: 'unknown' }],
    [
      'no doubt where nothing was sent, since the service rests',
      new OutboundError('x', 'RESTING', false),
      { outcome: 'notDone', reason: 'unreachable' },
    ],
  ])('is %s', async (_what, error, expected) => {
    const client = { send: () => Promise.reject(error), close: async () => undefined };
    const gateway = cardpointeGateway(client, () => 'https://gateway.example');
    expect(await gateway.authorize(merchant, anAuthorization())).toEqual(expected);
  });

  it('waits longer than the gateway waits for a bank', async () => {
    const limits: (number | undefined)[] = [];
    const send = async ({ timeLimit }: { timeLimit?: number }) => {
      limits.push(timeLimit);
      return { status: 500, headers: {}, body: Buffer.from('') };
    };
    const gateway = cardpointeGateway(
      { send, close: async () => undefined },
      () => 'https://gateway.example',
    );
    const retref = '288002073633';
    await gateway.authorize(merchant, anAuthorization());
    await gateway.capture(merchant, { retref, currency: 'USD' });
    await gateway.void(merchant, retref);
    await gateway.refund(merchant, { retref, amount: 1, currency: 'USD', gatewayOrderId: 'r1' });
    expect(limits.every((limit = 0) => limit > 32_000)).toBe(true);
  });

  it.each<[string, Reply, object]>([
    ['401', json('', 401), { reason: 'credentials' }],
    [
      'I8.1-02 error code 65',
      json({ message: 'no', errorcode: 65 }, 400),
      { reason: 'credentials', code: '65' },
    ],
    [
      'I8.1-02 error code 49',
      json({ message: 'no', errorcode: '49' }, 400),
      { reason: 'invalid', code: '49' },
    ],
    ['I8.1-01 a bad request', json({ message: 'no' }, 400), { reason: 'invalid' }],
    ['a wrong path', json({ timestamp: 'x', status: 404, error: 'Not Found' }, 404), { reason: 'invalid' }],
    [
      'too many calls',
      json('', 429, { 'X-Rate-Limit-Retry-After-Seconds': '41' }),
      { reason: 'limited', retryAfter: 41 },
    ],
    ['too many calls without a time', json('', 429), { reason: 'limited' }],
  ])('surely did nothing for %s', async (_what, reply, expected) => {
    expect(await authorized(reply)).toEqual({ outcome: 'notDone', ...expected });
    expect(received).toHaveLength(1);
  });

  it('surely did nothing where nobody listens', async () => {
    const gateway = gatewayAt('http://127.0.0.1:1');
    expect(await gateway.authorize(merchant, anAuthorization())).toEqual({
      ...{ outcome: 'notDone', reason: 'unreachable' },
    });
  });
});

describe('an answer to a change of a payment', () => {
  const refused = (respcode: string) => ({ respstat: 'C', respcode, respproc: 'PPS', resptext: 'no' });

  it.each([['29', 'notFound'], ...['27', '28', '39', '45', '46'].map((code) => [code, 'notAllowed'])])(
    'code %s is %s',
    async (code = '', reason) => {
      replies = [json(refused(code)), json(refused(code))];
      expect(await aGateway().void(merchant, '288002073633')).toEqual({
        outcome: 'notDone',
        reason,
        code,
      });
      const refund = { retref: '288002073633', amount: 5, currency: 'USD', gatewayOrderId: 'biteR1' };
      expect(await aGateway().refund(merchant, refund)).toEqual({ outcome: 'notDone', reason, code });
    },
  );

  it('is what has moved, with the new reference of a refund, and nothing left after a void', async () => {
    replies = [
      json({ respstat: 'A', retref: '288009999999', amount: '5.00' }),
      json({ respstat: 'A', retref: '288002073633', amount: '0.00' }),
      json({ respstat: 'A', retref: '288002073633' }),
    ];
    const refund = { retref: '288002073633', amount: 5, currency: 'USD', gatewayOrderId: 'biteR1' };
    expect(await aGateway().refund(merchant, refund)).toEqual({
      ...{ outcome: 'approved', retref: '288009999999', amount: 5 },
    });
    const voided = { outcome: 'approved', retref: '288002073633', amount: 0 };
    expect(await aGateway().void(merchant, '288002073633')).toEqual(voided);
    expect(await aGateway().voidByOrderId(merchant, 'bite1a2b')).toEqual(voided);
  });
});

describe('an answer to an inquiry', () => {
  const inquired = (reply: Reply) => {
    replies = [reply];
    return aGateway().inquireByOrderId(merchant, 'bite1a2b');
  };
  const missing = { respstat: 'C', respcode: '29', respproc: 'PPS', resptext: 'Txn not found' };

  it('I3.6-11 I4-09 says what stands of a payment', async () => {
    const answer = anInquiryAnswer({ orderId: 'bite1a2b', lastfour: '1111', authcode: 'X1', avsresp: 'Y' });
    const payment = {
      ...{
        retref: '288002073633',
        isApproved: true,
        isDeclined: false,
        code: '000',
        amount: 12.5,
        settlement: 'Queued for Capture',
      },
      ...{ voidable: true, refundable: false, gatewayOrderId: 'bite1a2b', authcode: 'X1', avs: 'Y' },
      lastFour: '1111',
    };
    expect(await inquired(json(answer))).toEqual({ outcome: 'found', payments: [payment] });
    expect(await inquired(json([answer]))).toEqual({ outcome: 'found', payments: [payment] });
  });

  it('I4-09 guesses nothing from a new word, and takes flags in any form', async () => {
    const answer = anInquiryAnswer({ setlstat: 'On the moon', voidable: true, refundable: 'maybe' });
    expect(await inquired(json(answer))).toMatchObject({
      payments: [{ settlement: undefined, voidable: true, refundable: undefined }],
    });
  });

  it('finds all of several, and a declined one as declined', async () => {
    const declined = anInquiryAnswer({ respstat: 'C', respcode: '100', setlstat: 'Declined', retref: '2' });
    expect(await inquired(json([declined, anInquiryAnswer()]))).toMatchObject({
      payments: [
        { isApproved: false, isDeclined: true, code: '100', settlement: 'Declined' },
        { isApproved: true, isDeclined: false },
      ],
    });
  });

  it('finds what timed out at the bank as not approved only once nothing is left of it', async () => {
    const late = { respstat: 'B', respcode: '62' };
    expect(await inquired(json(anInquiryAnswer(late)))).toEqual({ outcome: 'unknown' });
    expect(await inquired(json(anInquiryAnswer({ ...late, setlstat: 'Voided' })))).toMatchObject({
      payments: [{ isApproved: false, isDeclined: false, settlement: 'Voided' }],
    });
  });

  it.each<[string, Reply]>([
    ['by its code', json(missing)],
    ['in a list', json([missing])],
    ['by status', json({ message: 'Txn not found' }, 404)],
  ])('says that there is none %s', async (_what, reply) => {
    expect(await inquired(reply)).toMatchObject({ outcome: 'notDone', reason: 'notFound' });
  });

  it('is unknown where one of several cannot be read, or nothing was said', async () => {
    expect(await inquired(json([anInquiryAnswer(), anInquiryAnswer({ amount: '?' })]))).toEqual({
      outcome: 'unknown',
    });
    expect(await inquired(json([]))).toEqual({ outcome: 'unknown' });
    expect(await inquired(json('null'))).toEqual({ outcome: 'unknown' });
  });
});

describe('reports', () => {
  it('I3.6-09 I7.1-09 reads batches, alone or in a list, and text as none', async () => {
    const batch = { batchid: 12, hoststat: 'GB', txns: [{ retref: 1, setlstat: 'Y' }, 'odd'] };
    const gateway = aGateway();
    for (const body of [batch, [batch]]) {
      replies = [json(body)];
      expect(await gateway.settlement(merchant, { date: '0610' })).toMatchObject({
        outcome: 'found',
        answer: [{ batchid: '12', txns: [{ retref: '1', setlstat: 'Y' }] }],
      });
    }
    for (const body of ['No batches found', 'null', '[]', { respstat: 'C', respcode: '29' }]) {
      replies = [json(body)];
      expect(await gateway.settlement(merchant, { date: '0610' })).toEqual({ outcome: 'found', answer: [] });
    }
  });

  it('I3.6-04 I3.6-05 joins several reports of a day, and reads none as nothing', async () => {
    replies = [json([{ txns: [{ retref: '1' }] }, { txns: { retref: '2' }, chargebacks: null }]), json('')];
    const gateway = aGateway();
    expect(await gateway.funding(merchant, '20260610')).toMatchObject({
      answer: { txns: [{ retref: '1' }, { retref: '2' }], chargebacks: [] },
    });
    expect(await gateway.funding(merchant, '20260610')).toEqual({ outcome: 'found', answer: {} });
  });

  it('I3.6-08 I7.1-04 says what a merchant can do, and never takes an empty answer for one', async () => {
    replies = [
      json({ enabled: 'Y', site: 'FTS', extra: {} }),
      json({}),
      json({ respstat: 'C', respcode: '29' }),
    ];
    const gateway = aGateway();
    expect(await gateway.inquireMerchant(merchant)).toMatchObject({
      outcome: 'found',
      answer: { enabled: 'Y' },
    });
    expect(await gateway.inquireMerchant(merchant)).toEqual({ outcome: 'unknown' });
    expect(await gateway.inquireMerchant(merchant)).toMatchObject({ reason: 'notFound' });
  });

  it('I3.6-10 I5.2-27 reads what a card is and costs', async () => {
    const gateway = aGateway();
    replies = [json({ product: 'V', prepaid: true }), json({ success: false, errormsg: 'Invalid token' })];
    expect(await gateway.bin(merchant, '9418594164541111')).toMatchObject({
      answer: { product: 'V', prepaid: true },
    });
    expect(await gateway.bin(merchant, '9418594164541111')).toEqual({
      outcome: 'notDone',
      reason: 'notFound',
    });
    const asked = { postal: '11201', token: '9418594164541111', amount: 10, currency: 'USD' };
    replies = [
      json({ token: 'CREDIT', fee_amount: '0.35', messages: [] }),
      json({ token: 'DEBIT', messages: [] }),
    ];
    expect(await gateway.surcharge(merchant, asked)).toMatchObject({ answer: { fee: 0.35 } });
    expect(await gateway.surcharge(merchant, asked)).toMatchObject({ answer: { fee: 0 } });
  });

  it('I5.2-13 keeps a signature by a code alone', async () => {
    replies = [json({ respcode: '02' }), json({ respcode: '29' }), json('')];
    const gateway = aGateway();
    const signature = { retref: '288002073633', signature: 'QUJD' };
    expect(await gateway.addSignature(merchant, signature)).toEqual({ outcome: 'approved' });
    expect(await gateway.addSignature(merchant, signature)).toMatchObject({ reason: 'notFound' });
    expect(await gateway.addSignature(merchant, signature)).toEqual({ outcome: 'unknown' });
  });
});

describe('stored cards', () => {
  const account = (change: object = {}) => ({
    ...{ profileid: '123', acctid: '1', token: '9418594164541111', expiry: '0930', name: 'Ann' },
    ...change,
  });

  it('I3.6-07 I5.3-10 lists them, none of a profile that is gone, and none that are no cards', async () => {
    replies = [
      json([account(), account({ acctid: '2', token: '9545454545454545' }), { odd: true }]),
      json([{ respstat: 'C', respcode: '96', resptext: 'Profile not found' }]),
      json('[]'),
    ];
    const gateway = aGateway();
    expect(await gateway.savedCards(merchant, '123')).toEqual({
      outcome: 'found',
      answer: [
        { profileId: '123', accountId: '1', lastFour: '1111', brand: 'Visa', expiry: '0930' },
        { profileId: '123', accountId: '2', lastFour: '4545', brand: 'Mastercard', expiry: '0930' },
      ],
    });
    for (const _ of [1, 2])
      expect(await gateway.savedCards(merchant, '123')).toEqual({ outcome: 'found', answer: [] });
  });

  it('I5.3-10 renews one with everything that is known of it', async () => {
    replies = [json([account()]), json({ respstat: 'A', ...account({ expiry: '1133' }) })];
    const card = { profileId: '123', accountId: '1', expiry: '203311' };
    expect(await aGateway().updateCard(merchant, card)).toMatchObject({
      ...{ outcome: 'approved', card: { accountId: '1', expiry: '1133' } },
    });
    expect(received[1]?.body).toMatchObject({
      ...{ profile: '123/1', profileupdate: 'Y', account: '9418594164541111', expiry: '1133', name: 'Ann' },
    });
  });

  it('I4-08 deletes also the one that is charged by default, and one that is gone is deleted', async () => {
    const gateway = aGateway();
    const card = { profileId: '123', accountId: '1' };
    const refusal = json({ respstat: 'C', respcode: '500' });
    replies = [refusal, json([account()]), json({ respstat: 'A' })];
    expect(await gateway.deleteCard(merchant, card)).toEqual({ outcome: 'approved' });
    expect(received.at(-1)?.call).toBe(`DELETE /profile/123//${merchant.merchantId}`);
    const other = account({ acctid: '2', token: '9545454545454545' });
    replies = [
      refusal,
      json([account(), other]),
      json([other]),
      json({ respstat: 'A', ...other }),
      json({ respstat: 'A' }),
    ];
    expect(await gateway.deleteCard(merchant, card)).toEqual({ outcome: 'approved' });
    expect(received.at(-2)?.body).toMatchObject({ profile: '123/2', defaultacct: 'Y' });
    replies = [json({ respstat: 'C', respcode: '96' })];
    expect(await gateway.deleteCard(merchant, card)).toEqual({ outcome: 'approved' });
  });
});

describe('secrets', () => {
  it('stand in no log and no outcome, whatever the gateway says', async () => {
    const echo = anAuthorizationAnswer({
      respstat: 'C',
      respcode: '100',
      resptext: 'card 9418594164541111 pa:ss•word',
    });
    const outcomes = [
      await authorized(json(echo)),
      await authorized(json({ message: 'pa:ss•word 9418594164541111', errorcode: 12 }, 400)),
      await authorized(json(anAuthorizationAnswer({ retref: '' }))),
    ];
    const said = JSON.stringify([outcomes, lines]);
    for (const secret of [
      '9418594164541111',
      'pa:ss',
      Buffer.from('bite:pa:ss•word').toString('base64'),
      '0930',
    ])
      expect(said).not.toContain(secret);
    expect(lines).not.toEqual([]);
  });
});
