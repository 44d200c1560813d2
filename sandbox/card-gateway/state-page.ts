// The page of the simulated gateway: what was paid and what became of it, and buttons for what the real one does by itself.
import { button, controlsStyle, options } from '../controls.ts';
import { faultForm, faultsSection } from '../fault-controls.ts';
import { escaped, page } from '../page.ts';
import { callNames, faultKinds } from './faults.ts';
import { type paymentView, paymentViews } from './gateway-control.ts';
import type { Service } from './gateway-service.ts';
import type { Batch } from './gateway-state.ts';
import { type SandboxMerchant, sandboxMerchants } from './merchants.ts';
import { testCards } from './test-cards.ts';

type PaymentView = ReturnType<typeof paymentView>;

/** The maximum number of payments shown, the newest first. */
const SHOWN = 100;
const REFRESH = 3000;

const cardsSection = (): string => {
  const rows = testCards.map(
    ({ number, about }) =>
      `<li><code>${number}</code> <button type="button" data-copy="${number}">Copy …${number.slice(-4)}</button>
<span>${escaped(about)}</span></li>`,
  );
  return `<h2>Cards for tests</h2>
<p class="quiet">With any expiry and security code. Amounts from $1000 to $1999 answer the code of their last three digits; postal
codes that end with 112 do not match; the security code 111 does not match, 222 is not processed.</p><ul>${rows.join('')}</ul>`;
};

function merchantRow(
  merchant: SandboxMerchant,
  payments: readonly PaymentView[],
  batches: readonly Batch[],
): string {
  const { merchid, name, username, password } = merchant;
  const mine = payments.filter((payment) => payment.merchid === merchid);
  const waiting = (state: Batch['state']): number => {
    const ids = batches
      .filter((batch) => batch.merchid === merchid && batch.state === state)
      .map(({ batchid }) => batchid);
    return mine.filter(
      ({ batchid, settlement }) => settlement === 'Queued for Capture' && ids.includes(batchid ?? ''),
    ).length;
  };
  const [open, closed] = [waiting('open'), waiting('closed')];
  const settled = mine.filter(({ settlement, fundingid }) => settlement === 'Accepted' && !fundingid).length;
  // They reach the merchant with the next deposit, also where nothing else is paid out.
  const contested = mine.filter((one) => one.chargeback && !one.chargebackFundingid).length;
  const steps = [
    open > 0 && button('close-batch', { merchid }, `Close the batch (${open})`, name),
    closed > 0 && button('settle', { merchid }, `Settle (${closed})`, name),
    settled + contested > 0 && button('fund', { merchid }, fundLabel(settled, contested), name),
  ].filter((step) => step !== false);
  return `<tr><td>${escaped(name)}</td><td><code>${merchid}</code></td>
<td><code>${escaped(username)}</code><br><code>${escaped(password)}</code></td>
<td>${steps.join(' ') || '<span class="quiet">Nothing waits</span>'}</td></tr>`;
}

/** 'Fund (3)', 'Fund (1 charged back)' */
function fundLabel(settled: number, contested: number): string {
  const parts = [settled > 0 && settled, contested > 0 && `${contested} charged back`].filter(Boolean);
  return `Fund (${parts.join(', ')})`;
}

const brandNames = { V: 'Visa', M: 'Mastercard', A: 'Amex', D: 'Discover' } as const;

