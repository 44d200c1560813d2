// The simulated Firebase Hosting: custom domains of v1beta1, and their operations.
import { randomBytes } from 'node:crypto';
import { apexOf } from './apex.ts';
import { type Answer, answered, type Resource } from './domains-answers.ts';
import { type Call, type Host, nextNumber, type Service } from './domains-service.ts';
import type { Front } from './front.ts';
import { badField, failed, framedFaults, notFound } from './hosting-answers.ts';
import { look } from './hosting-look.ts';
import { type HostedSite, type KeptDomain, type KeptOperation, REFUSED_LABEL } from './hosting-state.ts';
import { etagOf, nameOf, operationView, viewOf } from './hosting-view.ts';
import { addresses } from './resolve.ts';

const MOST_SUBDOMAINS = 20;
const USUAL_PAGE = 10;
const certPreferences: readonly unknown[] = ['GROUPED', 'PROJECT_GROUPED', 'DEDICATED'];

/** What is asked: the site, the domain, or an operation. */
interface Target extends HostedSite {
  domain: string;
  operation: string;
}

type Method = (service: Service, call: Call, target: Target) => Answer;

const domainPath = '/v1beta1/projects/([^/]+)/sites/([^/]+)/customDomains';

const routes: readonly (readonly [name: string, method: string, path: RegExp, answer: Method])[] = [
  ['customDomains.create', 'POST', new RegExp(`^${domainPath}$`), create],
  ['customDomains.list', 'GET', new RegExp(`^${domainPath}$`), list],
  ['customDomains.get', 'GET', new RegExp(`^${domainPath}/([^/:]+)$`), get],
  ['customDomains.patch', 'PATCH', new RegExp(`^${domainPath}/([^/:]+)$`), patch],
  ['customDomains.delete', 'DELETE', new RegExp(`^${domainPath}/([^/:]+)$`), remove],
  ['customDomains.undelete', 'POST', new RegExp(`^${domainPath}/([^/:]+):undelete$`), undelete],
  ['operations.get', 'GET', new RegExp(`^${domainPath}/([^/:]+)/operations/([^/]+)$`), operation],
  ['operations.get', 'GET', /^\/v1beta1\/projects\/([^/]+)\/operations\/()()([^/]+)$/, operation],
];

const routeOf = ({ method, path }: Call) =>
  routes.find((route) => route[1] === method && route[2].test(path));

export const hosting: Host = {
  calls: [...new Set(routes.map(([name]) => name))],
  nameOf: (call) => routeOf(call)?.[0] ?? 'unknown',
  fault: (kind) => framedFaults[kind],
  answer(service, call) {
    const route = routeOf(call);
    if (!route) return notFound();
    if (call.headers['authorization'] !== `Bearer ${service.settings.accessToken}`)
      return framedFaults['401'];
    const [, project = '', site = '', domain = '', operation = ''] = route[2].exec(call.path) ?? [];
    const { sites } = service.state.hosting;
    if (project !== service.settings.own.project) return framedFaults['403'];
    if (site !== '' && !sites.some((one) => one.project === project && one.site === site)) return notFound();
    return route[3](service, call, { project, site, domain, operation });
  },
};

export const hostingFront: Front = {
  addresses: addresses.hosting,
  ownName: 'firebaseapp.com',
  serves(service, host) {
    const kept = service.state.hosting.domains.find(
      ({ domain, deletedAt }) => domain === host && deletedAt === undefined,
    );
    if (!kept) return undefined;
    look(service, kept);
    const { certificate, redirectTarget } = kept;
    return {
      ...(certificate && { certificate }),
      ...(redirectTarget && { redirect: { to: redirectTarget, status: 301 } }),
    };
  },
};

const isSame = (one: HostedSite & { domain: string }) => (other: HostedSite & { domain: string }) =>
  one.project === other.project && one.site === other.site && one.domain === other.domain;

const keptOf = ({ state }: Service, target: Target): KeptDomain | undefined =>
  state.hosting.domains.find(isSame(target));

const isDomain = (text: string): boolean =>
  text.length <= 253 &&
  /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text) &&
  !/(^|\.)(web\.app|firebaseapp\.com)$/.test(text);

function create(service: Service, { query, body }: Call, target: Target): Answer {
  const domain = query.get('customDomainId') ?? '';
  if (!isDomain(domain)) return badField('custom_domain_id', 'Must be a valid domain name.');
  const wrong = wrongIn(body);
  if (wrong) return wrong;
  const { domains } = service.state.hosting;
  const at = { ...target, domain };
  const taken = domains.some(
    (one) => one.domain === domain && (one.deletedAt === undefined || isSame(at)(one)),
  );
  if (taken) return failed('ALREADY_EXISTS', `Custom domain ${domain} already exists.`);
  const siblings = domains.filter(
    (one) =>
      one.deletedAt === undefined && one.domain !== apexOf(domain) && apexOf(one.domain) === apexOf(domain),
  );
  if (domain !== apexOf(domain) && siblings.length >= MOST_SUBDOMAINS)
    return failed('FAILED_PRECONDITION', `${apexOf(domain)} has ${MOST_SUBDOMAINS} subdomains already.`);
  if (query.get('validateOnly') === 'true') return answered({ done: true });
  if (domain.startsWith(`${REFUSED_LABEL}.`))
    return started(service, 'create', at, { code: 9, message: `${domain} can't be added.` });
  const kept: KeptDomain = {
    ...{ project: target.project, site: target.site, domain, version: 1, isHeld: false },
    ...{
      createdAt: service.now(),
      updatedAt: service.now(),
      challenge: randomBytes(32).toString('base64url'),
    },
    ...{ certPreference: 'GROUPED', labels: {}, annotations: {} },
  };
  apply(kept, body, writable);
  domains.push(kept);
  return started(service, 'create', kept);
}

