// Every minute: opens the domains whose turn it is, as guests would. What one run does not reach is first in the next one.
import type { StoredHostProbe } from '@bite/shared/domains/host-probe.schema';
import { SECOND } from '@bite/shared/kernel/durations';
import { portionsOf } from '@bite/shared/kernel/portions';
import { settleEach } from '../../due-work/settle-each.ts';
import { dueDomains } from '../watch/due-domains.ts';
import { type Leased, leaseDomain } from '../watch/lease.ts';
import type { DueDeps } from '../watch/watch-deps.ts';
import { openLeased, settleProbe } from './probe-host.ts';

export const MOST_PROBES = 500;
const AT_ONCE = 20;
/** The next run begins after a minute. */
const RUNS_FOR = 50 * SECOND;

export interface ProbeDueDeps extends DueDeps {
  /** 'order.bite.example': the installation's own site. While that does not open either, faults are ours. */
  controlHost?: string | undefined;
}

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
export async function probeDueHosts(deps: ProbeDueDeps): Promise<ProbeCounts> {
  const { domainIds, unreadable, hasMore } = await dueDomains(deps, 'probeDueAt', MOST_PROBES);
  const counts: ProbeCounts = { opened: 0, faulty: 0, left: hasMore ? 1 : 0, failed: unreadable };
  const end = deps.now() + RUNS_FOR;
  for (const portion of portionsOf(domainIds, AT_ONCE)) {
    if (deps.now() >= end) counts.left += portion.length;
    else await probePortion(deps, portion, counts);
  }
  return counts;
}

async function probePortion(
  deps: ProbeDueDeps,
  domainIds: readonly string[],
  counts: ProbeCounts,
): Promise<void> {
  const opened = await each(deps, domainIds, counts, (domainId) => openOne(deps, domainId));
  const all = opened.flatMap((one) => one ?? []);
  const faulty = all.filter(({ probe }) => probe?.fault !== undefined);
  const isOurFault = faulty.length > 0 && !(await isControlWell(deps));
  if (isOurFault) {
    // They are opened again when their lease has ended.
    deps.log.error('domains do not open, and neither does our own site', { count: faulty.length });
    counts.failed += faulty.length;
  }
  const settled = isOurFault ? all.filter((one) => !faulty.includes(one)) : all;
  await each(deps, settled, counts, async ({ leased, probe }) => {
    await settleProbe(deps, leased, probe);
    counts.opened += 1;
    counts.faulty += probe?.fault === undefined ? 0 : 1;
  });
}

async function openOne(deps: ProbeDueDeps, domainId: string): Promise<Opened[]> {
  const leased = await leaseDomain(deps, domainId, 'probeDueAt');
  return leased ? [{ leased, probe: await openLeased(deps, leased) }] : [];
}

async function isControlWell({ hostProbe, controlHost }: ProbeDueDeps): Promise<boolean> {
  if (controlHost === undefined) return true;
  const finding = await hostProbe.open(controlHost).catch(() => undefined);
  // It shows no restaurant of its own.
  const isOpen = finding !== undefined && (finding.fault === undefined || finding.fault === 'notOurs');
  return isOpen && (finding.status ?? 0) < 500;
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
