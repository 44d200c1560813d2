// The upload control's summary of an optimized picture (C2-03, O2.10-05).
import type { OptimizedImage } from './optimized-image.schema.ts';

/** The answer to an upload (O3-20). */
export type UploadResult = Pick<OptimizedImage, 'original' | 'variants' | 'webp'>;

export interface UploadStatistics {
  /** Percent of the chosen file's size, rounded; 0 if nothing was gained. */
  percentReduced: number;
  /** Bytes. */
  finalSize: number;
  /** The number of widths, however many formats each has. */
  responsiveSizes: number;
  hasWebp: boolean;
}

/** @param chosenSize Bytes of the chosen file. */
export function uploadStatistics(
  chosenSize: number,
  { original, variants, webp }: UploadResult,
): UploadStatistics {
  const copies = [...variants.small, ...variants.medium, ...variants.large];
  const share = chosenSize > 0 ? 1 - original.size / chosenSize : 0;
  return {
    percentReduced: Math.max(0, Math.round(share * 100)),
    finalSize: original.size,
    responsiveSizes: new Set(copies.map(({ width }) => width)).size,
    hasWebp: webp !== undefined || copies.some(({ format }) => format === 'webp'),
  };
}
