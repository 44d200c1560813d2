// Which files may be uploaded as pictures, and what their control says (C5-17, O5-06, C8-07).

export const MAX_UPLOAD_MEGABYTES = 10;

export const NOT_AN_IMAGE = 'Only image files are allowed';
export const UPLOAD_FAILED = 'Upload failed';

export interface ChosenFile {
  /** As the browser reports it: 'image/png'. */
  type: string;
  /** Bytes. */
  size: number;
}

/** Binary megabytes: exactly the maximum is still allowed. */
const isTooLarge = ({ size }: ChosenFile, megabytes: number): boolean => size > megabytes * 1024 * 1024;

/** What the upload control says of a file; undefined where it may be uploaded. */
export function uploadFault(file: ChosenFile, maxMegabytes = MAX_UPLOAD_MEGABYTES): string | undefined {
  if (!file.type.startsWith('image/')) return NOT_AN_IMAGE;
  return isTooLarge(file, maxMegabytes) ? `File size must be less than ${maxMegabytes}MB` : undefined;
}

/** The same of the upload service, which has words of its own and no other maximum. */
export function serviceUploadFault(file: ChosenFile): string | undefined {
  if (!file.type.startsWith('image/')) return NOT_AN_IMAGE;
  return isTooLarge(file, MAX_UPLOAD_MEGABYTES)
    ? `Image file must be less than ${MAX_UPLOAD_MEGABYTES}MB`
    : undefined;
}

/** The control's help text (C2-03, O2.10-05). */
export const uploadHelp = (maxMegabytes = MAX_UPLOAD_MEGABYTES): string =>
  `Upload an image (max ${maxMegabytes}MB) - Automatically optimized for web performance`;
