import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { chargeback } from './chargeback.schema.ts';
import {
  bookFunding,
  fundingAdjustment,
  fundingAnswer,
  fundingDeposit,
  fundingRequest,
  fundingTransaction,
} from './funding.schema.ts';
import { adjustmentCategories } from './gateway-words.ts';

const deposit = {
  fundingid: '15200208146336',
  fundingmasterid: '15200186146335',
  fundingdate: '2026-11-21',
  currency: 'USD',
  netsales: '10.03',
  totalfunding: '-27.18',
  fee: '0.10',
  thirdparty: '-5.49',
  reversal: '-31.72',
  interchangefee: '0.20',
  adjustment: '0.30',
  otheradjustment: '0.40',
  servicecharge: '0.50',
  dateadded: '2026-11-20',
  datechanged: '2026-11-21',
  ddanumber: '3XXXXX0540',
  abanumber: '121140399',
  deposittrancode: '22',
  depositachtracenumber: '121000240002309',
};

const transaction = {
  fundingtxnid: '15200186146336',
  fundingid: '15200230146336',
  retref: '137016250883',
  parentretref: '166432268693',
  type: 'SALE',
  status: 'Processed',
  date: '2026-11-20',
  authdate: '20261120140803',
  amount: '5.01',
  currency: 'USD',
  cardtype: 'Credit',
  cardbrand: 'VISA',
  cardnumber: '41XXXXXXXXXX1111',
  cardproc: 'RPCT',
  batchid: '313',
  respcode: '00',
  authcode: 'P9WMW0',
  invoicenumber: '2389343',
  interchangeunitfee: '0.10',
  interchangepercentfee: '0.02',
  plancode: '363',
  downgradereasoncodes: '27 37',
  terminalnumber: '23837493',
  sourcetransactionid: '15578657',
  achreturncode: 'R03',
};

const adjustment = {
  fundingadjustmentid: '15200349146338',
  fundingmasterid: '15200186146335',
  merchid: '496160873888',
  category: 'REVERSAL',
  type: 'CHARGEBACK REVERSALS',
  description: 'The cardholder did not order this.',
  amount: '-31.72',
  currency: 'USD',
  casenumber: '771886445001',
  dateadded: '2026-11-20',
  datechanged: '2026-11-21',
};

const taken = {
  fundingchargebackid: '5',
  fundingmasterid: '15200186146335',
  merchid: '496160873888',
  reasoncode: '4837',
  reasondescription: 'No cardholder authorization',
  casenumber: '771886445001',
  sequencenumber: '268693',
  acquirereferencenumber: '55500807123206000059099',
  retref: '278090245692',
  sourcetransactionid: '18749749',
  invoicenumber: '5909',
  authcode: 'B70WFN',
  cardnumber: '533248XXXXXX8987',
  amount: '92.15',
  transactionamount: '92.16',
  chargebackdate: '2026-11-05',
  transactiondate: '2026-11-04',
  depositdate: '2026-11-06',
  dateadded: '2026-11-07',
  datechanged: '2026-11-08',
};

const report = {
  fundingmasterid: '15200186146335',
  fundingdate: '2026-11-21',
  merchid: '496160873888',
  datechanged: '2026-11-22',
  fundings: [deposit],
  txns: [transaction],
  adjustments: [adjustment],
  chargebacks: [taken],
};

describe('funding request', () => {
  it('I5.2-24, I5.2-25 asks for a day, page by page', () => {
    const asked = { merchid: '496160873888', date: '2026-11-21', page: 2, limit: 10_000 };
    expect(fundingRequest.parse(asked)).toEqual(asked);
    expect(issuesOf(fundingRequest, { merchid: '1', date: '20261121' })).toEqual([]);
    expect(issuesOf(fundingRequest, { ...asked, date: '1121', page: 0, limit: 10_001 })).toEqual([
      'date: Date must be YYYY-MM-DD or YYYYMMDD',
      'page: Page must be a positive integer',
      'limit: Limit cannot exceed 10000',
    ]);
  });
});

