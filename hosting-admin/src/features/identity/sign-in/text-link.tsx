// A link within text, tall enough for touch.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
