// What happens to captured payments by itself in the real service, and here when somebody says so: batches are closed and settled,
// payments are funded and charged back. And the reports about it.
import { writeAmount } from './amounts.ts';
import { type Answer, day } from './answers.ts';
import type { Batch, Funding, Payment } from './gateway-state.ts';
import type { GatewayStore } from './gateway-store.ts';
import type { SandboxMerchant } from './merchants.ts';

/** Of what was sold, in thousandths. */
const FEE_PER_MILLE = 29;

const paymentsIn = (store: GatewayStore, { batchid }: Batch): Payment[] =>
  store.state.payments.filter((payment) => payment.batchid === batchid && payment.settlement !== 'Voided');

/**
 * From now on its payments can't be voided. Undefined without an open batch.
 * @param date YYYYMMDD: the day of its report; today by default.
 */
export function closeBatch(store: GatewayStore, merchid: string, date = today(store)): Batch | undefined {
  const batch = store.state.batches.find((one) => one.merchid === merchid && one.state === 'open');
  if (!batch) return undefined;
  batch.state = 'closed';
  const time = new Date(store.now()).toISOString().slice(10);
  batch.closedAt = `${dashed(date)}${time}`;
  return batch;
}

/**
 * Settles the closed batches of a merchant.
 * @param rejected The references of payments that the bank does not take.
 */
export function settle(store: GatewayStore, merchid: string, rejected: readonly string[] = []): Batch[] {
  const closed = store.state.batches.filter((one) => one.merchid === merchid && one.state === 'closed');
  for (const batch of closed) {
    batch.state = 'settled';
    for (const payment of paymentsIn(store, batch))
      payment.settlement = rejected.includes(payment.retref) ? 'Rejected' : 'Accepted';
  }
  return closed;
}

/** True if the payment had settled and was not charged back before. It is deducted from the next funding. */
export function chargeBack(
  store: GatewayStore,
  merchid: string,
  retref: string,
  reasoncode = '10.4',
): boolean {
  const payment = store.payment(merchid, retref);
  if (payment?.settlement !== 'Accepted' || payment.kind !== 'payment' || payment.chargeback) return false;
  payment.chargeback = { casenumber: `CB${store.nextReference()}`, reasoncode };
  return true;
}

/**
 * Pays out what has settled, less fees and chargebacks. Undefined if there is nothing.
 * @param date YYYYMMDD; today by default.
 */
export function fund(store: GatewayStore, merchid: string, date = today(store)): Funding | undefined {
  const mine = store.state.payments.filter((payment) => payment.merchid === merchid);
  const unpaid = mine.filter(({ settlement, fundingid }) => settlement === 'Accepted' && !fundingid);
  const contested = mine.filter(({ chargeback }) => chargeback && !chargeback.fundingid);
  const first = unpaid[0] ?? contested[0];
  if (!first) return undefined;
  const sold = sumOf(unpaid.filter(({ kind }) => kind === 'payment'));
  const earlier = store.state.fundings.find((one) => one.merchid === merchid && one.date === date);
  const funding: Funding = {
    fundingid: store.nextReference(),
    fundingmasterid: earlier?.fundingmasterid ?? store.nextReference(),
    merchid,
    date,
    currency: first.currency,
    netsales: sold - sumOf(unpaid.filter(({ kind }) => kind !== 'payment')),
    fee: 0 - Math.round((sold * FEE_PER_MILLE) / 1000),
    reversal: 0 - sumOf(contested),
    retrefs: unpaid.map(({ retref }) => retref),
    chargebacks: contested.map(({ retref }) => retref),
  };
  for (const payment of unpaid) payment.fundingid = funding.fundingid;
  for (const { chargeback } of contested) if (chargeback) chargeback.fundingid = funding.fundingid;
  store.state.fundings.push(funding);
  return funding;
}

const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, payment) => sum + payment.amount, 0);

const today = (store: GatewayStore): string => compact(new Date(store.now()).toISOString());
const compact = (iso: string): string => day(iso).replaceAll('-', '');

const letters: Partial<Record<Payment['settlement'], string>> = { Accepted: 'Y', Rejected: 'N' };

/** GET settlestat: by batch or by the day it was closed; text instead of a list where there is none. */
export function settlementReport(
  store: GatewayStore,
  { merchid }: SandboxMerchant,
  { batchid, date }: { batchid: string | null; date: string | null },
): Answer {
  const batches = store.state.batches.filter(
    (batch) =>
      batch.merchid === merchid &&
      batch.state === 'settled' &&
      (batchid ? batch.batchid === batchid : compact(batch.closedAt ?? '').slice(4) === date),
  );
  if (batches.length === 0) return { body: 'Null batches' };
  return {
    body: batches.map((batch) => {
      const payments = paymentsIn(store, batch);
      return {
        batchid: batch.batchid,
        hostbatch: batch.batchid.slice(-6),
        hoststat: payments.some(({ settlement }) => settlement === 'Rejected') ? 'PR' : 'GB',
        merchid,
        respproc: 'RPCT',
        txns: payments.map(({ retref, settlement }) => ({ retref, setlstat: letters[settlement] })),
      };
    }),
  };
}

const dashed = (date: string): string => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;

export interface FundingQuery {
  /** MMDD, YYYYMMDD or YYYY-MM-DD; today by default. */
  date: string | null;
  page: number;
  limit: number;
}

