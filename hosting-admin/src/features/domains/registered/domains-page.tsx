// The domains of the platform's account at the registrar, what ends soon, and what is being ordered.
import { isOpen } from '@bite/shared/domains/purchase-release';
import { isShownOtherwise, shownDomain, unicodeDomain } from '@bite/shared/domains/shown-domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Globe, Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePaged } from '../../../lib/pages.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { SEARCH_DOMAINS_PATH, siteRegisteredDomainPath } from '../../../lib/screen-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { BringInDialog } from './bring-in-dialog.tsx';
import { endsText, isoOf, serviceWords } from './domain-words.ts';
import { isNew, PurchaseList } from './purchase-list.tsx';
import {
  type Purchase,
  type RegisteredDomain,
  registeredDomainsQuery,
  usePurchases,
} from './registrar-queries.ts';
import { USE_IT } from './restaurant-card.tsx';

const columns: readonly Column<RegisteredDomain>[] = [
  {
    id: 'name',
    header: 'Domain',
    isName: true,
    // Both spellings are searched.
    value: ({ name }) => (isShownOtherwise(name) ? `${unicodeDomain(name)} ${name}` : name),
    cell: ({ name }) => <Truncated to={siteRegisteredDomainPath(name)}>{shownDomain(name)}</Truncated>,
  },
  {
    id: 'expiresAt',
    sort: 'date',
    header: 'Ends',
    width: 10,
    value: ({ expiresAt }) => expiresAt ?? undefined,
    cell: ({ expiresAt }) => (expiresAt ? <DateText iso={isoOf(expiresAt)} /> : 'Registered elsewhere'),
  },
  { id: 'renew', header: 'Renewal', width: 12, cell: (domain) => <Renewal {...domain} /> },
  {
    id: 'service',
    header: 'DNS',
    width: 8,
    isExtra: true,
    cell: ({ serviceType }) => (serviceType && serviceWords[serviceType]) ?? 'Unknown',
  },
];

function Renewal({ renew, expiresAt, warning }: RegisteredDomain) {
  if (!expiresAt) return null;
  if (warning !== undefined) return <Badge tone="danger">Ends {endsText(warning)}</Badge>;
  return renew ? <Badge tone="good">Automatic</Badge> : <Badge tone="warn">By hand</Badge>;
}

const domainsOf = ({ domains }: { domains: readonly RegisteredDomain[] }) => domains;

export function RegisteredDomainsPage() {
  const may = useMay();
  const isAdministrator = may('platformDomains.read');
  return isAdministrator ? (
    <Domains mayChange={may('platformDomains.write')} />
  ) : (
    <Page title="Registered domains">
      <Notice tone="info">Only site administrators look after the platform’s domains.</Notice>
    </Page>
  );
}

function Domains({ mayChange }: { mayChange: boolean }) {
  const { call } = usePorts();
  const navigate = useNavigate();
  const [isBringing, setBringing] = useState(false);
  const query = useInfiniteQuery(registeredDomainsQuery(call));
  const paged = usePaged(query, domainsOf);
  const orders = usePurchases();
  const isMissing = query.data?.pages[0]?.isConfigured === false;
  const isReady = query.data?.pages[0]?.isConfigured === true;
  const search = (
    <Link to={SEARCH_DOMAINS_PATH} className={buttonClasses('primary')}>
      <Search className="size-5" aria-hidden="true" />
      Buy a domain
    </Link>
  );
  const actions = isReady && mayChange && (
    <>
      <Button onClick={() => setBringing(true)}>Bring one in</Button>
      {search}
    </>
  );
  return (
    <Page
      title="Registered domains"
      description="Domains that Bite itself has at Vercel’s registrar, and pays."
      actions={actions}
    >
      {isMissing ? (
        <Notice tone="info">
          This installation of Bite has no account at the registrar. With the secret VERCEL_TOKEN, domains can
          be bought, transferred and renewed here.
        </Notice>
      ) : (
        <>
          <EndingSoon domains={paged.rows ?? []} />
          <NewOrders orders={orders} />
          <DataTable
            caption="Registered domains"
            columns={columns}
            rowKey={({ name }) => name}
            search={{ label: 'Search these domains' }}
            onOpen={({ name }) => navigate(siteRegisteredDomainPath(name))}
            empty={
              <Empty
                title="No domains yet"
                symbol={<Globe aria-hidden="true" />}
                action={mayChange && search}
              >
                Buy one for a restaurant, or bring in one that you have elsewhere.
              </Empty>
            }
            {...paged}
          />
          <EarlierOrders orders={orders} />
        </>
      )}
      <BringInDialog isOpen={isBringing} onClose={() => setBringing(false)} />
    </Page>
  );
}

function EndingSoon({ domains }: { domains: readonly RegisteredDomain[] }) {
  const ending = domains.filter(({ warning }) => warning !== undefined);
  if (ending.length === 0) return null;
  const names = ending.map(({ name }) => shownDomain(name));
  return (
    <Notice tone="warn" role="status">
      {names.length === 1
        ? `A domain ends soon and does not renew by itself: ${names[0]}. Sites and mail at it stop working then.`
        : `${names.length} domains end soon and do not renew by themselves: ${names.join(', ')}. Sites and mail at them stop working then.`}
    </Notice>
  );
}

/** Those under way and of the last day, for which people come here. */
function NewOrders({ orders: { purchases = [] } }: { orders: Orders }) {
  const navigate = useNavigate();
  const present = usePresent(purchases);
  if (present.length === 0) return null;
  return (
    <Card title="Orders" description="Whoever ordered gets a mail once it has ended.">
      <PurchaseList
        purchases={present}
        onUse={(name) => navigate(siteRegisteredDomainPath(name), { state: USE_IT })}
      />
    </Card>
  );
}

function EarlierOrders({ orders: { purchases, error, retry } }: { orders: Orders }) {
  const present = usePresent(purchases ?? []);
  const earlier = purchases?.filter((purchase) => !present.includes(purchase));
  if (earlier?.length === 0) return null;
  return (
    <Card title="Earlier orders" description="The latest of each domain.">
      <PurchaseList caption="Earlier orders" purchases={earlier} error={error} onRetry={retry} />
    </Card>
  );
}

type Orders = ReturnType<typeof usePurchases>;

function usePresent(purchases: readonly Purchase[]): Purchase[] {
  const { clock } = usePorts();
  return purchases.filter((purchase) => isOpen(purchase) || isNew(purchase, clock.tick()));
}
