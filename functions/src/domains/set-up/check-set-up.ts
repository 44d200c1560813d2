// Looks at a domain's set-up: asks the hosting service for it, and keeps what it says.
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { hostedNames } from '@bite/shared/domains/mapping-hosts';
import { defined } from '@bite/shared/kernel/defined';
import { MINUTE } from '@bite/shared/kernel/durations';
import { domainChecks } from '../../collections/domains.ts';
import type { DomainHosting, HostedDomain } from '../../ports/domain-hosting.ts';
import type { RecordStore } from '../../ports/records.ts';
import type { ServiceResult } from '../../ports/service-result.ts';
import { type DomainSetUp, readSetUp } from './read-set-up.ts';

export interface CheckSetUpDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  domainHosting: DomainHosting;
  /** Milliseconds. */
  now: () => number;
}

const AGAIN_AFTER = 5 * MINUTE;

/** Never throws for what the services do: failures are kept as `problem`, and the schedule looks again. */
export async function checkSetUp(deps: CheckSetUpDeps, mapping: DomainMapping): Promise<DomainSetUp> {
  const results: ServiceResult<HostedDomain>[] = [];
  for (const host of hostedNames(mapping)) results.push(await deps.domainHosting.add(host));
  await deps.records.transact(async (transaction) => {
    const check = await transaction.get(domainChecks, String(mapping.domainId));
    if (check)
      transaction.set(domainChecks, String(mapping.domainId), checkAfter(check, results, deps.now()));
  });
  return readSetUp(deps, mapping);
}

function checkAfter(
  { problem: _earlier, ...check }: DomainCheck,
  results: readonly ServiceResult<HostedDomain>[],
  now: number,
): DomainCheck {
  const hosted = results.flatMap((result) => (result.outcome === 'answered' ? [result.value] : []));
  const wanted = hosted.flatMap((one) => one.wanted);
  const problem = results.map(problemOf).find((words) => words !== undefined);
  return {
    ...check,
    ...defined({ problem }),
    attempts: check.attempts + 1,
    checkedAt: new Date(now).toISOString(),
    setUpDueAt: new Date(now + AGAIN_AFTER).toISOString(),
    wanted,
    records: wanted.map((record) => ({ ...record, state: 'unknown' as const, seen: [] })),
  };
}

const problemOf = (result: ServiceResult<HostedDomain>): string | undefined =>
  result.outcome === 'answered' ? result.value.problem : (result.message ?? result.reason);
