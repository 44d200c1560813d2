// The three steps of a domain's set-up, and how far each is.
import { isOpened } from '@bite/shared/domains/domain-words';
import { isLedElsewhere, recordsSince } from '@bite/shared/domains/records-since';
import type { DnsRecord, DomainSetUp, Probe } from './domain-queries.ts';

const stepNames = ['ownership', 'address', 'certificate'] as const;
type StepName = (typeof stepNames)[number];

export interface SetUpStep {
  name: StepName;
  title: string;
  /** What it is for, in a sentence. */
  why: string;
  isDone: boolean;
  records: readonly DnsRecord[];
}

const words: Readonly<Record<StepName, Pick<SetUpStep, 'title' | 'why'>>> = {
  ownership: {
    title: 'Prove that it is yours',
    why: 'Only somebody who looks after a domain can add records to it, so this one proves that it is yours.',
  },
  address: {
    title: 'Point it to your website',
    why: 'These records say to browsers where your website is. From then on the domain leads here.',
  },
  certificate: {
    title: 'Get a certificate',
    why: 'Browsers then show a secure connection. It is issued by itself and renewed by itself.',
  },
};

const areFound = (records: readonly DnsRecord[], mayBeNone = false): boolean =>
  (mayBeNone || records.length > 0) && records.every(({ state }) => state === 'found');

const certificateFaults: readonly (Probe['fault'] | undefined)[] = ['expired', 'untrusted', 'wrongName'];

/** A later look at the host may speak against what was seen before. */
export function setUpSteps(setUp: DomainSetUp): SetUpStep[] {
  const { domain, lastProbe } = setUp;
  const records = recordsSince(domain, setUp);
  const fault = isOpened(domain) ? lastProbe?.fault : undefined;
  const isVerified = domain.verificationStatus === 'verified';
  const recordsOf = (name: StepName) => records.filter(({ purpose }) => purpose === name);
  // Where the service wants nothing any more, what it wanted is there.
  const isThere = (name: StepName): boolean =>
    areFound(recordsOf(name)) || (isVerified && recordsOf(name).length === 0);
  const isDone: Readonly<Record<StepName, boolean>> = {
    ownership: isThere('ownership'),
    address: isThere('address') && !isLedElsewhere(fault),
    certificate:
      areFound(recordsOf('certificate'), true) &&
      domain.sslStatus === 'issued' &&
      !certificateFaults.includes(fault),
  };
  return stepNames.map((name) => ({
    name,
    ...words[name],
    isDone: isDone[name],
    records: recordsOf(name),
  }));
}

/** The step that waits for its people or for us; undefined if all are done. */
export const presentStep = (steps: readonly SetUpStep[]): SetUpStep | undefined =>
  steps.find(({ isDone }) => !isDone);
