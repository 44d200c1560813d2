// The diner's site as a function of its address and the restaurant found there; hosting-site's server bundle is behind it.
import type { RenderedPage, SitePage } from '@bite/shared/website/site-page';

export interface SitePages {
  render(page: SitePage): Promise<RenderedPage>;
}
