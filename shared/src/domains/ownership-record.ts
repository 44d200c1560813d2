// The TXT record by which the owner of a domain proves to us that it is theirs, whatever the hosting service asks for besides.
import type { WantedRecord } from './dns-records.schema.ts';
import type { DomainCheck } from './domain-check.schema.ts';
import type { DomainMapping } from './domain-mapping.schema.ts';

/** One record for the name with and without www., which are claimed together. */
export const ownershipRecord = (domain: string, verificationToken: string): WantedRecord => ({
  type: 'TXT',
  name: `_bite.${domain.replace(/^www\./, '')}`,
  value: `bite-verification=${verificationToken}`,
  purpose: 'ownership',
});

/** The record that proves a domain; undefined where none is wanted, as of an installation's own. */
export function proofOf(
  { domain, verificationToken }: Pick<DomainMapping, 'domain' | 'verificationToken'>,
  check?: Pick<DomainCheck, 'ownershipToken'>,
): WantedRecord | undefined {
  const token = check?.ownershipToken ?? verificationToken;
  return token === undefined ? undefined : ownershipRecord(domain, token);
}
