// The set-up of a domain of one's own, step by step, for somebody who does it once in their life.

import { recordLines, troubleAdvice } from '@bite/shared/domains/domain-advice';
import { isBeingSetUp, isOpened } from '@bite/shared/domains/domain-words';
import { areWanting, recordsSince } from '@bite/shared/domains/records-since';
import { isShownOtherwise, shownDomain } from '@bite/shared/domains/shown-domain';
import { zoneOf } from '@bite/shared/domains/typed-domain';
import { Check, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { CheckLine } from './check-line.tsx';
import { dnsHostIds, dnsHosts, rootHint } from './dns-hosts.ts';
import type { DomainSetUp } from './domain-queries.ts';
import { RecordList } from './record-list.tsx';
import { presentStep, type SetUpStep, setUpSteps } from './set-up-steps.ts';
import { useDnsHost } from './use-dns-host.ts';

export function SetUpCard({ setUp }: { setUp: DomainSetUp }) {
  const steps = setUpSteps(setUp);
  const present = presentStep(steps);
  const isInUse = isOpened(setUp.domain);
  const isFaulty = isInUse && setUp.lastProbe?.fault !== undefined;
  if (!present && !isFaulty)
    return (
      <Card title="DNS records" description="All is set up. Keep these records as they are.">
        <Disclosure title="Show the records">
          <Wizard setUp={setUp} steps={steps} present={undefined} />
        </Disclosure>
      </Card>
    );
  if (isInUse)
    return (
      <Card title="DNS records" description={brokenWords(setUp, isFaulty)}>
        <Wizard setUp={setUp} steps={steps} present={present} />
      </Card>
    );
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title="Set it up"
      description={`${done} of ${steps.length} steps are done. Records take minutes to show, at times a few hours.`}
    >
      <Wizard setUp={setUp} steps={steps} present={present} />
    </Card>
  );
}

/** Of a domain that guests have used before. */
function brokenWords(setUp: DomainSetUp, isFaulty: boolean): string {
  const isWanting = areWanting(recordsSince(setUp.domain, setUp));
  const found = isFaulty ? 'The last look at your website found a problem. ' : '';
  if (isWanting) return `${found}Records are missing or differ: correct them at your DNS host.`;
  return isFaulty
    ? `${found}Compare the records at your DNS host with these.`
    : 'Some of these records could not be looked up. Press “Check now” to look again.';
}

interface WizardProps {
  setUp: DomainSetUp;
  steps: readonly SetUpStep[];
  present: SetUpStep | undefined;
}

