// The sidebar: the restaurant, the navigation, and who is signed in. A drawer on phones.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { sidebarWidths } from '@bite/shared/shell/layout';
import { ChevronDown, PanelLeft, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { veil } from '../ui/dialog.tsx';
import { Logo } from '../ui/logo.tsx';
import { useFoldedGroups } from './folded-groups.ts';
import { RestaurantSwitcher } from './restaurant-switcher.tsx';
import type { Sidebar as SidebarState } from './sidebar-state.ts';
import { type NavigationLink, useNavigation } from './use-navigation.ts';
import { UserMenu } from './user-menu.tsx';

interface SidebarProps {
  sidebar: SidebarState;
  restaurant: MyRestaurant | undefined;
}

export function SidebarColumn({ sidebar: { isOpen, toggle }, restaurant }: SidebarProps) {
  const width = isOpen ? sidebarWidths.open : sidebarWidths.icons;
  return (
    <aside
      aria-label="Sidebar"
      data-state={isOpen ? 'open' : 'icons'}
      style={{ width }}
      className="flex h-full shrink-0 flex-col border-r border-line bg-card transition-[width] duration-150"
    >
      <div
        className={classNames(
          'flex shrink-0 items-center gap-1 pt-1.5',
          isOpen ? 'justify-between pr-1 pl-3' : 'flex-col',
        )}
      >
        <Mark isWide={isOpen} />
        <IconButton
          label={isOpen ? 'Collapse sidebar' : 'Expand sidebar'}
          aria-expanded={isOpen}
          title={`${isOpen ? 'Collapse' : 'Expand'} sidebar (Ctrl+B)`}
          onClick={toggle}
        >
          <PanelLeft className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <Contents restaurant={restaurant} isWide={isOpen} />
    </aside>
  );
}

export function SidebarDrawer({ sidebar: { isDrawerOpen, closeDrawer }, restaurant }: SidebarProps) {
  return (
    <Dialog.Root open={isDrawerOpen} onOpenChange={(open) => !open && closeDrawer()}>
      <Dialog.Portal>
        <Dialog.Overlay className={veil} />
        <Dialog.Content
          aria-describedby={undefined}
          style={{ width: sidebarWidths.mobile }}
          className="fixed top-0 bottom-(--toast-strip) left-0 z-50 flex max-w-[85vw] animate-appear flex-col bg-card text-ink shadow-xl data-[state=closed]:animate-vanish"
        >
          <div className="flex shrink-0 items-center justify-between pt-1.5 pr-1 pl-3">
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Mark isWide />
            <Dialog.Close asChild>
              <IconButton label="Close menu">
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <Contents restaurant={restaurant} isWide />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Mark({ isWide }: { isWide: boolean }) {
  return (
    <Link
      to="/"
      className="flex min-h-11 items-center gap-2 rounded-lg px-1 text-lg font-extrabold tracking-tight"
    >
      <Logo className="size-7" />
      <span className={isWide ? '' : 'sr-only'}>Bite</span>
    </Link>
  );
}

function Contents({ restaurant, isWide }: { restaurant: MyRestaurant | undefined; isWide: boolean }) {
  const groups = useNavigation(restaurant);
  const { folded, toggle } = useFoldedGroups();
  const list = useShowsOpenEntry(groups.length);
  const padding = isWide ? 'px-2' : 'px-0.5';
  return (
    <>
      <div className={classNames('border-b border-line py-1.5', padding)}>
        <RestaurantSwitcher restaurant={restaurant} isWide={isWide} />
      </div>
      <nav
        ref={list}
        aria-label="Main"
        className={classNames('grid min-h-0 flex-1 content-start gap-3 overflow-y-auto py-3', padding)}
      >
        {groups.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            {isWide && (
              <button
                type="button"
                aria-expanded={!folded.has(title)}
                onClick={() => toggle(title)}
                className="flex min-h-9 w-full items-center justify-between gap-2 rounded-lg px-2.5 text-xs font-semibold text-muted hover:bg-column hover:text-ink pointer-coarse:min-h-11"
              >
                {title}
                <ChevronDown
                  className={classNames('size-4 transition-transform', folded.has(title) && '-rotate-90')}
                  aria-hidden="true"
                />
              </button>
            )}
            <ul className="grid gap-0.5" hidden={isWide && folded.has(title)}>
              {links.map((link) => (
                <li key={link.path}>
                  <EntryLink link={link} isWide={isWide} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={classNames('border-t border-line py-1.5', padding)}>
        <UserMenu isWide={isWide} />
      </div>
    </>
  );
}

/** In a low window the open entry may be scrolled away: where somebody comes by a link or the search, it is scrolled to. */
function useShowsOpenEntry(groups: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another open entry, and groups come late
  useEffect(() => {
    const frame = list.current;
    const entry = frame?.querySelector('[aria-current="page"]');
    if (!frame || !entry) return;
    const [shown, place] = [frame.getBoundingClientRect(), entry.getBoundingClientRect()];
    // Not by scrollIntoView: a browser would begin the next Tab at the entry, past the link that skips to the page.
    frame.scrollTop += Math.max(0, place.bottom - shown.bottom) + Math.min(0, place.top - shown.top);
  }, [pathname, groups]);
  return list;
}

function EntryLink({ link: { label, path, symbol: Icon, isExact }, isWide }: EntryLinkProps) {
  return (
    <NavLink
      to={path}
      end={isExact}
      {...(!isWide && { title: label })}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 scroll-my-3 items-center gap-3 rounded-lg text-sm',
          isWide ? 'px-2.5' : 'w-11 justify-center',
          isActive ? 'bg-column font-semibold text-ink' : 'text-muted hover:bg-column hover:text-ink',
        )
      }
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span className={isWide ? 'truncate' : 'sr-only'}>{label}</span>
    </NavLink>
  );
}

interface EntryLinkProps {
  link: NavigationLink;
  isWide: boolean;
}
