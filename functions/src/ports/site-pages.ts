// The diner's site as a function of its address and the restaurant found there. hosting-site's server bundle is behind it;
// these types say what that bundle takes and gives (hosting-site/src/server-contract.ts).
import type { Storefront } from '@bite/shared/catalogue/storefront';

export type SiteResolution =
  | { kind: 'found'; storefront: Storefront }
  | { kind: 'notFound'; slug?: string; host: string; isLocal: boolean }
  | { kind: 'error'; message: string };

export interface SitePage {
  /** Path and query as the browser sees them. */
  url: string;
  /** 'https://luigis.example' */
  origin: string;
  /** '' or '/{slug}'. */
  basePath: string;
  resolution: SiteResolution;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** The text of each inline style: the policy allows these by their hashes and no other. */
  inlineStyles: string[];
}

export interface SitePages {
  render(page: SitePage): Promise<RenderedPage>;
}
