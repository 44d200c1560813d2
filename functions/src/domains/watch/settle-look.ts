// Stores what a look at a domain has brought: states, what is due next, its place in the history, and mails that are to be sent, in one
// commit, so that none of them happens twice or without the others.
import type { DomainNews } from '@bite/shared/domains/domain-check.schema';
import type { DomainClaim } from '@bite/shared/domains/domain-claim.schema';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import type { StoredHostProbe } from '@bite/shared/domains/host-probe.schema';
import { hostedNames, hostsOf } from '@bite/shared/domains/mapping-hosts';
import { isServed } from '@bite/shared/domains/mapping-states';
import { type Progress, setUpAfter } from '@bite/shared/domains/set-up-progress';
import {
  type DomainLook,
  probedAfter,
  seenAfter,
  type Watched,
  type WatchedDomain,
} from '@bite/shared/domains/watched-domain';
import { DAY } from '@bite/shared/kernel/durations';
import { isSameContent } from '@bite/shared/kernel/fields';
import type { AuditedTransaction } from '../../audit/write-path.ts';
import { domainChecks, domainMappings, domainProbesOf } from '../../collections/domains.ts';
import { dueWork, newWork } from '../../due-work/due-work.ts';
import type { RecordStore, RecordTransaction } from '../../ports/records.ts';
import { claimsOn, dropClaims } from '../claims.ts';
import type { Leased } from './lease.ts';

const PROBES_KEPT = 30 * DAY;

export interface SettleDeps {
  records: Pick<RecordStore, 'transact'>;
  now: () => number;
}

export interface Seen {
  look?: DomainLook | undefined;
  probe?: StoredHostProbe | undefined;
}

/** Undefined if somebody else has looked or changed the domain since, or has its name now: then this look counts for nothing. */
export function settleLook(
  { records, now }: SettleDeps,
  leased: Leased,
  seen: Seen,
): Promise<Progress | undefined> {
  const { domainId, domain } = leased.mapping;
  const id = String(domainId);
  return records.transact(async (transaction) => {
    const check = await transaction.get(domainChecks, id);
    const mapping = await transaction.get(domainMappings, id);
    const claims = await claimsOn(transaction, domain);
    if (!check || !mapping || !isStill(mapping, leased.mapping)) return undefined;
    if (check[leased.due] !== leased.lease) return undefined;
    if (!isClaimed(mapping, claims)) {
      const { setUpDueAt: _setUp, probeDueAt: _probe, ...rest } = check;
      transaction.set(domainChecks, id, rest);
      return undefined;
    }
    const progress = progressOf({ mapping, check }, leased, seen, now());
    if (progress.mapping !== mapping) transaction.set(domainMappings, id, progress.mapping);
    transaction.set(domainChecks, id, progress.check);
    if (progress.isLapsed) freeName(transaction, mapping, claims, now());
    if (seen.probe) keepProbe(transaction, domainId, seen.probe, now());
    for (const news of progress.news) tell(transaction, progress, news, now());
    return progress;
  });
}

/** The same name of the same restaurant, served at the same hosts. */
const isStill = (mapping: DomainMapping, seen: DomainMapping): boolean =>
  mapping.restaurantGuid === seen.restaurantGuid &&
  mapping.domain === seen.domain &&
  isSameContent(hostedNames(mapping), hostedNames(seen));

/** A set-up that has lapsed has lost its name: nothing proves it, and no schedule looks at it, until it is claimed anew. */
const isClaimed = ({ domainType, domain, guid }: DomainMapping, claims: readonly DomainClaim[]): boolean =>
  domainType !== 'custom' || claims.some(({ host, mappingGuid }) => host === domain && mappingGuid === guid);

function progressOf(before: WatchedDomain, { due }: Leased, { look, probe }: Seen, now: number): Progress {
  if (due === 'setUpDueAt') {
    if (look) return setUpAfter(before, look, probe, now);
    throw new Error('A set-up goes on by a look at the service and the DNS');
  }
  const after = look ? seenAfter(before, look, now) : before;
  const watched = probe ? probedAfter(after, probe, now) : { ...after, news: [] };
  return { ...(isServed(watched.mapping) ? watched : unprobed(watched)), isLapsed: false };
}

/** Nobody should reach it: it is opened again once it is switched on or proven. */
const unprobed = ({ check: { probeDueAt: _, ...check }, ...watched }: Watched): Watched => ({
  ...watched,
  check,
});

/** Everybody else may claim it, and the hosting service forgets it. */
function freeName(
  transaction: RecordTransaction,
  mapping: DomainMapping,
  claims: readonly DomainClaim[],
  now: number,
): void {
  const follow: AuditedTransaction['follow'] = (at, id, record) =>
    record === undefined ? transaction.delete(at, id) : transaction.set(at, id, record);
  dropClaims({ follow }, mapping, claims, new Date(now).toISOString());
  const release = newWork('releaseDomain', { hosts: hostsOf(mapping.domain) }, now, {
    id: `releaseDomain-${mapping.domainId}-${now}`,
  });
  transaction.set(dueWork, release.id, release.record);
}

function keepProbe(
  transaction: RecordTransaction,
  domainId: number,
  probe: StoredHostProbe,
  now: number,
): void {
  const expiresAt = new Date(now + PROBES_KEPT).toISOString();
  transaction.set(domainProbesOf(domainId), probe.at, { ...probe, expiresAt });
}

/** One piece of work for each thing that has happened. */
function tell(
  transaction: RecordTransaction,
  { mapping: { domainId, restaurantGuid } }: WatchedDomain,
  news: DomainNews,
  now: number,
): void {
  const at = new Date(now).toISOString();
  const work = newWork('tellDomain', { domainId, restaurantGuid, news, at }, now, {
    dueAt: now,
    id: `tellDomain-${domainId}-${news}-${now}`,
  });
  transaction.set(dueWork, work.id, work.record);
}
