import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { issuesOf } from '../testing/issues.ts';
import {
  aLineItem,
  anAuthorizationAnswer,
  anAuthorizationRequest,
  TEST_CARD,
} from '../testing/payment-records.ts';
import { gatewayVerdict } from './answer-fields.schema.ts';
import {
  authorizationAnswer,
  authorizationRequest,
  voiceAuthorizationRequest,
} from './authorization.schema.ts';
import { cardTypes, entryModes } from './gateway-words.ts';

const issues = (change: Record<string, unknown>) =>
  issuesOf(authorizationRequest, anAuthorizationRequest(change));

const wholeRequest = {
  merchid: '496160873888',
  account: TEST_CARD,
  token: '9418594164541111',
  profile: 'Y',
  amount: '12.50',
  currency: 'USD',
  expiry: '20300930',
  cvv2: '1234',
  orderid: 'order-12',
  capture: 'Y',
  tokenize: 'Y',
  receipt: 'Y',
  bin: 'Y',
  ecomind: 'E',
  cof: 'M',
  cofscheduled: 'N',
  cofpermission: 'Y',
  accttype: 'ECHK',
  bankaba: '036001808',
  achEntryCode: 'WEB',
  achDescription: 'Dinner',
  name: 'Kim Doe',
  company: 'Bella',
  address: '1 Main Street',
  address2: 'Suite 2',
  city: 'Albany',
  region: 'NY',
  country: 'US',
  postal: '12207-1234',
  phone: '5185550100',
  email: 'kim@example.com',
  taxexempt: 'N',
  taxamnt: '1.00',
  ponumber: 'PO-7',
  invoiceid: 'INV-7',
  items: [aLineItem()],
  frtamnt: '0.50',
  dutyamnt: '0.25',
  orderdate: '20261121',
  userfields: { table: '7' },
  signature: 'Qk0=',
  termid: 'ABC12345',
  track: ';4111=3009?',
  authcode: 'PPS123',
  secureflag: '05',
  securevalue: 'AAABBB',
  securexid: 'XID',
  secureexemption: 'lowvalue',
};

