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
  /**
   * 'first': the first visible picture, loaded with high priority. 'early': another one that is seen without scrolling. Both are
   * painted with what is around them; all others are loaded when they come near, and painted once they are decoded.
   */
  turn?: 'first' | 'early' | undefined;
  className?: string;
}

export function Picture({ source, sizes, width, height, alt = '', turn, className }: PictureProps) {
  return (
    <img
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      loading={turn ? 'eager' : 'lazy'}
      fetchPriority={turn === 'first' ? 'high' : undefined}
      decoding={turn ? undefined : 'async'}
      className={source.focus ? `${className} ${source.focus}` : className}
    />
  );
}
