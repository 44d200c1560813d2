// A stored picture as diners' pages use it: one URL that always works and, where the copies' addresses differ by their
// width alone, one template for all of them. Keeps a thousand pictures small in the snapshot.
import type { StorefrontImage } from '../catalogue/storefront.ts';
import { defined } from '../kernel/defined.ts';
import { type ImageVariant, type OptimizedImage, parseOptimizedImage } from './optimized-image.schema.ts';

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
  const variants = bestVariants(optimized);
  const sized = commonTemplate(variants);
  return defined({
    src: sized ? optimized.original.url : middleUrl(optimized, variants),
    sized,
    widths: sized ? variants.map(({ width }) => width) : undefined,
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

/** One copy a width, of the smallest format there is, narrowest first. */
function bestVariants({ variants }: OptimizedImage): ImageVariant[] {
  const all = [...variants.small, ...variants.medium, ...variants.large];
  const format = formats.find((candidate) => all.some((variant) => variant.format === candidate));
  return all.filter((variant) => variant.format === format).sort((one, other) => one.width - other.width);
}

function middleUrl(image: OptimizedImage, variants: readonly ImageVariant[]): string {
  const middle = variants.find(({ width }) => width >= MIDDLE_WIDTH) ?? variants.at(-1);
  return middle?.url ?? image.webp?.url ?? image.original.url;
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
