// What the upload control shows of a picture that was optimized (C2-03, O2.10-05).
import type { OptimizedImage } from './optimized-image.schema.ts';

/** What an upload answers (O3-20). */
export type UploadResult = Pick<OptimizedImage, 'original' | 'variants' | 'webp'>;

export interface UploadStatistics {
  /** Of the chosen file's size, whole percent; 0 where nothing was gained. */
  percentReduced: number;
  /** Bytes. */
  finalSize: number;
  /** Widths, however many formats each comes in. */
  responsiveSizes: number;
  hasWebp: boolean;
}

/** @param chosenSize Bytes of the file as it was chosen. */
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
