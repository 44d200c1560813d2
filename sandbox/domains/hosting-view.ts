// A custom domain and its operations as Firebase Hosting shows them, held to the types of its public discovery document.
/// <reference types="@maxim_mazurok/gapi.client.firebasehosting-v1beta1" />

import { apexOf } from './apex.ts';
import type { Service } from './domains-service.ts';
import { isApex, type Look, look, ownershipText, siteName } from './hosting-look.ts';
import type { KeptDomain, KeptOperation } from './hosting-state.ts';
import { addresses } from './resolve.ts';
import type { RecordType, ZoneRecord } from './zones.ts';

type CustomDomain = gapi.client.firebasehosting.CustomDomain;
type CustomDomainMetadata = gapi.client.firebasehosting.CustomDomainMetadata;
type DnsRecord = gapi.client.firebasehosting.DnsRecord;
type DnsRecordSet = gapi.client.firebasehosting.DnsRecordSet;
type DnsUpdates = gapi.client.firebasehosting.DnsUpdates;
type Operation = gapi.client.firebasehosting.Operation;
type Status = gapi.client.firebasehosting.Status;

const KEPT_DELETED = 30 * 86_400_000;

/** Nanoseconds, as the service writes times. */
const timeOf = (at: number): string => new Date(at).toISOString().replace(/Z$/, '421337Z');

export const nameOf = ({ project, site, domain }: Pick<KeptDomain, 'project' | 'site' | 'domain'>): string =>
  `projects/${project}/sites/${site}/customDomains/${domain}`;

export const etagOf = ({ domain, version }: KeptDomain): string =>
  Buffer.from(`${domain}:${version}`).toString('base64url');

export function viewOf(service: Service, kept: KeptDomain): CustomDomain {
  const found = look(service, kept);
  const updates = updatesOf(service, kept, found);
  const isDone = isLive(found);
  return {
    name: nameOf(kept),
    ...(Object.keys(kept.annotations).length > 0 && { annotations: kept.annotations }),
    ...(Object.keys(kept.labels).length > 0 && { labels: kept.labels }),
    createTime: timeOf(kept.createdAt),
    updateTime: timeOf(kept.updatedAt),
    ...(kept.deletedAt !== undefined && {
      deleteTime: timeOf(kept.deletedAt),
      expireTime: timeOf(kept.deletedAt + KEPT_DELETED),
    }),
    etag: etagOf(kept),
    hostState: found.hostState,
    ownershipState: found.ownershipState,
    ...(updates && { requiredDnsUpdates: updates }),
    ...issuesOf(found),
    certPreference: kept.certPreference,
    cert: certOf(service, kept, found),
    ...(kept.redirectTarget && { redirectTarget: kept.redirectTarget }),
    ...(!isDone && kept.deletedAt === undefined && { reconciling: true }),
  };
}

const isLive = ({ hostState, ownershipState, certState }: Look): boolean =>
  hostState === 'HOST_ACTIVE' &&
  ownershipState === 'OWNERSHIP_ACTIVE' &&
  (certState === 'CERT_ACTIVE' || certState === 'CERT_EXPIRING_SOON');

function certOf(service: Service, kept: KeptDomain, found: Look): gapi.client.firebasehosting.Certificate {
  const { certificate, challenge, domain, certPreference } = kept;
  const name = `_acme-challenge.${domain}`;
  const desired = [setOf(name, [recordOf({ name, type: 'TXT', value: challenge }, 'ADD')])];
  return {
    type: certPreference,
    state: found.certState,
    ...(certificate && { createTime: timeOf(certificate.from), expireTime: timeOf(certificate.to) }),
    ...(!certificate && {
      verification: {
        dns: { desired, checkTime: timeOf(service.now()) },
        http: { path: `/.well-known/acme-challenge/${challenge}`, desired: `${challenge}.${domain}` },
      },
    }),
    ...(found.forbidding.length > 0 && {
      issues: [status(9, `CAA records of ${domain} do not allow Hosting's certificate authority.`)],
    }),
  };
}

const status = (code: number, message: string): Status => ({ code, message });

