// A picture of the gallery as a whole, and the way to the next one.
import { languageIn } from '@bite/shared/catalogue/own-language';
import type { StorefrontGalleryPicture } from '@bite/shared/catalogue/storefront';
import { t } from '@bite/shared/kernel/translate';
import { pictureSource } from '@bite/shared/media/picture-source';
import { DEFAULT_HERO } from '@bite/shared/website/default-pictures';
import { useEffect, useId } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Dialog, DialogHead } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { basicPaths, StrokeIcon } from '../../ui/stroke-icon.tsx';

interface GalleryDialogProps {
  pictures: readonly StorefrontGalleryPicture[];
  /** The place of the picture that is shown. */
  opened: number | undefined;
  onTurn: (index: number) => void;
  onClose: () => void;
}

export function GalleryDialog({ pictures, opened, onTurn, onClose }: GalleryDialogProps) {
  const titleId = useId();
  const shown = opened === undefined ? undefined : pictures[opened];
  return (
    <Dialog isOpen={shown !== undefined} onClose={onClose} labelledBy={titleId} className="sheet-gallery">
      {shown && opened !== undefined ? (
        <Shown titleId={titleId} entry={shown} number={opened + 1} count={pictures.length} onTurn={onTurn} />
      ) : null}
    </Dialog>
  );
}

interface ShownProps extends Pick<GalleryDialogProps, 'onTurn'> {
  titleId: string;
  entry: StorefrontGalleryPicture;
  number: number;
  count: number;
}

function Shown({ titleId, entry: { picture, ...entry }, number, count, onTurn }: ShownProps) {
  const turnBy = (step: number) => onTurn((number - 1 + step + count) % count);
  useArrowKeys(turnBy);
  return (
    <>
      <DialogHead
        id={titleId}
        title={t('Picture {number} of {count}', { number: String(number), count: String(count) })}
      />
      <figure className="flex min-h-0 flex-1 flex-col">
        <Picture
          key={number}
          source={pictureSource(picture, DEFAULT_HERO, 1200)}
          sizes="(min-width: 80rem) 72rem, 100vw"
          width={1200}
          height={Math.round(1200 / picture.ratio)}
          alt={entry.text}
          turn="first"
          className="min-h-0 w-full flex-1 bg-wash object-contain"
        />
        <figcaption
          aria-hidden="true"
          className="border-t border-line px-5 py-3"
          lang={languageIn(entry, 'text')}
        >
          {entry.text}
        </figcaption>
      </figure>
      {count > 1 ? <Turns onTurn={turnBy} /> : null}
    </>
  );
}

const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Wherever the focus is in the dialog, at first on itself. */
function useArrowKeys(turnBy: (step: number) => void): void {
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      const step = arrows[key];
      if (step !== undefined) turnBy(document.documentElement.dir === 'rtl' ? -step : step);
    };
    document.addEventListener('keydown', turn, { capture: true });
    return () => document.removeEventListener('keydown', turn, { capture: true });
  }, [turnBy]);
}

function Turns({ onTurn }: { onTurn: (step: number) => void }) {
  return (
    <div className="safe-bottom flex justify-between border-t border-line px-3 pt-2">
      <IconButton aria-label={t('Previous picture')} onClick={() => onTurn(-1)}>
        <StrokeIcon path={basicPaths.left} className="size-6 rtl:-scale-x-100" />
      </IconButton>
      <IconButton aria-label={t('Next picture')} onClick={() => onTurn(1)}>
        <StrokeIcon path={basicPaths.right} className="size-6 rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
