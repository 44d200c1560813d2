// A card gateway in memory that keeps the port's promises, with faults: an answer can be lost before or after the call took
// effect, and the whole gateway can be down.
import { decimal } from '@bite/shared/kernel/money';
import type { FundingAnswer } from '@bite/shared/payments/funding.schema';
import type { SettledBatch } from '@bite/shared/payments/settlement.schema';
import type { SettlementWord } from '@bite/shared/payments/settlement-status';
import type { Wallet } from '@bite/shared/payments/wallets';
import { deviceDataOf } from '../adapters/cardpointe/wallet-tokens.ts';
import type {
  Authorization,
  Authorized,
  CardGateway,
  CardToCharge,
  Declined,
  KnownPayment,
  Merchant,
  Moved,
  NotDone,
  StoredCard,
  Unknown,
} from '../ports/card-gateway.ts';

/** Tokens, by what happens to whoever pays with them: the last four digits decide. */
export const testTokens = {
  good: '9418594164541111',
  declined: '9418594164541020',
  /** Never to be tried again, as a stolen card. */
  stolen: '9418594164541038',
  /** Approved for half of it. */
  partial: '9418594164540062',
  wrongCode: '9418594164540111',
} as const;

/** Postal codes that do not belong to the card, as the gateway's test installation has them. */
export const WRONG_POSTAL = '12112';

/** What can be done with money, and can go wrong. */
export type GatewayCall = keyof CardGateway;

/**
 * lostBefore: nothing happened, and no answer came; lostAfter: it happened, and no answer came. The others answer that nothing
 * happened. `cut` runs what a test gives, before the call or after it took effect, and then throws: the process has ended.
 */
export type Fault =
  | 'lostBefore'
  | 'lostAfter'
  | 'unreachable'
  | 'limited'
  | 'credentials'
  | 'invalid'
  | 'cutBefore'
  | 'cutAfter';

export interface MemoryPayment {
  retref: string;
  merchantId: string;
  gatewayOrderId: string;
  kind: 'payment' | 'refund';
  state: 'declined' | 'authorized' | 'captured' | 'settled' | 'voided';
  /** Major unit: authorized, then captured. */
  amount: number;
  /** Of a payment: what has been refunded of it. */
  refunded: number;
  lastFour: string;
  avs?: string;
  cvv?: string;
  /** Of a refund. */
  parent?: string;
  batchId?: string;
}

/** The process ended here. */
export class ProcessEnded extends Error {}

export interface MemoryCardGateway extends CardGateway {
  /** Everything that the gateway knows, in the order in which it happened. */
  payments(): MemoryPayment[];
  /** All calls so far. */
  calls(): GatewayCall[];
  /** The next call of this name has the fault. Several wait in line. */
  failNext(call: GatewayCall, ...faults: (Fault | undefined)[]): void;
  /** Every call is lost, or cannot be sent at all, until it is undefined again. */
  setDown(as: 'silent' | 'unreachable' | undefined): void;
  /** What was captured is settled from now on: it cannot be voided any more. Returns the batch's id. */
  closeBatch(): string;
  /** Authorizations can no longer be captured, as after a week. */
  expireAuthorizations(): void;
  setFunding(date: string, answer: FundingAnswer): void;
  /** What it says was settled on a day, as MMDD; from then on nothing was on days of which nothing is said. */
  setSettlement(date: string, batches: SettledBatch[]): void;
  /** Money that was taken or is reserved, less what was given back, in the major unit. */
  held(): number;
}

const unknown: Unknown = { outcome: 'unknown' };
/** MMYY, also of YYYYMM. */
const shortExpiry = (expiry: string): string =>
  expiry.length === 6 ? `${expiry.slice(4, 6)}${expiry.slice(2, 4)}` : expiry;
const notDone = (reason: NotDone['reason']): NotDone => ({ outcome: 'notDone', reason });
const plus = (one: number, other: number): number => decimal(one).plus(other).toNumber();
const minus = (one: number, other: number): number => decimal(one).minus(other).toNumber();

/** By the token, whatever else is sent. */
function verdictOn(card: CardToCharge, amount: number, postal?: string) {
  const token: string | undefined = 'token' in card ? card.token : undefined;
  const isDeclined = isLike(token, testTokens.declined) || isLike(token, testTokens.stolen);
  const half = decimal(amount).div(2).round(2, 0).toNumber();
  return {
    state: isDeclined ? ('declined' as const) : ('authorized' as const),
    amount: token === testTokens.partial ? half : amount,
    avs: postal === WRONG_POSTAL ? 'N' : 'Y',
    cvv: token === testTokens.wrongCode ? 'N' : 'M',
  };
}

