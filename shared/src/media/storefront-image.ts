// A stored picture in the form for diners' pages: one URL that always works and, if the copies' URLs differ only in width, a
// URL template. Keeps a thousand pictures small in the snapshot.
import type { StorefrontImage } from '../catalogue/storefront.ts';
import { defined } from '../kernel/defined.ts';
import { type ImageVariant, type OptimizedImage, parseOptimizedImage } from './optimized-image.schema.ts';
import { coarseFocus, type PictureFocus } from './picture-focus.ts';
import { responsiveCopy } from './responsive-choice.ts';

/** The assumed proportions of plain URLs: most dishes are photographed at four to three. */
const USUAL_RATIO = 4 / 3;
/** Wide enough for a card on a high-resolution screen, where one URL must do. */
const MIDDLE_WIDTH = 768;

const formats = ['webp', 'jpeg', 'png'] as const;

/**
 * Undefined if there is no picture, or an invalid one.
 * @param focus The point that stays in sight where the picture is cut.
 */
export function storefrontImage(
  reference: string | undefined,
  focus?: PictureFocus,
): StorefrontImage | undefined {
  if (!reference) return undefined;
  const optimized = parseOptimizedImage(reference);
  if (!optimized)
    return reference.startsWith('{')
      ? undefined
      : defined({ src: reference, ratio: USUAL_RATIO, focus: coarseFocus(focus) });
  const best = bestVariants(optimized);
  const copies = [...best.small, ...best.medium, ...best.large].sort((one, other) => one.width - other.width);
  const sized = commonTemplate(copies);
  return defined({
    src: sized ? shareable(optimized) : middleUrl(optimized, best),
    sized,
    widths: sized ? copies.map(({ width }) => width) : undefined,
    ratio: Math.round(optimized.aspectRatio * 1000) / 1000,
    icons: iconsOf(optimized),
    focus: coarseFocus(focus),
  });
}

const allVariants = ({ variants }: OptimizedImage): ImageVariant[] => [
  ...variants.small,
  ...variants.medium,
  ...variants.large,
];

/** The server's only PNG copies are square: see render-copies.ts. */
const isIcon = ({ format, width, height }: ImageVariant): boolean => format === 'png' && width === height;

function iconsOf(image: OptimizedImage): StorefrontImage['icons'] | undefined {
  const icons = allVariants(image).filter(isIcon);
  const sized = commonTemplate(icons);
  return sized === undefined ? undefined : { sized, widths: icons.map(({ width }) => width) };
}

/** Of the size that other software shows in previews. */
const PREVIEW_WIDTH = 1200;

/** A JPEG, since not everything that shows previews knows WebP; the original if there is none. */
function shareable({ variants, original }: OptimizedImage): string {
  const only = (copies: readonly ImageVariant[]) => copies.filter(({ format }) => format === 'jpeg');
  const jpegs = { small: only(variants.small), medium: only(variants.medium), large: only(variants.large) };
  return responsiveCopy(jpegs, PREVIEW_WIDTH)?.url ?? original.url;
}

/** For link previews of other software. */
export function shareableUrl(reference: string | undefined): string | undefined {
  if (!reference) return undefined;
  const optimized = parseOptimizedImage(reference);
  if (optimized) return shareable(optimized);
  return reference.startsWith('{') ? undefined : reference;
}

/** The copies in the format with the smallest files: one per width. */
function bestVariants(image: OptimizedImage): OptimizedImage['variants'] {
  const { variants } = image;
  const all = allVariants(image).filter((variant) => !isIcon(variant));
  const format = formats.find((candidate) => all.some((variant) => variant.format === candidate));
  const only = (copies: readonly ImageVariant[]) =>
    copies.filter((copy) => copy.format === format && !isIcon(copy));
  return { small: only(variants.small), medium: only(variants.medium), large: only(variants.large) };
}

function middleUrl({ webp, original }: OptimizedImage, best: OptimizedImage['variants']): string {
  return responsiveCopy(best, MIDDLE_WIDTH)?.url ?? webp?.url ?? original.url;
}

/** The URL template with '{width}' that gives every variant's URL; undefined if there is none. */
function commonTemplate(variants: readonly ImageVariant[]): string | undefined {
  const [first, ...others] = variants.map(templatesOf);
  return first?.find((template) => others.every((templates) => templates.includes(template)));
}

/** The address with each standing-alone occurrence of its width replaced, one at a time, last first. */
function templatesOf({ url, width }: ImageVariant): string[] {
  const occurrences = [...url.matchAll(new RegExp(`(?<!\\d)${width}(?!\\d)`, 'g'))].reverse();
  return occurrences.map(
    ({ index }) => `${url.slice(0, index)}{width}${url.slice(index + String(width).length)}`,
  );
}
