// The pictures of a restaurant, as its library shows them.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { pictureRun } from './picture-run.schema.ts';
import { storedPicture } from './stored-picture.schema.ts';

/** 'items:margherita-0f3a9c1be842.jpg' */
const pictureIdText = z
  .string()
  .max(300)
  .regex(/^[a-z-]+:[A-Za-z0-9][A-Za-z0-9._-]*$/, 'This is no picture');

const onePicture = z.object({ ...restaurantParameters, pictureId: pictureIdText });

export const pictureUse = z.strictObject({
  kind: z.enum(['items', 'menuGroups', 'restaurants']),
  recordId: z.int(),
  name: z.string(),
});
export type PictureUse = z.output<typeof pictureUse>;

export const libraryPicture = z.strictObject({
  pictureId: z.string(),
  /** The original's, for what is `ok`. */
  url: z.string(),
  picture: storedPicture,
  uses: z.array(pictureUse),
});
export type LibraryPicture = z.output<typeof libraryPicture>;

const refuses = ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'RESTAURANT_NOT_FOUND'] as const;

export const pictureEndpoints = {
  listPictures: {
    summary: 'All pictures of a restaurant, newest first, with what uses them, and those that were refused.',
    params: z.object(restaurantParameters),
    answer: z.strictObject({ pictures: z.array(libraryPicture) }),
    refuses: [...refuses],
  },
  replacePicture: {
    summary: 'Shows another picture of the restaurant wherever this one was, and deletes this one.',
    params: onePicture,
    body: z.strictObject({ by: pictureIdText }),
    answer: z.null(),
    refuses: [...refuses, 'NOT_FOUND', 'CONFLICT'],
  },
  deletePicture: {
    summary: 'Deletes a picture with its copies, and takes it out of the records that use it.',
    params: onePicture,
    answer: z.null(),
    refuses: [...refuses, 'CONFLICT', 'UNAVAILABLE'],
  },
  readPictureRun: {
    summary: 'How far the run is that makes the copies of all pictures anew; null if there never was one.',
    params: z.object(restaurantParameters),
    answer: z.strictObject({ run: pictureRun.nullable() }),
    refuses: [...refuses],
  },
  startPictureRun: {
    summary: 'Has the copies of all pictures made anew in the background. A run that gets on stays as it is.',
    params: z.object(restaurantParameters),
    answer: z.strictObject({ run: pictureRun.nullable() }),
    refuses: [...refuses],
  },
  cancelPictureRun: {
    summary: 'Stops the run after the picture that it is at. Copies that are made stay.',
    params: z.object(restaurantParameters),
    answer: z.strictObject({ run: pictureRun.nullable() }),
    refuses: [...refuses],
  },
  checkUpload: {
    summary:
      'Has an upload looked into, and its copies made, where that has not happened yet; else says what came of it.',
    params: onePicture,
    answer: z.strictObject({ picture: storedPicture.exactOptional() }),
    refuses: [...refuses, 'NOT_FOUND'],
  },
  discardPicture: {
    summary: 'Deletes an upload that was never saved; one that anything uses stays.',
    params: onePicture,
    answer: z.null(),
    refuses: [...refuses, 'UNAVAILABLE'],
  },
} as const satisfies Record<string, Endpoint>;
