// The card gateway of a restaurant: takes, captures and returns money. Every call answers with what is known about the money
// afterwards and never throws for what the gateway did; whoever gets `unknown` must find out before anything is repeated.
import type { BinAnswer } from '@bite/shared/payments/bin.schema';
import type { DeclineNote, Retry } from '@bite/shared/payments/declines';
import type { FundingAnswer } from '@bite/shared/payments/funding.schema';
import type { MerchantAnswer } from '@bite/shared/payments/merchant.schema';
import type { SettledBatch } from '@bite/shared/payments/settlement.schema';
import type { SettlementWord } from '@bite/shared/payments/settlement-status';
import type { Wallet } from '@bite/shared/payments/wallets';

/** Whose account at the gateway is meant, with its login. Never stored or logged; made from the set-up and the vault. */
export interface Merchant {
  /** The part of the host that names the gateway's installation: 'fts-uat'. */
  site: string;
  merchantId: string;
  username: string;
  password: string;
}

/**
 * A card by its token from the gateway's own field or of a wallet, whose expiry only the gateway knows; or one that was saved before.
 * Never a card number.
 */
export type CardToCharge =
  | { token: string /** YYYYMM or MMYY */; expiry?: string }
  | { profileId: string; accountId: string };

export interface Authorization {
  /** At most 50 characters with letters in it, used for one call only. */
  gatewayOrderId: string;
  /** Major unit. Zero checks the card. */
  amount: number;
  currency: string;
  card: CardToCharge;
  name?: string;
  /** Sent if it is one of the United States or Canada; the gateway refuses others without a country. */
  postal?: string;
  /** The guest agreed to keep the card: the answer then names the profile. */
  save?: true;
}

/** The gateway's verdict was not received, or was "retry": the money may have moved. */
export interface Unknown {
  outcome: 'unknown';
}

/** Surely nothing has happened. */
export interface NotDone {
  outcome: 'notDone';
  /**
   * `limited`: too many calls; `credentials`: the login or merchant id is wrong; `invalid`: the gateway finds the request
   * faulty; `unreachable`: nothing was sent; `notFound`: it knows no such payment; `notAllowed`: not in the payment's present state.
   */
  reason: 'limited' | 'credentials' | 'invalid' | 'unreachable' | 'notFound' | 'notAllowed';
  /** Of `limited`: seconds to wait. */
  retryAfter?: number;
  /** The gateway's own code, or the field that was wrong; for staff. */
  code?: string;
}

export interface Declined {
  outcome: 'declined';
  code: string;
  retry: Retry;
  note: DeclineNote;
  lastFour?: string;
  /** As on the card: 'Visa'. */
  brand?: string;
}

export interface Authorized {
  outcome: 'approved';
  retref: string;
  /** Major unit; less than asked for is a partial approval. */
  amount: number;
  authcode?: string;
  avs?: string;
  cvv?: string;
  lastFour?: string;
  /** As on the card: 'Visa'. */
  brand?: string;
  profile?: { profileId: string; accountId: string };
}

/** What the gateway knows about a payment or a refund. One of which it has no verdict itself is `unknown`. */
export interface KnownPayment {
  retref: string;
  gatewayOrderId?: string;
  /** Whether it was approved at all. */
  isApproved: boolean;
  /** Whether the bank refused it. Of what the gateway gave up by itself neither is true: the same card may be tried again. */
  isDeclined: boolean;
  code: string;
  /** Major unit, as it stands: captured, or authorized where nothing was captured. */
  amount: number;
  /** Undefined for a word that the gateway has added since. */
  settlement: SettlementWord | undefined;
  voidable: boolean | undefined;
  refundable: boolean | undefined;
  authcode?: string;
  avs?: string;
  cvv?: string;
  lastFour?: string;
}

export type Inquired = { outcome: 'found'; payments: KnownPayment[] } | Unknown | NotDone;

