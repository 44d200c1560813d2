// Purchases, transfers and renewals, with what became of them.
import { useMay } from '../../../lib/profile.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { dollars, purchaseLooks, purchaseNames, yearsText } from './domain-words.ts';
import type { Purchase } from './registrar-queries.ts';
import { ReleaseDialog } from './release-dialog.tsx';

function State({ state }: Purchase) {
  const [word, tone] = purchaseLooks[state];
  return <Badge {...(tone && { tone })}>{word}</Badge>;
}

const columns: readonly Column<Purchase>[] = [
  {
    id: 'name',
    header: 'Domain',
    isName: true,
    cell: ({ name, problem }) => <Truncated note={problem}>{name}</Truncated>,
  },
  { id: 'what', header: 'What', width: 8, cell: ({ what }) => purchaseNames[what] },
  { id: 'state', header: 'State', width: 9, cell: (purchase) => <State {...purchase} /> },
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
    width: 12,
    isExtra: true,
    cell: ({ askedAt }) => <DateText iso={askedAt} withTime />,
  },
];

interface PurchaseListProps {
  /** Undefined while loading. */
  purchases: readonly Purchase[] | undefined;
  error?: unknown;
  onRetry?: () => void;
}

/** Whoever may order also reviews orders that are unclear. */
export function PurchaseList({ purchases, ...state }: PurchaseListProps) {
  const mayRelease = useMay()('platformDomains.write');
  const releasing = useSubject<Purchase>();
  return (
    <>
      <DataTable
        caption="Orders"
        columns={columns}
        rows={purchases}
        rowKey={({ purchaseId }) => purchaseId}
        empty="Nothing was ordered yet."
        actionsWidth={7}
        actions={(purchase) =>
          mayRelease &&
          purchase.state === 'unclear' && (
            <Button aria-label={`Review ${purchase.name}`} onClick={() => releasing.open(purchase)}>
              Review
            </Button>
          )
        }
        {...state}
      />
      <ReleaseDialog asking={releasing} />
    </>
  );
}
