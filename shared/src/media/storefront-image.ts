// A stored picture for diners' pages: one URL that always works and, where the copies' addresses differ by width alone, one
// URL template. Keeps a thousand pictures small in the snapshot.
import type { StorefrontImage } from '../catalogue/storefront.ts';
import { defined } from '../kernel/defined.ts';
import { type ImageVariant, type OptimizedImage, parseOptimizedImage } from './optimized-image.schema.ts';
import { responsiveCopy } from './responsive-choice.ts';

/** Plain URLs say nothing of their shape: most dishes are photographed at four to three. */
const USUAL_RATIO = 4 / 3;
/** Wide enough for a card on a sharp screen, where one address must do for all. */
const MIDDLE_WIDTH = 768;

const formats = ['webp', 'jpeg', 'png'] as const;

/** Undefined where there is no picture, or none that can be read. */
export function storefrontImage(reference: string | undefined): StorefrontImage | undefined {
  if (!reference) return undefined;
  const optimized = parseOptimizedImage(reference);
  if (!optimized) return reference.startsWith('{') ? undefined : { src: reference, ratio: USUAL_RATIO };
  const best = bestVariants(optimized);
  const copies = [...best.small, ...best.medium, ...best.large].sort((one, other) => one.width - other.width);
  const sized = commonTemplate(copies);
  return defined({
    src: sized ? optimized.original.url : middleUrl(optimized, best),
    sized,
    widths: sized ? copies.map(({ width }) => width) : undefined,
    ratio: Math.round(optimized.aspectRatio * 1000) / 1000,
  });
}

/** The full-size original: previews in other people's software know nothing of variants, and not all know WebP. */
export function shareableUrl(reference: string | undefined): string | undefined {
  return (
    reference &&
    (parseOptimizedImage(reference)?.original.url ?? (reference.startsWith('{') ? undefined : reference))
  );
}

/** The copies in the smallest format there is: one a width. */
function bestVariants({ variants }: OptimizedImage): OptimizedImage['variants'] {
  const all = [...variants.small, ...variants.medium, ...variants.large];
  const format = formats.find((candidate) => all.some((variant) => variant.format === candidate));
  const only = (copies: readonly ImageVariant[]) => copies.filter((copy) => copy.format === format);
  return { small: only(variants.small), medium: only(variants.medium), large: only(variants.large) };
}

function middleUrl({ webp, original }: OptimizedImage, best: OptimizedImage['variants']): string {
  return responsiveCopy(best, MIDDLE_WIDTH)?.url ?? webp?.url ?? original.url;
}

/** The address with '{width}' in it that gives every variant's own; undefined when there is none. */
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
