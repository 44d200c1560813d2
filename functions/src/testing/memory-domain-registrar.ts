// The registrar in memory: it has the domains that it is given, carries orders out when told, and fails as told.
import type { NewDnsRecord } from '@bite/shared/domains/domain-request.schema';
import { isSameRecord } from '@bite/shared/domains/records-in-the-way';
import type { DnsRecord, RegisteredDomain } from '@bite/shared/domains/registered-domain.schema';
import type { DomainOrder, DomainRegistrar, Purchase } from '../ports/domain-registrar.ts';
import type { ServiceAnswer, ServiceFailure, ServiceResult } from '../ports/service-result.ts';

type Call = Exclude<keyof DomainRegistrar, 'isConfigured'>;

export interface MemoryDomainRegistrar extends DomainRegistrar {
  isConfigured: boolean;
  /** The calls so far: 'buy nuova.example'. */
  calls: string[];
  domains: Map<string, RegisteredDomain>;
  /** Registered by others. */
  taken: Set<string>;
  /** In US dollars a year, for everything. */
  yearly: number;
  /** The next calls of this name fail so; a failure that `happens` has its effect nevertheless. Undefined ends it. */
  fail(call: Call, failure?: Omit<ServiceFailure, 'outcome'>, happens?: boolean): void;
  /** Carries all orders out; with a problem they fail. */
  carryOut(problem?: string): void;
}

const answered = <Value>(value: Value): ServiceAnswer<Value> => ({ outcome: 'answered', value });
const failed = (reason: ServiceFailure['reason'], code?: string): ServiceFailure => ({
  ...{ outcome: 'failed', reason },
  ...(code !== undefined && { code }),
});

const YEAR = 365 * 24 * 60 * 60 * 1000;
/** Codes and tokens that are right. */
export const RIGHT_CODE = 'AUTH-1234';
const RIGHT_TOKEN = 'move-token';

interface Order extends DomainOrder {
  effect: () => void;
}

