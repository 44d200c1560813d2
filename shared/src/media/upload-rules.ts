// Which files may be uploaded as pictures, and the messages of the upload control (C5-17, O5-06, C8-07).

export const MAX_UPLOAD_MEGABYTES = 10;

/** What storage.rules accept and browsers show without running it. Phones convert their own formats to one of these. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export const NOT_AN_IMAGE = 'Only image files are allowed';
export const UPLOAD_FAILED = 'Upload failed';
const HEIC =
  'This is a HEIC picture, which browsers cannot show. Export it as JPEG; on an iPhone choose Settings, Camera, Formats, Most Compatible.';
const OTHER_TYPE = 'Choose a JPEG, PNG, WebP, GIF or AVIF picture';

export interface ChosenFile {
  /** As the browser reports it: 'image/png'; empty if it knows none. */
  type: string;
  /** Bytes. */
  size: number;
  /** 'margherita.png' */
  name?: string;
}

/** Binary megabytes: exactly the maximum is still allowed. */
const isTooLarge = ({ size }: ChosenFile, megabytes: number): boolean => size > megabytes * 1024 * 1024;

/** Many browsers do not know the type, only the name. */
const isHeic = ({ type, name = '' }: ChosenFile): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** The upload control's error message for a file; undefined if it may be uploaded. */
export function uploadFault(file: ChosenFile, maxMegabytes = MAX_UPLOAD_MEGABYTES): string | undefined {
  if (isHeic(file)) return HEIC;
  if (!file.type.startsWith('image/')) return NOT_AN_IMAGE;
  if (!uploadTypes.some((type) => type === file.type)) return OTHER_TYPE;
  return isTooLarge(file, maxMegabytes) ? `File size must be less than ${maxMegabytes}MB` : undefined;
}

/** The same for the upload service, which has its own messages and a fixed maximum. */
export function serviceUploadFault(file: ChosenFile): string | undefined {
  if (!file.type.startsWith('image/')) return NOT_AN_IMAGE;
  return isTooLarge(file, MAX_UPLOAD_MEGABYTES)
    ? `Image file must be less than ${MAX_UPLOAD_MEGABYTES}MB`
    : undefined;
}

/** The control's help text (C2-03, O2.10-05). */
export const uploadHelp = (maxMegabytes = MAX_UPLOAD_MEGABYTES): string =>
  `Upload an image (max ${maxMegabytes}MB) - Automatically optimized for web performance`;