function Wizard({ setUp, steps, present }: WizardProps) {
  const [hostId, chooseHost] = useDnsHost();
  const host = dnsHosts[hostId];
  const zone = setUp.zone ?? zoneOf(setUp.domain.domain);
  return (
    <div className="grid gap-5">
      <CheckLine setUp={setUp} />
      <Problem setUp={setUp} />
      {isOpened(setUp.domain) && <Wanting setUp={setUp} />}
      {setUp.records.length === 0 && present !== undefined && (
        <p role="status" className="text-sm text-muted">
          The records to enter stand here as soon as the hosting service has named them.
        </p>
      )}
      <div className="grid gap-3 rounded-lg bg-column p-3 md:p-4">
        <Field label="Where is your domain?" hint={whereHint(zone)}>
          {(input) => (
            <Select
              {...input}
              value={hostId}
              onChange={({ target }) => chooseHost(target.value)}
              options={dnsHostIds.map((id) => ({ value: id, label: dnsHosts[id].name }))}
            />
          )}
        </Field>
        <ol className="grid list-decimal gap-1 pl-5 text-sm text-pretty">
          {host.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-sm text-pretty text-muted">
          {rootHint} {host.note}
        </p>
      </div>
      <ol aria-label={`Set-up of ${shownDomain(setUp.domain.domain)}`} className="grid gap-5">
        {steps.map((step, index) => (
          <Step key={step.name} step={step} number={index + 1} isPresent={step === present}>
            <StepRecords step={step} isFolded={step.isDone && present !== undefined}>
              <RecordList
                label={`Records: ${step.title.toLowerCase()}`}
                records={step.records}
                zone={zone}
                host={host}
              />
            </StepRecords>
            {step.name === 'address' && step.isDone && step.records.length === 0 && (
              <p className="text-sm text-muted">
                Your records lead here, and our hosting service names them no more. Before you change your DNS
                host, note the A, AAAA and CNAME records that you have there.
              </p>
            )}
            {step.name === 'certificate' && (
              <CertificateState setUp={setUp} isDone={step.isDone} isPresent={step === present} />
            )}
          </Step>
        ))}
      </ol>
    </div>
  );
}

const whereHint = (zone: string): string => {
  const words = 'Where you bought it, or where its DNS is looked after.';
  return isShownOtherwise(zone) ? `${words} It may be listed there as ${zone}.` : words;
};

interface StepRecordsProps {
  step: SetUpStep;
  /** What is right already leaves room for what is not. */
  isFolded: boolean;
  children: ReactNode;
}

function StepRecords({ step: { records }, isFolded, children }: StepRecordsProps) {
  if (records.length === 0) return null;
  if (!isFolded) return children;
  return <Disclosure title={rightWords(records.length)}>{children}</Disclosure>;
}

function rightWords(count: number): string {
  if (count === 1) return 'The record is right';
  return count === 2 ? 'Both records are right' : `All ${count} records are right`;
}

/** What is missing, at a glance. */
function Wanting({ setUp }: Pick<WizardProps, 'setUp'>) {
  const records = recordsSince(setUp.domain, setUp);
  if (!areWanting(records)) return null;
  return (
    <Notice tone="danger" role="status">
      <ul aria-label="Records to correct" className="grid gap-0.5 wrap-anywhere">
        {recordLines(records).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The hosting service's own words behind plain ones. */
function Problem({ setUp: { problem, serviceTrouble } }: Pick<WizardProps, 'setUp'>) {
  if (problem === undefined && serviceTrouble === undefined) return null;
  const { wrong, todo } = serviceTrouble ? troubleAdvice[serviceTrouble] : inTheWay;
  return (
    <Notice tone="warn" role="status">
      {wrong} {todo}
      {problem !== undefined && (
        <span className="mt-0.5 block text-xs wrap-anywhere">The hosting service says: “{problem}”</span>
      )}
    </Notice>
  );
}

const inTheWay = { wrong: 'Something is still in the way.', todo: '' };

interface StepProps {
  step: SetUpStep;
  number: number;
  isPresent: boolean;
  children: ReactNode;
}

function Step({ step: { title, why, isDone }, number, isPresent, children }: StepProps) {
  return (
    <li aria-current={isPresent ? 'step' : undefined} className="grid gap-3">
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className={classNames(
            'grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold',
            isDone ? 'bg-good-soft text-good' : isPresent ? 'bg-ink text-canvas' : 'bg-column text-ink',
          )}
        >
          {isDone ? <Check className="size-4" /> : number}
        </span>
        <div className="min-w-0">
          <h3 className="font-semibold">
            {title}
            <span className="sr-only">{isDone ? ': done' : isPresent ? ': now' : ': later'}</span>
          </h3>
          <p className="text-sm text-pretty text-muted">{why}</p>
        </div>
      </div>
      {children}
    </li>
  );
}

interface CertificateStateProps {
  setUp: DomainSetUp;
  isDone: boolean;
  isPresent: boolean;
}

function CertificateState({ setUp: { domain }, isDone, isPresent }: CertificateStateProps) {
  const { sslStatus } = domain;
  if (!isDone && isOpened(domain))
    return <p className="text-sm text-muted">It is looked at again once the records are right.</p>;
  if (sslStatus === 'issued')
    return <Notice tone="good">The certificate is issued. It is renewed by itself.</Notice>;
  if (sslStatus === 'failed')
    return (
      <Notice tone="danger">
        No certificate could be issued. It is mostly a record that differs, or a CAA record that names another
        authority.
      </Notice>
    );
  if (sslStatus === 'expired')
    return <Notice tone="danger">The certificate has expired, and no new one could be issued.</Notice>;
  if (!isPresent || !isBeingSetUp(domain))
    return <p className="text-sm text-muted">It begins by itself once the records are right.</p>;
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <LoaderCircle className="size-4 shrink-0 animate-spin" aria-hidden="true" />
      It is being issued, which takes minutes, at most a day. You need not wait here: we send a mail.
    </p>
  );
}
