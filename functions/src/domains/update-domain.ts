// Staff change whether a domain is active, where it redirects, and what search engines are told.
import type { BodyOf } from '@bite/shared/api/answers';
import { isPresentSubdomain } from '@bite/shared/domains/canonical-host';
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import { type DomainMapping, domainMappingEntity } from '@bite/shared/domains/domain-mapping.schema';
import { hostedNames } from '@bite/shared/domains/mapping-hosts';
import { isServed, type Stamp } from '@bite/shared/domains/mapping-states';
import { isGivenUp } from '@bite/shared/domains/set-up-progress';
import { defined } from '@bite/shared/kernel/defined';
import { DomainError } from '@bite/shared/kernel/errors';
import { isSameContent } from '@bite/shared/kernel/fields';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { domainChecks } from '../collections/domains.ts';
import { newWork } from '../due-work/due-work.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import { assertLeadsHome } from './add-mapping.ts';
import type { DomainDeps } from './domain-deps.ts';
import { mappingAt, mappingsOf } from './find-mapping.ts';
import type { DomainRef } from './read-domain.ts';
import { checkSetUp } from './set-up/check-set-up.ts';
import { type DomainSetUp, readSetUp } from './set-up/read-set-up.ts';
import { writeMapping } from './write-mapping.ts';

type Changes = BodyOf<'updateDomain'>;

/** Each part that is sent replaces the whole of it. Throws as assertMayAt does, and NOT_FOUND, CONFLICT or VALIDATION_FAILED. */
export async function updateDomain(
  deps: DomainDeps,
  caller: Caller,
  { mappingGuid, ...place }: DomainRef,
  changes: Changes,
): Promise<DomainSetUp> {
  const stamp = { at: new Date(deps.now()).toISOString(), by: caller.user.uid };
  const { before, after } = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const restaurant = await assertMayAt(transaction, caller.user, 'domains.write', place);
    const before = await mappingAt(transaction, restaurant, mappingGuid);
    const after = domainMappingEntity.parse({ ...before, ...defined(changes) });
    return { before, after: await writeChanged(transaction, restaurant, before, after, stamp) };
  });
  const isHostedElse = !isSameContent(hostedNames(before), hostedNames(after));
  if (after.domainType === 'subdomain' || !isHostedElse) return readSetUp(deps, after);
  // What was given up begins again when staff ask for that, which claims the name anew.
  const check = await deps.records.get(domainChecks, String(after.domainId));
  return check && isGivenUp({ mapping: after, check }) ? readSetUp(deps, after) : checkSetUp(deps, after);
}

/**
 * Writes a mapping whose name stays. Hosts that need not be hosted any more are removed from the hosting service; one that has to be
 * hosted now has no certificate that we know of, so that no guest is redirected before the service was asked, which is due at once.
 * Throws CONFLICT or VALIDATION_FAILED.
 */
export async function writeChanged(
  transaction: AuditedTransaction,
  restaurant: Restaurant,
  before: DomainMapping,
  wanted: DomainMapping,
  { at, by }: Stamp,
): Promise<DomainMapping> {
  if (isSameContent(before, wanted)) return before;
  assertFitsSubdomain(wanted);
  const [hadHosts, needsHosts] = [hostedNames(before), hostedNames(wanted)];
  const isUnknown = wanted.domainType === 'custom' && needsHosts.some((host) => !hadHosts.includes(host));
  const { redirectPending: hasWaited, ...changed } = wanted;
  // What serves guests goes on meanwhile.
  const waits = needsHosts.length > 1 && (hasWaited || (isUnknown && wanted.sslStatus === 'issued'));
  const after: DomainMapping = {
    ...changed,
    ...(waits && { redirectPending: true }),
    ...{ updatedAt: at, updatedBy: by },
  };
  assertLeadsHome(after, await mappingsOf(transaction, restaurant.guid));
  const check = await transaction.get(domainChecks, String(after.domainId));
  writeMapping(transaction, restaurant, before, after);
  // Nobody has opened it while it was switched off. A look under way that does not know all of its hosts counts for nothing.
  const isDue = isUnknown || (isServed(after) && !isServed(before));
  const due = check && isDue ? dueNow(after, check, isUnknown, at) : undefined;
  if (due) transaction.follow(domainChecks, String(after.domainId), due);
  const hosts = hadHosts.filter((host) => !needsHosts.includes(host));
  if (after.domainType === 'custom' && hosts.length > 0)
    transaction.enqueue(newWork('releaseDomain', { hosts }, Date.parse(at)));
  return after;
}

/** Undefined where nobody looks: the set-up was given up, or the domain is not served. */
function dueNow(
  mapping: DomainMapping,
  check: DomainCheck,
  isUnknown: boolean,
  at: string,
): DomainCheck | undefined {
  if (check.setUpDueAt !== undefined) return isUnknown ? { ...check, setUpDueAt: at } : undefined;
  return isServed(mapping) ? { ...check, probeDueAt: at } : undefined;
}

/** The site falls back to it, and its wildcard certificate knows no www. */
function assertFitsSubdomain(mapping: DomainMapping): void {
  if (mapping.domainType !== 'subdomain') return;
  if (!mapping.isActive && isPresentSubdomain(mapping))
    throw new DomainError('CONFLICT', 'The address that every restaurant has cannot be switched off');
  if (mapping.redirectConfig?.wwwRedirect === 'apex_to_www')
    throw new DomainError('CONFLICT', 'The address that every restaurant has is there without www alone');
}
