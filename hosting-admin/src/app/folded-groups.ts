// Which groups of the sidebar are collapsed, in a cookie of this device, since signing out clears everything else.
import { layoutCookie, readLayoutCookie } from '@bite/shared/shell/layout';
import { useCallback, useState } from 'react';
import type { NavigationGroup } from '../lib/screens.ts';

const COOKIE = 'sidebar_folded';
/** Seconds: a year. */
const MAX_AGE = 31_536_000;

export function readFolded(cookies: string): ReadonlySet<string> {
  const value = readLayoutCookie(cookies, COOKIE);
  return new Set(value ? value.split('.') : []);
}

export const foldedCookie = (folded: ReadonlySet<string>): string =>
  layoutCookie(COOKIE, [...folded].join('.'), MAX_AGE);

export function useFoldedGroups() {
  const [folded, setFolded] = useState(() => readFolded(document.cookie));
  const toggle = useCallback(
    (group: NavigationGroup) => {
      const next = new Set(folded);
      if (!next.delete(group)) next.add(group);
      keep(document, next);
      setFolded(next);
    },
    [folded],
  );
  return { folded, toggle };
}

function keep(jar: Pick<Document, 'cookie'>, folded: ReadonlySet<string>): void {
  jar.cookie = foldedCookie(folded);
}
