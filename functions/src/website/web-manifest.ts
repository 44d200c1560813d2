// The web app manifest of a restaurant's site: name, colours and icon for the home screen.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { languageParameters, languages, type SiteLanguage } from '@bite/shared/website/languages';
import { letterToTheEdge, siteIcon } from '@bite/shared/website/site-icon';

/** The page's background before anything is drawn. */
const BACKGROUND = '#faf9f7';
const ICON_WIDTHS = [192, 512] as const;

interface ManifestIcon {
  src: string;
  sizes: string;
  type?: string;
  purpose?: 'maskable';
}

const vector = { sizes: 'any', type: 'image/svg+xml' } as const;

function iconsOf(storefront: Storefront): ManifestIcon[] {
  const icons = ICON_WIDTHS.map((width) => ({
    src: siteIcon(storefront, width),
    sizes: `${width}x${width}`,
  }));
  const letter = icons.find(({ src }) => src.startsWith('data:image/svg'));
  if (!letter) return icons;
  // A picture is not offered for cutting: nobody knows what lies at its edge.
  const toTheEdge = { src: letterToTheEdge(storefront), ...vector, purpose: 'maskable' as const };
  return [{ src: letter.src, ...vector }, toTheEdge];
}

/**
 * @param basePath The base path of the manifest's own URL, which is the one that is installed.
 * @param language Of the page that is installed: it is the one that opens.
 */
export function webManifest(storefront: Storefront, basePath: string, language: SiteLanguage): string {
  const { restaurant, website } = storefront;
  const home = basePath || '/';
  const query = new URLSearchParams(languageParameters(language));
  return JSON.stringify({
    id: home,
    name: restaurant.name,
    short_name: restaurant.name,
    ...(website.seoDescription && { description: website.seoDescription }),
    categories: ['food'],
    start_url: query.size > 0 ? `${home}?${query}` : home,
    lang: language,
    dir: languages[language].direction,
    scope: home,
    display: 'standalone',
    theme_color: website.colors.primary,
    background_color: BACKGROUND,
    icons: iconsOf(storefront),
  });
}
