// The sitemap of a restaurant's site. robots.txt is a static file of Hosting: in front of a function, Google's server answers
// that path itself.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { isLargeMenu } from '@bite/shared/website/large-menu';
import { sectionPath } from '@bite/shared/website/site-page';

/** The restaurant's existing pages, at its canonical address. */
export function sitemap(storefront: Storefront, origin: string, basePath: string): string {
  const { website, menuGroups } = storefront;
  const root = website.primaryDomain ? `https://${website.primaryDomain}` : `${origin}${basePath}`;
  const pages = [
    website.primaryDomain || !basePath ? '/' : '',
    ...(website.aboutText ? ['/story'] : []),
    '/contact',
    '/privacy',
    ...(isLargeMenu(storefront) ? menuGroups.map(({ menuGroupId }) => sectionPath(menuGroupId)) : []),
  ];
  const urls = pages.map((page) => `  <url><loc>${escapeXml(`${root}${page}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
