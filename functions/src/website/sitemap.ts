// What search engines are told about a site. robots.txt is a file of Hosting's: Google's server in front of a function
// answers that path itself.
import type { Storefront } from '@bite/shared/catalogue/storefront';

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
