// One registered domain: its facts, its renewal, the restaurant that it is for, its name servers and DNS records, what was ordered, and how it leaves the account.
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { SITE_REGISTERED_DOMAINS_PATH } from '../../../lib/screen-paths.ts';
import { useSlots } from '../../../lib/slots.tsx';
import { Card } from '../../../ui/card.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { CodedName } from '../coded-name.tsx';
import { DnsRecordsCard } from './dns-records-card.tsx';
import { endsText } from './domain-words.ts';
import { FactsCard } from './facts-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { NameserversCard } from './nameservers-card.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { type Purchase, registeredDomainQuery, useFollowed } from './registrar-queries.ts';
import { RestaurantCard } from './restaurant-card.tsx';

export function RegisteredDomainPage() {
  const { domain = '' } = useParams();
  const { call } = usePorts();
  const { RegisteredDomainHistory } = useSlots();
  const may = useMay();
  const mayChange = may('platformDomains.write');
  const query = useQuery({
    ...registeredDomainQuery(call, domain),
    enabled: may('platformDomains.read'),
  });
  if (!may('platformDomains.read'))
    return (
      <Page title="Registered domain">
        <Notice tone="info">Only site administrators look after the platform’s domains.</Notice>
      </Page>
    );
  const back = { to: SITE_REGISTERED_DOMAINS_PATH, label: 'All registered domains' };
  return (
    <WhenLoaded query={query} what={shownDomain(domain)} back={back}>
      {(record) => (
        <Page key={domain} title={shownDomain(record.domain.name)} width="form">
          <CodedName domain={record.domain.name} />
          {record.domain.warning !== undefined && (
            <Notice tone="warn" role="status">
              It ends {endsText(record.domain.warning)} and does not renew itself. Sites and mail at it stop
              working then.
            </Notice>
          )}
          <FactsCard record={record} mayChange={mayChange} />
          <RestaurantCard record={record} mayChange={mayChange} />
          <NameserversCard record={record} mayChange={mayChange} />
          <DnsRecordsCard record={record} mayChange={mayChange} />
          {record.purchases.length > 0 && <Orders purchases={record.purchases} />}
          <RegisteredDomainHistory domain={record.domain.name} />
          {mayChange && <LeaveCard name={record.domain.name} />}
        </Page>
      )}
    </WhenLoaded>
  );
}

const Orders = ({ purchases }: { purchases: readonly Purchase[] }) => (
  <Card title="Orders">
    <PurchaseList isOfOne purchases={useFollowed(purchases)} />
  </Card>
);
