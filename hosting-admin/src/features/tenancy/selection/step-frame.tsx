// The layout of both steps of the picker.
import type { ReactNode } from 'react';
import { UnreadablePlaces } from './unreadable-places.tsx';

interface StepFrameProps {
  step: 1 | 2;
  title: string;
  subtitle: string;
  cardTitle: string;
  cardDescription?: string;
  children: ReactNode;
  footer?: ReactNode;
}

export function StepFrame(props: StepFrameProps) {
  const { step, title, subtitle, cardTitle, cardDescription, children, footer } = props;
  return (
    <main className="mx-auto w-full max-w-2xl px-4 py-8 sm:py-12">
      <title>{`${title} · Bite`}</title>
      <header className="mb-6">
        <p className="mb-2 flex items-center gap-2 text-sm font-semibold text-muted">
          <Progress step={step} />
          Step {step} of 2
        </p>
        <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
        <p className="mt-1 text-pretty text-muted">{subtitle}</p>
      </header>
      <div className="mb-4 empty:hidden">
        <UnreadablePlaces />
      </div>
      <section
        aria-labelledby="step-card"
        className="overflow-hidden rounded-2xl border border-line bg-card shadow-sm"
      >
        <div className="border-b border-line px-5 py-4">
          <h2 id="step-card" className="text-lg font-bold">
            {cardTitle}
          </h2>
          {cardDescription && <p className="mt-0.5 text-sm text-muted">{cardDescription}</p>}
        </div>
        {children}
      </section>
      {footer && <div className="mt-4 flex flex-wrap items-center justify-between gap-2">{footer}</div>}
    </main>
  );
}

function Progress({ step }: { step: 1 | 2 }) {
  return (
    <span className="flex gap-1" aria-hidden="true">
      <span className="h-1.5 w-6 rounded-full bg-accent" />
      <span className={`h-1.5 w-6 rounded-full ${step === 2 ? 'bg-accent' : 'bg-line'}`} />
    </span>
  );
}
