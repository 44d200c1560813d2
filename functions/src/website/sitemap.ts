// The sitemap of a restaurant's site: each page in each language, with the addresses of the others.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import {
  defaultLanguage,
  languageParameters,
  type SiteLanguage,
  siteLanguages,
} from '@bite/shared/website/languages';
import { isLargeMenu } from '@bite/shared/website/large-menu';
import { addressOfPage, HOME, MENU, pathOfPage, sectionPath } from '@bite/shared/website/site-page';

/** The restaurant's existing pages, at its canonical address. */
export function sitemap(storefront: Storefront, origin: string, basePath: string): string {
  const { website, menuGroups } = storefront;
  const root = website.primaryDomain ? `https://${website.primaryDomain}` : `${origin}${basePath}`;
  const start = website.startPage === 'home' ? HOME : MENU;
  const pages = [
    ...[start, start === MENU ? HOME : MENU].map((page) => pathOfPage(page, start)),
    ...(website.aboutText ? ['/story'] : []),
    '/contact',
    '/privacy',
    ...(isLargeMenu(storefront) ? menuGroups.map(({ menuGroupId }) => sectionPath(menuGroupId)) : []),
  ];
  const urls = pages.flatMap((page) => {
    const address = (language: SiteLanguage): string =>
      escapeXml(addressOfPage(root, page, languageParameters(language)));
    const link = (name: string, language: SiteLanguage): string =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${address(language)}"/>`;
    const links = [
      ...siteLanguages.map((language) => link(language, language)),
      link('x-default', defaultLanguage),
    ].join('');
    return siteLanguages.map((language) => `  <url><loc>${address(language)}</loc>${links}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
