// One picture of the library: what it shows, how large it is, and what uses it.

import { optimizedImageOf } from '@bite/shared/media/optimized-picture';
import { pictureFaultMessages } from '@bite/shared/media/picture-faults';
import type { LibraryPicture, PictureUse } from '@bite/shared/media/pictures.contract';
import { responsiveCopy } from '@bite/shared/media/responsive-choice';
import { ImageOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { recordPath, websitePath } from '../../lib/screen-paths.ts';
import { usePlaceIds } from '../../lib/use-params.ts';
import { Badge } from '../../ui/badge.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { sizeInWords } from '../../ui/fields/picture-result.tsx';
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Truncated } from '../../ui/truncated.tsx';

interface PictureCardProps {
  entry: LibraryPicture;
  /** Absent for people who may only look. */
  actions?: { onReplace: () => void; onDelete: () => void } | undefined;
}

/** Pixels: wide enough for a card on a screen of double density. */
const THUMBNAIL_WIDTH = 480;

function thumbnailOf({ picture, url }: LibraryPicture): string | undefined {
  if (picture.status !== 'ok') return undefined;
  const { variants, webp } = optimizedImageOf(picture, url);
  return responsiveCopy(variants, THUMBNAIL_WIDTH)?.url ?? webp?.url ?? url;
}

export function PictureCard({ entry, actions }: PictureCardProps) {
  const { picture } = entry;
  const thumbnail = thumbnailOf(entry);
  return (
    <article
      aria-label={picture.name}
      className="grid min-w-0 content-start overflow-hidden rounded-xl border border-line bg-card"
    >
      <div className="relative grid aspect-4/3 place-items-center overflow-hidden bg-column text-muted">
        {thumbnail === undefined ? (
          <ImageOff className="size-9" aria-hidden="true" />
        ) : (
          <img
            src={thumbnail}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <div className="grid min-w-0 gap-1.5 p-3 text-sm">
        <div className="flex min-w-0 items-center gap-1">
          <h2 className="min-w-0 flex-1 font-semibold">
            <Truncated>{picture.name}</Truncated>
          </h2>
          {actions && (
            <RowMenu of={picture.name}>
              {picture.status === 'ok' && <MenuItem onSelect={actions.onReplace}>Replace…</MenuItem>}
              {picture.status === 'ok' && <MenuSeparator />}
              <MenuItem className="text-danger" onSelect={actions.onDelete}>
                Delete…
              </MenuItem>
            </RowMenu>
          )}
        </div>
        <p className="text-muted tabular-nums">
          {sizeInWords(picture.size)}
          {picture.status === 'ok' && ` · ${picture.width} × ${picture.height}`} ·{' '}
          <DateText iso={picture.uploadedAt} />
        </p>
        {picture.status === 'refused' ? (
          <p className="text-danger">{pictureFaultMessages[picture.fault]}</p>
        ) : (
          <Uses uses={entry.uses} />
        )}
      </div>
    </article>
  );
}

/** The others are counted. */
const SHOWN_USES = 3;

function Uses({ uses }: Pick<LibraryPicture, 'uses'>) {
  if (uses.length === 0)
    return (
      <p>
        <Badge tone="warn">Not used</Badge>
      </p>
    );
  const more = uses.length - SHOWN_USES;
  return (
    <ul aria-label="Used by" className="grid gap-0.5">
      {uses.slice(0, SHOWN_USES).map((use) => (
        <li key={`${use.kind} ${use.recordId}`} className="min-w-0">
          <UseLink use={use} />
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {more} more</li>}
    </ul>
  );
}

function UseLink({ use: { kind, recordId, name } }: { use: PictureUse }) {
  const place = usePlaceIds();
  const isSite = kind === 'restaurants';
  const to = isSite ? websitePath(place, 'look') : recordPath(place, kind, recordId);
  return (
    <Link to={to} className="inline-flex min-h-6 max-w-full underline">
      <span className="truncate">{isSite ? 'The site of the restaurant' : name}</span>
    </Link>
  );
}
