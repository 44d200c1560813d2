// A picture that fills its frame, with several copies. Decorative, since its name is next to it.
import type { PictureSource } from '@bite/shared/media/picture-source';
import { useState } from 'react';

interface PictureProps {
  source: PictureSource;
  /** Shown if the picture cannot be loaded. */
  fallback: string;
}

/** Widths of a card, as styles.css gives them. */
const sizes = '(min-width: 1200px) 352px, 272px';

export function Picture({ source, fallback }: PictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { src, srcSet, focus }: PictureSource = hasFailed ? { src: fallback } : source;
  return (
    <img
      className={focus ? `picture ${focus}` : 'picture'}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={352}
      height={264}
      alt=""
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
