// The loading state of the board.
import { isolated } from '@bite/shared/kernel/isolated';

const columns = ['one', 'two', 'three', 'four'];

export function BoardSkeleton({ name }: { name: string }) {
  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <title>{`Orders · ${isolated(name)}`}</title>
      <h1 className="sr-only">Orders of {isolated(name)}</h1>
      <div className="min-h-14 border-b border-line bg-card" />
      <div
        role="status"
        aria-label="Loading orders…"
        className="grid min-h-80 flex-1 gap-3 p-3 md:grid-cols-4"
      >
        {columns.map((column) => (
          <div key={column} className="animate-pulse rounded-2xl bg-column max-md:not-first:hidden" />
        ))}
      </div>
    </main>
  );
}
