// The records of a domain as they are to be shown: what was seen of them, and what a later look at the host says against that.
import { servedSpelling } from './canonical-host.ts';
import type { SeenRecord } from './dns-records.schema.ts';
import type { DomainCheck } from './domain-check.schema.ts';
import type { DomainMapping } from './domain-mapping.schema.ts';
import type { HostFault } from './host-probe.schema.ts';

type Looked = Pick<DomainCheck, 'records' | 'checkedAt' | 'lastProbe'>;

/** Of these the records may be the cause; the others are the certificate's or ours. */
const leadingElsewhere: readonly HostFault[] = ['noAddress', 'privateAddress', 'unreachable', 'notOurs'];

/** Guests are not led here, as far as the look at the host can tell. */
export const isLedElsewhere = (fault: HostFault | undefined): boolean =>
  fault !== undefined && leadingElsewhere.includes(fault);

/**
 * A host that is opened is asked for its addresses, which may be later than the look at the records. Of aliases it does not say
 * where they lead; and where both spellings were opened, it does not say of which it speaks.
 */
export function recordsSince(
  mapping: DomainMapping,
  { records, checkedAt, lastProbe }: Looked,
): readonly SeenRecord[] {
  const { domain } = mapping;
  const isLater = lastProbe && (checkedAt === undefined || lastProbe.at >= checkedAt);
  if (!isLater || !isLedElsewhere(lastProbe.fault) || servedSpelling(mapping) !== domain) return records;
  const { fault, addresses } = lastProbe;
  const seen = addresses.filter((address) => !address.includes(':'));
  return records.map((record) => {
    if (record.purpose !== 'address' || record.name !== domain || record.state !== 'found') return record;
    if (fault === 'noAddress') return { ...record, state: 'missing', seen: [] };
    const isAnother =
      record.type === 'A' && seen.length > 0 && !isAmong(seen, [record.value, ...record.seen]);
    return isAnother ? { ...record, state: 'wrong', seen } : record;
  });
}

const isAmong = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** 'A bella.com is missing' would be a guess where the DNS could not be asked. */
export const areWanting = (records: readonly SeenRecord[]): boolean =>
  records.some(({ state }) => state !== 'found' && state !== 'unknown');
