// A picture of the restaurant whose screen this is: compressed in the browser, stored in one of the restaurant's folders, and
// made smaller by the server.
import { parseOptimizedImage } from '@bite/shared/media/optimized-image.schema';
import { optimizedImageOf } from '@bite/shared/media/optimized-picture';
import { pictureFaultMessages } from '@bite/shared/media/picture-faults';
import { pictureId, pictureName } from '@bite/shared/media/picture-name';
import { pictureIdOf } from '@bite/shared/media/picture-uses';
import { type StoredPicture, storedPicture } from '@bite/shared/media/stored-picture.schema';
import { uploadStatistics } from '@bite/shared/media/upload-statistics';
import { paths, type RestaurantFolder, type RestaurantRef, storagePaths } from '@bite/shared/paths';
import { useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { compressPicture } from '../../lib/compress-picture.ts';
import type { Ports } from '../../lib/ports.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import { usePlaceIds } from '../../lib/use-params.ts';
import type { BoundProps } from './bound.ts';
import type { CropShape } from './crop-dialog.tsx';
import { PictureInput } from './picture-input.tsx';
import { type PicturePort, PictureRefused } from './use-upload.ts';

interface PictureFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Where its file is stored. */
  folder?: RestaurantFolder;
  /** The field that holds what is on it, in words. */
  alt?: FieldPath<Values>;
  /** The field that holds { x, y }, in percent. */
  focus?: FieldPath<Values>;
  /** The shape that the place wants; any by default. */
  shape?: CropShape;
  /** The shapes to which pages cut it, width divided by height; those of items by default. */
  cuts?: readonly number[];
}

/** <PictureField<ItemValues> name="imageUrl" /> */
export function PictureField<Values extends FieldValues = FieldValues>({
  folder = 'items',
  ...field
}: PictureFieldProps<Values>) {
  const platform = usePorts();
  const { tenantId, restaurantId } = usePlaceIds();
  const port = useMemo(
    () => restaurantPictures(platform, { tenantId, restaurantId }, folder),
    [platform, tenantId, restaurantId, folder],
  );
  return <PictureInput<Values> {...field} port={port} />;
}

export function restaurantPictures(
  { pictures, live, call }: Pick<Ports, 'pictures' | 'live' | 'call'>,
  at: RestaurantRef,
  folder: RestaurantFolder,
): PicturePort {
  /** Those that wait for the server, by the picture's id. */
  const waiting = new Map<string, (picture: StoredPicture) => void>();
  return {
    async upload(file, { signal, onProgress, onSent }) {
      const picture = await compressPicture(file);
      const name = pictureName(file.name, picture.type, crypto.randomUUID());
      const path = `${storagePaths.restaurantFolder(at, folder)}/${name}`;
      const url = await pictures.store(path, picture, { signal, onProgress });
      onSent(url);
      const id = pictureId(folder, name);
      const onWait = (tell: (picture: StoredPicture) => void) => void waiting.set(id, tell);
      const checked = await whenChecked(live, paths.picture(at, id), { signal, onWait }).finally(() =>
        waiting.delete(id),
      );
      if (checked.status === 'refused') throw new PictureRefused(pictureFaultMessages[checked.fault]);
      const image = optimizedImageOf(checked, url);
      return { value: JSON.stringify(image), statistics: uploadStatistics(file.size, image) };
    },
    async checkAgain(value) {
      const picture = pictureIdOf(value, at);
      if (picture === undefined) return;
      const answer = await call('checkUpload', { parameters: { ...at, pictureId: picture } });
      // A listener may hear nothing for a while although it is connected.
      if (answer.picture) waiting.get(picture)?.(answer.picture);
    },
    async load(value) {
      const url = parseOptimizedImage(value)?.original.url ?? value;
      const picture = await pictures.load(url);
      return new File([picture], fileNameOf(url), { type: picture.type });
    },
    discard(value) {
      const picture = pictureIdOf(value, at);
      if (picture === undefined) return;
      call('discardPicture', { parameters: { ...at, pictureId: picture } }).catch(() => undefined);
    },
  };
}

/** 'margherita', without what made it unique: a crop of it gets a name of its own. */
function fileNameOf(url: string): string {
  const name = decodeURIComponent(new URL(url).pathname).split('/').at(-1) ?? '';
  return name.replace(/(-[0-9a-f]{12})?\.[^.]*$/, '') || 'picture';
}

interface Waiting {
  signal: AbortSignal;
  /** Called with what ends the wait, for whoever learns of the record in another way. */
  onWait: (tell: (picture: StoredPicture) => void) => void;
}

/** The record that the server keeps of a picture, once there is one. Ends without one only with the signal. */
function whenChecked(live: Ports['live'], path: string, { signal, onWait }: Waiting): Promise<StoredPicture> {
  return new Promise((resolve, reject) => {
    let stop: () => void = () => undefined;
    const end = (settle: () => void) => {
      // A listener may report before it can be stopped.
      queueMicrotask(() => stop());
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    onWait((picture) => end(() => resolve(picture)));
    stop = live.follow(path, (data) => {
      const { data: picture } = storedPicture.safeParse(data);
      if (picture) end(() => resolve(picture));
    });
  });
}
