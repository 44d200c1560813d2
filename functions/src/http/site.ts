// The diner's site.
import type { RequestHandler } from 'express';
import { type ServePageDeps, servePage } from '../site/serve-page.ts';
import { pageHandler } from './pages.ts';

export function siteHandler(deps: ServePageDeps): RequestHandler {
  return pageHandler((address) => servePage(deps, address));
}