function paymentRow(payment: PaymentView): string {
  const { retref, merchid, kind, orderid, settlement, respstat, respcode, resptext, chargeback } = payment;
  const verdict = respstat === 'A' ? escaped(settlement) : `${escaped(resptext)} (${escaped(respcode)})`;
  const mayChargeBack = settlement === 'Accepted' && kind === 'payment' && !chargeback;
  const further = [
    chargeback && `charged back, case ${escaped(chargeback)}`,
    payment.fundingid && 'funded',
    kind === 'refund' && `refund of ${payment.parent}`,
  ].filter(Boolean);
  return `<tr><td><code>${retref}</code><br><small>${payment.authorizedAt.replace('T', ' ').slice(0, 19)}</small></td>
<td>${escaped(sandboxMerchants.find((one) => one.merchid === merchid)?.name ?? merchid)}</td><td>${escaped(orderid ?? '')}</td>
<td>${brandNames[payment.brand]} …${payment.lastFour}</td>
<td class="money">${settlement === 'Voided' ? `<s>${payment.amountBefore}</s>` : payment.amount} ${escaped(payment.currency)}</td>
<td>${verdict}${further.length > 0 ? `<br><small>${further.join(', ')}</small>` : ''}</td>
<td>${mayChargeBack ? button('charge-back', { merchid, retref }, 'Charge back', retref) : ''}</td></tr>`;
}

function paymentsTable(payments: readonly PaymentView[]): string {
  if (payments.length === 0) return '<p>Nothing was paid yet. Payments appear here by themselves.</p>';
  const rows = payments.slice(-SHOWN).reverse().map(paymentRow);
  return `<div class="wide"><table><thead><tr><th>Reference</th><th>Merchant</th><th>Order id</th><th>Card</th>
<th>Amount</th><th>State</th><th>Dispute</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function switches({ settings }: Service): string {
  const { noise, limit, timeout, slowness } = settings;
  const cardholder = '<label>Only for the cardholder<input name="name" placeholder="anyone"></label>';
  return `${faultForm(callNames, faultKinds, cardholder)}
<h2>Settings</h2>
<form method="post" action="/do/settings">
<label>Odd fields, shuffled<select name="noise">${options(
    [
      ['true', 'on, as in UAT'],
      ['false', 'off'],
    ],
    String(noise),
  )}</select></label>
<label>Calls a minute<input name="limit" type="number" min="1" value="${limit ?? ''}" placeholder="no limit"></label>
<label>Timed out after, ms<input name="timeout" type="number" min="0" value="${timeout}"></label>
<label>Slow answers after, ms<input name="slowness" type="number" min="0" value="${slowness}"></label>
<button>Save</button></form>`;
}

/** What changes by itself, as HTML. */
export function livePart({ store, faults }: Service): string {
  const payments = paymentViews(store);
  const rows = sandboxMerchants.map((merchant) => merchantRow(merchant, payments, store.state.batches));
  return `<h2>Payments</h2>${paymentsTable(payments)}
<h2>Merchants</h2><div class="wide"><table><thead><tr><th>Name</th><th>Merchant ID</th><th>Login</th><th>Next steps</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>${faultsSection(faults.list(), faultKinds)}`;
}

/** Looks again by itself, unless somebody is at one of its buttons; copies the numbers of cards. */
const script = `
  addEventListener('click', (event) => {
    const copy = event.target.closest('[data-copy]');
    if (!copy) return;
    navigator.clipboard.writeText(copy.dataset.copy).then(() => { copy.textContent = 'Copied'; });
  });
  const live = document.getElementById('live');
  setInterval(async () => {
    if (document.hidden || live.contains(document.activeElement)) return;
    const answer = await fetch('/live').catch(() => undefined);
    const text = answer?.ok ? await answer.text() : undefined;
    if (text !== undefined && text !== live.dataset.shown) {
      live.innerHTML = text;
      live.dataset.shown = text;
    }
  }, ${REFRESH});
`;

/** @param nonce Of its script. */
export const statePage = (service: Service, nonce: string): string =>
  page(
    'Card gateway (simulated)',
    `<main><h1>Card gateway (simulated)</h1><p>Cards are charged here as at CardPointe’s installation for tests. No money moves, nothing
leaves this computer, and of a card only the last four digits are kept.</p>
<div id="live">${livePart(service)}</div>${switches(service)}${cardsSection()}</main><script nonce="${nonce}">${script}</script>`,
    controlsStyle,
  );
