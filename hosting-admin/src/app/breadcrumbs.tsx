// Breadcrumbs: tenant, restaurant, list and page. On a phone, a link one level up.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useMatches, useParams } from 'react-router-dom';
import { useMay } from '../lib/profile.ts';
import { boardPath, businessPath, platformPath } from '../lib/screen-paths.ts';
import { areaPaths, type May, type Screen } from '../lib/screens.ts';
import { screens } from './screens.ts';

export interface Crumb {
  label: string;
  /** Absent if there is nothing to open. */
  path?: string | undefined;
}

/** @param title The page's own title; used for screens about one of many records. */
export function useBreadcrumbs(restaurant: MyRestaurant | undefined, title: string | undefined) {
  const may = useMay();
  const parameters = useParams();
  const screen = useMatches()
    .map(({ handle }) => handle as Screen | undefined)
    .findLast((handle) => handle !== undefined);
  if (!screen) return { above: [], current: undefined };
  const parents = parentsOf(screen).map(
    (parent): Crumb => ({ label: parent.title, path: addressOf(parent, parameters) }),
  );
  const isOneOfMany = screen.path.includes(':');
  return {
    above: [...placeOf(screen, restaurant, may), ...parents],
    parent: parents.at(-1),
    current: isOneOfMany ? (title ?? screen.title) : screen.title,
  };
}

/** The screens whose paths are prefixes of this one. */
const parentsOf = (screen: Screen): Screen[] =>
  screens.filter(({ area, path }) => area === screen.area && screen.path.startsWith(`${path}/`));

const addressOf = (
  { area, path }: Screen,
  parameters: Readonly<Record<string, string | undefined>>,
): string =>
  `${areaPaths[area]}/${path}`.replace(/:(\w+)/g, (_whole, name: string) => parameters[name] ?? '');

function placeOf({ area }: Screen, restaurant: MyRestaurant | undefined, may: May): Crumb[] {
  if (area === 'platform') return [{ label: 'Platform', path: platformPath(may) }];
  if (!restaurant || area === 'own') return [];
  const { tenantId, tenantName, name } = restaurant;
  const business = {
    label: tenantName,
    path: may('tenantSettings.read', { tenantId }) ? businessPath(tenantId) : undefined,
  };
  return area === 'restaurant' ? [business, { label: name, path: boardPath(restaurant) }] : [business];
}

interface BreadcrumbsProps {
  restaurant: MyRestaurant | undefined;
  title: string | undefined;
}

export function Breadcrumbs({ restaurant, title }: BreadcrumbsProps) {
  const { above, current } = useBreadcrumbs(restaurant, title);
  if (current === undefined) return <div className="flex-1" />;
  return (
    <nav aria-label="Breadcrumbs" className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center text-sm">
        {above.map(({ label, path }) => (
          <li key={`${label} ${path}`} className="flex min-w-0 items-center">
            {path === undefined ? (
              <span className="truncate px-1 text-muted">{label}</span>
            ) : (
              <Link
                to={path}
                className="flex min-h-11 min-w-0 items-center px-1 text-muted hover:text-ink hover:underline"
              >
                <span className="truncate">{label}</span>
              </Link>
            )}
            <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 shrink-[0.5] truncate px-1 font-semibold">
          {current}
        </li>
      </ol>
    </nav>
  );
}

/** The list that the page belongs to; undefined for pages in the sidebar. */
export function WayUp({ restaurant, title }: BreadcrumbsProps) {
  const { parent } = useBreadcrumbs(restaurant, title);
  if (!parent?.path) return null;
  return (
    <nav aria-label="Breadcrumbs" className="px-3 pt-1">
      <Link
        to={parent.path}
        className="inline-flex min-h-11 items-center gap-1 rounded-lg pr-2 text-sm font-semibold text-muted hover:text-ink"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {parent.label}
      </Link>
    </nav>
  );
}