function issuesOf({ isUnreachable, hostState, ownershipState }: Look): Pick<CustomDomain, 'issues'> {
  const issues = [
    ...(isUnreachable ? [status(14, 'DNS queries for your domain name resulted in errors.')] : []),
    ...(hostState === 'HOST_MISMATCH' || hostState === 'HOST_CONFLICT'
      ? [status(9, 'One or more of your domain name’s IP addresses do not belong to Firebase Hosting.')]
      : []),
    ...(ownershipState === 'OWNERSHIP_MISMATCH' || ownershipState === 'OWNERSHIP_CONFLICT'
      ? [status(9, 'Your domain name’s TXT records say that it belongs to another Firebase project.')]
      : []),
  ];
  return issues.length > 0 ? { issues } : {};
}

type Written = Pick<ZoneRecord, 'name' | 'type' | 'value'>;

const namesAnother: readonly RecordType[] = ['CNAME'];

const recordOf = ({ name, type, value }: Written, requiredAction: 'NONE' | 'ADD' | 'REMOVE'): DnsRecord => ({
  ...{ domainName: `${name}.`, type, rdata: namesAnother.includes(type) ? `${value}.` : value },
  requiredAction,
});

const setOf = (name: string, records: DnsRecord[]): DnsRecordSet => ({ domainName: `${name}.`, records });

/** What Hosting needs: below an apex a CNAME to the site does for both purposes. */
function neededFor({ domain, site }: KeptDomain): Written[] {
  if (!isApex(domain)) return [{ name: domain, type: 'CNAME', value: siteName(site) }];
  return [
    ...addresses.hosting.map((value): Written => ({ name: domain, type: 'A', value })),
    { name: domain, type: 'TXT', value: ownershipText(site) },
  ];
}

/** Undefined where nothing is to be done. */
function updatesOf(service: Service, kept: KeptDomain, found: Look): DnsUpdates | undefined {
  const isGood = found.hostState === 'HOST_ACTIVE' && found.ownershipState === 'OWNERSHIP_ACTIVE';
  if (isGood && found.forbidding.length === 0) return undefined;
  const { domain } = kept;
  const needed = neededFor(kept);
  const has = ({ type, value }: Written) =>
    found.records.some((record) => record.type === type && record.value === value);
  const desired = needed.map((record) => recordOf(record, has(record) ? 'NONE' : 'ADD'));
  if (found.forbidding.length > 0)
    desired.push(recordOf({ name: apexOf(domain), type: 'CAA', value: '0 issue "pki.goog"' }, 'ADD'));
  const fits = (record: ZoneRecord) =>
    needed.some(({ type, value }) => record.type === type && record.value === value);
  const discovered = found.records.map((record) => recordOf(record, fits(record) ? 'NONE' : 'REMOVE'));
  const error = found.isUnreachable && { checkError: status(14, 'DNS query failed') };
  return {
    checkTime: timeOf(service.now()),
    desired: [setOf(domain, desired)],
    ...((discovered.length > 0 || error) && { discovered: [{ ...setOf(domain, discovered), ...error }] }),
  };
}

const typeName = (name: string): string => `type.googleapis.com/google.firebase.hosting.v1beta1.${name}`;

/** A creation is done once the domain is live; anything else at once. */
export function operationView(
  service: Service,
  operation: KeptOperation,
  kept: KeptDomain | undefined,
): Operation {
  const { name, verb, error } = operation;
  if (error) return { name, done: true, error };
  if (!kept) return { name, done: true, response: { '@type': 'type.googleapis.com/google.protobuf.Empty' } };
  const found = look(service, kept);
  const updates = updatesOf(service, kept, found);
  const metadata: CustomDomainMetadata = {
    ...{ hostState: found.hostState, ownershipState: found.ownershipState, certState: found.certState },
    ...(updates && { quickSetupUpdates: updates }),
    ...issuesOf(found),
  };
  const done = verb !== 'create' || isLive(found);
  return {
    name,
    metadata: { '@type': typeName('CustomDomainMetadata'), ...metadata },
    ...(done && { done, response: { '@type': typeName('CustomDomain'), ...viewOf(service, kept) } }),
  };
}
