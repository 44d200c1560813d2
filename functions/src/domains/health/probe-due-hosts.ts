// Every minute: opens the domains whose turn it is, as guests would. What one run does not reach is first in the next one.
import type { StoredHostProbe } from '@bite/shared/domains/host-probe.schema';
import { SECOND } from '@bite/shared/kernel/durations';
import { portionsOf } from '@bite/shared/kernel/portions';
import { settleEach } from '../../due-work/settle-each.ts';
import { dueDomains } from '../watch/due-domains.ts';
import { isOurFault } from '../watch/is-our-fault.ts';
import { type Leased, leaseDomain } from '../watch/lease.ts';
import type { DueDeps } from '../watch/watch-deps.ts';
import { openLeased, settleProbe } from './probe-host.ts';

export const MOST_PROBES = 500;
const AT_ONCE = 20;
/** The next run begins after a minute. */
const RUNS_FOR = 50 * SECOND;

export interface ProbeCounts {
  opened: number;
  /** Of those, with a fault. */
  faulty: number;
  left: number;
  failed: number;
}

interface Opened {
  leased: Leased;
  probe: StoredHostProbe | undefined;
}

/** Safe to run concurrently. One that fails stops no other. */
export async function probeDueHosts(deps: DueDeps): Promise<ProbeCounts> {
  const { domainIds, unreadable, hasMore } = await dueDomains(deps, 'probeDueAt', MOST_PROBES);
  const counts: ProbeCounts = { opened: 0, faulty: 0, left: hasMore ? 1 : 0, failed: unreadable };
  const end = deps.now() + RUNS_FOR;
  for (const portion of portionsOf(domainIds, AT_ONCE)) {
    if (deps.now() >= end) counts.left += portion.length;
    else await probePortion(deps, portion, counts);
  }
  return counts;
}

async function probePortion(deps: DueDeps, domainIds: readonly string[], counts: ProbeCounts): Promise<void> {
  const opened = await each(deps, domainIds, counts, (domainId) => openOne(deps, domainId));
  const all = opened.flatMap((one) => one ?? []);
  const faulty = all.filter(({ probe }) => probe?.fault !== undefined);
  const areOurs = faulty.length > 0 && (await isOurFault(deps));
  if (areOurs) {
    // They are opened again when their lease has ended.
    deps.log.error('domains do not open, and neither does our own site', { count: faulty.length });
    counts.failed += faulty.length;
  }
  const settled = areOurs ? all.filter((one) => !faulty.includes(one)) : all;
  await each(deps, settled, counts, async ({ leased, probe }) => {
    await settleProbe(deps, leased, probe);
    counts.opened += 1;
    counts.faulty += probe?.fault === undefined ? 0 : 1;
  });
}

async function openOne(deps: DueDeps, domainId: string): Promise<Opened[]> {
  const leased = await leaseDomain(deps, domainId, 'probeDueAt');
  return leased ? [{ leased, probe: await openLeased(deps, leased) }] : [];
}

function each<Item, Result>(
  { log }: Pick<DueDeps, 'log'>,
  items: readonly Item[],
  counts: ProbeCounts,
  work: (item: Item) => Promise<Result>,
): Promise<(Result | undefined)[]> {
  return settleEach(items, work, (_item, error) => {
    counts.failed += 1;
    log.error('a domain could not be looked at', { error });
  });
}
