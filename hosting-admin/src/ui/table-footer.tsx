// The number of rows shown, with a button to load more.
import { Button } from './button.tsx';
import type { DataTableProps } from './table-types.ts';

interface TableFooterProps {
  isShown: boolean;
  count: number;
  isSorted: boolean;
  isSearched: boolean;
  more: DataTableProps<object>['more'];
}

export function TableFooter({ isShown, count, isSorted, isSearched, more }: TableFooterProps) {
  if (!isShown) return null;
  const scope = [isSearched && 'searched', isSorted && 'sorted'].filter(Boolean).join(' and ');
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-3 text-sm text-muted">
      <p role="status">
        {count > 0 && `${count} shown`}
        {count > 0 && more && scope && `, ${scope} among those loaded`}
      </p>
      {more && (
        <Button onClick={() => more.onLoad()} aria-disabled={more.isLoading}>
          {more.isLoading ? 'Loading…' : 'Load more'}
        </Button>
      )}
    </div>
  );
}
