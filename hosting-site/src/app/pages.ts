// The pages and parts with chunks of their own. The browser loads them on demand; the server has them all, so that every page is
// complete in its HTML.
import type { MenuAvailability } from '@bite/shared/catalogue/storefront';
import { MENU } from '@bite/shared/website/site-page';
import type { ComponentType } from 'react';
import type { MenuNav } from '../features/catalogue/menu-nav.ts';
import type { Checkout } from './checkout.tsx';
import type { OrderingRelay } from './ordering-relay.ts';
import type { Track } from './track.tsx';

/** What is on the menu page and needs to know the time, the cart or the order's details: loaded after the menu. */
export interface OrderingParts {
  Header: ComponentType;
  Intro: ComponentType;
  ChipBar: ComponentType<{ nav: MenuNav }>;
  Sidebar: ComponentType<{ nav: MenuNav }>;
  DietBar: ComponentType<{ nav: MenuNav }>;
  ServedAt: ComponentType<{ availability: MenuAvailability }>;
  Ordering: ComponentType<{ relay: OrderingRelay }>;
}

export interface Pages extends OrderingParts {
  Checkout: ComponentType<Parameters<typeof Checkout>[0]>;
  Track: ComponentType<Parameters<typeof Track>[0]>;
  Account: ComponentType;
  Home: ComponentType;
  Story: ComponentType;
  Contact: ComponentType;
  Privacy: ComponentType;
  NotFound: ComponentType;
}

export type PageName = 'menu' | 'checkout' | 'track' | 'account' | 'home' | 'story' | 'contact' | 'privacy';

export interface NamedPage {
  name: PageName;
  /** Of the order that is tracked. */
  token?: string;
}

/** The page that the router names so; undefined if there is none. */
export function pageNamed(page: string | undefined): NamedPage | undefined {
  if (page === MENU) return { name: 'menu' };
  const [, name, token, ...rest] = page?.split('/') ?? [];
  if (name === 'track') return token && rest.length === 0 ? { name, token: decoded(token) } : undefined;
  if (token !== undefined) return undefined;
  const known: readonly PageName[] = ['checkout', 'account', 'home', 'story', 'contact', 'privacy'];
  const found = known.find((one) => one === name);
  return found && { name: found };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