describe('authorization request', () => {
  it('I3.6-02 keeps every field that it is given', () => {
    expect(authorizationRequest.parse(wholeRequest)).toEqual(wholeRequest);
  });

  it('I3.6-02 needs a merchant, an amount, a currency and a card; it adds nothing', () => {
    expect(authorizationRequest.parse(anAuthorizationRequest())).toEqual(anAuthorizationRequest());
    expect(issuesOf(authorizationRequest, {})).toEqual([
      'merchid: Merchant ID must be 1-16 characters',
      'amount: Amount is required',
      'currency: Currency must be exactly 3 uppercase letters',
    ]);
  });

  it('refuses a field that the gateway does not know', () => {
    expect(issues({ retries: 3 })).toEqual([': Unrecognized key: "retries"']);
  });

  it.each([
    ['an account', { token: undefined, account: TEST_CARD }],
    ['a token', { account: undefined }],
    ['a stored profile', { token: undefined, profile: '123/1' }],
    ['the stripe of a card', { token: undefined, track: ';4111=3009?' }],
  ])('I3.6-02 pays with %s', (_, change) => {
    expect(issues(change)).toEqual([]);
  });

  it.each([{ token: undefined }, { token: undefined, profile: 'Y' }])(
    'I3.6-02 pays with none of these: %j',
    (change) => {
      expect(issues(change)).toEqual(['account: An account or a token is required']);
    },
  );

  it.each(['capture', 'tokenize', 'receipt', 'bin', 'taxexempt', 'cofscheduled', 'cofpermission'])(
    'I5.2-18 %s is Y or N',
    (field) => {
      expect(issues({ [field]: 'yes' })).toEqual([`${field}: Must be Y or N`]);
    },
  );

  it.each([
    ['account', '1'.repeat(28), 'Account must be 1-27 characters'],
    ['expiry', '1330', 'Expiry must be MMYY, YYYYMM or YYYYMMDD'],
    ['cvv2', '12', 'CVV2 must be 3 or 4 digits'],
    ['orderid', 'x'.repeat(51), 'Order ID must be 1-50 characters'],
    ['ecomind', 'X', 'ecomind must be T, R or E'],
    ['cof', 'X', 'cof must be C or M'],
    ['accttype', 'CASH', 'accttype must be ECHK, ESAV, PPAL, PAID, GIFT or PDEBIT'],
    ['bankaba', '1', 'Bank ABA must be exactly 9 digits'],
    ['achEntryCode', 'ARC', 'ACH entry code must be CCD, PPD, TEL or WEB'],
    ['taxamnt', '1.005', 'Amount must be a decimal with up to 2 places'],
    ['orderdate', '1121', 'Order date must be YYYYMMDD'],
    ['signature', 'x'.repeat(6145), 'Signature must be 1-6144 characters'],
    ['termid', '1', 'Terminal ID must be 8 characters ending with 5 digits'],
    ['secureflag', '07', 'Secure flag must be 05 or 06'],
    ['secureexemption', 'x', 'Secure exemption must be ivr, lowrisk, lowvalue or trusted'],
    ['country', 'usa', 'Country must be 2 uppercase letters'],
    ['postal', '1'.repeat(11), 'Postal code must be 1-10 characters'],
  ])('I3.6-02 holds %s to its rule', (field, value, message) => {
    expect(issues({ [field]: value })).toContain(`${field}: ${message}`);
  });

  it.each([
    ['12207', undefined, []],
    ['12207', 'US', []],
    ['K1A 0B1', undefined, ['postal: Postal code must be 5 digits or 5-4 digits']],
    ['K1A 0B1', 'US', ['postal: Postal code must be 5 digits or 5-4 digits']],
    ['K1A 0B1', 'CA', []],
    [undefined, 'US', []],
  ])('I5.2-08 a postal code is American in the United States only: %s in %s', (postal, country, found) => {
    expect(issues({ postal, country })).toEqual(found);
  });

  it.each([
    ['M', undefined, ['cofscheduled: cofscheduled is required for merchant-initiated transactions (cof: M)']],
    ['M', 'N', []],
    ['M', 'Y', []],
    ['C', undefined, []],
    [undefined, undefined, []],
  ])('I5.3-01 cof %s with cofscheduled %s', (cof, cofscheduled, found) => {
    expect(issues({ cof, cofscheduled })).toEqual(found);
  });

  const withoutAba = ['bankaba: bankaba is required for ACH accounts (accttype: ECHK or ESAV)'];

  it.each([
    [{ accttype: 'ECHK', account: '123' }, withoutAba],
    [{ accttype: 'ESAV', account: '123' }, withoutAba],
    [{ accttype: 'ECHK', account: '123', bankaba: '036001808' }, []],
    [{ accttype: 'ECHK' }, []],
    [{ accttype: 'GIFT', account: '123' }, []],
    [{ account: '123' }, []],
  ])('I5.3-02 an ACH account needs its bank: %j', (change, found) => {
    expect(issues(change)).toEqual(found);
  });

  const notZero = ['taxamnt: Tax amount must be zero when tax exempt is Y'];
  const isZero = ['taxamnt: Tax amount must not be zero when tax exempt is N'];

  it.each([
    ['Y', undefined, []],
    ['Y', '0', []],
    ['Y', '0.00', []],
    ['Y', '0.01', notZero],
    ['Y', '10', notZero],
    ['N', '0.01', []],
    ['N', '10', []],
    ['N', '0', isZero],
    ['N', '0.00', isZero],
    ['N', undefined, isZero],
    [undefined, '0', []],
    [undefined, '1', []],
  ])('I5.3-03 tax exempt %s with tax %s', (taxexempt, taxamnt, found) => {
    expect(issues({ taxexempt, taxamnt })).toEqual(found);
  });

  it('I5.3-04 a voice authorization needs its authcode', () => {
    const message = 'authcode: authcode is required for voice authorizations';
    expect(issuesOf(voiceAuthorizationRequest, anAuthorizationRequest())).toEqual([message]);
    expect(issuesOf(voiceAuthorizationRequest, anAuthorizationRequest({ authcode: '' }))).toEqual([message]);
    expect(issuesOf(voiceAuthorizationRequest, anAuthorizationRequest({ authcode: 'PPS123' }))).toEqual([]);
    expect(
      issuesOf(voiceAuthorizationRequest, anAuthorizationRequest({ authcode: 'PPS123', cof: 'M' })),
    ).toHaveLength(1);
  });
});