describe('funding report', () => {
  it('I3.6-04 keeps every field of a deposit', () => {
    expect(fundingDeposit.parse(deposit)).toEqual(deposit);
    expect(fundingAnswer.parse(report)).toEqual(report);
  });

  it('I3.6-05 keeps every field of transactions and adjustments', () => {
    expect(fundingTransaction.parse({ ...transaction, userfields: 'table 7' })).toEqual({
      ...transaction,
      userfields: 'table 7',
    });
    expect(fundingAdjustment.parse(adjustment)).toEqual(adjustment);
  });

  it('I3.6-06 keeps every field of a chargeback', () => {
    expect(chargeback.parse(taken)).toEqual(taken);
  });

  it('I3.6-04 is read with numbers for text, without its lists and with fields that came later', () => {
    expect(
      fundingAnswer.parse({ fundingmasterid: 25, fundings: [{ netsales: 51.3, tax: 1 }], txns: null }),
    ).toMatchObject({
      fundingmasterid: '25',
      fundings: [{ netsales: '51.3', tax: 1 }],
      txns: undefined,
    });
  });

  it.each([...adjustmentCategories, 'INTERCHANGE CHARGES'])(
    'I3.6-05 reads adjustments of the category %s',
    (category) => {
      expect(
        fundingAnswer.parse({ adjustments: [{ category, amount: '5' }] }).adjustments?.[0]?.category,
      ).toBe(category);
    },
  );

  it.each([
    ['-0.01', []],
    [-5, []],
    ['0', ['amount: Reversal adjustments must be negative']],
    ['31.72', ['amount: Reversal adjustments must be negative']],
    [undefined, ['amount: Reversal adjustments must be negative']],
    ['much', ['amount: Reversal adjustments must be negative']],
  ])('I5.3-06 a reversal of %j', (amount, found) => {
    expect(issuesOf(fundingAdjustment, { ...adjustment, amount })).toEqual(found);
  });

  it('I5.3-06 other adjustments may be of either sign', () => {
    expect(issuesOf(fundingAdjustment, { ...adjustment, category: 'FEE', amount: '1' })).toEqual([]);
  });

  it.each(['', undefined, null])('I5.3-07 a chargeback needs a case number: %j', (casenumber) => {
    const issue = ['casenumber: Chargebacks need a case number'];
    expect(issuesOf(chargeback, { ...taken, casenumber })).toEqual(issue);
    expect(issuesOf(fundingAdjustment, { ...adjustment, category: 'CHARGEBACK', casenumber })).toEqual(issue);
    expect(issuesOf(fundingAdjustment, { ...adjustment, category: 'FEE', casenumber })).toEqual([]);
  });

  it('I5.3-08 a third-party adjustment needs a type', () => {
    const issue = ['type: Third-party adjustments need a type'];
    expect(issuesOf(fundingAdjustment, { ...adjustment, category: 'THIRD PARTY', type: undefined })).toEqual(
      issue,
    );
    expect(issuesOf(fundingAdjustment, { ...adjustment, category: 'THIRD PARTY', type: '' })).toEqual(issue);
    expect(issuesOf(fundingAdjustment, { ...adjustment, category: 'THIRD PARTY' })).toEqual([]);
    expect(issuesOf(fundingAdjustment, { ...adjustment, category: 'OTHER', type: undefined })).toEqual([]);
  });

  it('I5.2-12 books a transaction with at most 256 characters of user fields', () => {
    expect(issuesOf(fundingTransaction, { ...transaction, userfields: 'x'.repeat(256) })).toEqual([]);
    expect(issuesOf(fundingTransaction, { ...transaction, userfields: 'x'.repeat(257) })).toEqual([
      'userfields: User fields must be at most 256 characters',
    ]);
  });

  it('books what is in order and names what is not', () => {
    const read = fundingAnswer.parse({
      txns: [transaction, { userfields: 'x'.repeat(257) }],
      adjustments: [{ ...adjustment, amount: '31.72' }, adjustment, { category: 'THIRD PARTY' }],
      chargebacks: [taken, { reasoncode: '4837' }],
    });
    expect(bookFunding(read)).toEqual({
      transactions: [transaction],
      adjustments: [adjustment],
      chargebacks: [taken],
      faults: [
        'txns.1.userfields: User fields must be at most 256 characters',
        'adjustments.0.amount: Reversal adjustments must be negative',
        'adjustments.2.type: Third-party adjustments need a type',
        'chargebacks.1.casenumber: Chargebacks need a case number',
      ],
    });
  });

  it('books nothing from an empty report', () => {
    expect(bookFunding(fundingAnswer.parse({ txns: null }))).toEqual({
      transactions: [],
      adjustments: [],
      chargebacks: [],
      faults: [],
    });
  });
});
