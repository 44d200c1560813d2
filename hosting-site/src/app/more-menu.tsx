// The header's More menu: the pages of this site (O2.3-02 to O2.3-04), its languages, and the diner's recent orders.
import { t } from '@bite/shared/kernel/translate';
import { HOME, MENU } from '@bite/shared/website/site-page';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useParameter, useRouter } from '../lib/router.tsx';
import { useStorefront } from '../lib/site.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

const MoreEntries = lazy(async () => ({ default: (await import('./more-entries.tsx')).MoreEntries }));

const entry = 'flex min-h-11 items-center rounded-xl px-3 hover:bg-wash';

export function MoreMenu() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div ref={box} className="needs-script relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className={buttonClass('bare', 'max-sm:size-11 max-sm:px-0')}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">{t('More')}</span>
        <Icon name="down" className="hidden size-4 sm:block" />
      </button>
      <nav
        id={listId}
        aria-label={t('More')}
        hidden={!isOpen}
        className="absolute end-0 top-full z-40 mt-2 w-64 max-sm:fixed max-sm:inset-x-4 max-sm:top-16 max-sm:w-auto rounded-2xl border border-line bg-surface p-2 shadow-lift"
      >
        <SitePages onPick={close} />
        {isOpen ? (
          <Suspense fallback={null}>
            <MoreEntries entryClass={entry} onPick={close} />
          </Suspense>
        ) : null}
      </nav>
    </div>
  );
}

function SitePages({ onPick }: { onPick: () => void }) {
  const { start } = useRouter();
  // A frame's root is the menu.
  const hasHome = useParameter('embedded') !== 'true' || start === MENU;
  const { website } = useStorefront();
  const page = (to: string, label: ReactNode) => (
    <li>
      <Link to={to} className={entry} onNavigate={onPick}>
        {label}
      </Link>
    </li>
  );
  return (
    <ul>
      {hasHome ? page(HOME, t('Home')) : null}
      {page(MENU, t('Menu'))}
      {website.aboutText ? page('/story', t('Our Story')) : null}
      {page('/contact', t('Contact'))}
    </ul>
  );
}
