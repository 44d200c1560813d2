// The files of pictures in storage, and what looks into them.
import type { PictureFault, PictureType } from '@bite/shared/media/stored-picture.schema';

export interface PictureFile {
  /** Larger for a file that has replaced another. Digits. */
  generation: string;
  /** Bytes. */
  size: number;
  /** ISO instant. */
  uploadedAt: string;
}

export interface PictureFiles {
  /** What lies there now; undefined where nothing does. */
  find(path: string): Promise<PictureFile | undefined>;
  /** That very generation; undefined where it has gone. */
  read(path: string, generation: string): Promise<Uint8Array | undefined>;
  /** Removes that very generation and no later one. Nothing happens where it has gone. */
  remove(path: string, generation: string): Promise<void>;
  /** Removes everything below a path: the copies of a picture. */
  removeBelow(path: string): Promise<void>;
}

export type Inspection =
  | { isPicture: true; type: PictureType; width: number; height: number; isAnimated: boolean }
  | { isPicture: false; fault: PictureFault };

/** Judges by the bytes alone, all of them: a file that breaks off is damaged. */
export type InspectPicture = (bytes: Uint8Array) => Promise<Inspection>;
