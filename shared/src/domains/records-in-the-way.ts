// Which DNS records of a registered domain lead its guests elsewhere, and so have to go before it can lead them to a restaurant. All
// others (mail, proofs, names below it) are none of our business.
import { comparableValue } from './comparable-value.ts';
import type { registrableRecordTypes } from './dns-record.ts';
import type { RegisteredDomain } from './registered-domain.schema.ts';

/** Name relative to the domain; empty for the domain itself. */
interface PlainRecord {
  type: string;
  name: string;
  value: string;
}

const leading: readonly string[] = [
  'A',
  'AAAA',
  'ALIAS',
  'CNAME',
] satisfies (typeof registrableRecordTypes)[number][];

/** A browser follows it to a site. */
export const leadsGuests = ({ type }: Pick<PlainRecord, 'type'>): boolean => leading.includes(type);

export const isSameRecord = (one: PlainRecord, other: PlainRecord): boolean =>
  one.type === other.type &&
  one.name === other.name &&
  comparableValue(one.type, one.value) === comparableValue(other.type, other.value);

/**
 * The provider's own stand behind those that are added, and cannot be changed.
 * @param names At which guests are to be led to the restaurant. @param wanted What is to stay.
 */
export const recordsInTheWay = <Present extends PlainRecord & { isSystem: boolean }>(
  present: readonly Present[],
  names: readonly string[],
  wanted: readonly PlainRecord[] = [],
): Present[] =>
  present.filter(
    (record) =>
      !record.isSystem &&
      leadsGuests(record) &&
      names.includes(record.name) &&
      !wanted.some((one) => isSameRecord(one, record)),
  );

/** Records at the registrar count for nothing while the domain has name servers of its own. */
export const hasDnsElsewhere = ({
  customNameservers,
  serviceType,
}: Pick<RegisteredDomain, 'customNameservers' | 'serviceType'>): boolean =>
  (customNameservers?.length ?? 0) > 0 || serviceType === 'external';
