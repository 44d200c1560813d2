// A picture with reserved space and several copies. Decorative unless it has an alternative text.
import type { PictureSource } from '@bite/shared/media/picture-source';

interface PictureProps {
  source: PictureSource;
  /** The `sizes` attribute. */
  sizes: string;
  /** Of the picture or of the frame that crops it, in pixels: only their ratio matters. */
  width: number;
  height: number;
  alt?: string;
  /** The first visible picture: loaded with high priority, and painted with what is around it. */
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
      decoding={isFirst ? undefined : 'async'}
      className={source.focus ? `${className} ${source.focus}` : className}
    />
  );
}
