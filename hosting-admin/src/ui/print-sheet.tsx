// A printed page: a header with title, restaurant and time, in black on white. Nothing else of the page is printed while it is
// mounted (app.css).
import { isolated } from '@bite/shared/kernel/isolated';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface PrintSheetProps {
  title: string;
  /** The restaurant's name. */
  of?: string;
  /** 'As of Mar 10, 2026, 12:00 PM' */
  asOf?: string;
  /** Also shown on the screen, as it will be printed. */
  isShown?: boolean;
  children: ReactNode;
}

export function PrintSheet({ title, of, asOf, isShown = false, children }: PrintSheetProps) {
  return (
    <section
      data-print-sheet=""
      aria-label={title}
      className={isShown ? 'rounded-lg border border-line bg-card p-6 print:border-0' : 'hidden print:block'}
    >
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-strong-line pb-2">
        <p className="text-xl font-bold">{title}</p>
        <p className="text-sm">
          {of !== undefined && isolated(of)}
          {of !== undefined && asOf !== undefined && ' · '}
          {asOf}
        </p>
      </header>
      {children}
    </section>
  );
}

export const PrintButton = () => (
  <Button className="print:hidden" onClick={() => window.print()}>
    <Printer className="size-4" aria-hidden="true" />
    Print
  </Button>
);
