// What is wrong with a domain and what its staff can do about it: the same words on screens and in mails.

import type { SeenRecord } from './dns-records.schema.ts';
import type { DomainCheck, ServiceTrouble } from './domain-check.schema.ts';
import type { DomainMapping } from './domain-mapping.schema.ts';
import {
  type DomainState,
  domainStateOf,
  faultWords,
  recordComparison,
  recordLabels,
  recordMeaning,
  stateWords,
} from './domain-words.ts';
import type { HostFault } from './host-probe.schema.ts';
import { areWanting } from './records-since.ts';
import { spelledDomain } from './shown-domain.ts';

export interface Advice {
  /** A sentence or two. */
  wrong: string;
  /** Empty where nothing is to be done. */
  todo: string;
}

const COMPARE = 'Compare the records at your DNS host with those that we show, and correct what differs.';
const WAIT = 'You need not do anything: we look again by ourselves.';

export const faultAdvice: Readonly<Record<HostFault, string>> = {
  noAddress: `Add the records that we show at your DNS host. If the domain has run out, renew it where you bought it.`,
  privateAddress: COMPARE,
  unreachable: `${COMPARE} If nothing differs, ${WAIT.toLowerCase()}`,
  expired: `It is renewed by itself while your records lead here. ${COMPARE}`,
  untrusted: `${COMPARE} If you have changed one just now, wait for up to a day.`,
  wrongName: `${COMPARE} If you have changed one just now, wait for up to a day.`,
  notOurs: `${COMPARE} Switch off forwarding and parking pages there.`,
  otherRestaurant:
    'This passes within minutes after a domain was taken over. If it stays so, ask the support of Bite.',
  failing: `The fault is on our side. ${WAIT}`,
};

export const stateAdvice: Readonly<Record<DomainState, string>> = {
  off: 'Switch it on whenever you like.',
  former: '',
  waiting:
    'Add the records that we show where you bought the domain. It may take some hours until we see them.',
  givenUp:
    'Set the TXT record that proves that it is yours first, then press “Check again”. If we see the record then, and nobody else has the name, the set-up begins again.',
  certificate: WAIT,
  refused: `${COMPARE} A CAA record may name another authority: delete it, or allow ours as well. Then press “Check now”.`,
  expired: COMPARE,
  unreachable: COMPARE,
  live: '',
};

export const troubleAdvice: Readonly<Record<ServiceTrouble, Advice>> = {
  away: { wrong: 'Our hosting service could not be asked just now.', todo: WAIT },
  taken: {
    wrong: 'Our hosting service knows this domain from another account.',
    todo: 'Take it off the website or the account that uses it there, then press “Check now”. If you know of none, ask the support of Bite.',
  },
  byHand: {
    wrong: 'The operator of Bite uses this domain already, so it cannot be connected to a restaurant here.',
    todo: 'If it is yours, please ask the support of Bite.',
  },
  refused: {
    wrong: 'Our hosting service does not take this domain.',
    todo: 'Please ask the support of Bite.',
  },
};

/** The end of a certificate that should have been renewed long before. */
export const certificateAdvice = COMPARE;

type Looked = Pick<DomainCheck, 'records' | 'serviceTrouble' | 'lastProbe'>;

/** What is first to be known of a domain; undefined where all is well. */
export function domainAdvice(
  mapping: DomainMapping,
  { records, serviceTrouble, lastProbe }: Looked,
): Advice | undefined {
  const state = domainStateOf(mapping);
  const fault = lastProbe?.fault;
  if (fault !== undefined && (state === 'live' || state === 'unreachable'))
    return { wrong: withService(mapping, faultWords[fault]), todo: faultAdvice[fault] };
  if (state === 'live') return undefined;
  if (state === 'waiting' && serviceTrouble !== undefined) return troubleAdvice[serviceTrouble];
  const wanting = records.filter((record) => record.state !== 'found');
  if (state === 'waiting' && records.length > 0 && wanting.length === 0)
    return {
      wrong: 'The records are right, but our hosting service has not confirmed them yet.',
      todo: WAIT,
    };
  if (state === 'certificate' && areWanting(records)) return certificateWaits;
  return { wrong: stateWords[state].meaning, todo: stateAdvice[state] };
}

/** As after another name was added, such as www. */
export const certificateWaits: Advice = {
  wrong: 'Its certificate waits for records that are missing or differ.',
  todo: COMPARE,
};

/** The service may say that all is well while it is not. */
const withService = ({ health }: DomainMapping, words: string): string =>
  health === 'healthy'
    ? words
    : `Our hosting service says that the domain is ready, but it does not open. ${words}`;

/** The records that are not as they should be, a line each: 'A bella.example: Missing.' */
export const recordLines = (records: readonly SeenRecord[]): string[] =>
  records
    .filter(({ state }) => state !== 'found')
    .map(
      (record) =>
        `${record.type} ${spelledDomain(record.name)}: ${recordLabels[record.state]}.${difference(record)}`,
    );

/** Texts are not told, since one of them proves whose the domain is. */
function difference(record: SeenRecord): string {
  if (record.state !== 'wrong') return '';
  const meaning = ` ${recordMeaning(record)}`;
  if (record.type === 'TXT') return meaning;
  const { seen, wanted } = recordComparison(record);
  return `${meaning} We see: ${seen}. We want: ${wanted}.`;
}