const wholeAnswer = {
  ...anAuthorizationAnswer(),
  currency: 'USD',
  expiry: '0930',
  orderid: 'order-12',
  orderId: 'order-12',
  authcode: 'PPS123',
  batchid: '1900942291',
  avsresp: 'Y',
  cvvresp: 'M',
  entrymode: 'ECommerce',
  bintype: 'FSA+Prepaid',
  commcard: 'N',
  profileid: '123',
  acctid: '1',
  signature: 'Qk0=',
  emv: '8A02',
  userfields: { table: '7' },
  declineCategory: '2',
  declineCategoryText: 'Wait to retry',
  merchAdviceCode: '24',
  merchAdviceText: 'Retry after 1 hour',
  assocRespCode: '51',
  fee_type: 'SURCHRG',
  fee_format: 'percent',
  fee_value: '300',
  fee_amount: '0.38',
  fee_merchid: '496160873889',
  fee_retref: '288002073634',
  fee_authcode: 'PPS124',
  receipt: { dba: 'Bella' },
  receiptObj: { footer: 'Thank you' },
  emvTagData: { TVR: '0000000000' },
  binInfo: { country: 'USA', product: 'V', gsa: false },
};

describe('authorization answer', () => {
  it('I3.6-03 keeps every field that it is given', () => {
    expect(authorizationAnswer.parse(wholeAnswer)).toEqual(wholeAnswer);
  });

  it('I3.6-03 reads numbers as text, and null, objects and lists where text belongs as nothing', () => {
    const answer = authorizationAnswer.parse(
      anAuthorizationAnswer({
        amount: 12.5,
        respcode: 0,
        token: null,
        authcode: { code: 1 },
        batchid: [7],
        commcard: false,
      }),
    );
    expect(answer).toMatchObject({ respstat: 'A', amount: '12.5', respcode: '0', commcard: 'false' });
    expect([answer.token, answer.authcode, answer.batchid]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['I9-06', 'entrymode', entryModes],
    ['I9-08', 'bintype', cardTypes],
    ['I4-08', 'respstat', ['A', 'B', 'C']],
  ] as const)('%s reads every known %s, and those that came later', (_, field, words) => {
    for (const word of [...words, 'Telepathy'])
      expect(authorizationAnswer.parse(anAuthorizationAnswer({ [field]: word }))[field]).toBe(word);
  });

  it.each(['emvTagData', 'receipt', 'receiptObj'])('I5.3-12 unpacks %s', (field) => {
    const read = (value: unknown) =>
      authorizationAnswer.parse(anAuthorizationAnswer({ [field]: value }))[field];
    expect(read('{"dba":"Bella"}')).toEqual({ dba: 'Bella' });
    expect(read({ dba: 'Bella' })).toEqual({ dba: 'Bella' });
    for (const nothing of ['', ' ', null, undefined, 7, '7', 'null']) expect(read(nothing)).toBeUndefined();
  });

  it.each([
    ['emvTagData', 'Invalid JSON in emvTagData string'],
    ['receipt', 'Invalid JSON in receipt string'],
    ['receiptObj', 'Invalid JSON in receiptObj string'],
  ])('I5.3-12 refuses %s that is no JSON', (field, message) => {
    for (const broken of ['{', 'Thank you', "{'dba':1}"])
      expect(issuesOf(authorizationAnswer, anAuthorizationAnswer({ [field]: broken }))).toEqual([
        `${field}: ${message}`,
      ]);
  });

  it('still tells an approval whose receipt it refuses', () => {
    expect(gatewayVerdict.parse(anAuthorizationAnswer({ receipt: '{' }))).toMatchObject({
      respstat: 'A',
      retref: '288002073633',
    });
  });

  it('reads an answer whose card details are no object', () => {
    expect(authorizationAnswer.parse(anAuthorizationAnswer({ binInfo: 'Visa' })).binInfo).toBeUndefined();
    expect(authorizationAnswer.parse(anAuthorizationAnswer({ binInfo: null })).respstat).toBe('A');
  });

  it('I3.6-03 reads the same whatever fields the gateway adds', () => {
    const names = fc
      .string({ minLength: 1 })
      .filter((name) => !(name in wholeAnswer) && name !== '__proto__');
    holds(
      fc.property(fc.dictionary(names, fc.jsonValue()), (added) => {
        const sent = JSON.parse(JSON.stringify({ ...added, ...wholeAnswer }));
        expect(authorizationAnswer.parse(sent)).toMatchObject(wholeAnswer);
      }),
    );
  });

  it('I3.6-03 reads an answer whatever stands in its fields, as long as no JSON is broken', () => {
    const value = fc.jsonValue();
    holds(
      fc.property(
        fc.record({ respstat: value, amount: value, fee_type: value, binInfo: value, entrymode: value }),
        (odd) => {
          expect(issuesOf(authorizationAnswer, odd)).toEqual([]);
        },
      ),
    );
  });
});
