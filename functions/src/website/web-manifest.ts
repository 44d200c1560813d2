// The web app manifest of a restaurant's site: name, colours and icon for the home screen.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { languageParameters, type SiteLanguage } from '@bite/shared/website/languages';
import { siteIcon } from '@bite/shared/website/site-icon';

/** The page's background before anything is drawn. */
const BACKGROUND = '#faf9f7';
const ICON_WIDTHS = [192, 512] as const;

/**
 * @param basePath The base path of the manifest's own URL, which is the one that is installed.
 * @param language Of the page that is installed: it is the one that opens.
 */
export function webManifest(storefront: Storefront, basePath: string, language: SiteLanguage): string {
  const { restaurant, website } = storefront;
  const home = basePath || '/';
  const query = new URLSearchParams(languageParameters(language));
  const icons = ICON_WIDTHS.map((width) => ({ src: siteIcon(storefront, width), width }));
  const isVector = icons.some(({ src }) => src.startsWith('data:image/svg'));
  return JSON.stringify({
    id: home,
    name: restaurant.name,
    short_name: restaurant.name,
    start_url: query.size > 0 ? `${home}?${query}` : home,
    lang: language,
    scope: home,
    display: 'standalone',
    theme_color: website.colors.primary,
    background_color: BACKGROUND,
    icons: isVector
      ? [{ src: icons[0]?.src, sizes: 'any', type: 'image/svg+xml' }]
      : icons.map(({ src, width }) => ({ src, sizes: `${width}x${width}` })),
  });
}
