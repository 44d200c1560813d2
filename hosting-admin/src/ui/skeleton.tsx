// Grey rows shown while a list loads.
export function Skeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status" aria-label={label} className="mx-auto grid w-full max-w-2xl gap-2 px-4 py-8">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="h-16 animate-pulse rounded-xl bg-column" />
      ))}
    </div>
  );
}
