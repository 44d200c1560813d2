// The TXT record by which the owner of a domain proves to us that it is theirs, whatever the hosting service asks for besides.
import type { WantedRecord } from './dns-records.schema.ts';

/** One record for the name with and without www., which are claimed together. */
export const ownershipRecord = (domain: string, verificationToken: string): WantedRecord => ({
  type: 'TXT',
  name: `_bite.${domain.replace(/^www\./, '')}`,
  value: `bite-verification=${verificationToken}`,
  purpose: 'ownership',
});
