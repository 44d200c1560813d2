// How a domain is, in a word and a sentence, and whether it is the one that guests are told.
import { stateAdvice } from '@bite/shared/domains/domain-advice';
import { domainStateOf, stateWords } from '@bite/shared/domains/domain-words';
import { isServed } from '@bite/shared/domains/mapping-states';
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

export function StateCard({ setUp: { domain } }: { setUp: DomainSetUp }) {
  const state = domainStateOf(domain);
  const sentences = [stateWords[state].meaning, stateAdvice[state]].filter(Boolean).join(' ');
  const { renamedTo } = domain;
  return (
    <Card
      title="State"
      actions={
        <span className="flex flex-wrap gap-2">
          {domain.isPrimary && <Badge tone="info">Primary</Badge>}
          <DomainBadge domain={domain} />
        </span>
      }
    >
      <div className="grid gap-3 text-sm text-pretty">
        <p className="wrap-anywhere">
          {renamedTo === undefined ? sentences : `It redirects to ${renamedTo}.`}
        </p>
        {renamedTo === undefined && <Primary domain={domain} />}
      </div>
    </Card>
  );
}

function Primary({ domain }: Pick<DomainSetUp, 'domain'>) {
  const { call } = usePorts();
  const { tenantId, restaurantId, may } = usePlace();
  const { show } = useShowDomain();
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
      toast.success(`${domain.domain} is the primary address now`);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <p className="text-muted">
        Search engines, mails and shared links use the primary address. This is not the primary one
        {isServed(domain) ? '.' : ', and can become it once it is live.'}
      </p>
      {failure !== undefined && <FailureNotice error={failure} undone="It is not the primary address." />}
      {isServed(domain) && (
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
