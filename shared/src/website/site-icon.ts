// The favicon and home screen icon of a restaurant.
import type { Storefront } from '../catalogue/storefront.ts';
import { copyOf } from '../media/picture-source.ts';
import { textOn } from './readable-colors.ts';

type Branded = Pick<Storefront, 'restaurant' | 'website'>;

const FALLBACK_COLOR = '#1f2937';

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The first letter on the restaurant's colour with round corners, some 300 bytes. */
function monogram({ restaurant: { name }, website: { colors } }: Branded, corner = 14): string {
  const color = /^#[0-9a-f]{6}$/i.test(colors.primary) ? colors.primary : FALLBACK_COLOR;
  const [letter = ''] = name.trim().toUpperCase();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${color}"/><text x="32" y="45" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${textOn(color)}">${escapeXml(letter)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The square copy of the icon, or else of the logo, that is wide enough; undefined if there is none. */
export function squareIcon({ website: { icon, logo } }: Branded, width: number): string | undefined {
  const { sized, widths } = (icon ?? logo)?.icons ?? { sized: '', widths: [] };
  const enough = widths.toSorted((one, other) => one - other).find((candidate) => candidate >= width);
  return enough && /^(https?:\/)?\//i.test(sized) ? sized.replace('{width}', String(enough)) : undefined;
}

/**
 * A square copy, else the smallest copy of that width of the icon or logo; the restaurant's first letter where it has neither.
 */
export function siteIcon(storefront: Branded, width: number): string {
  const { icon, logo } = storefront.website;
  return squareIcon(storefront, width) ?? copyOf(icon ?? logo, width) ?? monogram(storefront);
}

/** The first letter for launchers that cut icons to their own shape. */
export const letterToTheEdge = (storefront: Branded): string => monogram(storefront, 0);

/** A copy of at most this width is small enough for a tab. */
const TAB_COPY = 320;

/**
 * The icon of a browser's tab, which every visit loads: never a picture in its full size, since a logo may have hundreds of
 * kilobytes. The first letter where there is no small copy.
 */
export function tabIcon(storefront: Branded, width: number): string {
  const { icon, logo } = storefront.website;
  const image = icon ?? logo;
  const copies = image && { ...image, widths: (image.widths ?? []).filter((copy) => copy <= TAB_COPY) };
  const copy = copies && copyOf(copies, width);
  return squareIcon(storefront, width) ?? (copy === image?.src ? undefined : copy) ?? monogram(storefront);
}