/** GET funding. */
export function fundingReport(
  store: GatewayStore,
  { merchid }: SandboxMerchant,
  { date, page, limit }: FundingQuery,
): Answer {
  const asked = (date ?? today(store)).replaceAll('-', '');
  const mine = store.state.fundings.filter((one) => one.merchid === merchid && one.date.endsWith(asked));
  const latest = mine.at(-1);
  const days = mine.filter((one) => one.date === latest?.date);
  const txns = days.flatMap((funding) =>
    funding.retrefs.map((retref) => transaction(store, funding, retref)),
  );
  return {
    body: {
      merchid,
      fundingmasterid: latest?.fundingmasterid ?? null,
      fundingdate: latest ? dashed(latest.date) : null,
      datechanged: null,
      fundings: days.map(deposit),
      txns: txns.slice((page - 1) * limit, page * limit),
      adjustments: days.flatMap((funding) => adjustmentsOf(store, funding)),
      chargebacks: days.flatMap((funding) =>
        funding.chargebacks.map((retref) => chargebackEntry(store, funding, retref)),
      ),
    },
  };
}

function deposit(funding: Funding) {
  const money = (minor: number): string => writeAmount(minor, funding.currency);
  return {
    fundingid: funding.fundingid,
    fundingmasterid: funding.fundingmasterid,
    fundingdate: dashed(funding.date),
    currency: funding.currency,
    netsales: money(funding.netsales),
    fee: money(funding.fee),
    reversal: money(funding.reversal),
    totalfunding: money(funding.netsales + funding.fee + funding.reversal),
    thirdparty: '0',
    interchangefee: '0',
    adjustment: '0',
    otheradjustment: '0',
    servicecharge: '0',
    dateadded: dashed(funding.date),
    datechanged: dashed(funding.date),
    ddanumber: '5XXXXX1756',
    abanumber: '054000030',
    deposittrancode: '22',
    depositachtracenumber: `121000${funding.fundingid.slice(-9)}`,
  };
}

const brandNames = { V: 'Visa', M: 'Mastercard', A: 'Amex', D: 'Discover' } as const;
const masked = ({ card }: Payment): string => `XXXXXXXXXXXX${card.lastFour}`;

function transaction(store: GatewayStore, funding: Funding, retref: string) {
  const payment = store.payment(funding.merchid, retref);
  if (!payment) return { retref, fundingid: funding.fundingid };
  const isSale = payment.kind === 'payment';
  return {
    fundingtxnid: `${funding.fundingid}${retref.slice(-4)}`,
    fundingid: funding.fundingid,
    retref,
    ...(payment.parent && { parentretref: payment.parent }),
    type: isSale ? 'SALE' : 'REFUND',
    status: 'Processed',
    date: dashed(funding.date),
    authdate: day(payment.authorizedAt),
    amount: writeAmount(isSale ? payment.amount : -payment.amount, payment.currency),
    currency: payment.currency,
    cardtype: 'Credit',
    cardbrand: brandNames[payment.card.brand],
    cardnumber: masked(payment),
    cardproc: 'RPCT',
    batchid: payment.batchid,
    respcode: payment.respcode,
    authcode: payment.authcode,
    invoicenumber: payment.orderid ?? '',
    interchangeunitfee: '0.10',
    interchangepercentfee: '1.80',
    plancode: 'VSRT',
    downgradereasoncodes: '',
    terminalnumber: '00000001',
  };
}

function adjustmentsOf(store: GatewayStore, funding: Funding) {
  const entry = (category: string, type: string, description: string, amount: number) => ({
    fundingadjustmentid: `${funding.fundingid}${Math.abs(amount)}`,
    fundingmasterid: funding.fundingmasterid,
    merchid: funding.merchid,
    category,
    type,
    description,
    amount: writeAmount(amount, funding.currency),
    currency: funding.currency,
    dateadded: dashed(funding.date),
    datechanged: dashed(funding.date),
  });
  const fee = funding.fee === 0 ? [] : [entry('FEE', 'PROCESSING FEES', 'CARD PROCESSING', funding.fee)];
  const reversals = funding.chargebacks.flatMap((retref) => {
    const payment = store.payment(funding.merchid, retref);
    if (!payment?.chargeback) return [];
    const { casenumber } = payment.chargeback;
    return [
      {
        ...entry('REVERSAL', 'CHARGEBACKS/CHARGEBACK REVERSALS', 'CARDHOLDER DISPUTE', -payment.amount),
        casenumber,
      },
    ];
  });
  return [...fee, ...reversals];
}

function chargebackEntry(store: GatewayStore, funding: Funding, retref: string) {
  const payment = store.payment(funding.merchid, retref);
  const { casenumber = '', reasoncode = '' } = payment?.chargeback ?? {};
  const amount = payment ? writeAmount(payment.amount, payment.currency) : '0.00';
  return {
    fundingchargebackid: casenumber.replace(/\D/g, ''),
    fundingmasterid: funding.fundingmasterid,
    merchid: funding.merchid,
    retref,
    reasoncode,
    reasondescription: 'Fraud: card not present',
    casenumber,
    sequencenumber: casenumber.slice(-6),
    acquirereferencenumber: `555${retref}`,
    sourcetransactionid: retref,
    invoicenumber: payment?.orderid ?? '',
    authcode: payment?.authcode ?? '',
    cardnumber: payment ? masked(payment) : '',
    amount,
    transactionamount: amount,
    chargebackdate: dashed(funding.date),
    transactiondate: payment ? day(payment.authorizedAt) : null,
    depositdate: null,
    dateadded: dashed(funding.date),
    datechanged: dashed(funding.date),
  };
}
