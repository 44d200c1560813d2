// Renders the pages of the diner's site from the address and the restaurant; implemented by hosting-site's server bundle.
import type { RenderedPage, SitePage } from '@bite/shared/website/site-page';

export interface SitePages {
  render(page: SitePage): Promise<RenderedPage>;
}
