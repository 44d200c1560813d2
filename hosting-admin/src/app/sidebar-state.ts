// Whether the sidebar is open: kept in a cookie for seven days, toggled by Ctrl/Cmd+B (C2-04, O2.10-03). On phones it is a
// drawer, which is initially closed.
import { isSidebarShortcut, readSidebarCookie, sidebarCookie } from '@bite/shared/shell/layout';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MOBILE, useMediaQuery } from '../ui/media-query.ts';

export interface Sidebar {
  isMobile: boolean;
  /** The column beside the page, in full width. */
  isOpen: boolean;
  /** The drawer over the page. */
  isDrawerOpen: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/** The default: collapsed on the board, which needs the width, and open elsewhere. */
const ROOM_FOR_BOTH = '(min-width: 64rem)';
const ROOM_BESIDE_BOARD = '(min-width: 100rem)';

export function useSidebar(): Sidebar {
  const { pathname } = useLocation();
  const isMobile = useMediaQuery(MOBILE);
  const hasRoom = useMediaQuery(pathname.endsWith('/orders') ? ROOM_BESIDE_BOARD : ROOM_FOR_BOTH);
  const [chosen, setChosen] = useState(() => readSidebarCookie(document.cookie));
  const [drawerPath, setDrawerPath] = useState<string>();
  const isOpen = chosen ?? hasRoom;
  // The drawer belongs to its page: navigation closes it.
  const isDrawerOpen = isMobile && drawerPath === pathname;

  const toggle = useCallback(() => {
    if (isMobile) {
      setDrawerPath(isDrawerOpen ? undefined : pathname);
      return;
    }
    keep(document, !isOpen);
    setChosen(!isOpen);
  }, [isMobile, isDrawerOpen, isOpen, pathname]);
  useSidebarShortcut(toggle);
  const closeDrawer = useCallback(() => setDrawerPath(undefined), []);
  return { isMobile, isOpen, isDrawerOpen, toggle, closeDrawer };
}

function useSidebarShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || !isSidebarShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);
}

function keep(jar: Pick<Document, 'cookie'>, isOpen: boolean): void {
  jar.cookie = sidebarCookie(isOpen);
}
