// The crop of one picture field: of a file that was just chosen, from the whole of it each time, or of a saved picture.
import {
  focusOutside,
  focusWithin,
  type PictureArea,
  type PictureFocus,
} from '@bite/shared/media/picture-focus';
import { useState } from 'react';
import { cropPicture } from '../../lib/crop-picture.ts';
import type { Held, PicturePort } from './use-upload.ts';

const CANNOT_LOAD =
  'The picture cannot be loaded for cropping. Check your connection, or upload it once more and crop it then.';
const CANNOT_CROP = 'This browser cannot crop the picture. Nothing was changed.';

interface Source {
  file: File;
  /** The part of it that the form holds now; the whole if absent. */
  area?: PictureArea;
}

interface CropOptions {
  port: Pick<PicturePort, 'load'>;
  held: Held;
  /** Whether the form holds something else than what is saved. */
  isDirty: boolean;
  /** Whether the file is sent. */
  choose: (file: File, focus?: PictureFocus) => boolean;
}

export function useCrop({ port, held, isDirty, choose }: CropOptions) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The chosen file, as long as it is not saved. */
  const [chosen, setChosen] = useState<Source>();
  const [source, setSource] = useState<Source>();

  const load = async (value: string): Promise<void> => {
    try {
      const file = await port.load(value);
      setSource({ file });
    } catch {
      setFailure(CANNOT_LOAD);
    }
  };
  const open = (): void => {
    setWanted(true);
    setOpen(true);
    setFailure(undefined);
    const isUnsaved = chosen !== undefined && (isDirty || held.value === undefined);
    setSource(isUnsaved ? chosen : undefined);
    if (!isUnsaved && held.value !== undefined) void load(held.value);
  };
  const crop = async (area: PictureArea): Promise<void> => {
    if (!source) return;
    try {
      const whole = source.area ? focusOutside(held.focus, source.area) : held.focus;
      const part = await cropPicture(source.file, area, source.file.name);
      if (choose(part, focusWithin(whole, area))) setChosen({ file: source.file, area });
      setOpen(false);
    } catch {
      setFailure(CANNOT_CROP);
    }
  };
  return {
    /** Sends a file that was chosen just now. */
    begin: (file: File): void => {
      if (choose(file)) setChosen({ file });
    },
    open,
    /** Whether it was ever opened: its dialog is loaded then. */
    isWanted,
    dialog: {
      isOpen,
      onClose: () => setOpen(false),
      picture: source?.file,
      former: source?.area,
      failure,
      onCrop: (area: PictureArea) => void crop(area),
    },
  };
}
