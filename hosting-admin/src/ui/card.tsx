// A titled part of a page.
import { type ReactNode, useId } from 'react';

interface CardProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

export function Card({ title, description, actions, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-card p-4 md:p-5">
      <header className="flex flex-wrap not-last:mb-4 items-center gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <h2 id={id} className="font-bold">
            {title}
          </h2>
          {description && <div className="mt-0.5 text-sm text-pretty text-muted">{description}</div>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** A list of names and values. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
