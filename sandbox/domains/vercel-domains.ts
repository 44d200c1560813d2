// Domains of our account at the simulated Vercel, whoever registered them.
import type { Answer } from './domains-answers.ts';
import type { Call, Service } from './domains-service.ts';
import { accountDomain, newAccountDomain } from './vercel-account.ts';
import { badRequest, done, failed, notFound } from './vercel-frames.ts';
import type { AccountDomain } from './vercel-state.ts';
import { plainName } from './zones.ts';

const VERCEL_NAMESERVERS = ['ns1.vercel-dns.com', 'ns2.vercel-dns.com'];

function shown({ customNameservers, ...domain }: AccountDomain): object {
  const own = customNameservers.length > 0 ? customNameservers : VERCEL_NAMESERVERS;
  return {
    ...domain,
    ...{ verified: true, nameservers: own, intendedNameservers: VERCEL_NAMESERVERS, customNameservers },
    creator: {
      ...{ username: 'bite', email: 'domains@bite.example', customerId: 'cus_sandbox' },
      ...{ isDomainReseller: false, id: 'usr_sandbox' },
    },
    ...{ userId: 'usr_sandbox', teamId: 'team_sandbox', zone: domain.serviceType === 'zeit.world' },
  };
}

export function listDomains(service: Service, { query }: Call): Answer {
  const limit = Number(query.get('limit') ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return badRequest('limit should be 1 to 100');
  const until = Number(query.get('until') ?? Number.POSITIVE_INFINITY);
  const all = Object.values(service.state.vercel.account)
    .filter(({ createdAt }) => createdAt < until)
    .sort((one, other) => other.createdAt - one.createdAt);
  const domains = all.slice(0, limit);
  const next = all.length > limit ? (domains.at(-1)?.createdAt ?? null) : null;
  return done({ domains: domains.map(shown), pagination: { count: domains.length, next, prev: null } });
}

export function readDomain(service: Service, _call: Call, name: string): Answer {
  const domain = accountDomain(service, name);
  return domain ? done({ domain: shown(domain) }) : notFound(`Domain name not found: ${name}`);
}

export function addDomain(service: Service, { body }: Call): Answer {
  const { vercel } = service.state;
  const name = typeof body.name === 'string' ? plainName(body.name) : '';
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name))
    return failed(400, 'invalid_name', 'The domain is not valid');
  if (accountDomain(service, name))
    return failed(409, 'domain_already_exists', `The domain ${name} is in your account already`);
  if (body.method === 'move-in') {
    if (typeof body.token !== 'string' || vercel.moves[body.token] !== name)
      return failed(400, 'invalid_move_token', 'The token is not valid for this domain');
    delete vercel.moves[body.token];
  } else if (body.method !== 'add' && body.method !== undefined) return badRequest('method is not supported');
  const serviceType = body.method === 'move-in' ? 'zeit.world' : 'external';
  const domain = newAccountDomain(service, name, { serviceType });
  vercel.account[name] = domain;
  return done({ domain: shown(domain) });
}

export function changeDomain(service: Service, { body }: Call, name: string): Answer {
  const domain = accountDomain(service, name);
  if (!domain) return notFound(`Domain name not found: ${name}`);
  if (body.op === 'move-out') {
    if (typeof body.destination !== 'string' || body.destination === '')
      return badRequest('destination is required');
    if (body.destination === 'nobody') return notFound('The destination was not found');
    delete service.state.vercel.account[name];
    return done({ moved: true, token: `move-${name}` });
  }
  if (typeof body.renew === 'boolean') domain.renew = body.renew;
  if (Array.isArray(body.customNameservers)) {
    const servers = body.customNameservers.map(String);
    if (servers.some((server) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(server)))
      return failed(400, 'invalid_nameserver', 'A name server is not valid');
    domain.customNameservers = servers;
    domain.serviceType = servers.length > 0 ? 'external' : 'zeit.world';
  }
  return done();
}

export function removeDomain(service: Service, _call: Call, name: string): Answer {
  if (!accountDomain(service, name)) return notFound(`Domain name not found: ${name}`);
  delete service.state.vercel.account[name];
  return done({ uid: name });
}
