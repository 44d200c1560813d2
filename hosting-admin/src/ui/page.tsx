// The header of every screen: title, description and actions.
import { isolated } from '@bite/shared/kernel/isolated';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { UnderTitle } from './message.tsx';
import { useAnnouncedTitle } from './page-title.ts';

interface PageProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** `form` is one column, `sections` has a list of sections beside it, `list` is as wide as tables need. */
  width?: 'form' | 'sections' | 'list';
  children: ReactNode;
}

const widths = { form: 'max-w-3xl', sections: 'max-w-5xl', list: 'max-w-6xl' };

export function Page({ title, description, actions, width = 'list', children }: PageProps) {
  useAnnouncedTitle(title);
  return (
    <main className={classNames('mx-auto w-full px-4 py-5 md:px-6 md:py-7', widths[width])}>
      <title>{`${isolated(title)} · Bite`}</title>
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-2xl font-bold tracking-tight text-balance wrap-anywhere">{title}</h1>
          {description && <div className="mt-1 text-sm text-pretty text-muted">{description}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      <div className="grid gap-5">
        <UnderTitle value={true}>{children}</UnderTitle>
      </div>
    </main>
  );
}
