// Restaurants' own domains at Vercel: domains of a project there. Vercel takes a domain as verified at once unless somebody else there
// has it; its certificate comes by itself as soon as the DNS leads there.
import {
  type DnsRecordType,
  dnsRecordTypes,
  type WantedRecord,
} from '@bite/shared/domains/dns-records.schema';
import { projectDomain } from '@bite/shared/domains/domain-request.schema';
import { z } from 'zod';
import type { DomainHosting, HostedDomain } from '../../ports/domain-hosting.ts';
import type { ServiceResult } from '../../ports/service-result.ts';
import type { AskVercel } from './ask-vercel.ts';

const challenge = z.looseObject({ type: z.string(), domain: z.string(), value: z.string() });

const domainOfProject = z.looseObject({
  name: z.string(),
  apexName: z.string().nullish(),
  verified: z.boolean(),
  verification: z.array(challenge).nullish(),
});
type DomainOfProject = z.output<typeof domainOfProject>;

/** One text or several: both have been seen. */
const values = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const ranked = z
  .array(z.looseObject({ rank: z.number().nullish(), value: values }))
  .nullish()
  .catch(undefined);

const configuration = z.looseObject({
  misconfigured: z.boolean(),
  recommendedIPv4: ranked,
  recommendedCNAME: ranked,
  conflicts: z
    .array(z.looseObject({ name: z.string(), type: z.string(), value: z.string() }))
    .nullish()
    .catch(undefined),
});
type Configuration = z.output<typeof configuration>;

export function vercelHosting(ask: AskVercel, project: string): DomainHosting {
  const domains = ['v9', 'projects', project, 'domains'];

  const read = (host: string): Promise<ServiceResult<DomainOfProject>> =>
    ask({
      ...{ name: 'project domain', method: 'GET', path: [...domains, host] },
      read: (json) => domainOfProject.parse(json),
    });

  const configured = async (
    domain: DomainOfProject,
    problem?: string,
  ): Promise<ServiceResult<HostedDomain>> => {
    const config = await ask({
      ...{ name: 'domain config', method: 'GET', path: ['v6', 'domains', domain.name, 'config'] },
      query: { projectIdOrName: project },
      read: (json) => configuration.parse(json),
    });
    if (config.outcome === 'failed') return config;
    return { outcome: 'answered', value: hosted(domain, config.value, problem) };
  };

  const find = async (host: string): Promise<ServiceResult<HostedDomain>> => {
    const found = await read(host);
    return found.outcome === 'answered' ? configured(found.value) : found;
  };

  return {
    isConfigured: true,
    find,

    add: async (host) => {
      const wanted = projectDomain.safeParse({ projectId: project, name: host });
      if (!wanted.success)
        return { outcome: 'failed', reason: 'refused', message: wanted.error.issues[0]?.message ?? '' };
      const { projectId: _, ...body } = wanted.data;
      const added = await ask({
        ...{ name: 'add domain', method: 'POST', path: ['v10', 'projects', project, 'domains'], body },
        read: (json) => domainOfProject.parse(json),
      });
      if (added.outcome === 'answered') return configured(added.value);
      // It is refused, too, where the project has it already.
      const isThere = added.reason === 'taken' || added.reason === 'refused' || added.reason === 'unclear';
      const own = isThere ? await read(host) : added;
      return own.outcome === 'answered' ? configured(own.value) : added;
    },

    check: async (host) => {
      const found = await read(host);
      if (found.outcome === 'failed' || found.value.verified)
        return found.outcome === 'failed' ? found : configured(found.value);
      const verified = await ask({
        ...{ name: 'verify domain', method: 'POST', path: [...domains, host, 'verify'] },
        read: (json) => domainOfProject.parse(json),
      });
      if (verified.outcome === 'answered') return configured(verified.value);
      // What is missing is told by the records that it wants.
      return verified.reason === 'refused' ? configured(found.value, verified.message) : verified;
    },

    remove: async (host) => {
      const removed = await ask({
        ...{ name: 'remove domain', method: 'DELETE', path: [...domains, host] },
        read: () => null,
      });
      const isGone = removed.outcome === 'failed' && removed.reason === 'notFound';
      return isGone ? { outcome: 'answered', value: null } : removed;
    },
  };
}

function hosted(domain: DomainOfProject, config: Configuration, problem?: string): HostedDomain {
  const ownership = (domain.verified ? [] : (domain.verification ?? [])).flatMap(
    ({ type, domain: name, value }) => recordOf({ type, name, value }, 'ownership'),
  );
  return {
    host: domain.name,
    verification: domain.verified ? 'verified' : 'pending',
    certificate: domain.verified && !config.misconfigured ? 'issued' : 'pending',
    wanted: [...ownership, ...addressesOf(domain, config)],
    unwanted: (config.conflicts ?? []).flatMap((record) =>
      recordOf({ ...record, name: wholeName(record.name, domain) }, 'address'),
    ),
    ...(problem && { problem }),
  };
}

const isKnown = (type: string): type is DnsRecordType => dnsRecordTypes.some((one) => one === type);
const withoutDot = (name: string): string => name.toLowerCase().replace(/\.$/, '');

function recordOf(
  { type, name, value }: { type: string; name: string; value: string },
  purpose: WantedRecord['purpose'],
): WantedRecord[] {
  if (!isKnown(type)) return [];
  return [{ type, name: withoutDot(name), value: type === 'CNAME' ? withoutDot(value) : value, purpose }];
}

/** Names of conflicts are relative to the apex where they do not end in it. */
function wholeName(name: string, { name: host, apexName }: DomainOfProject): string {
  const apex = apexName ?? host;
  if (name === '' || name === '@') return apex;
  return name === apex || name.endsWith(`.${apex}`) ? name : `${name}.${apex}`;
}

/** An apex cannot be a CNAME: it gets addresses. */
function addressesOf(
  { name, apexName }: DomainOfProject,
  { recommendedIPv4, recommendedCNAME }: Configuration,
): WantedRecord[] {
  const isApex = (apexName ?? name) === name;
  const type = isApex ? 'A' : 'CNAME';
  const best = [...((isApex ? recommendedIPv4 : recommendedCNAME) ?? [])].sort(
    (one, other) => (one.rank ?? 1) - (other.rank ?? 1),
  )[0];
  const wanted = isApex ? (best?.value ?? []) : (best?.value ?? []).slice(0, 1);
  return wanted.flatMap((value) => recordOf({ type, name, value }, 'address'));
}
