// The way up, above a page's title.
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ml-1 mb-1 inline-flex min-h-11 items-center gap-1 rounded-lg pr-2 text-sm font-semibold text-muted hover:text-ink"
    >
      <ChevronLeft className="size-4" aria-hidden="true" />
      {children}
    </Link>
  );
}
