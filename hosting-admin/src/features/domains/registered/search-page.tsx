// Searches a name with several endings, and what each costs.
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { BuyDialog } from './buy-dialog.tsx';
import { dollars, yearsText } from './domain-words.ts';
import { type Offer, offersQuery } from './registrar-queries.ts';

const looks = {
  available: ['Available', 'good'],
  taken: ['Taken', undefined],
  unsupported: ['Not sold here', undefined],
  unknown: ['Not known', 'warn'],
} as const;

function State({ state }: Offer) {
  const [word, tone] = looks[state];
  return <Badge {...(tone && { tone })}>{word}</Badge>;
}

const columns: readonly Column<Offer>[] = [
  { id: 'name', header: 'Domain', isName: true, cell: ({ name }) => shownDomain(name) },
  { id: 'state', header: 'State', width: 9, cell: (offer) => <State {...offer} /> },
  {
    id: 'price',
    header: 'Price',
    width: 12,
    align: 'end',
    cell: ({ state, price, years }) => {
      if (state !== 'available') return '';
      return price === undefined ? 'On request' : `${dollars(price)} for ${yearsText(years)}`;
    },
  },
  {
    id: 'renewal',
    header: 'Then a year',
    width: 9,
    align: 'end',
    isExtra: true,
    cell: ({ state, renewalPrice }) =>
      state === 'available' && renewalPrice !== undefined ? dollars(renewalPrice) : '',
  },
];

export function SearchNamesPage() {
  const mayBuy = useMay()('platformDomains.write');
  return (
    <Page title="Buy a domain" description="Search a name: it is looked up with the usual endings.">
      {mayBuy ? <Search /> : <Notice tone="info">Only site administrators buy domains.</Notice>}
    </Page>
  );
}

function Search() {
  const { call } = usePorts();
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const query = useQuery({ ...offersQuery(call, term), placeholderData: keepPreviousData });
  const buying = useSubject<Offer>();
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      <form
        aria-label="Search names"
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const next = typed.trim();
          if (next === term && next !== '') void refetch();
          setTerm(next);
        }}
      >
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label="Name"
            placeholder="bella-napoli or bella-napoli.com"
            type="search"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={253}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" look="primary" aria-disabled={isFetching}>
          {isFetching ? 'Looking…' : 'Search'}
        </Button>
      </form>
      {term !== '' && (
        <DataTable
          caption="Names"
          columns={columns}
          rows={error ? [] : data}
          rowKey={({ name }) => name}
          error={error ?? undefined}
          onRetry={() => void refetch()}
          empty={<Empty title={`Nothing to be found for “${isolated(term)}”`} />}
          actionsWidth={6}
          actions={(offer) =>
            offer.state === 'available' &&
            offer.price !== undefined && (
              <Button aria-label={`Buy ${shownDomain(offer.name)}`} onClick={() => buying.open(offer)}>
                Buy
              </Button>
            )
          }
        />
      )}
      <BuyDialog asking={buying} />
    </>
  );
}
