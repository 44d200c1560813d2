// POST auth: each call is another payment, however alike two are.
import { majorPart, readAmount, writeAmount } from './amounts.ts';
import { type Answer, paymentFields, refused, verdictFields } from './answers.ts';
import type { Account, KnownCard, Payment } from './gateway-state.ts';
import type { GatewayStore } from './gateway-store.ts';
import { binInfoOf } from './merchant-lookups.ts';
import type { SandboxMerchant } from './merchants.ts';
import { keepAccount } from './profiles.ts';
import { asMonthYear, isYes, orderIdOf, type Request, textOf } from './request-fields.ts';
import { addressVerdict, amountVerdict, partialApproval, securityCodeVerdict } from './test-cards.ts';
import { cardOf } from './tokens.ts';

const ORDER_ID_MOST = 50;

interface Charged {
  token: string;
  card: KnownCard;
  account?: Account;
}

/** The card by its number or token, or by its profile; never by both. */
function chargedCard(store: GatewayStore, merchid: string, request: Request): Charged | Answer {
  const profile = textOf(request.profile);
  const given = textOf(request.account) ?? textOf(request.token);
  if (profile && profile.toUpperCase() !== 'Y') {
    const [profileid = '', acctid] = profile.split('/');
    const stored = acctid
      ? store.account(merchid, profileid, acctid)
      : store.accounts(merchid, profileid).find(({ isDefault }) => isDefault);
    if (!stored) return refused(96, { merchid });
    const card = store.state.cards[stored.token] ?? { ...stored.card, start: '' };
    return { token: stored.token, card, account: stored };
  }
  if (!given) return refused(34, { merchid });
  return cardOf(store.state, given) ?? refused(11, { merchid });
}

interface Verdict {
  respstat: 'A' | 'B' | 'C';
  respcode: string;
  resptext: string;
  respproc?: string;
  category?: string;
  approved?: number;
  isTimeout?: true;
}

function verdictOf({ trigger }: KnownCard, amount: number, currency: string): Verdict {
  if (trigger && 'timeout' in trigger)
    return { respstat: 'B', respcode: '62', resptext: 'Timed out', respproc: 'PPS', isTimeout: true };
  if (trigger && 'decline' in trigger) {
    const { code, text, category } = trigger.decline;
    return { respstat: 'C', respcode: code, resptext: text, category };
  }
  if (trigger && 'partial' in trigger && amount >= partialApproval.from)
    return {
      respstat: 'A',
      respcode: '002',
      resptext: 'Approve for Partial Amount',
      approved: partialApproval.approved,
    };
  return (
    amountVerdict(majorPart(amount, currency)) ?? { respstat: 'A', respcode: '000', resptext: 'Approval' }
  );
}

const categories: Readonly<Record<string, string>> = {
  '1': 'Do not retry',
  '2': 'Wait to retry',
  '3': 'Fix the request and retry',
};

/** What is wrong with the request before a card is looked at. */
function refusalOf(
  merchant: SandboxMerchant,
  request: Request,
  currency: string,
  amount: number | undefined,
) {
  if (merchant.disabled) return 97;
  if (!/^[A-Z]{3}$/.test(currency)) return 31;
  if (amount === undefined) return 43;
  if ((textOf(request.orderid)?.length ?? 0) > ORDER_ID_MOST) return 34;
  if (!/^(\d{4}(\d{2}(\d{2})?)?)?$/.test(textOf(request.expiry) ?? '')) return 15;
  return amount < 0 && !merchant.forcedCredits ? 45 : undefined;
}

/** @param timeout After how many milliseconds the card that times out is answered. */
export function authorize(
  store: GatewayStore,
  merchant: SandboxMerchant,
  request: Request,
  timeout: number,
): Answer {
  const { merchid } = merchant;
  const currency = textOf(request.currency) ?? 'USD';
  const amount = readAmount(request.amount ?? '0', currency);
  const refusal = refusalOf(merchant, request, currency, amount);
  if (refusal || amount === undefined) return refused(refusal ?? 43, { merchid });
  const charged = chargedCard(store, merchid, request);
  if ('body' in charged) return charged;
  const verdict = verdictOf(charged.card, amount, currency);
  const payment = store.add(paymentOf(store, merchant, request, { ...charged, amount, currency, verdict }));
  const isSaved = isYes(request.profile) && payment.respstat === 'A';
  const account = isSaved ? keepAccount(store, merchid, request, charged) : charged.account;
  const ids = account && { profileid: account.profileid, acctid: account.acctid };
  Object.assign(payment, ids);
  return {
    body: {
      ...paymentFields(payment),
      ...verdictFields(payment),
      batchid: payment.batchid ?? '-1',
      ...ids,
      ...declineFields(verdict.category),
      ...(verdict.isTimeout && { setlstat: 'Declined', amount: writeAmount(amount, currency) }),
      ...(isYes(request.bin) && { binInfo: binInfoOf(charged.card) }),
      ...(isYes(request.receipt) && { receipt: JSON.stringify({ dba: merchant.name }) }),
    },
    ...(verdict.isTimeout && { after: timeout }),
  };
}

const declineFields = (category: string | undefined) => ({
  ...(category && { declineCategory: category, declineCategoryText: categories[category] }),
  ...(category === '1' && { merchAdviceCode: '03' }),
  ...(category === '2' && { merchAdviceCode: '02' }),
});

interface Charge extends Charged {
  amount: number;
  currency: string;
  verdict: Verdict;
}

function paymentOf(
  store: GatewayStore,
  { merchid }: SandboxMerchant,
  request: Request,
  { token, card, account, amount, currency, verdict }: Charge,
): Payment {
  const isApproved = verdict.respstat === 'A';
  const taken = isApproved ? (verdict.approved ?? Math.abs(amount)) : 0;
  const isQueued = isApproved && amount !== 0 && (amount < 0 || isYes(request.capture));
  const at = new Date(store.now()).toISOString();
  const expiry = textOf(request.expiry) ?? account?.expiry;
  const orderid = orderIdOf(request);
  const payment: Payment = {
    retref: store.nextReference(),
    merchid,
    kind: amount < 0 ? 'credit' : 'payment',
    ...(orderid && { orderid }),
    token,
    card: { lastFour: card.lastFour, brand: card.brand },
    ...(expiry && { expiry: asMonthYear(expiry) }),
    amount: taken,
    authorized: taken,
    currency,
    respstat: verdict.respstat,
    respcode: verdict.respcode,
    resptext: verdict.resptext,
    respproc: verdict.respproc ?? 'RPCT',
    authcode: isApproved ? `PPS${String(store.state.count % 1000).padStart(3, '0')}` : '',
    avsresp: addressVerdict(textOf(request.postal) ?? account?.details.postal),
    cvvresp: card.cvvresp ?? securityCodeVerdict(textOf(request.cvv2)),
    settlement: settlementOf(isApproved, amount, isQueued),
    ...(isQueued && { batchid: store.openBatch(merchid).batchid, capturedAt: at }),
    authorizedAt: at,
    ...(request.userfields !== undefined && { userfields: request.userfields }),
  };
  // A security code may be checked once, and not be kept.
  delete card.cvvresp;
  return payment;
}

function settlementOf(isApproved: boolean, amount: number, isQueued: boolean): Payment['settlement'] {
  if (!isApproved) return 'Declined';
  if (amount === 0) return 'Zero Amount';
  return isQueued ? 'Queued for Capture' : 'Authorized';
}
