// Who has written or photographed what is shown: the service's terms ask for it wherever its contents are.
import type { ReactNode } from 'react';
import type { Listing } from './place-queries.ts';

/** The service's name, which is not translated. */
export function GoogleMaps({ href }: { href?: string | undefined }) {
  const name = <span translate="no">Google Maps</span>;
  return (
    <p className="text-xs text-muted">
      {href === undefined ? (
        name
      ) : (
        <OutsideLink href={href}>
          Open on <span translate="no">Google Maps</span>
        </OutsideLink>
      )}
    </p>
  );
}

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-2">
      {children}
    </a>
  );
}

export type Author = Listing['photos'][number]['authorAttributions'][number];

export function AuthorName({ author: { displayName, uri } }: { author: Author }) {
  const name = displayName === '' ? 'Somebody' : displayName;
  return uri === undefined ? name : <OutsideLink href={uri}>{name}</OutsideLink>;
}
