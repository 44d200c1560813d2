// One address of a restaurant's website: its set-up, how it is, where it leads, and how to part with it.

import { CallError } from '@bite/shared/api/client';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Globe } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { domainsPath } from '../../lib/screen-paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { WhenLoaded } from '../../ui/loaded.tsx';
import { Message } from '../../ui/message.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { CodedName } from './coded-name.tsx';
import { DeleteCard } from './delete-card.tsx';
import { type DomainSetUp, domainQuery } from './domain-queries.ts';
import { DomainSettings } from './domain-settings.tsx';
import { HealthCard } from './health-card.tsx';
import { SetUpCard } from './set-up-card.tsx';
import { StateCard } from './state-card.tsx';
import { TransferCard } from './transfer-card.tsx';

export function DomainPage() {
  const { restaurant, may } = usePlace();
  const { mappingGuid = '' } = useParams();
  if (may('domains.read')) return <WhenAllowed key={mappingGuid} mappingGuid={mappingGuid} />;
  return (
    <Page title="Domain" width="form">
      <Notice tone="info">Owners and administrators of {isolated(restaurant.name)} see its domains.</Notice>
    </Page>
  );
}

function WhenAllowed({ mappingGuid }: { mappingGuid: string }) {
  const { call } = usePorts();
  const place = usePlace();
  const query = useQuery(domainQuery(call, place, mappingGuid));
  if (query.error instanceof CallError && query.error.code === 'NOT_FOUND') return <Gone />;
  return (
    <WhenLoaded
      query={query}
      what="this domain"
      back={{ to: domainsPath(place), label: 'To all domains of this restaurant' }}
    >
      {(setUp) => <Domain setUp={setUp} />}
    </WhenLoaded>
  );
}

/** Given to another restaurant or deleted, perhaps in another tab. */
const Gone = () => (
  <main className="px-4">
    <title>No such domain · Bite</title>
    <Message
      title="This domain is not this restaurant’s any more"
      symbol={<Globe aria-hidden="true" />}
      actions={
        <Link to={domainsPath(usePlace())} className={buttonClasses('primary')}>
          To all domains of this restaurant
        </Link>
      }
    >
      <p>It was given to another restaurant, or deleted.</p>
    </Message>
  </main>
);

function Domain({ setUp }: { setUp: DomainSetUp }) {
  const isEditor = usePlace().may('domains.write');
  const { domain } = setUp;
  const isOwn = domain.domainType === 'custom';
  const isFormer = domain.renamedTo !== undefined;
  // Until then there is enough to do above.
  const isProven = domain.verificationStatus === 'verified';
  return (
    <Page
      title={shownDomain(domain.domain)}
      description={
        <>
          {isOwn ? 'A domain of your own.' : isFormer ? 'A former free address.' : 'Your free address.'}
          <CodedName domain={domain.domain} />
        </>
      }
      width="form"
      actions={<OpenIt host={domain.domain} />}
    >
      <StateCard setUp={setUp} />
      {isOwn && <SetUpCard setUp={setUp} />}
      <HealthCard setUp={setUp} />
      {!isFormer && isProven && <DomainSettings setUp={setUp} />}
      {isOwn && isProven && isEditor && <TransferCard setUp={setUp} />}
      {isOwn && isEditor && <DeleteCard setUp={setUp} />}
    </Page>
  );
}

const OpenIt = ({ host }: { host: string }) => (
  <a href={`https://${host}`} target="_blank" rel="noreferrer" className={buttonClasses()}>
    <ExternalLink className="size-4" aria-hidden="true" />
    Open
  </a>
);
