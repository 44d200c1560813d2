// What the simulated gateway remembers, as plain data that can be stored as JSON. Of a card it keeps what card-numbers.ts reads.
import type { Card } from './card-numbers.ts';

export type Settlement =
  | 'Authorized'
  | 'Queued for Capture'
  | 'Accepted'
  | 'Rejected'
  | 'Declined'
  | 'Voided'
  | 'Zero Amount';

export interface Payment {
  retref: string;
  merchid: string;
  kind: 'payment' | 'refund' | 'credit';
  /** Of a refund: the payment that it gives back. */
  parent?: string;
  orderid?: string;
  token: string;
  card: Pick<Card, 'lastFour' | 'brand'>;
  /** MMYY */
  expiry?: string;
  /** As it stands, in minor units: captured, or authorized where nothing was captured. */
  amount: number;
  authorized: number;
  /** What it was worth before it was voided. */
  voidedAmount?: number;
  currency: string;
  respstat: 'A' | 'B' | 'C';
  respcode: string;
  resptext: string;
  respproc: string;
  authcode: string;
  avsresp: string;
  cvvresp: string;
  settlement: Settlement;
  batchid?: string;
  /** ISO. */
  authorizedAt: string;
  capturedAt?: string;
  userfields?: unknown;
  hasSignature?: boolean;
  profileid?: string;
  acctid?: string;
  /** The funding that paid it out. */
  fundingid?: string;
  chargeback?: { casenumber: string; reasoncode: string; fundingid?: string };
}

export interface Batch {
  batchid: string;
  merchid: string;
  state: 'open' | 'closed' | 'settled';
  /** ISO; of a closed one. */
  closedAt?: string;
}

export interface Account {
  merchid: string;
  profileid: string;
  acctid: string;
  token: string;
  card: Pick<Card, 'lastFour' | 'brand'>;
  /** MMYY */
  expiry: string;
  isDefault: boolean;
  /** Name, address and the like, as they came. */
  details: Readonly<Record<string, string>>;
}

export interface Funding {
  fundingid: string;
  fundingmasterid: string;
  merchid: string;
  /** YYYYMMDD */
  date: string;
  currency: string;
  /** Minor units; what was deducted is negative. */
  netsales: number;
  fee: number;
  reversal: number;
  retrefs: string[];
  /** Payments that were charged back. */
  chargebacks: string[];
}

/** What stands behind a token. */
export interface KnownCard extends Card {
  /** The verdict on the security code that was typed with it, for its first payment. */
  cvvresp?: string;
}

export interface GatewayState {
  /** By token. */
  cards: Record<string, KnownCard>;
  /** Newest last. */
  payments: Payment[];
  batches: Batch[];
  accounts: Account[];
  fundings: Funding[];
  /** Hashes of what wallets sent: each is taken once. */
  usedWalletData: string[];
  /** The last number that was given out. */
  count: number;
  /** Makes the same card's token the same. */
  tokenKey: string;
}
