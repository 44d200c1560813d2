// The domains of the restaurant's own, with how each one is, and the two ways to get one.

import { domainStateOf, doubtWords, isDoubtful, stateWords } from '@bite/shared/domains/domain-words';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlace } from '../../lib/place.tsx';
import { domainPath } from '../../lib/screen-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddDomainDialog } from './add-domain-dialog.tsx';
import type { DomainList, DomainListed } from './domain-queries.ts';
import { DomainBadge } from './domain-tones.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';

export function OwnDomainsCard({ list: { domains, isHostingConfigured } }: { list: DomainList }) {
  const isEditor = usePlace().may('domains.write');
  const own = domains.filter(({ domainType }) => domainType === 'custom');
  return (
    <Card
      title="Domains of your own"
      description="A name that you have bought anywhere, such as bella.com. Guests who type it see your website, with a secure connection."
    >
      <div className="grid gap-4">
        {!isHostingConfigured && (
          <Notice tone="info">
            Domains of one’s own are not set up on this installation of Bite yet, so none can be added. Please
            ask its administrators. Your free address works as ever.
          </Notice>
        )}
        {own.length > 0 ? (
          <ul aria-label="Domains of your own" className="grid gap-2">
            {own.map((domain) => (
              <OwnDomain key={domain.guid} domain={domain} />
            ))}
          </ul>
        ) : (
          isHostingConfigured && (
            <Empty title="No domain of your own yet">
              {isEditor
                ? 'If you have bought one, add it. We show step by step what to enter where you bought it.'
                : 'Owners and administrators add one.'}
            </Empty>
          )
        )}
        {isEditor && <Adding isConfigured={isHostingConfigured} />}
      </div>
    </Card>
  );
}

function OwnDomain({ domain }: { domain: DomainListed }) {
  const place = usePlace();
  return (
    <li className="grid gap-1 rounded-lg border border-line px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={domainPath(place, domain.guid)}
          className="inline-flex min-h-11 min-w-0 flex-1 basis-40 items-center gap-1.5 font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {shownDomain(domain.domain)}
          <ArrowRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
        </Link>
        {domain.isPrimary && <Badge tone="info">Primary</Badge>}
        <DomainBadge domain={domain} lastFault={domain.lastFault} />
      </div>
      <p className="text-sm text-pretty text-muted">
        {isDoubtful(domain, domain.lastFault)
          ? doubtWords.meaning
          : stateWords[domainStateOf(domain)].meaning}
      </p>
    </li>
  );
}

function Adding({ isConfigured }: { isConfigured: boolean }) {
  const [opened, setOpened] = useState<'add' | 'takeOver'>();
  const close = () => setOpened(undefined);
  if (!isConfigured) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="primary" onClick={() => setOpened('add')}>
        <Plus className="size-5" aria-hidden="true" />
        Add a domain
      </Button>
      <Button onClick={() => setOpened('takeOver')}>Take over a domain</Button>
      <AddDomainDialog isOpen={opened === 'add'} onClose={close} />
      <TakeOverDialog isOpen={opened === 'takeOver'} onClose={close} />
    </div>
  );
}
