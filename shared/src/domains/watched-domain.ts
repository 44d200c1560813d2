// What becomes of a custom domain after a look at it: its states, its health, and of what its staff are told. Whatever could not be
// asked changes no state.
import { canGo } from '../kernel/transitions.ts';
import type { SeenRecord, WantedRecord } from './dns-records.schema.ts';
import type { DomainCheck, DomainNews, ServiceTrouble } from './domain-check.schema.ts';
import type { DomainMapping, SslStatus, VerificationStatus } from './domain-mapping.schema.ts';
import { certificateEndsSoon, healthAfter, probePause } from './host-health.ts';
import type { StoredHostProbe } from './host-probe.schema.ts';
import { isServed, type Stamp, sslTransitions, withStatus } from './mapping-states.ts';

/** Who changes what a look has found: no person. */
export const BY_SCHEDULE = 'schedule';

/** The mapping is what the site goes by; the check is what is noted about its set-up. */
export interface WatchedDomain {
  mapping: DomainMapping;
  check: DomainCheck;
}

/** What the hosting service and the DNS say. */
export interface DomainLook {
  /** Absent where the service could not be asked, or did not take the domain. */
  hosted?: { verification: VerificationStatus; certificate: SslStatus };
  /** The spelling that a waiting redirect leads to, or from, has its certificate. */
  isRedirectReady?: true;
  serviceTrouble?: ServiceTrouble;
  /** In the service's own words. */
  problem?: string;
  /** Whether our own TXT record was seen; undefined where the DNS could not be asked. */
  isOwned: boolean | undefined;
  wanted: WantedRecord[];
  records: SeenRecord[];
}

export type Watched = WatchedDomain & { news: DomainNews[] };

/** Proven and with a certificate, as the hosting service says: then it is worth opening. */
export const isReady = (mapping: DomainMapping): boolean =>
  isServed(mapping) && mapping.sslStatus === 'issued';

export const stampAt = (now: number): Stamp => ({ at: new Date(now).toISOString(), by: BY_SCHEDULE });

/** The states that the look justifies. A proof that was seen once stays: owners tidy up their DNS. */
function statesAfter(
  before: DomainMapping,
  { hosted, isOwned, isRedirectReady }: DomainLook,
  stamp: Stamp,
): DomainMapping {
  if (!hosted) return before;
  const mapping = isRedirectReady ? redirecting(before, stamp) : before;
  const isProven = isOwned === true && hosted.verification === 'verified';
  const isNews = canGo(sslTransitions, mapping.sslStatus, hosted.certificate);
  return withStatus(
    mapping,
    {
      ...(isProven && { verificationStatus: 'verified' }),
      ...(isNews && { sslStatus: hosted.certificate }),
    },
    stamp,
  );
}

function redirecting({ redirectPending: _, ...mapping }: DomainMapping, { at, by }: Stamp): DomainMapping {
  return { ...mapping, updatedAt: at, updatedBy: by };
}

const wasAsked = ({ hosted, serviceTrouble }: DomainLook): boolean =>
  hosted !== undefined || (serviceTrouble !== undefined && serviceTrouble !== 'away');

/** What the service said of the proof is kept at the mapping (I3.10-05), which rebuilds no page. */
function withAttempt(mapping: DomainMapping, look: DomainLook, at: string): DomainMapping {
  const { verificationError, ...known } = mapping.vercelConfig ?? {};
  const isProven = mapping.verificationStatus === 'verified';
  if (!wasAsked(look) || (isProven && verificationError === undefined)) return mapping;
  const error = look.problem ?? look.serviceTrouble;
  return {
    ...mapping,
    vercelConfig: {
      ...known,
      lastVerificationAttempt: at,
      ...(!isProven && error !== undefined && { verificationError: error }),
    },
  };
}

/** Notes what was seen, and makes of it what it justifies. @param now Milliseconds. */
export function seenAfter({ mapping, check }: WatchedDomain, look: DomainLook, now: number): WatchedDomain {
  const { problem: before, serviceTrouble: _trouble, ...known } = check;
  const { serviceTrouble, wanted, records } = look;
  const stamp = stampAt(now);
  const problem = wasAsked(look) ? look.problem : before;
  return {
    mapping: withAttempt(statesAfter(mapping, look, stamp), look, stamp.at),
    check: {
      ...{ ...known, wanted, records, checkedAt: stamp.at },
      ...(problem !== undefined && { problem }),
      ...(serviceTrouble !== undefined && { serviceTrouble }),
    },
  };
}

/** After the host was opened. Outages are told only of a domain that has worked before. @param now Milliseconds. */
export function probedAfter({ mapping, check }: WatchedDomain, probe: StoredHostProbe, now: number): Watched {
  const { health, faults } = healthAfter({ health: mapping.health, faults: check.faults }, probe.fault);
  const hasWorked = check.told.includes('live');
  const isLive = !hasWorked && probe.fault === undefined && isReady(mapping);
  const endsSoon = hasWorked || isLive ? certificateEndsSoon(probe, now) : undefined;
  const isWarned = endsSoon === undefined || endsSoon === check.warnedOf;
  const hasTurned = hasWorked && health !== mapping.health;
  const { at, by } = stampAt(now);
  return {
    mapping: health === mapping.health ? mapping : { ...mapping, health, updatedAt: at, updatedBy: by },
    check: {
      ...check,
      ...{ faults, lastProbe: probe, probeDueAt: new Date(now + probePause(faults)).toISOString() },
      ...(isLive && { told: [...check.told, 'live'] }),
      ...(!isWarned && { warnedOf: endsSoon }),
    },
    news: [
      ...(isLive ? (['live'] as const) : []),
      ...(hasTurned && health === 'unhealthy' ? (['unhealthy'] as const) : []),
      ...(hasTurned && mapping.health === 'unhealthy' ? (['healed'] as const) : []),
      ...(isWarned ? [] : (['certificateExpiring'] as const)),
    ],
  };
}
