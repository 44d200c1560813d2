// All addresses of a restaurant's website: the free one, domains of its own, and which of them guests are told.
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { Card } from '../../ui/card.tsx';
import { WhenLoaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { AddressLine } from './address-line.tsx';
import { addressReason } from './canonical-words.ts';
import { type DomainList, domainsQuery } from './domain-queries.ts';
import { OwnDomainsCard } from './own-domains-card.tsx';
import { SubdomainCard } from './subdomain-card.tsx';

export function DomainsPage() {
  const { restaurant, may } = usePlace();
  return (
    <Page
      title="Domains"
      description="The addresses at which guests find this restaurant’s website."
      width="form"
    >
      {may('domains.read') ? (
        <WhenAllowed />
      ) : (
        <Notice tone="info">Owners and administrators of {isolated(restaurant.name)} see its domains.</Notice>
      )}
    </Page>
  );
}

function WhenAllowed() {
  const { call } = usePorts();
  const place = usePlace();
  const query = useQuery(domainsQuery(call, place));
  return (
    <WhenLoaded query={query} what="the domains">
      {(list) => (
        <>
          <CanonicalCard list={list} />
          <SubdomainCard list={list} />
          <OwnDomainsCard list={list} />
        </>
      )}
    </WhenLoaded>
  );
}

function CanonicalCard({ list }: { list: DomainList }) {
  const { siteAddress } = list;
  const { isFallback, words } = addressReason(list);
  if (siteAddress === undefined) return null;
  return (
    <Card title="Where guests find you now">
      <div className="grid gap-3">
        <AddressLine address={siteAddress} isLarge />
        {isFallback ? (
          <Notice tone="warn" role="status">
            {words}
          </Notice>
        ) : (
          <p className="text-sm text-pretty text-muted">{words}</p>
        )}
      </div>
    </Card>
  );
}
