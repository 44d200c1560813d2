// The layout of all sign-in pages (logo, one card, links below it), and the page of an invalid mailed link.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SIGN_IN_PATH } from './return-path.ts';

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

interface LinkProblemProps {
  title: string;
  words: ReactNode;
  /** Runs the failed step again; absent if it cannot succeed. */
  onTryAgain?: (() => void) | undefined;
  more?: ReactNode;
}

export function LinkProblem({ title, words, onTryAgain, more }: LinkProblemProps) {
  return (
    <AuthPage title={title}>
      <Notice tone="danger" role="alert">
        {words}
      </Notice>
      {onTryAgain && (
        <Button look="primary" onClick={onTryAgain}>
          Try again
        </Button>
      )}
      {more}
      <Link to={SIGN_IN_PATH} className={buttonClasses('secondary')}>
        Go to sign in
      </Link>
    </AuthPage>
  );
}
