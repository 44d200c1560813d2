// Custom domains of a site at Firebase Hosting (REST, v1beta1). What creates a domain is an operation that ends only once the
// domain is live, so that nothing waits for it: the domain itself says how far it is.
import type { DomainHosting, HostedDomain } from '../../ports/domain-hosting.ts';
import type { ServiceFailure, ServiceResult } from '../../ports/service-result.ts';
import { type AskHosting, failure } from './ask-hosting.ts';
import { type CustomDomain, customDomain, hostedDomainOf, operation } from './custom-domain.ts';

export function firebaseHosting(ask: AskHosting): Omit<DomainHosting, 'isConfigured'> {
  const find = async (host: string): Promise<ServiceResult<HostedDomain>> => {
    const found = await read(ask, host);
    if (found.outcome === 'failed') return found;
    return found.value.deleteTime === undefined ? shown(host, found.value) : failure('notFound');
  };
  return {
    find,
    // The service looks at the DNS by itself; there is no call that makes it look again.
    check: find,
    async add(host) {
      const question = { name: 'add domain', method: 'POST', query: { customDomainId: host } } as const;
      const begun = await begin(ask, question);
      if (begun.outcome === 'answered') return created(ask, host);
      // Without an answer the domain may have come about all the same.
      if (begun.reason !== 'taken' && begun.reason !== 'unclear') return begun;
      const found = await read(ask, host);
      if (found.outcome === 'answered') return kept(ask, host, found.value);
      return begun.reason === 'unclear' || found.reason === 'notFound' ? begun : found;
    },
    async remove(host) {
      const question = { name: 'remove domain', method: 'DELETE', domain: host } as const;
      const removed = await begin(ask, { ...question, query: { allowMissing: 'true' } });
      if (removed.outcome === 'failed' && removed.reason !== 'notFound') return removed;
      return { outcome: 'answered', value: null };
    },
  };
}

const shown = (host: string, found: CustomDomain): ServiceResult<HostedDomain> => ({
  outcome: 'answered',
  value: hostedDomainOf(host, found),
});

const read = (ask: AskHosting, host: string): Promise<ServiceResult<CustomDomain>> =>
  ask({ name: 'find domain', method: 'GET', domain: host, read: (json) => customDomain.parse(json) });

interface Begun {
  name: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  domain?: string;
  verb?: string;
  query?: Readonly<Record<string, string>>;
  /** Of the domain; none by default. */
  body?: object;
}

/** Begins an operation. One that has ended with an error already has failed. */
async function begin(ask: AskHosting, question: Begun): Promise<ServiceResult<null>> {
  const body = question.method === 'DELETE' ? {} : { body: question.body ?? {} };
  const begun = await ask({ ...question, ...body, read: (json) => operation.parse(json) });
  if (begun.outcome === 'failed') return begun;
  const { error } = begun.value;
  return error ? failureOf(error) : { outcome: 'answered', value: null };
}

/** Codes of google.rpc.Code. */
const reasons: Readonly<Record<number, ServiceFailure['reason']>> = {
  5: 'notFound',
  6: 'taken',
  7: 'forbidden',
  8: 'limited',
  16: 'forbidden',
};

const failureOf = ({ code = 0, message }: { code?: number | undefined; message?: string | undefined }) =>
  failure(reasons[code] ?? 'refused', message === undefined ? {} : { message: message.slice(0, 500) });

/** It exists: where it cannot be read yet, nothing is known of it but that. */
async function created(ask: AskHosting, host: string): Promise<ServiceResult<HostedDomain>> {
  const found = await read(ask, host);
  if (found.outcome === 'answered') return shown(host, found.value);
  return {
    outcome: 'answered',
    value: { host, verification: 'pending', certificate: 'pending', wanted: [], unwanted: [] },
  };
}

/** It is there already, or was and can be restored. One that redirects elsewhere there is served from now on. */
async function kept(
  ask: AskHosting,
  host: string,
  found: CustomDomain,
): Promise<ServiceResult<HostedDomain>> {
  const { deleteTime, redirectTarget } = found;
  const changes: Begun[] = [];
  if (deleteTime !== undefined)
    changes.push({ name: 'restore domain', method: 'POST', domain: host, verb: ':undelete' });
  if (redirectTarget)
    changes.push({
      ...{ name: 'serve domain', method: 'PATCH', domain: host },
      ...{ query: { updateMask: 'redirectTarget' }, body: { redirectTarget: '' } },
    });
  for (const change of changes) {
    const changed = await begin(ask, change);
    if (changed.outcome === 'failed') return changed;
  }
  return changes.length === 0 ? shown(host, found) : created(ask, host);
}
