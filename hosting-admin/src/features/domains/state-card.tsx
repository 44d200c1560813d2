// How a domain is, in a word and a sentence, and whether it is the one that guests are told.

import { certificateWaits, stateAdvice } from '@bite/shared/domains/domain-advice';
import { domainStateOf, doubtWords, isDoubtful, stateWords } from '@bite/shared/domains/domain-words';
import { areWanting } from '@bite/shared/domains/records-since';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { type DomainSetUp, useShowDomain } from './domain-queries.ts';
import { DomainBadge } from './domain-tones.tsx';
import { whyNotPrimary } from './primary-words.ts';

function wordsOf({ domain, records, lastProbe }: DomainSetUp): string {
  const state = domainStateOf(domain);
  if (isDoubtful(domain, lastProbe?.fault)) return doubtWords.meaning;
  if (state === 'certificate' && areWanting(records))
    return `${certificateWaits.wrong} ${certificateWaits.todo}`;
  return [stateWords[state].meaning, stateAdvice[state]].filter(Boolean).join(' ');
}

export function StateCard({ setUp }: { setUp: DomainSetUp }) {
  const { domain, lastProbe } = setUp;
  const { renamedTo } = domain;
  return (
    <Card
      title="State"
      actions={
        <span className="flex flex-wrap gap-2">
          {domain.isPrimary && <Badge tone="info">Primary</Badge>}
          <DomainBadge domain={domain} lastFault={lastProbe?.fault} />
        </span>
      }
    >
      <div className="grid gap-3 text-sm text-pretty">
        <p className="wrap-anywhere">
          {renamedTo === undefined ? wordsOf(setUp) : `It redirects to ${renamedTo}.`}
        </p>
        {renamedTo === undefined && <Primary key={standingOf(domain)} domain={domain} />}
      </div>
    </Card>
  );
}

/** A failure is about the domain as it was. */
const standingOf = (domain: DomainSetUp['domain']): string =>
  [domainStateOf(domain), domain.isPrimary, domain.redirectConfig?.redirectTo].join();

function Primary({ domain }: Pick<DomainSetUp, 'domain'>) {
  const { call } = usePorts();
  const { tenantId, restaurantId, may } = usePlace();
  const { show, reload } = useShowDomain();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (domain.isPrimary)
    return (
      <p className="text-muted">
        It is the primary address: search engines, mails and shared links use it. While it cannot be used,
        they use your free address.
      </p>
    );
  if (!may('domains.write')) return null;
  const makePrimary = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const parameters = { tenantId, restaurantId, mappingGuid: domain.guid };
      show(await call('makeDomainPrimary', { parameters }));
      toast.success(`${shownDomain(domain.domain)} is the primary address now`);
    } catch (error) {
      setFailure(error);
      // It may be in another state by now, which says more.
      reload(domain.guid);
    } finally {
      setPending(false);
    }
  };
  const obstacle = whyNotPrimary(domain);
  return (
    <>
      <p className="text-muted">
        Search engines, mails and shared links use the primary address. This is not the primary one
        {obstacle === undefined ? '.' : `, and cannot become it: ${obstacle}`}
      </p>
      {failure !== undefined && <FailureNotice error={failure} undone="It is not the primary address." />}
      {obstacle === undefined && (
        <Button
          className="justify-self-start"
          aria-disabled={isPending}
          onClick={() => void (isPending || makePrimary())}
        >
          {isPending ? 'One moment…' : 'Make it primary'}
        </Button>
      )}
    </>
  );
}
