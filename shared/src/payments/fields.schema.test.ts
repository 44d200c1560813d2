import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { issuesOf } from '../testing/issues.ts';
import * as fields from './fields.schema.ts';

interface Rule {
  id: string;
  schema: z.ZodType;
  good: readonly unknown[];
  /** What is refused, and the words for it. */
  bad: Readonly<Record<string, readonly unknown[]>>;
}

const long = (length: number): string => 'x'.repeat(length);
const ones = (length: number): string => '1'.repeat(length);

const rules: Record<string, Rule> = {
  merchantId: {
    id: 'I5.2-01',
    schema: fields.merchantId,
    good: ['1', long(16), 'MID-7'],
    bad: { 'Merchant ID must be 1-16 characters': ['', long(17), undefined, 7] },
  },
  merchantNumber: {
    id: 'I5.2-01',
    schema: fields.merchantNumber,
    good: ['1', ones(16)],
    bad: { 'Merchant ID must be 1-16 digits': ['', ones(17), 'MID7', '12 3', undefined] },
  },
  amount: {
    id: 'I5.2-02',
    schema: fields.amount,
    good: ['0', '1250', '12.5', '12.50', ones(14), `${ones(11)}.11`],
    bad: {
      'Amount is required': [undefined, 12.5],
      'Amount must be at most 14 characters': [ones(15), `${ones(12)}.11`],
      'Amount must be a decimal with up to 2 places': ['', '12.505', '12.', '.5', '-1', '1,5', '1e3', ' 1'],
    },
  },
  account: {
    id: 'I5.2-03',
    schema: fields.account,
    good: ['1', ones(27)],
    bad: { 'Account must be 1-27 characters': ['', ones(28), undefined] },
  },
  currency: {
    id: 'I5.2-04',
    schema: fields.currency,
    good: ['USD', 'JPY'],
    bad: { 'Currency must be exactly 3 uppercase letters': ['US', 'USDX', 'usd', 'US1', '', undefined] },
  },
  expiry: {
    id: 'I5.2-05',
    schema: fields.expiry,
    good: ['0930', '203009', '20300930'],
    bad: {
      'Expiry must be MMYY, YYYYMM or YYYYMMDD': ['0000', '1330', '930', '09/30', '203013', '', undefined],
    },
  },
  profileExpiry: {
    id: 'I5.2-05',
    schema: fields.profileExpiry,
    good: ['0930', '1299', '0000'],
    bad: { 'Expiry must be MMYY': ['203009', '20300930', '1330', '0030', '', undefined] },
  },
  cvv2: {
    id: 'I5.2-06',
    schema: fields.cvv2,
    good: ['123', '1234'],
    bad: { 'CVV2 must be 3 or 4 digits': ['12', '12345', '12a', '', 123] },
  },
  country: {
    id: 'I5.2-07',
    schema: fields.country,
    good: ['US', 'JP'],
    bad: { 'Country must be 2 uppercase letters': ['U', 'USA', 'us', 'U1', ''] },
  },
  usPostal: {
    id: 'I5.2-08',
    schema: fields.usPostal,
    good: ['12207', '12207-1234'],
    bad: {
      'Postal code must be 5 digits or 5-4 digits': [
        '1220',
        '122071',
        '12207-123',
        '12207-12345',
        '122071234',
        'K1A 0B1',
        '',
      ],
    },
  },
  postal: {
    id: 'I5.2-08',
    schema: fields.postal,
    good: ['1', 'M5H 2N2', '12207-1234'],
    bad: { 'Postal code must be 1-10 characters': ['', '1'.repeat(11)] },
  },
  bankAba: {
    id: 'I5.2-09',
    schema: fields.bankAba,
    good: ['036001808'],
    bad: { 'Bank ABA must be exactly 9 digits': ['03600180', '0360018080', '03600180a', ''] },
  },
  terminalId: {
    id: 'I5.2-10',
    schema: fields.terminalId,
    good: ['ABC12345', '12345678', 'A-C12345'],
    bad: {
      'Terminal ID must be 8 characters ending with 5 digits': [
        'AB12345',
        'ABCD12345',
        'ABCD1234',
        'ABC1234a',
        '',
      ],
    },
  },
  orderDate: {
    id: 'I5.2-11',
    schema: fields.orderDate,
    good: ['20261121'],
    bad: { 'Order date must be YYYYMMDD': ['2026-11-21', '1121', '20261321', '20261132', '', undefined] },
  },
  fundingUserFields: {
    id: 'I5.2-12',
    schema: fields.fundingUserFields,
    good: ['', long(256)],
    bad: { 'User fields must be at most 256 characters': [long(257)] },
  },
  signature: {
    id: 'I5.2-13',
    schema: fields.signature,
    good: ['x', long(6144)],
    bad: { 'Signature must be 1-6144 characters': ['', long(6145)] },
  },
  orderId: {
    id: 'I5.2-14',
    schema: fields.orderId,
    good: ['1', long(50)],
    bad: { 'Order ID must be 1-50 characters': ['', long(51)] },
  },
  retref: {
    id: 'I5.2-15',
    schema: fields.retref,
    good: ['1', '288002073633', `aZ${ones(12)}`],
    bad: { 'retref must be 1-14 letters or digits': ['', ones(15), '28-80', '../288', undefined] },
  },
  profileId: {
    id: 'I5.2-16',
    schema: fields.profileId,
    good: ['1', ones(20)],
    bad: { 'Profile ID must be 1-20 digits': ['', ones(21), '1a', '1/1'] },
  },
  accountId: {
    id: 'I5.2-16',
    schema: fields.accountId,
    good: ['1', '999'],
    bad: { 'Account ID must be 1-3 digits': ['', '1000', 'a'] },
  },
  token: {
    id: 'I5.2-16',
    schema: fields.token,
    good: ['1', ones(19)],
    bad: { 'Token must be 1-19 characters': ['', ones(20)] },
  },
  profileText: {
    id: 'I5.2-16',
    schema: fields.profileText,
    good: ['Y', long(24)],
    bad: { 'Profile must be 1-24 characters': ['', long(25)] },
  },
  flag: {
    id: 'I5.2-18',
    schema: fields.flag,
    good: ['Y', 'N'],
    bad: { 'Must be Y or N': ['y', '', 'yes', true, 'X'] },
  },
  ecomInd: {
    id: 'I5.2-19',
    schema: fields.ecomInd,
    good: ['T', 'R', 'E'],
    bad: { 'ecomind must be T, R or E': ['t', 'C', ''] },
  },
  cardOnFile: {
    id: 'I5.2-19',
    schema: fields.cardOnFile,
    good: ['C', 'M'],
    bad: { 'cof must be C or M': ['c', 'E', ''] },
  },
  achEntryCode: {
    id: 'I5.2-19',
    schema: fields.achEntryCode,
    good: ['CCD', 'PPD', 'TEL', 'WEB'],
    bad: { 'ACH entry code must be CCD, PPD, TEL or WEB': ['ccd', 'ARC', ''] },
  },
  secureFlag: {
    id: 'I5.2-20',
    schema: fields.secureFlag,
    good: ['05', '06'],
    bad: { 'Secure flag must be 05 or 06': ['5', '07', ''] },
  },
  secureExemption: {
    id: 'I5.2-20',
    schema: fields.secureExemption,
    good: ['ivr', 'lowrisk', 'lowvalue', 'trusted'],
    bad: { 'Secure exemption must be ivr, lowrisk, lowvalue or trusted': ['IVR', 'low', ''] },
  },
  binBound: {
    id: 'I5.2-23',
    schema: fields.binBound,
    good: ['478823XXX'],
    bad: {
      'BIN must be 6 digits followed by XXX': [
        '47882XXX',
        '4788231XXX',
        '478823XX',
        '478823xxx',
        '478823',
        '',
      ],
    },
  },
  page: {
    id: 'I5.2-24',
    schema: fields.page,
    good: [1, 100_000],
    bad: { 'Page must be a positive integer': [0, -1, 1.5, '1', undefined] },
  },
  limit: {
    id: 'I5.2-24, I9-05',
    schema: fields.limit,
    good: [1, 10_000],
    bad: {
      'Limit must be a positive integer': [0, -1, 1.5, '1', undefined],
      'Limit cannot exceed 10000': [10_001],
    },
  },
  queryDate: {
    id: 'I5.2-25',
    schema: fields.queryDate,
    good: ['1121', '20261121', '19000101', '21001231'],
    bad: {
      'Date must be MMDD or YYYYMMDD': [
        '1321',
        '1132',
        '0021',
        '18991231',
        '21010101',
        '2026-11-21',
        '',
        undefined,
      ],
    },
  },
  fundingDate: {
    id: 'I5.2-25',
    schema: fields.fundingDate,
    good: ['2026-11-21', '20261121'],
    bad: {
      'Date must be YYYY-MM-DD or YYYYMMDD': ['1121', '2026-13-21', '2026-11-32', '20261321', '', undefined],
    },
  },
  batchDate: {
    id: 'I5.2-26',
    schema: fields.batchDate,
    good: ['1121'],
    bad: { 'Date must be MMDD': ['20261121', '1321', '', undefined] },
  },
  batchId: {
    id: 'I5.2-26',
    schema: fields.batchId,
    good: ['1', ones(12)],
    bad: { 'Batch ID must be 1-12 characters': ['', ones(13)] },
  },
};

const accepted = Object.entries(rules).flatMap(([name, { id, schema, good }]) =>
  good.map((value) => ({ id, name, value, schema })),
);
const refused = Object.entries(rules).flatMap(([name, { id, schema, bad }]) =>
  Object.entries(bad).flatMap(([message, values]) =>
    values.map((value) => ({ id, name, value, schema, message })),
  ),
);

describe('single fields', () => {
  it.each(accepted)('$id $name may be $value', ({ value, schema }) => {
    expect(schema.parse(value)).toBe(value);
  });

  it.each(refused)('$id $name may not be $value: $message', ({ value, schema, message }) => {
    expect(issuesOf(schema, value)).toContain(`: ${message}`);
  });
});