const words: Readonly<Record<MemoryPayment['state'], SettlementWord>> = {
  declined: 'Declined',
  authorized: 'Authorized',
  captured: 'Queued for Capture',
  settled: 'Accepted',
  voided: 'Voided',
};

/** Of the wallets' data only the form is looked at, and that it was not taken before. */
function walletToken(wallet: Wallet, data: string, used: Set<string>) {
  if (deviceDataOf(wallet, data) === undefined || used.has(data)) return notDone('invalid');
  used.add(data);
  return { outcome: 'approved' as const, token: testTokens.good };
}

const isLike = (token: string | undefined, other: string): boolean => token?.slice(-4) === other.slice(-4);

/** Of a card alone, without an amount. */
const isCheck = ({ state, amount }: MemoryPayment): boolean => state === 'authorized' && amount === 0;

const declined = (card: CardToCharge): Declined => {
  const isStolen = 'token' in card && isLike(card.token, testTokens.stolen);
  return isStolen
    ? { outcome: 'declined', code: 'PPS43', retry: 'never', note: { category: 1, text: 'Do not retry' } }
    : { outcome: 'declined', code: 'PPS05', retry: 'later', note: { category: 2, text: 'Wait to retry' } };
};

/** @param password The only one that it lets in; any by default. */
export function memoryCardGateway(password?: string): MemoryCardGateway {
  const known: MemoryPayment[] = [];
  const calls: GatewayCall[] = [];
  const faults = new Map<GatewayCall, (Fault | undefined)[]>();
  const profiles = new Map<string, StoredCard[]>();
  const funding = new Map<string, FundingAnswer>();
  const settlements = new Map<string, SettledBatch[]>();
  const batches: { batchId: string; merchantId: string; retrefs: string[] }[] = [];
  let down: 'silent' | 'unreachable' | undefined;
  let isExpired = false;
  let last = 0;

  const next = (): number => {
    last += 1;
    return last;
  };
  /** By merchant, who authorized its payments: no other login reaches them. */
  const users = new Map<string, string>();
  const of = ({ merchantId, username }: Merchant) =>
    users.get(merchantId) === username ? known.filter((one) => one.merchantId === merchantId) : [];
  const find = (merchant: Merchant, retref: string) => of(merchant).find((one) => one.retref === retref);

  /** What every call goes through. */
  async function call<Answer>(name: GatewayCall, effect: () => Answer): Promise<Answer | Unknown | NotDone> {
    calls.push(name);
    const fault = faults.get(name)?.shift() ?? (down === 'silent' ? 'lostBefore' : down);
    if (fault === 'cutBefore') throw new ProcessEnded(name);
    if (fault === 'lostBefore') return unknown;
    if (fault !== undefined && fault !== 'lostAfter' && fault !== 'cutAfter') return notDone(fault);
    const answer = effect();
    if (fault === 'cutAfter') throw new ProcessEnded(name);
    return fault === 'lostAfter' ? unknown : answer;
  }

  function lastFourOf(card: CardToCharge): string {
    if ('token' in card) return card.token.slice(-4);
    const stored = profiles.get(card.profileId)?.find(({ accountId }) => accountId === card.accountId);
    return stored?.lastFour ?? '0000';
  }

  function keep(card: { token: string; expiry: string }, profileId = `profile-${next()}`): StoredCard {
    const stored: StoredCard = {
      profileId,
      accountId: String(next()),
      lastFour: card.token.slice(-4),
      brand: 'Visa',
      expiry: shortExpiry(card.expiry),
    };
    profiles.set(profileId, [...(profiles.get(profileId) ?? []), stored]);
    return stored;
  }

  function authorized(merchant: Merchant, authorization: Authorization): Authorized | Declined {
    const { card, gatewayOrderId, amount, postal, save } = authorization;
    const isKnown =
      'token' in card ||
      profiles.get(card.profileId)?.some(({ accountId }) => accountId === card.accountId) === true;
    const verdict = verdictOn(isKnown ? card : { token: testTokens.declined, expiry: '' }, amount, postal);
    const payment: MemoryPayment = {
      retref: String(100_000_000_000 + next()),
      merchantId: merchant.merchantId,
      gatewayOrderId,
      kind: 'payment',
      refunded: 0,
      lastFour: lastFourOf(card),
      ...verdict,
    };
    known.push(payment);
    users.set(merchant.merchantId, merchant.username);
    if (verdict.state === 'declined') return declined(card);
    const saved = save && 'token' in card ? keep({ expiry: '', ...card }) : undefined;
    return {
      outcome: 'approved',
      retref: payment.retref,
      amount: verdict.amount,
      authcode: 'OK0001',
      avs: verdict.avs,
      cvv: verdict.cvv,
      lastFour: payment.lastFour,
      brand: 'Visa',
      ...(saved && { profile: { profileId: saved.profileId, accountId: saved.accountId } }),
    };
  }

  const moved = ({ retref, amount }: MemoryPayment): Moved => ({ outcome: 'approved', retref, amount });

  function voided(payment: MemoryPayment | undefined): Moved | NotDone {
    if (!payment || payment.state === 'declined') return notDone('notFound');
    if (payment.state !== 'authorized' && payment.state !== 'captured') return notDone('notAllowed');
    payment.state = 'voided';
    return { ...moved(payment), amount: 0 };
  }

  const described = (payment: MemoryPayment): KnownPayment => ({
    retref: payment.retref,
    isApproved: payment.state !== 'declined',
    isDeclined: payment.state === 'declined',
    code: payment.state === 'declined' ? 'PPS05' : '00',
    gatewayOrderId: payment.gatewayOrderId,
    amount: payment.state === 'voided' ? 0 : payment.amount,
    settlement: isCheck(payment) ? 'Zero Amount' : words[payment.state],
    voidable: (payment.state === 'authorized' && !isCheck(payment)) || payment.state === 'captured',
    refundable: payment.kind === 'payment' && payment.state === 'settled',
    lastFour: payment.lastFour,
    ...(payment.avs !== undefined && { avs: payment.avs }),
    ...(payment.cvv !== undefined && { cvv: payment.cvv }),
  });

  const inquired = (found: readonly MemoryPayment[]) =>
    found.length > 0 ? { outcome: 'found' as const, payments: found.map(described) } : notDone('notFound');

  const usedWalletData = new Set<string>();
  const gateway: MemoryCardGateway = {
    tokenizeWallet: async (_merchant, { wallet, data }) => {
      const answer = await call('tokenizeWallet', () => walletToken(wallet, data, usedWalletData));
      return answer.outcome === 'unknown' ? notDone('unreachable') : answer;
    },

    authorize: (merchant, authorization) => call('authorize', () => authorized(merchant, authorization)),

    capture: (merchant, { retref, amount }) =>
      call('capture', () => {
        const payment = find(merchant, retref);
        if (!payment) return notDone('notFound');
        if (payment.state === 'captured') return moved(payment);
        if (payment.state !== 'authorized' || isExpired) return notDone('notAllowed');
        if (amount !== undefined && amount > payment.amount) return notDone('invalid');
        payment.state = 'captured';
        payment.amount = amount ?? payment.amount;
        return moved(payment);
      }),

    void: (merchant, retref) => call('void', () => voided(find(merchant, retref))),

    voidByOrderId: (merchant, gatewayOrderId) =>
      call('voidByOrderId', () =>
        voided(of(merchant).findLast((one) => one.gatewayOrderId === gatewayOrderId)),
      ),

    refund: (merchant, { retref, amount, gatewayOrderId }) =>
      call('refund', () => {
        const payment = find(merchant, retref);
        if (!payment) return notDone('notFound');
        if (payment.state !== 'settled') return notDone('notAllowed');
        if (plus(payment.refunded, amount) > payment.amount) return notDone('notAllowed');
        payment.refunded = plus(payment.refunded, amount);
        const refund: MemoryPayment = {
          ...payment,
          retref: String(100_000_000_000 + next()),
          gatewayOrderId,
          kind: 'refund',
          state: 'captured',
          amount,
          refunded: 0,
          parent: retref,
        };
        known.push(refund);
        return moved(refund);
      }),

    inquire: (merchant, retref) =>
      call('inquire', () => inquired(of(merchant).filter((one) => one.retref === retref))),

    inquireByOrderId: (merchant, gatewayOrderId) =>
      call('inquireByOrderId', () =>
        inquired(of(merchant).filter((one) => one.gatewayOrderId === gatewayOrderId)),
      ),

    inquireMerchant: ({ merchantId, site }) =>
      call('inquireMerchant', () => ({
        outcome: 'found' as const,
        answer: {
          merchid: merchantId,
          site,
          enabled: true,
          avs: true,
          cvv: true,
          echeck: false,
          acctupdater: false,
          cardproc: 'TEST',
        },
      })),

    settlement: ({ merchantId }, period) =>
      call('settlement', () => {
        if ('date' in period && settlements.size > 0)
          return { outcome: 'found' as const, answer: settlements.get(period.date) ?? [] };
        const own = batches.filter((batch) => batch.merchantId === merchantId);
        const wanted = 'batchId' in period ? own.filter(({ batchId }) => batchId === period.batchId) : own;
        return {
          outcome: 'found' as const,
          answer: wanted.map(
            ({ batchId, retrefs }): SettledBatch => ({
              batchid: batchId,
              hoststat: 'GB',
              merchid: merchantId,
              txns: retrefs.map((retref) => ({ retref, setlstat: 'Y' })),
            }),
          ),
        };
      }),

    funding: (_merchant, date) =>
      call('funding', () => ({ outcome: 'found' as const, answer: funding.get(date) ?? {} })),

    bin: (_merchant, token) =>
      call('bin', () => ({
        outcome: 'found' as const,
        answer: { bin: token.slice(1, 7), product: 'V', country: 'USA', cardusestring: 'Credit' },
      })),

    surcharge: () => call('surcharge', () => ({ outcome: 'found' as const, answer: { fee: 0 } })),

    saveCard: (_merchant, { profileId, ...card }) =>
      call('saveCard', () => ({ outcome: 'approved' as const, card: keep(card, profileId) })),

    updateCard: (_merchant, { profileId, accountId, expiry }) =>
      call('updateCard', () => {
        const card = profiles.get(profileId)?.find((one) => one.accountId === accountId);
        if (!card) return notDone('notFound');
        card.expiry = shortExpiry(expiry);
        return { outcome: 'approved' as const, card: { ...card } };
      }),

    savedCards: (_merchant, profileId) =>
      call('savedCards', () => ({
        outcome: 'found' as const,
        answer: (profiles.get(profileId) ?? []).map((card) => ({ ...card })),
      })),

    deleteCard: (_merchant, { profileId, accountId }) =>
      call('deleteCard', () => {
        const cards = profiles.get(profileId) ?? [];
        profiles.set(
          profileId,
          cards.filter((one) => one.accountId !== accountId),
        );
        return { outcome: 'approved' as const };
      }),

    addSignature: (merchant, { retref }) =>
      call('addSignature', () =>
        find(merchant, retref) ? { outcome: 'approved' as const } : notDone('notFound'),
      ),

    payments: () => structuredClone(known),
    calls: () => [...calls],
    failNext: (name, ...given) => void faults.set(name, [...(faults.get(name) ?? []), ...given]),
    setDown: (as) => {
      down = as;
    },
    closeBatch() {
      const batchId = String(next());
      for (const payment of known.filter(({ state }) => state === 'captured')) {
        payment.state = 'settled';
        payment.batchId = batchId;
        const batch = batches.find((one) => one.batchId === batchId && one.merchantId === payment.merchantId);
        if (batch) batch.retrefs.push(payment.retref);
        else batches.push({ batchId, merchantId: payment.merchantId, retrefs: [payment.retref] });
      }
      return batchId;
    },
    expireAuthorizations: () => {
      isExpired = true;
    },
    setFunding: (date, answer) => void funding.set(date, answer),
    setSettlement: (date, batches) => void settlements.set(date, batches),
    held: () =>
      known
        .filter(({ state }) => state !== 'declined' && state !== 'voided')
        .reduce((sum, { kind, amount }) => (kind === 'refund' ? minus(sum, amount) : plus(sum, amount)), 0),
  };
  return password === undefined ? gateway : guarded(gateway, password);
}

/** What needs the login refuses another. */
function guarded(gateway: MemoryCardGateway, password: string): MemoryCardGateway {
  const refused = (merchant: Merchant) =>
    merchant.password !== password || merchant.username === 'nobody' ? notDone('credentials') : undefined;
  return {
    ...gateway,
    authorize: async (merchant, one) => refused(merchant) ?? gateway.authorize(merchant, one),
    void: async (merchant, retref) => refused(merchant) ?? gateway.void(merchant, retref),
    inquireMerchant: async (merchant) => refused(merchant) ?? gateway.inquireMerchant(merchant),
  };
}
