// The small picture beside a name. The name says what it is, so that it has no words of its own.
import { objectPosition, type PictureFocus } from '@bite/shared/media/picture-focus';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';

/** Pixels: for screens of up to triple density. */
export const THUMBNAIL_COPY = 160;

interface ThumbnailProps {
  src: string | undefined;
  focus?: PictureFocus | undefined;
}

/** An address that leads nowhere, or that this page may not load from, shows as no picture. */
export function Thumbnail({ src, focus }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-lg bg-column text-muted">
      {src === undefined || src === failed ? (
        <ImageIcon className="size-5" aria-hidden="true" />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          style={{ objectPosition: objectPosition(focus) }}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
