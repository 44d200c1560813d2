// A link that staff have given: to a page of the site, '/menu', or to another site.

import { isOwnPage, isSiteLink } from '@bite/shared/website/site-link';
import { HOME, MENU } from '@bite/shared/website/site-page';
import type { ReactNode } from 'react';
import { hrefOf, Link, useRouter } from '../lib/router.tsx';

interface SiteLinkProps {
  to: string;
  className: string;
  children: ReactNode;
}

export function SiteLink({ to, className, children }: SiteLinkProps) {
  const router = useRouter();
  if (!isSiteLink(to)) return null;
  if (!isOwnPage(to))
    return (
      <a href={to} target="_top" rel="noreferrer" className={className}>
        {children}
      </a>
    );
  const { pathname, searchParams } = new URL(to, 'http://site');
  const page = { '/': router.start, '/menu': MENU, '/home': HOME }[pathname];
  const parameters = Object.fromEntries(searchParams);
  if (page)
    return (
      <Link to={page} parameters={parameters} className={className}>
        {children}
      </Link>
    );
  // Some pages, such as the sections of a large menu, come from the server alone.
  return (
    <a href={hrefOf(router, pathname, parameters)} className={className}>
      {children}
    </a>
  );
}