export interface Moved {
  outcome: 'approved';
  retref: string;
  /** Major unit: what was captured or given back; of a void, what is left of the payment, mostly zero. */
  amount: number;
}

/** Merchant-wide reports, as the gateway gives them. */
export type Reported<Answer> = { outcome: 'found'; answer: Answer } | Unknown | NotDone;

export interface StoredCard {
  profileId: string;
  accountId: string;
  lastFour: string;
  brand?: string;
  /** MMYY */
  expiry: string;
}

export interface CardGateway {
  /**
   * A token for one payment, for what a wallet gave the browser. Moves no money, so that it is never unknown: `invalid` is what the
   * gateway can't read.
   */
  tokenizeWallet(
    merchant: Merchant,
    given: { wallet: Wallet; data: string },
  ): Promise<{ outcome: 'approved'; token: string } | NotDone>;
  authorize(
    merchant: Merchant,
    authorization: Authorization,
  ): Promise<Authorized | Declined | Unknown | NotDone>;
  /** @param amount Major unit; the whole authorization if absent. */
  capture(
    merchant: Merchant,
    capture: { retref: string; amount?: number; currency: string },
  ): Promise<Moved | Declined | Unknown | NotDone>;
  /** The whole payment, before its batch is closed. */
  void(merchant: Merchant, retref: string): Promise<Moved | Declined | Unknown | NotDone>;
  /** For an authorization whose answer was lost. */
  voidByOrderId(merchant: Merchant, gatewayOrderId: string): Promise<Moved | Declined | Unknown | NotDone>;
  /** @param refund The amount in the major unit; its order id is like that of an authorization, for finding it again. */
  refund(
    merchant: Merchant,
    refund: { retref: string; amount: number; currency: string; gatewayOrderId: string },
  ): Promise<Moved | Declined | Unknown | NotDone>;
  inquire(merchant: Merchant, retref: string): Promise<Inquired>;
  inquireByOrderId(merchant: Merchant, gatewayOrderId: string): Promise<Inquired>;
  inquireMerchant(merchant: Merchant): Promise<Reported<MerchantAnswer>>;
  /** @param period A batch, or a day as MMDD. */
  settlement(
    merchant: Merchant,
    period: { batchId: string } | { date: string },
  ): Promise<Reported<SettledBatch[]>>;
  /** @param date YYYYMMDD */
  funding(merchant: Merchant, date: string): Promise<Reported<FundingAnswer>>;
  bin(merchant: Merchant, token: string): Promise<Reported<BinAnswer>>;
  /** The surcharge for a card, in the major unit. */
  surcharge(
    merchant: Merchant,
    inquiry: { postal: string; token: string; amount: number; currency: string },
  ): Promise<Reported<{ fee: number }>>;
  /** Keeps a card for later, in a new profile or in this one. One that is there already is answered as it is. */
  saveCard(
    merchant: Merchant,
    card: { token: string; expiry: string; name?: string; profileId?: string },
  ): Promise<{ outcome: 'approved'; card: StoredCard } | Declined | Unknown | NotDone>;
  /** @param card With its new expiry. */
  updateCard(
    merchant: Merchant,
    card: { profileId: string; accountId: string; expiry: string },
  ): Promise<{ outcome: 'approved'; card: StoredCard } | Declined | Unknown | NotDone>;
  /** None of a profile that does not exist. */
  savedCards(merchant: Merchant, profileId: string): Promise<Reported<StoredCard[]>>;
  /** Deleting one that is not there is approved. */
  deleteCard(
    merchant: Merchant,
    card: { profileId: string; accountId: string },
  ): Promise<{ outcome: 'approved' } | Declined | Unknown | NotDone>;
  /** A drawn signature, as compressed bytes in base64. */
  addSignature(
    merchant: Merchant,
    signature: { retref: string; signature: string },
  ): Promise<{ outcome: 'approved' } | Declined | Unknown | NotDone>;
}
