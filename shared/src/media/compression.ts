// Limits for compressing uploaded pictures (C9-05, O9-18, O9-20, O9-22). Bytes and pixels.

export const compression = {
  maxBytes: 1024 * 1024,
  maxWidth: 1920,
  maxHeight: 1080,
  quality: 0.8,
  /** The default of the upload control. */
  controlQuality: 0.85,
  /** For the smaller copies. */
  resizeQuality: 0.9,
  keepsMetadata: false,
  formats: ['webp', 'jpeg'],
} as const;

/** The largest size of the same proportions that fits; a smaller picture keeps its own. At least one pixel per side. */
export function fittedSize(
  width: number,
  height: number,
  { maxWidth, maxHeight }: { maxWidth: number; maxHeight: number } = compression,
): { width: number; height: number } {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The original, if compression failed or gained nothing (C8-06, O8-06). */
export function smallerOf<File extends { size: number }>(original: File, compressed: File | undefined): File {
  return compressed && compressed.size <= original.size ? compressed : original;
}
