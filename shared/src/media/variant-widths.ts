// Which smaller copies a picture gets (O9-19, O9-20, C9-05). Widths are pixels.

export const variantWidths = {
  small: [320, 480, 600],
  medium: [768, 1024, 1200],
  large: [1440, 1920, 2560],
} as const;

/** The squares of a logo: browser tab, iPhone's home screen, and the two of web manifests. */
export const iconWidths = [32, 180, 192, 512] as const;

export type VariantSize = keyof typeof variantWidths;

/** None for an original of 600 px or less; never one of 90 % of the original's width or more. */
export function variantsFor(originalWidth: number): { size: VariantSize; width: number }[] {
  if (originalWidth <= 600) return [];
  return (Object.keys(variantWidths) as VariantSize[]).flatMap((size) =>
    variantWidths[size].filter((width) => width < originalWidth * 0.9).map((width) => ({ size, width })),
  );
}
