// Turns the gateway's answers into what is kept of them: bounded, without card numbers, and with exact amounts. Entries that
// cannot be read are named for a person and left out.

import { fromDecimals } from '@bite/shared/payments/amounts';
import { cardBrand } from '@bite/shared/payments/card-number';
import type { Chargeback } from '@bite/shared/payments/chargeback.schema';
import { bookFunding, type FundingAnswer } from '@bite/shared/payments/funding.schema';
import {
  type KeptBatch,
  type KeptFunding,
  type KeptSettlement,
  MOST_TRANSACTIONS,
} from '@bite/shared/payments/payment-day.schema';
import type { SettledBatch } from '@bite/shared/payments/settlement.schema';

type Said = string | null | undefined;

const MOST_TEXT = 200;
const MOST_FAULTS = 50;
const controls = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** One line of at most 200 characters; undefined for none. */
export function textOf(said: Said): string | undefined {
  const line = (said ?? '').replace(controls, ' ').normalize().trim().slice(0, MOST_TEXT);
  return line === '' ? undefined : line;
}

/** Only the fields that have a value. */
export const present = <Fields extends Readonly<Record<string, unknown>>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>;
  };

/** '41XXXXXXXXXX1111' → '1111' */
export const lastFourOf = (number: Said): string | undefined => /(\d{4})\s*$/.exec(number ?? '')?.[1];

/** 'visa', from the name that a report gives or from the first digits that it shows. */
export function brandOf(said: Said, number: Said): string | undefined {
  const letters = (said ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (/^visa/.test(letters)) return 'visa';
  if (/^(mc|master)/.test(letters)) return 'mastercard';
  if (/^am(ex|erican)/.test(letters)) return 'amex';
  if (/^disc/.test(letters)) return 'discover';
  const digits = /^\d+/.exec((number ?? '').trim())?.[0];
  return textOf(said)?.toLowerCase() ?? (digits === undefined ? undefined : cardBrand(digits));
}

export function keptSettlement(
  batches: readonly SettledBatch[],
  asked: { askedAt: string; merchantId: string },
): KeptSettlement {
  let left = MOST_TRANSACTIONS;
  let isCut = false;
  const kept = batches.map((batch) => {
    const one = batchOf(batch);
    isCut ||= one.transactions.length > left;
    const transactions = one.transactions.slice(0, left);
    left -= transactions.length;
    return { ...one, transactions };
  });
  return { ...asked, batches: kept, isCut };
}

export const batchOf = ({ batchid, hostbatch, hoststat, txns }: SettledBatch): KeptBatch => ({
  batchId: textOf(batchid) ?? '?',
  ...present({ hostBatch: textOf(hostbatch), hostStatus: textOf(hoststat) }),
  transactions: txns.flatMap(({ retref, setlstat }) => {
    const known = textOf(retref);
    return known === undefined ? [] : [{ retref: known, said: textOf(setlstat) ?? '' }];
  }),
});

/** With the day's chargebacks, which are kept apart. Amounts are in the major unit of `currency`, unless an entry names its own. */
export function keptFunding(
  answer: FundingAnswer,
  currency: string,
  asked: { askedAt: string; merchantId: string },
): { funding: KeptFunding; chargebacks: Chargeback[] } {
  const { transactions, adjustments, chargebacks, faults } = bookFunding(answer);
  const amounts = amountReader(currency, faults);
  const deposits = (answer.fundings ?? []).map((deposit, index) => {
    const amount = (field: keyof typeof deposit) =>
      amounts(`fundings.${index}.${String(field)}`, deposit[field] as Said, deposit.currency) ?? 0;
    return {
      fundingId: textOf(deposit.fundingid) ?? `${index + 1}`,
      ...present({ date: textOf(deposit.fundingdate), currency: textOf(deposit.currency) }),
      netSales: amount('netsales'),
      fee: amount('fee'),
      thirdParty: amount('thirdparty'),
      reversal: amount('reversal'),
      interchange: amount('interchangefee'),
      adjustment: amount('adjustment'),
      otherAdjustment: amount('otheradjustment'),
      serviceCharge: amount('servicecharge'),
      total: amount('totalfunding'),
    };
  });
  const paid = transactions.flatMap((one, index) => {
    const amount = amounts(`txns.${index}.amount`, one.amount, one.currency);
    if (amount === undefined) return [];
    return {
      id: textOf(one.fundingtxnid) ?? textOf(one.retref) ?? `${index + 1}`,
      amount,
      ...present({
        fundingId: textOf(one.fundingid),
        retref: textOf(one.retref),
        parentRetref: textOf(one.parentretref),
        type: textOf(one.type),
        status: textOf(one.status),
        date: textOf(one.date),
        brand: brandOf(one.cardbrand, one.cardnumber),
        lastFour: lastFourOf(one.cardnumber),
      }),
    };
  });
  const adjusted = adjustments.flatMap((one, index) => {
    const amount = amounts(`adjustments.${index}.amount`, one.amount, one.currency);
    if (amount === undefined) return [];
    return {
      id: textOf(one.fundingadjustmentid) ?? `${index + 1}`,
      category: textOf(one.category) ?? 'OTHER',
      amount,
      ...present({
        type: textOf(one.type),
        description: textOf(one.description),
        caseNumber: textOf(one.casenumber),
        date: textOf(one.dateadded),
      }),
    };
  });
  const funding = {
    ...asked,
    deposits: deposits.slice(0, MOST_TRANSACTIONS),
    transactions: paid.slice(0, MOST_TRANSACTIONS),
    adjustments: adjusted.slice(0, MOST_TRANSACTIONS),
    faults: faults.slice(0, MOST_FAULTS).flatMap((fault) => textOf(fault) ?? []),
    isCut: [deposits, paid, adjusted].some((list) => list.length > MOST_TRANSACTIONS),
  };
  return { funding, chargebacks };
}

/** Reads amounts exactly; what is none, or has parts of a cent, becomes a fault. An absent one is none. */
const amountReader =
  (currency: string, faults: string[]) =>
  (field: string, said: Said, own: Said): number | undefined => {
    const text = (said ?? '').trim();
    if (text === '') return undefined;
    try {
      return fromDecimals(text, /^[A-Z]{3}$/.test(own ?? '') ? (own as string) : currency);
    } catch {
      faults.push(`${field}: not an amount`);
      return undefined;
    }
  };
