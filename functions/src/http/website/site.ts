// The HTTP handler of the diner's site.
import { type ServePageDeps, servePage } from '../../website/serve-page.ts';
import { type PageHandler, pageHandler } from '../pages.ts';

export function siteHandler(deps: ServePageDeps): PageHandler {
  return pageHandler((address) => servePage(deps, address));
}
