// The ordered items for the kitchen: modifiers below their group's name, notes highlighted.
import { isolated } from '@bite/shared/kernel/isolated';
import type { Order, OrderItem } from '@bite/shared/ordering/order.schema';
import { pickLabels } from '@bite/shared/ordering/tracking';
import { ChevronDown, MessageSquareWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** The number of lines before a card is collapsed, so that its buttons stay within reach. */
const LINES = 6;
const COMPACT_LINES = 2;

interface OrderLinesProps {
  items: Order['items'];
  isCompact: boolean;
  isUnfolded: boolean;
  onFold: (isUnfolded: boolean) => void;
}

export function OrderLines({ items, isCompact, isUnfolded, onFold }: OrderLinesProps) {
  const limit = isCompact ? COMPACT_LINES : LINES;
  const isFolding = items.length > limit;
  const shown = isUnfolded ? items : items.slice(0, limit);
  const notes = items.slice(limit).filter((item) => item.notes).length;
  return (
    <>
      <Lines items={shown} />
      {isFolding && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => onFold(!isUnfolded)}
          className="flex min-h-8 items-center gap-1 rounded-md text-sm font-semibold underline-offset-2 hover:underline"
        >
          <ChevronDown className={classNames('size-4', isUnfolded && 'rotate-180')} aria-hidden="true" />
          {isUnfolded ? 'Show fewer' : foldedWords(items.length, limit, notes)}
        </button>
      )}
    </>
  );
}

/** Says that a note is hidden, so that nobody cooks without reading it. */
function foldedWords(count: number, shown: number, notes: number): string {
  const more = `${count - shown} more of ${count} lines`;
  return notes === 0 ? more : `${more}, ${notes === 1 ? '1 note' : `${notes} notes`}`;
}

function Lines({ items }: { items: Order['items'] }) {
  return (
    <ul className="grid grid-cols-1 gap-1.5">
      {items.map((item) => (
        <li key={item.orderItemGuid} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm">
          <span className="min-w-6 text-right text-base font-bold">{item.quantity}×</span>
          <div className="min-w-0">
            <p className="text-base leading-6 font-semibold wrap-anywhere">
              {isolated(item.name)}
              {item.selectedSize && (
                <span className="font-normal"> · {isolated(item.selectedSize.name)}</span>
              )}
            </p>
            <Choices item={item} />
            {item.notes && <Note>{item.notes}</Note>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Choices({ item }: { item: OrderItem }) {
  const groups = item.modifierGroups.filter(({ modifiers }) => modifiers.length > 0);
  if (groups.length === 0) return null;
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.modifierGroupId} className="wrap-anywhere">
          <span className="text-muted">{isolated(group.name)}:</span>{' '}
          {pickLabels(group).map(isolated).join(', ')}
        </li>
      ))}
    </ul>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1 flex gap-1.5 rounded-md bg-warn-soft px-2 py-1 text-sm font-semibold wrap-anywhere text-warn">
      <MessageSquareWarning className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0">
        <span className="sr-only">Note: </span>
        <bdi>{children}</bdi>
      </span>
    </p>
  );
}
