// Vercel as a registrar. What it answers is read leniently, since it adds fields and words.
import { type RegisteredDomain, registeredDomain } from '@bite/shared/domains/registered-domain.schema';
import { z } from 'zod';
import type {
  DomainOrder,
  DomainPrice,
  DomainRegistrar,
  Registration,
} from '../../ports/domain-registrar.ts';
import type { AskVercel } from './ask-vercel.ts';
import { nextPageToken, pagination } from './vercel-pages.ts';
import { vercelRecords } from './vercel-records.ts';

/** A purchase goes on to the registry. */
const PURCHASE = 30_000;

/** A price on request is a text: nothing that could be confirmed. */
const amount = z.number().positive().optional().catch(undefined);
const prices = z.looseObject({
  years: z.number(),
  purchasePrice: amount,
  renewalPrice: amount,
  transferPrice: amount,
});

const page = z.looseObject({ domains: z.array(registeredDomain), pagination });

const ofOne = z.looseObject({ domain: registeredDomain });
const placed = z.looseObject({ orderId: z.string().min(1) });
const fault = z.looseObject({ code: z.string() }).nullish().catch(undefined);
const placedOrder = z.looseObject({
  status: z.string(),
  domains: z.array(z.looseObject({ status: z.string(), error: fault })).catch([]),
  error: fault,
});

export function vercelRegistrar(ask: AskVercel): DomainRegistrar {
  const registrar = (name: string, ...rest: string[]) => ['v1', 'registrar', 'domains', name, ...rest];
  const orderIdIn = (json: unknown): string => placed.parse(json).orderId;
  const pay = (call: string, name: string, body: object) =>
    ask({
      ...{ name: call, method: 'POST', path: registrar(name, call), body, timeLimit: PURCHASE },
      read: orderIdIn,
    });
  const take = (name: string, body: object) =>
    ask({
      ...{ name: 'add to account', method: 'POST', path: ['v7', 'domains'], body: { name, ...body } },
      read: (json): RegisteredDomain => ofOne.parse(json).domain,
    });
  const patch = (name: string, body: object) =>
    ask({
      ...{ name: 'change domain', method: 'PATCH', path: ['v3', 'domains', name], body },
      read: () => null,
    });
  return {
    isConfigured: true,
    isAvailable: (name) =>
      ask({
        ...{ name: 'availability', method: 'GET', path: registrar(name, 'availability') },
        read: (json) => z.looseObject({ available: z.boolean() }).parse(json).available,
      }),
    price: (name, years) =>
      ask({
        ...{ name: 'price', method: 'GET', path: registrar(name, 'price'), query: { years: String(years) } },
        read: (json) => priceIn(prices.parse(json)),
      }),
    list: ({ limit, pageToken }) =>
      ask({
        ...{ name: 'domains', method: 'GET', path: ['v5', 'domains'] },
        query: { limit: String(limit), until: pageToken },
        read: (json) => {
          const { domains, pagination: found } = page.parse(json);
          const next = nextPageToken(found);
          return { domains, ...(next !== undefined && { nextPageToken: next }) };
        },
      }),
    find: (name) =>
      ask({
        ...{ name: 'domain', method: 'GET', path: ['v5', 'domains', name] },
        read: (json) => ofOne.parse(json).domain,
      }),
    buy: (name, registration) => pay('buy', name, bodyOf(registration)),
    transferIn: (name, { authCode, ...registration }) =>
      pay('transfer', name, { authCode, ...bodyOf(registration) }),
    renew: (name, { expectedPrice, years }) => pay('renew', name, { expectedPrice, years }),
    order: (orderId) =>
      ask({
        ...{ name: 'order', method: 'GET', path: ['v1', 'registrar', 'orders', orderId] },
        read: (json) => orderIn(placedOrder.parse(json)),
      }),
    add: (name) => take(name, { method: 'add' }),
    moveIn: (name, token) => take(name, { method: 'move-in', token }),
    change: (name, change) => patch(name, { op: 'update', ...change }),
    moveOut: (name, destination) => patch(name, { op: 'move-out', destination }),
    remove: (name) =>
      ask({
        ...{ name: 'remove from account', method: 'DELETE', path: ['v6', 'domains', name] },
        read: () => null,
      }),
    ...vercelRecords(ask),
  };
}

function bodyOf({ expectedPrice, years, autoRenew, registrant }: Registration): object {
  return { expectedPrice, years, autoRenew, contactInformation: registrant };
}

function priceIn({
  years,
  purchasePrice,
  renewalPrice,
  transferPrice,
}: z.output<typeof prices>): DomainPrice {
  return {
    years,
    ...(purchasePrice !== undefined && { purchase: purchasePrice }),
    ...(renewalPrice !== undefined && { renewal: renewalPrice }),
    ...(transferPrice !== undefined && { transfer: transferPrice }),
  };
}

const lost: readonly string[] = ['failed', 'refunded', 'refund-failed'];

/** An order is of one domain. A word that is new to us means that it goes on. */
function orderIn({ status, domains, error }: z.output<typeof placedOrder>): DomainOrder {
  const failed = domains.find((domain) => lost.includes(domain.status));
  if (status === 'failed' || failed) {
    const problem = failed?.error?.code ?? error?.code;
    return { state: 'failed', ...(problem && { problem }) };
  }
  const isDone = status === 'completed' && domains.every((domain) => domain.status === 'completed');
  return { state: isDone ? 'completed' : 'pending' };
}
