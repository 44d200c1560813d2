// Whose turn it is to look at a domain: a look postpones the next one, so that nobody else looks meanwhile, and one that ends in the
// middle is made up for.
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import type { WatchedDomain } from '@bite/shared/domains/watched-domain';
import { MINUTE } from '@bite/shared/kernel/durations';
import { domainChecks, domainMappings } from '../../collections/domains.ts';
import type { RecordStore } from '../../ports/records.ts';

/** Longer than any look. */
export const LEASE = 5 * MINUTE;

export type Due = 'setUpDueAt' | 'probeDueAt';

export interface Leased extends WatchedDomain {
  due: Due;
  /** Whoever looks next gets another. */
  lease: string;
}

interface LeaseDeps {
  records: Pick<RecordStore, 'transact'>;
  now: () => number;
}

/** Which kind of look a domain waits for. */
export const dueOf = ({ setUpDueAt }: DomainCheck): Due =>
  setUpDueAt === undefined ? 'probeDueAt' : 'setUpDueAt';

/**
 * Undefined where the mapping is gone, whose check then goes too, or where it is not the turn of this kind.
 * @param due Of a schedule: only where that is due. Without it, a person wants it now.
 */
export function leaseDomain(
  { records, now }: LeaseDeps,
  domainId: string,
  due?: Due,
): Promise<Leased | undefined> {
  return records.transact(async (transaction) => {
    const check = await transaction.get(domainChecks, domainId);
    const mapping = await transaction.get(domainMappings, domainId);
    if (!check) return undefined;
    if (!mapping) {
      transaction.delete(domainChecks, domainId);
      return undefined;
    }
    const kind = dueOf(check);
    const dueAt = Date.parse(check[kind] ?? '');
    if (due !== undefined && (due !== kind || !(dueAt <= now()))) return undefined;
    const until = now() + LEASE;
    const lease = new Date(until === dueAt ? until + 1 : until).toISOString();
    const leased = { ...check, [kind]: lease };
    transaction.set(domainChecks, domainId, leased);
    return { mapping, check: leased, due: kind, lease };
  });
}
