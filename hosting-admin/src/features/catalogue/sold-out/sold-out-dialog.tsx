// What is sold out now, and everything that can be, found by typing: for the rush, by touch or keyboard.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { recordsQuery } from '../../../lib/records.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { matches } from '../../../ui/matches.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LastChangeNotice } from './last-change.tsx';
import { moveBetweenRows } from './move-between-rows.ts';
import { TargetList } from './target-list.tsx';
import { itemTargets, linesOf, lineWords, type TargetLine } from './targets.ts';
import { useOptionsOnSale } from './use-options-on-sale.ts';
import { useSetSoldOut } from './use-set-sold-out.ts';
import { useStock } from './use-stock.ts';

interface SoldOutDialogProps {
  restaurant: MyRestaurant;
  onClose: () => void;
}

export function SoldOutDialog({ restaurant, onClose }: SoldOutDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Sold out"
      description="Guests see it within seconds, and the kitchen gets no more of it."
    >
      <SoldOutSearch restaurant={restaurant} />
    </Dialog>
  );
}

function useLines(restaurant: MyRestaurant) {
  const { call } = usePorts();
  const items = useQuery(recordsQuery(call, 'items', restaurant));
  const { query: groups, options } = useOptionsOnSale(restaurant);
  const lines = useMemo(
    () =>
      items.data &&
      options &&
      linesOf([
        ...items.data.records
          .filter(({ record }) => record.isActive)
          .flatMap(({ record }) => itemTargets(record)),
        ...options,
      ]),
    [items.data, options],
  );
  const retry = () => void Promise.all([items.refetch(), groups.refetch()]);
  return { lines, error: items.error ?? groups.error, retry };
}

/** Rows below the search; typing narrows them. */
const SHOWN = 40;

function SoldOutSearch({ restaurant }: { restaurant: MyRestaurant }) {
  const { lines, error, retry } = useLines(restaurant);
  const stock = useStock(restaurant);
  const setter = useSetSoldOut({ restaurant, stock, isStaying: true });
  const [term, setTerm] = useState('');
  const [openKey, setOpenKey] = useState<string>();
  const search = useRef<HTMLElement>(null);
  const found = useMemo(
    () =>
      lines?.filter(({ targets }) => targets.some(({ name, group }) => matches(term, [name, group ?? '']))),
    [lines, term],
  );
  const isSearching = term.trim() !== '';
  const done = () => {
    setOpenKey(undefined);
    setTerm('');
    search.current?.querySelector('input')?.focus();
  };
  const openFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isSearching) return;
    event.preventDefault();
    setOpenKey(found?.[0]?.key);
  };
  return (
    <section
      ref={search}
      aria-label="What can be sold out"
      className="grid gap-4"
      onKeyDown={moveBetweenRows}
    >
      <TextField
        label="Find an item or option"
        type="search"
        autoComplete="off"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        onKeyDown={openFirst}
      />
      <LastChangeNotice setter={setter} />
      {error && (
        <FailureNotice
          error={error}
          undone="The menu could not be loaded."
          action={<Button onClick={retry}>Try again</Button>}
        />
      )}
      {!error && !(found && stock) && <Skeleton label="Loading the menu…" rows={6} />}
      {found && stock && (
        <Lists
          {...{ restaurant, stock, setter, openKey, isSearching }}
          lines={found}
          onOpen={setOpenKey}
          onDone={done}
        />
      )}
    </section>
  );
}

interface ListsProps extends Omit<ComponentProps<typeof TargetList>, 'label'> {
  isSearching: boolean;
}

/** What is found; without a search what is marked, then everything else. */
function Lists({ isSearching, lines, ...list }: ListsProps) {
  const { restaurant, stock } = list;
  const { clock } = usePorts();
  const isMarked = (line: TargetLine) =>
    lineWords(stock, line, restaurant.timezone, clock.now()) !== undefined;
  const marked = isSearching ? [] : lines.filter(isMarked);
  const rest = isSearching ? lines : lines.filter((line) => !isMarked(line));
  return (
    <>
      {marked.length > 0 && <NamedList {...list} label="Sold out or counted now" lines={marked} />}
      <NamedList {...list} label={isSearching ? 'Found' : 'On sale'} lines={rest.slice(0, SHOWN)} />
      <p role="status" className="text-sm text-muted">
        {countWords(rest.length, isSearching)}
      </p>
    </>
  );
}

function NamedList(props: ComponentProps<typeof TargetList>) {
  return (
    <div className="grid gap-1">
      <h3 className="text-sm font-semibold">{props.label}</h3>
      <TargetList {...props} />
    </div>
  );
}

function countWords(count: number, isSearching: boolean): string {
  if (count > SHOWN) return `${count - SHOWN} more. Type to find them.`;
  return count === 0 && isSearching ? 'Nothing on the menu has this name.' : '';
}