/** @param now Milliseconds. */
export function memoryDomainRegistrar(
  now: () => number,
  domains: readonly RegisteredDomain[] = [],
): MemoryDomainRegistrar {
  const failures = new Map<Call, { failure: ServiceFailure; happens: boolean }>();
  const orders = new Map<string, Order>();
  const records = new Map<string, DnsRecord[]>();
  let count = 0;

  /** What a call comes to, `answer` being its effect. */
  async function asked<Value>(
    call: Call,
    about: string,
    answer: () => ServiceResult<Value>,
  ): Promise<ServiceResult<Value>> {
    registrar.calls.push(`${call} ${about}`.trim());
    const told = failures.get(call);
    if (told && !told.happens) return told.failure;
    const result = answer();
    return told?.failure ?? result;
  }

  const priceOf = (years: number): number => Math.round(registrar.yearly * years * 100) / 100;
  const isOpen = (name: string): boolean => !registrar.taken.has(name) && !registrar.domains.has(name);
  const ofDomain = <Value>(name: string, answer: (domain: RegisteredDomain) => ServiceResult<Value>) => {
    const domain = registrar.domains.get(name);
    return domain ? answer(domain) : failed('notFound');
  };
  const keep = (name: string, facts: Partial<RegisteredDomain>): RegisteredDomain => {
    const domain: RegisteredDomain = { name, verified: true, serviceType: 'zeit.world', ...facts };
    registrar.domains.set(name, domain);
    return domain;
  };
  function order(
    { expectedPrice, years }: Purchase,
    effect: () => void,
    problem?: string,
  ): ServiceResult<string> {
    if (expectedPrice !== priceOf(years)) return failed('refused', 'expected_price_mismatch');
    count += 1;
    orders.set(`order-${count}`, { state: 'pending', effect, ...(problem && { problem }) });
    return answered(`order-${count}`);
  }
  const recordsOf = (name: string): DnsRecord[] => records.get(name) ?? [];

  const registrar: MemoryDomainRegistrar = {
    isConfigured: true,
    calls: [],
    domains: new Map(domains.map((domain) => [domain.name, domain])),
    taken: new Set(['taken.com']),
    yearly: 11.25,
    fail: (call, failure, happens = false) => {
      if (failure) failures.set(call, { failure: { outcome: 'failed', ...failure }, happens });
      else failures.delete(call);
    },
    carryOut: (problem) => {
      for (const one of orders.values()) {
        if (one.state !== 'pending') continue;
        const fails = problem ?? one.problem;
        one.state = fails ? 'failed' : 'completed';
        if (fails) one.problem = fails;
        else one.effect();
      }
    },
    isAvailable: (name) => asked('isAvailable', name, () => answered(isOpen(name))),
    price: (name, years) =>
      asked('price', name, () =>
        answered({
          ...{ years, renewal: priceOf(years), transfer: priceOf(years) },
          ...(isOpen(name) && { purchase: priceOf(years) }),
        }),
      ),
    list: ({ limit, pageToken = '0' }) =>
      asked('list', '', () => {
        const all = [...registrar.domains.values()];
        const end = Number(pageToken) + limit;
        return answered({
          domains: all.slice(Number(pageToken), end),
          ...(end < all.length && { nextPageToken: String(end) }),
        });
      }),
    find: (name) => asked('find', name, () => ofDomain(name, answered)),
    buy: (name, registration) =>
      asked('buy', name, () =>
        isOpen(name)
          ? order(registration, () =>
              keep(name, {
                ...{ boughtAt: now(), expiresAt: now() + registration.years * YEAR },
                renew: registration.autoRenew,
              }),
            )
          : failed('refused', 'domain_not_available'),
      ),
    transferIn: (name, { authCode, ...registration }) =>
      asked('transferIn', name, () =>
        registrar.taken.has(name)
          ? order(
              registration,
              () => keep(name, { transferredAt: now(), expiresAt: now() + YEAR, renew: true }),
              authCode === RIGHT_CODE ? undefined : 'incorrect-auth-code',
            )
          : failed('refused', 'domain_not_registered'),
      ),
    renew: (name, renewal) =>
      asked('renew', name, () =>
        ofDomain(name, (domain) =>
          order(renewal, () =>
            keep(name, { ...domain, expiresAt: (domain.expiresAt ?? now()) + renewal.years * YEAR }),
          ),
        ),
      ),
    order: (orderId) =>
      asked('order', orderId, () => {
        const one = orders.get(orderId);
        if (!one) return failed('notFound');
        const { state, problem } = one;
        return answered({ state, ...(state === 'failed' && problem && { problem }) });
      }),
    add: (name) =>
      asked('add', name, () =>
        registrar.domains.has(name) ? failed('taken') : answered(keep(name, { serviceType: 'external' })),
      ),
    moveIn: (name, token) =>
      asked('moveIn', name, () =>
        token === RIGHT_TOKEN ? answered(keep(name, {})) : failed('refused', 'invalid_move_token'),
      ),
    change: (name, { renew, customNameservers }) =>
      asked('change', name, () =>
        ofDomain(name, (domain) => {
          keep(name, {
            ...domain,
            ...(renew !== undefined && { renew }),
            ...(customNameservers && { customNameservers }),
          });
          return answered(null);
        }),
      ),
    moveOut: (name, destination) =>
      asked('moveOut', `${name} ${destination}`, () =>
        ofDomain(name, () => {
          registrar.domains.delete(name);
          return answered(null);
        }),
      ),
    remove: (name) =>
      asked('remove', name, () =>
        ofDomain(name, () => {
          registrar.domains.delete(name);
          return answered(null);
        }),
      ),
    records: (name) => asked('records', name, () => ofDomain(name, () => answered(recordsOf(name)))),
    addRecord: (name, record) =>
      asked('addRecord', name, () =>
        ofDomain(name, () => {
          if (recordsOf(name).some((one) => isSameRecord(one, record)))
            return failed('refused', 'invalid_record');
          count += 1;
          const id = `rec-${count}`;
          records.set(name, [...recordsOf(name), stored(id, record)]);
          return answered(id);
        }),
      ),
    changeRecord: (recordId, record) =>
      asked('changeRecord', recordId, () => {
        const found = [...records].find(([, list]) => list.some(({ id }) => id === recordId));
        if (!found) return failed('notFound');
        const [name, list] = found;
        records.set(
          name,
          list.map((one) => (one.id === recordId ? stored(recordId, record) : one)),
        );
        return answered(null);
      }),
    removeRecord: (name, recordId) =>
      asked('removeRecord', recordId, () => {
        if (!recordsOf(name).some(({ id }) => id === recordId)) return failed('notFound');
        records.set(
          name,
          recordsOf(name).filter(({ id }) => id !== recordId),
        );
        return answered(null);
      }),
  };
  return registrar;
}

const stored = (id: string, record: NewDnsRecord): DnsRecord => ({ id, ttl: 60, ...record });
