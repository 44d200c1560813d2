// The simulated Vercel on the page: its domains and orders, what others have, and what can be made to go wrong.
import { button } from '../controls.ts';
import { escaped } from '../page.ts';
import type { Action, Service } from './domains-service.ts';
import { newAccountDomain } from './vercel-account.ts';
import { settleOrders } from './vercel-orders.ts';
import { plainName } from './zones.ts';

const day = (at: number | null): string =>
  at === null ? 'unknown' : new Date(at).toISOString().slice(0, 10);

const table = (heads: readonly string[], rows: readonly string[], empty: string): string =>
  rows.length === 0
    ? `<p class="quiet">${empty}</p>`
    : `<div class="wide"><table><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr>${rows.join('')}</table></div>`;

/** HTML for the page. */
export function vercelSections(service: Service): string {
  settleOrders(service);
  const { projectDomains, account, orders, registered, takenHosts, controls } = service.state.vercel;
  const hosts = Object.values(projectDomains).map(
    ({ name, verified, redirect }) =>
      `<tr><td>${escaped(name)}</td><td>${verified ? 'verified' : 'not verified'}</td><td>${escaped(redirect ?? '')}</td></tr>`,
  );
  const own = Object.values(account).map(
    ({ name, expiresAt, renew }) =>
      `<tr><td>${escaped(name)}</td><td>${day(expiresAt)}</td><td>${renew ? 'renews itself' : 'ends'}</td>
<td>${button('vercel-expire', { name, days: '7' }, 'Ends in 7 days', name)}</td></tr>`,
  );
  const placed = orders.map(
    ({ orderId, domainName, purchaseType, price, state }) =>
      `<tr><td>${escaped(orderId)}</td><td>${escaped(domainName)}</td><td>${purchaseType}</td><td class="money">$${price.toFixed(2)}</td><td>${state}</td></tr>`,
  );
  return `<h2>Vercel: domains of the project</h2>
${table(['Host', 'State', 'Redirects to'], hosts, 'None.')}
<p class="quiet">In use by others: ${escaped(takenHosts.join(', ') || 'none')}.</p>
<form method="post" action="/do/vercel-taken"><label>Host<input name="host" required></label><button>In use by others</button></form>
<h2>Vercel: registered domains</h2>
${table(['Domain', 'Ends', 'Renewal', ''], own, 'None.')}
<p class="quiet">Registered by others: ${escaped(registered.join(', ') || 'none')}.</p>
<form method="post" action="/do/vercel-own"><label>Domain<input name="name" required></label><label>Ends in days<input name="days" type="number" value="365"></label><button>Put into our account</button></form>
<form method="post" action="/do/vercel-registered"><label>Domain<input name="name" required></label><label>Code for a transfer<input name="code"></label><button>Registered by others</button></form>
<h2>Vercel: orders</h2>
${table(['Order', 'Domain', 'What', 'Price', 'State'], placed, 'None.')}
<form method="post" action="/do/vercel-controls"><label>Carried out after (ms)<input name="orderAfter" type="number" min="0" value="${controls.orderAfter}"></label>
<label>Prices, times<input name="priceFactor" value="${controls.priceFactor}"></label>
<label>A taken host is answered with<input name="takenStatus" value="${controls.takenStatus}"></label>
<label>The next order fails with<input name="nextOrderFails" value="${escaped(controls.nextOrderFails ?? '')}" placeholder="payment-failed"></label><button>Change</button></form>
${button('vercel-carry-out', {}, 'Carry all orders out now', 'all orders')}`;
}

const DAY = 24 * 60 * 60 * 1000;

const nameIn = (form: URLSearchParams, field = 'name'): string => plainName(form.get(field) ?? '');

const controls: Action = ({ state }, form) => {
  const present = state.vercel.controls;
  const orderAfter = Number(form.get('orderAfter') ?? present.orderAfter);
  const priceFactor = Number(form.get('priceFactor') ?? present.priceFactor);
  const takenStatus = Number(form.get('takenStatus') ?? present.takenStatus);
  if (!(Number.isInteger(orderAfter) && orderAfter >= 0)) return 'orderAfter is a number of milliseconds';
  if (!(priceFactor > 0)) return 'priceFactor is a number';
  if (takenStatus !== 400 && takenStatus !== 409) return 'takenStatus is 400 or 409';
  const fails = form.has('nextOrderFails') ? form.get('nextOrderFails') : present.nextOrderFails;
  state.vercel.controls = { orderAfter, priceFactor, takenStatus, ...(fails && { nextOrderFails: fails }) };
  return undefined;
};

const carryOut: Action = (service) => {
  for (const order of service.state.vercel.orders) order.endsAt = Math.min(order.endsAt, service.now());
  settleOrders(service);
  return undefined;
};

const own: Action = (service, form) => {
  const name = nameIn(form);
  const days = Number(form.get('days') || 365);
  if (name === '' || !Number.isFinite(days)) return 'name and days are needed';
  service.state.vercel.account[name] = newAccountDomain(service, name, {
    ...{ expiresAt: service.now() + days * DAY, boughtAt: service.now() },
  });
  return undefined;
};

const expire: Action = (service, form) => {
  const domain = service.state.vercel.account[nameIn(form)];
  if (!domain) return 'There is no such domain';
  domain.expiresAt = service.now() + Number(form.get('days') || 7) * DAY;
  domain.renew = false;
  return undefined;
};

const registered: Action = ({ state }, form) => {
  const name = nameIn(form);
  if (name === '') return 'name is needed';
  if (!state.vercel.registered.includes(name)) state.vercel.registered.push(name);
  const code = form.get('code');
  if (code) state.vercel.authCodes[name] = code;
  return undefined;
};

const taken: Action = ({ state }, form) => {
  const host = nameIn(form, 'host');
  if (host === '') return 'host is needed';
  if (!state.vercel.takenHosts.includes(host)) state.vercel.takenHosts.push(host);
  return undefined;
};

export const vercelActions: Readonly<Record<string, Action>> = {
  'vercel-controls': controls,
  'vercel-carry-out': carryOut,
  'vercel-own': own,
  'vercel-expire': expire,
  'vercel-registered': registered,
  'vercel-taken': taken,
};
