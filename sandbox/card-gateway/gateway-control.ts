// What people do with the buttons of the state page and tests with /api/…: batches, funding, chargebacks, faults and settings.
// GET /api/state; POST /api/settings {noise, limit, timeout, slowness}; POST /api/faults {call, kind, times, name}, DELETE /api/faults[/id];
// POST /api/close-batch {date}, /api/settle {rejected}, /api/fund {date}, each {merchid}; POST /api/charge-back {merchid, retref};
// GET /api/payments?orderid=&merchid=; DELETE /api/payments forgets all payments, batches and fundings.

import { writeAmount } from './amounts.ts';
import { callNames, type FaultKind, faultKinds } from './faults.ts';
import type { GatewaySettings, Service } from './gateway-service.ts';
import type { Payment } from './gateway-state.ts';
import type { GatewayStore } from './gateway-store.ts';
import { sandboxMerchants } from './merchants.ts';
import { voidedAmountText } from './payment-changes.ts';
import { isTrue, type Request, textOf } from './request-fields.ts';
import { chargeBack, closeBatch, fund, settle } from './settlement.ts';

/** As the state page and tests see a payment. */
export const paymentView = (payment: Payment) => ({
  retref: payment.retref,
  merchid: payment.merchid,
  kind: payment.kind,
  orderid: payment.orderid,
  parent: payment.parent,
  lastFour: payment.card.lastFour,
  brand: payment.card.brand,
  amount: writeAmount(payment.amount, payment.currency),
  amountBefore: voidedAmountText(payment),
  currency: payment.currency,
  respstat: payment.respstat,
  respcode: payment.respcode,
  resptext: payment.resptext,
  settlement: payment.settlement,
  batchid: payment.batchid,
  fundingid: payment.fundingid,
  chargeback: payment.chargeback?.casenumber,
  /** Of the deposit that it was deducted from. */
  chargebackFundingid: payment.chargeback?.fundingid,
  authorizedAt: payment.authorizedAt,
});

export const paymentViews = ({ state }: GatewayStore) => state.payments.map(paymentView);

export const stateView = ({ store, settings, faults }: Service) => ({
  merchants: sandboxMerchants.map(({ password: _, ...merchant }) => merchant),
  payments: paymentViews(store),
  batches: store.state.batches,
  fundings: store.state.fundings,
  accounts: store.state.accounts.length,
  settings,
  faults: faults.list(),
});

export interface Controlled {
  status: number;
  body: object;
}

const done = (body: object): Controlled => ({ status: 200, body });
const faulty = (message: string): Controlled => ({ status: 400, body: { message } });

type Action = (service: Service, request: Request) => Controlled;

const merchidIn = ({ store }: Service, request: Request): string | undefined =>
  store.merchant(textOf(request.merchid) ?? '')?.merchid;

/** An action on a merchant that the request names. */
const ofMerchant =
  (act: (store: GatewayStore, merchid: string, request: Request) => object): Action =>
  (service, request) => {
    const merchid = merchidIn(service, request);
    return merchid ? done(act(service.store, merchid, request)) : faulty('There is no such merchant');
  };

const isFaultKind = (kind: string): kind is FaultKind => Object.hasOwn(faultKinds, kind);

const addFault: Action = ({ faults }, request) => {
  const kind = textOf(request.kind) ?? '';
  const named = textOf(request.call) ?? '*';
  const call = callNames.find((name) => name === named);
  const given = textOf(request.times);
  const times = given === undefined ? undefined : Number(given);
  const name = textOf(request.name);
  if (!isFaultKind(kind)) return faulty(`kind is one of ${Object.keys(faultKinds).join(', ')}`);
  if (!call && named !== '*') return faulty(`call is * or one of ${callNames.join(', ')}`);
  if (times !== undefined && !(Number.isInteger(times) && times > 0))
    return faulty('times is a number from 1 on');
  const limits = { ...(times !== undefined && { times }), ...(name && { name }) };
  return done(faults.add({ call: call ?? '*', kind, ...limits }));
};

const changeSettings: Action = ({ settings }, request) => {
  const changed: Partial<GatewaySettings> = {};
  const { noise, limit } = request;
  if (noise !== undefined) changed.noise = isTrue(noise);
  if (limit !== undefined) changed.limit = limit === null || limit === '' ? null : Number(limit);
  for (const name of ['timeout', 'slowness'] as const)
    if (request[name] !== undefined) changed[name] = Number(request[name]);
  if (Object.values(changed).some((value) => typeof value === 'number' && !(value >= 0)))
    return faulty('limit, timeout and slowness are numbers');
  return done(Object.assign(settings, changed));
};

const actions: Readonly<Record<string, Action>> = {
  settings: changeSettings,
  faults: addFault,
  'close-batch': ofMerchant((store, merchid, { date }) => ({
    batch: closeBatch(store, merchid, textOf(date)) ?? null,
  })),
  settle: ofMerchant((store, merchid, { rejected }) => ({
    batches: settle(store, merchid, Array.isArray(rejected) ? rejected.map(String) : []),
  })),
  fund: ofMerchant((store, merchid, { date }) => ({ funding: fund(store, merchid, textOf(date)) ?? null })),
  'charge-back': ofMerchant((store, merchid, { retref, reasoncode }) => ({
    isChargedBack: chargeBack(store, merchid, textOf(retref) ?? '', textOf(reasoncode)),
  })),
};

function paymentsFor({ state }: GatewayStore, query: URLSearchParams): Payment[] {
  const names = ['orderid', 'merchid', 'retref', 'parent'] as const;
  return state.payments.filter((payment) =>
    names.every((name) => !query.has(name) || payment[name] === query.get(name)),
  );
}

function forget({ store: { state } }: Service): Controlled {
  Object.assign(state, { payments: [], batches: [], fundings: [] });
  return done({});
}

/** Undefined for a path that it does not have. @param path Below /api/. */
export function control(
  service: Service,
  {
    method,
    path,
    query,
    request,
  }: { method: string; path: string; query: URLSearchParams; request: Request },
): Controlled | undefined {
  const [name = '', id] = path.split('/');
  const key = `${method} ${name}`;
  if (key === 'GET state') return done(stateView(service));
  if (key === 'GET payments') return done({ payments: paymentsFor(service.store, query).map(paymentView) });
  if (key === 'DELETE payments') return forget(service);
  if (key === 'GET faults') return done({ faults: service.faults.list() });
  if (key === 'DELETE faults') {
    service.faults.clear(id === undefined ? undefined : Number(id));
    return done({ faults: service.faults.list() });
  }
  if (key === 'POST clear-fault') {
    service.faults.clear(Number(request.id));
    return done({ faults: service.faults.list() });
  }
  return method === 'POST' && Object.hasOwn(actions, name) ? actions[name]?.(service, request) : undefined;
}
