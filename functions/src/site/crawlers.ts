// What search engines are told about a site (robots.txt, sitemap.xml).
import type { Storefront } from '@bite/shared/catalogue/storefront';

/** Checkout and tracking are nobody's but the diner's. Under a slug they lie one level down. */
export function robots(
  origin: string,
  { isWholeHost, noIndex }: { isWholeHost: boolean; noIndex: boolean },
): string {
  const rules = noIndex
    ? ['Disallow: /']
    : ['/checkout', '/track/', '/*/checkout', '/*/track/'].map((path) => `Disallow: ${path}`);
  const sitemap = isWholeHost && !noIndex ? ['', `Sitemap: ${origin}/sitemap.xml`] : [];
  return ['User-agent: *', ...rules, ...sitemap, ''].join('\n');
}

/** The pages the restaurant really has, at the address that counts. */
export function sitemap({ website }: Storefront, origin: string, basePath: string): string {
  const root = website.primaryDomain ? `https://${website.primaryDomain}` : `${origin}${basePath}`;
  const pages = [
    website.primaryDomain || !basePath ? '/' : '',
    ...(website.aboutText ? ['/story'] : []),
    '/contact',
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
