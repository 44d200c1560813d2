// Photos of the place with who took them. They come through our own server, under names that end after a while.
import { isolated } from '@bite/shared/kernel/isolated';
import { ImageOff } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { AuthorName, GoogleMaps } from './attribution.tsx';
import { type Listing, photoUrl } from './place-queries.ts';

type Photo = Listing['photos'][number];

/** Pixels: for screens of up to double density. */
const WIDTH = 480;
const MOST = 6;

export function PlacePhotos({ photos }: { photos: readonly Photo[] }) {
  return (
    <Card title="Photos" actions={<GoogleMaps />}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.slice(0, MOST).map((photo, index) => (
          <PlacePhoto key={photo.name} photo={photo} number={index + 1} />
        ))}
      </ul>
    </Card>
  );
}

function PlacePhoto({ photo, number }: { photo: Photo; number: number }) {
  const [hasFailed, setFailed] = useState(false);
  const src = photoUrl(photo.name, WIDTH);
  const { authorAttributions: authors } = photo;
  const by = authors.map(({ displayName }) => isolated(displayName)).join(', ');
  return (
    <li className="grid content-start gap-1">
      <span className="grid aspect-4/3 place-items-center overflow-hidden rounded-lg bg-column text-muted">
        {src === undefined || hasFailed ? (
          <span className="grid justify-items-center gap-1 p-2 text-center text-xs">
            <ImageOff className="size-6" aria-hidden="true" />
            Not available. Fetch the place again for new photos.
          </span>
        ) : (
          <img
            src={src}
            alt={by === '' ? `Photo ${number} of the place` : `Photo ${number} of the place, by ${by}`}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
            className="size-full object-cover"
          />
        )}
      </span>
      {authors.length > 0 && (
        <span className="text-xs text-muted">
          {authors.map((author, index) => (
            <Fragment key={author.uri ?? author.displayName}>
              {index > 0 && ', '}
              <AuthorName author={author} />
            </Fragment>
          ))}
        </span>
      )}
    </li>
  );
}
