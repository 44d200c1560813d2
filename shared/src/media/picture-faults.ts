// Why the server removed an uploaded file, in words for whoever uploaded it.
import type { PictureFault } from './stored-picture.schema.ts';

export const pictureFaultMessages: Readonly<Record<PictureFault, string>> = {
  notAPicture: 'This file is not a picture, whatever its name says. Choose another one.',
  typeNotAllowed: 'Pictures of this kind cannot be shown. Choose a JPEG, PNG, WebP, GIF or AVIF picture.',
  tooManyPixels: 'This picture has more than 64 million pixels. Make it smaller and try again.',
  damaged: 'This picture is damaged or incomplete. Choose it again, or another one.',
  packed: 'This file is compressed in a way that browsers cannot show. Choose another one.',
};
