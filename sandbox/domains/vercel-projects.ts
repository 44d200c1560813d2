// Domains of a project at the simulated Vercel: added, verified by a TXT record where somebody else has them, and configured by the DNS.
import { apexOf } from './apex.ts';
import type { Answer } from './domains-answers.ts';
import { type Call, nextNumber, type Service } from './domains-service.ts';
import { addresses, addressesOf, valuesAt } from './resolve.ts';
import { badRequest, done, failed, notFound } from './vercel-frames.ts';
import type { ProjectDomain } from './vercel-state.ts';
import { plainName, type ZoneRecord } from './zones.ts';

/** Where the simulated Vercel wants domains to lead. */
export const [VERCEL_ADDRESS] = addresses.vercel;
export const VERCEL_CNAME = 'cname.vercel-dns.com';

const textOf = (value: unknown): string => (typeof value === 'string' ? plainName(value) : '');

const inUse = ({ state }: Service, name: string): Answer =>
  failed(
    state.vercel.controls.takenStatus,
    'domain_already_in_use',
    `Cannot add ${name} since it's already in use by your account.`,
    { domain: { name } },
  );

export function addProjectDomain(service: Service, { body }: Call): Answer {
  const { vercel } = service.state;
  const name = textOf(body.name);
  if (!/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(name))
    return failed(400, 'invalid_domain', 'The domain is not valid');
  if (Object.hasOwn(vercel.projectDomains, name)) return inUse(service, name);
  const redirect = typeof body.redirect === 'string' ? plainName(body.redirect) : null;
  const status = typeof body.redirectStatusCode === 'number' ? body.redirectStatusCode : null;
  if (status !== null && ![301, 302, 307, 308].includes(status))
    return badRequest('redirectStatusCode should be one of 301, 302, 307, 308');
  if (redirect !== null && !Object.hasOwn(vercel.projectDomains, redirect))
    return badRequest(`Cannot redirect to ${redirect}, which is no domain of the project`);
  const isTaken = vercel.takenHosts.includes(name);
  const domain: ProjectDomain = {
    ...{ name, redirect, redirectStatusCode: status, verified: !isTaken, createdAt: service.now() },
    verification: isTaken ? [challengeFor(service, name)] : [],
  };
  vercel.projectDomains[name] = domain;
  return done(shown(domain));
}

/** Somebody else's project has it: whoever puts this record into its DNS gets it. */
const challengeFor = (service: Service, name: string): ProjectDomain['verification'][number] => ({
  ...{ type: 'TXT', domain: `_vercel.${apexOf(name)}`, reason: 'pending_domain_verification' },
  value: `vc-domain-verify=${name},${String(nextNumber(service)).padStart(20, '0')}`,
});

function shown({ verification, ...domain }: ProjectDomain): object {
  return {
    ...domain,
    ...{ apexName: apexOf(domain.name), projectId: 'prj_sandbox', gitBranch: null },
    updatedAt: domain.createdAt,
    ...(domain.verified ? {} : { verification }),
  };
}

const found = ({ state }: Service, name: string): ProjectDomain | undefined =>
  Object.hasOwn(state.vercel.projectDomains, name) ? state.vercel.projectDomains[name] : undefined;

export function readProjectDomain(service: Service, _call: Call, name: string): Answer {
  const domain = found(service, name);
  return domain ? done(shown(domain)) : notFound('Project Domain not found.');
}

export function changeProjectDomain(service: Service, { body }: Call, name: string): Answer {
  const domain = found(service, name);
  if (!domain) return notFound('Project Domain not found.');
  if ('redirect' in body) domain.redirect = textOf(body.redirect) || null;
  return done(shown(domain));
}

export function removeProjectDomain(service: Service, _call: Call, name: string): Answer {
  if (!found(service, name)) return notFound('Project Domain not found.');
  delete service.state.vercel.projectDomains[name];
  return done();
}

export function verifyProjectDomain(service: Service, _call: Call, name: string): Answer {
  const domain = found(service, name);
  if (!domain) return notFound('Project Domain not found.');
  if (domain.verified) return done(shown(domain));
  const [challenge] = domain.verification;
  const texts = valuesAt(service, challenge?.domain ?? '', 'TXT');
  if (texts.length === 0)
    return failed(400, 'missing_txt_record', 'Domain _vercel is missing required TXT Record');
  if (!texts.includes(challenge?.value ?? ''))
    return failed(400, 'existing_project_domain', 'The TXT record does not have the expected value');
  const { takenHosts } = service.state.vercel;
  service.state.vercel.takenHosts = takenHosts.filter((host) => host !== name);
  domain.verified = true;
  return done(shown(domain));
}

/** To another project: ours is the only one that is told apart, so it is simply gone. */
export function moveProjectDomain(service: Service, call: Call, name: string): Answer {
  if (!call.body.projectId) return badRequest('projectId is required');
  return removeProjectDomain(service, call, name);
}

const recordsOf = ({ state }: Service, name: string, types: readonly string[]): ZoneRecord[] =>
  state.zones.records.filter((record) => record.name === name && types.includes(record.type));

export function readConfig(service: Service, _call: Call, name: string): Answer {
  const cnames = recordsOf(service, name, ['CNAME', 'ALIAS']).map(({ value }) => value);
  const found = addressesOf(service, name);
  const isOurs = found.length > 0 && found.every((address) => address === VERCEL_ADDRESS);
  const configuredBy = cnames.includes(VERCEL_CNAME) ? 'CNAME' : 'A';
  const wrong = recordsOf(service, name, ['A', 'AAAA']).filter(({ value }) => value !== VERCEL_ADDRESS);
  return done({
    ...{ configuredBy: isOurs ? configuredBy : null, misconfigured: !isOurs },
    ...{ nameservers: [], serviceType: 'external', cnames, aValues: valuesAt(service, name, 'A') },
    conflicts: wrong.map(({ type, value }) => ({ name: name === apexOf(name) ? '' : name, type, value })),
    acceptedChallenges: isOurs ? ['http-01'] : [],
    recommendedIPv4: [{ rank: 1, value: [VERCEL_ADDRESS] }],
    recommendedCNAME: [{ rank: 1, value: `${VERCEL_CNAME}.` }],
  });
}
