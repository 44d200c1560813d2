// A picture with room kept for it, in the copies it comes in. Decoration unless it is given words.
import type { PictureSource } from '@bite/shared/media/picture-source';

interface PictureProps {
  source: PictureSource;
  /** The widths it is shown at, as the HTML attribute wants them. */
  sizes: string;
  /** Of the picture or of the frame that crops it, in pixels: only their ratio matters. */
  width: number;
  height: number;
  alt?: string;
  /** The first thing one sees: fetched before all else. */
  isFirst?: boolean;
  className?: string;
}

export function Picture({
  source,
  sizes,
  width,
  height,
  alt = '',
  isFirst = false,
  className,
}: PictureProps) {
  return (
    <img
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
