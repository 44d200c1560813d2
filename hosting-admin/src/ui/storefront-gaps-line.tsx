// Says in one line, on screens about something else, that diners do not see all of a restaurant, and leads to what is missing.

import type { StorefrontGaps } from '@bite/shared/catalogue/storefront-gaps.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';

interface StorefrontGapsLineProps {
  /** Of the restaurant. */
  name: string;
  gaps: StorefrontGaps | undefined;
  /** The screen that names what is missing. */
  to: string;
}

export function StorefrontGapsLine({ name, gaps, to }: StorefrontGapsLineProps) {
  if (!gaps) return null;
  return (
    <p className="flex items-center gap-1.5 px-3 py-1 text-sm text-muted">
      <TriangleAlert className="size-4 shrink-0 text-warn" aria-hidden="true" />
      <Link to={to} className="min-w-0 underline underline-offset-2 wrap-anywhere">
        {gapsWords(isolated(name), gaps)}
      </Link>
    </p>
  );
}

function gapsWords(name: string, { isTooLarge, leftOutCount }: StorefrontGaps): string {
  if (isTooLarge) return `The menu of ${name} is too large to publish`;
  return `Guests do not see ${leftOutCount === 1 ? '1 record' : `${leftOutCount} records`} of ${name}`;
}
