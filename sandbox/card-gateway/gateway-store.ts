// Looks up and adds to the state: numbers, batches, payments by their references.
import { randomBytes } from 'node:crypto';
import type { Account, Batch, GatewayState, Payment } from './gateway-state.ts';
import { type SandboxMerchant, sandboxMerchants } from './merchants.ts';

/** The maximum number of payments; the oldest are forgotten first. */
const KEPT = 2000;

export const emptyState = (): GatewayState => ({
  cards: {},
  payments: [],
  batches: [],
  accounts: [],
  fundings: [],
  usedWalletData: [],
  count: 0,
  tokenKey: randomBytes(16).toString('hex'),
});

export interface GatewayStore {
  readonly state: GatewayState;
  readonly now: () => number;
  merchant(merchid: string): SandboxMerchant | undefined;
  /** Twelve digits; never given twice, also across restarts with a stored state. */
  nextReference(): string;
  openBatch(merchid: string): Batch;
  batchOf(payment: Payment): Batch | undefined;
  add(payment: Payment): Payment;
  payment(merchid: string, retref: string): Payment | undefined;
  /** Approved and declined ones, oldest first. */
  withOrder(orderid: string, merchids: readonly string[]): Payment[];
  refundsOf(payment: Payment): Payment[];
  account(merchid: string, profileid: string, acctid: string): Account | undefined;
  accounts(merchid: string, profileid: string): Account[];
}

export function gatewayStore(state: GatewayState, now: () => number): GatewayStore {
  const next = (): number => {
    state.count += 1;
    return state.count;
  };
  return {
    state,
    now,
    merchant: (merchid) => sandboxMerchants.find((one) => one.merchid === merchid),
    nextReference: () => {
      const at = new Date(now());
      const day = Math.ceil((now() - Date.UTC(at.getUTCFullYear(), 0, 1)) / 86_400_000);
      return `${String(day).padStart(3, '0')}${String(next()).padStart(9, '0')}`;
    },
    openBatch: (merchid) => {
      const open = state.batches.find((batch) => batch.merchid === merchid && batch.state === 'open');
      if (open) return open;
      const batch: Batch = { batchid: String(1_900_000_000 + next()), merchid, state: 'open' };
      state.batches.push(batch);
      return batch;
    },
    batchOf: ({ batchid }) => state.batches.find((batch) => batch.batchid === batchid),
    add: (payment) => {
      state.payments.push(payment);
      if (state.payments.length > KEPT) state.payments.shift();
      return payment;
    },
    payment: (merchid, retref) =>
      state.payments.find((payment) => payment.retref === retref && payment.merchid === merchid),
    withOrder: (orderid, merchids) =>
      state.payments.filter((payment) => payment.orderid === orderid && merchids.includes(payment.merchid)),
    refundsOf: ({ retref }) => state.payments.filter(({ parent }) => parent === retref),
    account: (merchid, profileid, acctid) =>
      state.accounts.find(
        (account) =>
          account.merchid === merchid && account.profileid === profileid && account.acctid === acctid,
      ),
    accounts: (merchid, profileid) =>
      state.accounts.filter((account) => account.merchid === merchid && account.profileid === profileid),
  };
}
