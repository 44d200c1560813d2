// Purchases, transfers and renewals, with what became of them.
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { DAY } from '@bite/shared/kernel/durations';
import { useMay } from '../../../lib/profile.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { useSubject } from '../../../ui/use-subject.ts';
import { dollars, purchaseLooks, purchaseNames, yearsText } from './domain-words.ts';
import type { Purchase } from './registrar-queries.ts';
import { ReleaseDialog } from './release-dialog.tsx';

function State({ state }: Purchase) {
  const [word, tone] = purchaseLooks[state];
  return <Badge {...(tone && { tone })}>{word}</Badge>;
}

/** Why it failed or is unclear has to be read, and so is not cut off. */
const named = (text: string, problem: string | undefined) => (
  <span className="block min-w-0 wrap-anywhere">
    {text}
    {problem && <span className="block text-xs font-normal text-pretty text-muted">{problem}</span>}
  </span>
);

const facts: readonly Column<Purchase>[] = [
  { id: 'state', header: 'State', width: 8, cell: (purchase) => <State {...purchase} /> },
  {
    id: 'price',
    header: 'Price',
    width: 11,
    align: 'end',
    cell: ({ price, years }) => `${dollars(price)} for ${yearsText(years)}`,
  },
  {
    id: 'askedAt',
    header: 'Ordered',
    width: 13,
    isExtra: true,
    cell: ({ askedAt }) => <DateText iso={askedAt} withTime />,
  },
];

const ofMany: readonly Column<Purchase>[] = [
  {
    id: 'name',
    header: 'Domain',
    isName: true,
    cell: ({ name, problem }) => named(shownDomain(name), problem),
  },
  { id: 'what', header: 'What', width: 7, cell: ({ what }) => purchaseNames[what] },
  ...facts,
];
const ofOne: readonly Column<Purchase>[] = [
  {
    id: 'what',
    header: 'What',
    isName: true,
    cell: ({ what, problem }) => named(purchaseNames[what], problem),
  },
  ...facts,
];

interface PurchaseListProps {
  caption?: string;
  /** They are all of one domain, which is not named again. */
  isOfOne?: boolean;
  /** Undefined while loading. */
  purchases: readonly Purchase[] | undefined;
  error?: unknown;
  onRetry?: () => void;
  /** Goes on with a domain that has just come into the account. */
  onUse?: (name: string) => void;
}

/** It has ended lately: whoever has ordered a domain wants to use it now, not weeks later. */
export const isNew = ({ endedAt }: Purchase, now: number): boolean => now - Date.parse(endedAt ?? '') < DAY;

/** Whoever may order also reviews orders that are unclear. */
export function PurchaseList({
  caption = 'Orders',
  isOfOne = false,
  purchases,
  onUse,
  ...state
}: PurchaseListProps) {
  const mayRelease = useMay()('platformDomains.write');
  const releasing = useSubject<Purchase>();
  const isToUse = ({ what, state: now, hasRestaurant }: Purchase) =>
    onUse && what !== 'renew' && now === 'done' && hasRestaurant !== true;
  const isToReview = ({ state: now }: Purchase) => now === 'unclear';
  const hasActions = mayRelease && purchases?.some((one) => isToUse(one) || isToReview(one));
  const actions = (purchase: Purchase) => (
    <>
      {isToReview(purchase) && (
        <Button aria-label={`Review ${shownDomain(purchase.name)}`} onClick={() => releasing.open(purchase)}>
          Review
        </Button>
      )}
      {isToUse(purchase) && (
        <Button
          aria-label={`Use it for a restaurant: ${shownDomain(purchase.name)}`}
          onClick={() => onUse?.(purchase.name)}
        >
          Use it
        </Button>
      )}
    </>
  );
  return (
    <>
      <DataTable
        caption={caption}
        columns={isOfOne ? ofOne : ofMany}
        rows={purchases}
        rowKey={({ purchaseId }) => purchaseId}
        empty="Nothing was ordered yet."
        {...(hasActions && { actionsWidth: 7, actions })}
        {...state}
      />
      <ReleaseDialog asking={releasing} />
    </>
  );
}
