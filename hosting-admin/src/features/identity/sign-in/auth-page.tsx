// The layout of all sign-in pages: logo, one card, and links below it.
import type { ReactNode } from 'react';
import { Logo } from '../../../ui/logo.tsx';

interface AuthPageProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Below the card. */
  footer?: ReactNode;
}

export function AuthPage({ title, intro, children, footer }: AuthPageProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas px-4 py-8 sm:py-10">
      <title>{`${title} · Bite`}</title>
      <div className="w-full max-w-sm min-w-0">
        <p className="mb-6 flex items-center justify-center gap-2.5 text-2xl font-extrabold tracking-tight">
          <Logo className="size-9" />
          Bite
        </p>
        <div className="rounded-2xl border border-line bg-card p-5 shadow-sm sm:p-8">
          <h1 className="text-xl font-bold text-balance">{title}</h1>
          {intro && <div className="mt-1 text-sm text-pretty text-muted wrap-anywhere">{intro}</div>}
          <div className="mt-5 grid gap-4">{children}</div>
        </div>
        {footer && (
          <div className="mt-5 grid justify-items-center gap-1 text-center text-sm text-pretty text-muted">
            {footer}
          </div>
        )}
      </div>
    </main>
  );
}
