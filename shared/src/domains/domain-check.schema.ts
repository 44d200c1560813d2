// Where the set-up of a custom domain stands, and when it is looked at next. One document a mapping, under its domainId, apart
// from the mapping, whose every write rebuilds the restaurant's page.
import { z } from 'zod';
import { isoTime, positiveId } from '../kernel/schema.ts';
import { seenRecord, wantedRecord } from './dns-records.schema.ts';
import { hostProbe } from './host-probe.schema.ts';

/**
 * away: it is not answering, or limits our calls; taken: somebody else has the domain there; refused: it wants none of it; byHand:
 * its operator has connected the domain, and not for a restaurant.
 */
export const serviceTroubles = ['away', 'taken', 'refused', 'byHand'] as const;
export type ServiceTrouble = (typeof serviceTroubles)[number];

/** What staff are mailed of: live and stuck once a set-up, the others once each time. */
export const domainNews = ['live', 'stuck', 'unhealthy', 'healed', 'certificateExpiring'] as const;
export type DomainNews = (typeof domainNews)[number];

export const domainCheck = z.strictObject({
  domainId: positiveId,
  /** Of our own TXT record, which is wanted besides those of the hosting service. */
  ownershipToken: z.string().exactOptional(),
  /** When the set-up began, or was begun again: it is given up 72 hours later. */
  startedAt: isoTime,
  /** Where it is given up sooner, since its business has held the name before without proof. */
  endsAt: isoTime.exactOptional(),
  attempts: z.int().min(0),
  /** When the schedule looks at the set-up next; absent once it is done or given up. */
  setUpDueAt: isoTime.exactOptional(),
  /** What was wanted and seen when last looked at. */
  records: z.array(seenRecord),
  wanted: z.array(wantedRecord),
  problem: z.string().exactOptional(),
  /** Why the hosting service could not be asked when last looked at, or did not take the domain. */
  serviceTrouble: z.enum(serviceTroubles).exactOptional(),
  /** When something was last seen to be other than before: without it for a day, a set-up is stuck. */
  changedAt: isoTime.exactOptional(),
  checkedAt: isoTime.exactOptional(),
  /** What staff were mailed of: each once a set-up. */
  told: z.array(z.enum(['live', 'stuck'])),
  /** When the schedule opens the host next; absent while it is not served. */
  probeDueAt: isoTime.exactOptional(),
  /** The end of the certificate of which staff were warned: once each. */
  warnedOf: isoTime.exactOptional(),
  /** Faults in a row. */
  faults: z.int().min(0),
  lastProbe: hostProbe.exactOptional(),
});
export type DomainCheck = z.output<typeof domainCheck>;
