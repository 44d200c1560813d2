// The stored files of pictures, and the inspection of their content.
import type { PictureFault, PictureType } from '@bite/shared/media/stored-picture.schema';

export interface PictureFile {
  /** Increases when a file is replaced. Digits. */
  generation: string;
  /** Bytes. */
  size: number;
  /** ISO instant. */
  uploadedAt: string;
  /** Stored with a content encoding, such as gzip: readers get what comes out of it. */
  isPacked: boolean;
}

export interface PictureFiles {
  /** The present file; undefined if there is none. */
  find(path: string): Promise<PictureFile | undefined>;
  /** The content of exactly this generation; undefined if it is gone. */
  read(path: string, generation: string): Promise<Uint8Array | undefined>;
  /** Deletes exactly this generation and no later one. Does nothing if it is gone. */
  remove(path: string, generation: string): Promise<void>;
  /** Stores a copy below a picture, for everybody to read. */
  write(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Deletes everything below a path, the copies of a picture, except these file names. Tries each; throws the first failure.
   */
  removeBelow(path: string, except?: readonly string[]): Promise<void>;
}

/** The content of a copy that the server has made; undefined if there is none. */
export type ReadPictureCopy = (path: string) => Promise<Uint8Array | undefined>;

export type Inspection =
  | { isPicture: true; type: PictureType; width: number; height: number; isAnimated: boolean }
  | { isPicture: false; fault: PictureFault };

/** Judges by the bytes alone, to their end: a truncated file is damaged. */
export type InspectPicture = (bytes: Uint8Array) => Promise<Inspection>;

export interface PictureCopies {
  /** In full size; absent if the original is no larger. */
  webp?: { name: string; data: Uint8Array };
  copies: readonly { format: 'webp' | 'jpeg' | 'png'; width: number; height: number; data: Uint8Array }[];
}

/** Renders the copies of a picture that was inspected, upright and without metadata. With icons for branding. */
export type RenderCopies = (picture: { bytes: Uint8Array; isBranding: boolean }) => Promise<PictureCopies>;