const writable = ['certPreference', 'redirectTarget', 'labels', 'annotations'] as const;

function wrongIn({ certPreference, redirectTarget }: Resource): Answer | undefined {
  if (certPreference !== undefined && !certPreferences.includes(certPreference))
    return badField('custom_domain.cert_preference', 'Invalid value.');
  const isTarget = typeof redirectTarget === 'string' && (redirectTarget === '' || isDomain(redirectTarget));
  return redirectTarget === undefined || isTarget
    ? undefined
    : badField('custom_domain.redirect_target', 'Must be a valid domain name.');
}

function apply(kept: KeptDomain, body: Resource, fields: readonly string[]): void {
  for (const name of writable) {
    if (!fields.includes(name)) continue;
    const value = body[name];
    if (name === 'labels' || name === 'annotations') kept[name] = { ...(value as Record<string, string>) };
    else if (typeof value === 'string' && value !== '') kept[name] = value;
    else if (name === 'redirectTarget') delete kept.redirectTarget;
  }
}

function started(
  service: Service,
  verb: KeptOperation['verb'],
  { project, site, domain }: Pick<KeptDomain, 'project' | 'site' | 'domain'>,
  error?: { code: number; message: string },
): Answer {
  const at = { project, site, domain };
  const name = `${nameOf(at)}/operations/${nextNumber(service)}`;
  const kept: KeptOperation = { name, verb, at, ...(error && { error }) };
  service.state.hosting.operations.push(kept);
  return answered(operationView(service, kept, keptOf(service, { ...at, operation: '' })));
}

function list(service: Service, { query }: Call, { project, site }: Target): Answer {
  const size = Number(query.get('pageSize') ?? USUAL_PAGE);
  const start = Number(Buffer.from(query.get('pageToken') ?? 'MA', 'base64url').toString('utf8'));
  if (!(Number.isInteger(size) && size >= 0)) return badField('page_size', 'Must not be negative.');
  if (!(Number.isInteger(start) && start >= 0)) return badField('page_token', 'Invalid page token.');
  const isShown = query.get('showDeleted') === 'true';
  const all = service.state.hosting.domains.filter(
    (one) => one.project === project && one.site === site && (isShown || one.deletedAt === undefined),
  );
  const end = start + (size || USUAL_PAGE);
  return answered({
    customDomains: all.slice(start, end).map((kept) => viewOf(service, kept)),
    ...(end < all.length && { nextPageToken: Buffer.from(String(end)).toString('base64url') }),
  });
}

function get(service: Service, _call: Call, target: Target): Answer {
  const kept = keptOf(service, target);
  return kept ? answered(viewOf(service, kept)) : notFound();
}

/** An etag that was sent must be the present one. */
const isStale = (kept: KeptDomain, etag: unknown): boolean =>
  typeof etag === 'string' && etag !== '' && etag !== etagOf(kept);

const stale = (): Answer =>
  failed('ABORTED', 'The etag does not match the current state of the CustomDomain.');

function patch(service: Service, call: Call, target: Target): Answer {
  const mask = (call.query.get('updateMask') ?? '').split(',').filter(Boolean);
  if (mask.length === 0) return badField('update_mask', 'Field is required.');
  const fields = mask.map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const other = fields.find((name) => !(writable as readonly string[]).includes(name.split('.')[0] ?? ''));
  if (other) return badField('update_mask', `Invalid field mask: ${other}.`);
  const wrong = wrongIn(call.body);
  if (wrong) return wrong;
  const kept = keptOf(service, target);
  if (!kept || kept.deletedAt !== undefined) return notFound();
  if (isStale(kept, call.body['etag'])) return stale();
  if (call.query.get('validateOnly') === 'true') return answered({ done: true });
  apply(kept, call.body, fields);
  touch(service, kept);
  return started(service, 'update', kept);
}

function touch(service: Service, kept: KeptDomain): void {
  kept.version += 1;
  kept.updatedAt = service.now();
}

function remove(service: Service, { query }: Call, target: Target): Answer {
  const kept = keptOf(service, target);
  if (!kept || kept.deletedAt !== undefined)
    return query.get('allowMissing') === 'true' ? started(service, 'delete', target) : notFound();
  if (isStale(kept, query.get('etag'))) return stale();
  if (query.get('validateOnly') === 'true') return answered({ done: true });
  kept.deletedAt = service.now();
  delete kept.certificate;
  touch(service, kept);
  return started(service, 'delete', kept);
}

function undelete(service: Service, { body }: Call, target: Target): Answer {
  const kept = keptOf(service, target);
  if (!kept) return notFound();
  if (kept.deletedAt === undefined)
    return failed('FAILED_PRECONDITION', `Custom domain ${kept.domain} is not deleted.`);
  if (isStale(kept, body['etag'])) return stale();
  const isTaken = service.state.hosting.domains.some(
    (one) => one.domain === kept.domain && one.deletedAt === undefined,
  );
  if (isTaken) return failed('ALREADY_EXISTS', `Custom domain ${kept.domain} already exists.`);
  delete kept.deletedAt;
  touch(service, kept);
  return started(service, 'undelete', kept);
}

function operation(service: Service, _call: Call, { project, operation: id }: Target): Answer {
  const found = service.state.hosting.operations.find(
    ({ name, at }) => at.project === project && name.endsWith(`/${id}`),
  );
  if (!found) return notFound();
  return answered(operationView(service, found, keptOf(service, { ...found.at, operation: '' })));
}
