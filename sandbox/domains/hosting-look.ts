// What Firebase Hosting finds out about a custom domain when it looks at the DNS, and what follows from it as time passes.
import { apexOf } from './apex.ts';
import type { Service } from './domains-service.ts';
import type { KeptDomain } from './hosting-state.ts';
import { addresses, type Resolution, resolve } from './resolve.ts';
import type { ZoneRecord } from './zones.ts';

const DAY = 86_400_000;
const CERTIFICATE_LASTS = 90 * DAY;
/** A certificate is renewed, or called expiring soon, that much ahead of its end. */
const ENDS_SOON = 30 * DAY;
/** A domain that is proven for so long by nobody is given up. */
const GIVEN_UP_AFTER = 30 * DAY;

export interface Look {
  hostState: 'HOST_UNHOSTED' | 'HOST_UNREACHABLE' | 'HOST_MISMATCH' | 'HOST_CONFLICT' | 'HOST_ACTIVE';
  ownershipState:
    | 'OWNERSHIP_MISSING'
    | 'OWNERSHIP_UNREACHABLE'
    | 'OWNERSHIP_MISMATCH'
    | 'OWNERSHIP_CONFLICT'
    | 'OWNERSHIP_PENDING'
    | 'OWNERSHIP_ACTIVE';
  certState:
    | 'CERT_PREPARING'
    | 'CERT_VALIDATING'
    | 'CERT_PROPAGATING'
    | 'CERT_ACTIVE'
    | 'CERT_EXPIRING_SOON'
    | 'CERT_EXPIRED';
  /** The records of the name itself that Hosting has to do with: A, AAAA, CNAME, TXT about sites, CAA. */
  records: ZoneRecord[];
  /** Records that keep Hosting from making a certificate. */
  forbidding: ZoneRecord[];
  /** Nobody could say what records there are. */
  isUnreachable: boolean;
}

export const isApex = (domain: string): boolean => apexOf(domain) === domain;

export const ownershipText = (site: string): string => `hosting-site=${site}`;
const SITE_TEXT = /^hosting-site=/;
export const siteName = (site: string): string => `${site}.web.app`;

/** Looks at the DNS, and lets what is due happen. */
export function look(service: Service, kept: KeptDomain): Look {
  const { domain } = kept;
  const byType = (['A', 'AAAA', 'TXT', 'CAA'] as const).map((type) => resolve(service, domain, type));
  const [v4, v6, texts, caa] = byType as [Resolution, Resolution, Resolution, Resolution];
  const isUnreachable = byType.some(({ outcome }) => outcome === 'servfail' || outcome === 'silent');
  const hosts = [...v4.records, ...v6.records].filter(({ type }) => type === 'A' || type === 'AAAA');
  const own = [...v4.records, ...v6.records, ...texts.records].filter((record) => record.name === domain);
  const forbidding = caa.records.filter(
    ({ value }) => /issue/.test(value) && !/pki\.goog|letsencrypt/.test(value),
  );
  const hostState = hostStateOf(hosts, isUnreachable);
  const ownershipState = ownershipOf(service, kept, [...texts.records, ...v4.records], isUnreachable);
  const found = { hostState, ownershipState, isUnreachable, forbidding };
  const certState = progress(service, kept, found);
  const records = [...new Map(own.map((record) => [record.id, record])).values()].filter(
    ({ type, value }) => type !== 'TXT' || SITE_TEXT.test(value),
  );
  return { ...found, certState, records };
}

function hostStateOf(hosts: readonly ZoneRecord[], isUnreachable: boolean): Look['hostState'] {
  if (isUnreachable) return 'HOST_UNREACHABLE';
  if (hosts.length === 0) return 'HOST_UNHOSTED';
  const ours = hosts.filter(({ value }) => (addresses.hosting as readonly string[]).includes(value));
  if (ours.length === 0) return 'HOST_MISMATCH';
  return ours.length === hosts.length ? 'HOST_ACTIVE' : 'HOST_CONFLICT';
}

/** By a TXT record of the name or its apex, or by a CNAME record to the site's own name. */
function ownershipOf(
  service: Service,
  kept: KeptDomain,
  records: readonly ZoneRecord[],
  isUnreachable: boolean,
): Look['ownershipState'] {
  if (isUnreachable) {
    delete kept.provenAt;
    return 'OWNERSHIP_UNREACHABLE';
  }
  const { domain, site } = kept;
  const ofApex = isApex(domain) ? [] : resolve(service, apexOf(domain), 'TXT').records;
  const named = [...records, ...ofApex].flatMap(({ type, value }) => {
    if (type === 'TXT' && SITE_TEXT.test(value)) return [value.replace(SITE_TEXT, '')];
    return type === 'CNAME' && value.endsWith('.web.app') ? [value.replace(/\.web\.app$/, '')] : [];
  });
  const isOurs = named.includes(site);
  const isOthers = named.some((name) => name !== site);
  if (!isOurs || isOthers) delete kept.provenAt;
  if (!isOurs) return isOthers ? 'OWNERSHIP_MISMATCH' : 'OWNERSHIP_MISSING';
  if (isOthers) return 'OWNERSHIP_CONFLICT';
  kept.provenAt ??= service.now();
  return service.now() - kept.provenAt >= service.settings.ownershipAfter
    ? 'OWNERSHIP_ACTIVE'
    : 'OWNERSHIP_PENDING';
}

type Found = Pick<Look, 'hostState' | 'ownershipState' | 'forbidding'>;

/** The state of the certificate; issues one that is due. */
function progress(service: Service, kept: KeptDomain, found: Found): Look['certState'] {
  const { now, settings } = service;
  const isOurs = found.ownershipState === 'OWNERSHIP_ACTIVE';
  giveUp(service, kept, isOurs);
  if (kept.certificate) return stateOf(kept.certificate, now());
  const isChallenged = resolve(service, `_acme-challenge.${kept.domain}`, 'TXT').records.some(
    ({ value }) => value === kept.challenge,
  );
  if (!isOurs || !(found.hostState === 'HOST_ACTIVE' || isChallenged)) {
    delete kept.readyAt;
    return 'CERT_PREPARING';
  }
  kept.readyAt ??= now();
  const waited = now() - kept.readyAt;
  if (kept.isHeld || found.forbidding.length > 0 || waited < settings.certificateAfter / 2)
    return 'CERT_VALIDATING';
  if (waited < settings.certificateAfter) return 'CERT_PROPAGATING';
  issue(service, kept);
  return 'CERT_ACTIVE';
}

export function issue({ now }: Service, kept: KeptDomain): void {
  kept.certificate = { from: now() - DAY, to: now() + CERTIFICATE_LASTS };
  kept.updatedAt = now();
  kept.version += 1;
}

function giveUp({ now }: Service, kept: KeptDomain, isOurs: boolean): void {
  if (isOurs) {
    delete kept.unprovenAt;
    return;
  }
  kept.unprovenAt ??= now();
  if (now() - kept.unprovenAt > GIVEN_UP_AFTER) kept.deletedAt ??= now();
}

function stateOf({ to }: { to: number }, now: number): Look['certState'] {
  if (to <= now) return 'CERT_EXPIRED';
  return to - now < ENDS_SOON ? 'CERT_EXPIRING_SOON' : 'CERT_ACTIVE';
}
