// What the state of a domain, of its records and of a look at it is called: on screens and in mails.

import type { SeenRecord } from './dns-records.schema.ts';
import type { DomainMapping } from './domain-mapping.schema.ts';
import type { HostFault } from './host-probe.schema.ts';
import { shownDomain } from './shown-domain.ts';

/**
 * former: a renamed subdomain, which redirects; waiting: for DNS records that prove the domain and lead here; expired and
 * refused: of the certificate.
 */
export const domainStates = [
  ...['off', 'former', 'waiting', 'givenUp', 'certificate'],
  ...['refused', 'expired', 'unreachable', 'live'],
] as const;
export type DomainState = (typeof domainStates)[number];

type Stated = Pick<
  DomainMapping,
  'isActive' | 'verificationStatus' | 'sslStatus' | 'health' | 'domainType' | 'renamedTo'
>;

/** What its staff should know first. */
export function domainStateOf(mapping: Stated): DomainState {
  const { verificationStatus, sslStatus } = mapping;
  if (!mapping.isActive) return 'off';
  if (mapping.renamedTo !== undefined) return 'former';
  if (verificationStatus === 'failed') return 'givenUp';
  if (verificationStatus === 'pending') return 'waiting';
  if (sslStatus === 'pending') return 'certificate';
  if (sslStatus === 'failed') return 'refused';
  if (sslStatus === 'expired') return 'expired';
  return mapping.health === 'unhealthy' ? 'unreachable' : 'live';
}

/** Whether its set-up goes on by itself: it changes without anybody's doing. */
export const isBeingSetUp = (mapping: Stated): boolean =>
  ['waiting', 'certificate'].includes(domainStateOf(mapping));

/** Whether a look at the host says how it is for guests: it is set up and in use. */
export const isOpened = (mapping: Stated): boolean =>
  ['live', 'unreachable'].includes(domainStateOf(mapping));

/** Live, although the latest look found a fault: it counts once the next look finds one too. */
export const isDoubtful = (mapping: Stated, lastFault: HostFault | undefined): boolean =>
  domainStateOf(mapping) === 'live' && lastFault !== undefined;

export const doubtWords = {
  label: 'Looking again',
  meaning:
    'It is live, but the last look found a problem. We look again soon: if it is there still, the domain counts as not reachable.',
};

export const stateWords: Readonly<Record<DomainState, { label: string; meaning: string }>> = {
  off: { label: 'Switched off', meaning: 'It leads nowhere until it is switched on.' },
  former: { label: 'Redirects', meaning: 'A former address: it leads to the present one.' },
  waiting: {
    label: 'Waiting for DNS',
    meaning: 'The records at the domain’s DNS host are not all there yet.',
  },
  givenUp: {
    label: 'Given up',
    meaning: 'Nobody proved in time whose this domain is, so its name is free again.',
  },
  certificate: {
    label: 'Certificate on its way',
    meaning:
      'It is proven. The certificate for secure connections comes within a day once all records are right.',
  },
  refused: {
    label: 'No certificate',
    meaning: 'No certificate could be issued, so browsers would warn guests. Check the records below.',
  },
  expired: {
    label: 'Certificate expired',
    meaning: 'Browsers warn guests. A new certificate needs the records as they are wanted.',
  },
  unreachable: {
    label: 'Not reachable',
    meaning: 'It is set up, but does not open as it should when we look. We go on looking.',
  },
  live: { label: 'Live', meaning: 'Guests can use it.' },
};

/** What a look at the host found, as a sentence to its staff. */
export const faultWords: Readonly<Record<HostFault, string>> = {
  noAddress: 'The name leads nowhere: it has no address in the DNS.',
  privateAddress: 'The name leads into a private network, which we never open.',
  unreachable: 'Nothing answers at this name.',
  expired: 'Its certificate has expired.',
  untrusted: 'Its certificate comes from somebody whom browsers do not trust.',
  wrongName: 'Its certificate is made out to another name.',
  notOurs: 'Another website answers at this name.',
  otherRestaurant: 'The name opens another restaurant’s website.',
  failing: 'Your website answers with an error there.',
};

export const recordLabels: Readonly<Record<SeenRecord['state'], string>> = {
  found: 'Right',
  missing: 'Missing',
  wrong: 'Different',
  extra: 'In the way',
  unknown: 'Not known',
};

/** What is seen of a record that is wanted, as a sentence or two. */
export const recordMeaning = (record: SeenRecord): string => recordMeanings[record.state](record);

/** What is seen and what is wanted, side by side: with their types where a record of another one stands there. */
export function recordComparison(record: SeenRecord): { seen: string; wanted: string } {
  const values = record.seen.join(', ');
  const other = otherTypeAt(record);
  return other === undefined
    ? { seen: values, wanted: record.value }
    : { seen: `${other} ${values}`, wanted: `${record.type} ${record.value}` };
}

const recordMeanings: Readonly<Record<SeenRecord['state'], (record: SeenRecord) => string>> = {
  found(record) {
    const other = otherTypeAt(record);
    if (other === undefined) return 'This record is as it should be.';
    return `An ${other} record stands there instead. It leads to the same place, so that it will do.`;
  },
  missing: ({ type, name }) => `We see no ${type} record at ${shownDomain(name)} yet.`,
  wrong: differs,
  extra: () => 'This record has to be deleted.',
  unknown: () => 'We could not ask the DNS. We will ask again.',
};

/** A name has either an alias or addresses: those have to go before the alias can be added. */
function differs(record: SeenRecord): string {
  const { type } = record;
  const name = shownDomain(record.name);
  const other = otherTypeAt(record);
  if (other !== undefined)
    return `An ${other} record stands at ${name}, where a ${type} record has to be. The two cannot stand side by side: delete the ${other} record, then add the ${type} record.`;
  return type === 'TXT' ? `The TXT record at ${name} has another text.` : `${name} leads elsewhere.`;
}

/** Of the addresses that were seen where an alias is wanted; undefined where none were. */
function otherTypeAt({ type, seen }: SeenRecord): 'A' | 'AAAA' | undefined {
  const [first] = seen;
  if (type !== 'CNAME' || first === undefined) return undefined;
  if (/^\d+(\.\d+){3}$/.test(first)) return 'A';
  return first.includes(':') ? 'AAAA' : undefined;
}
