// Handlers for the pictures of restaurants.

import type { pictureEndpoints } from '@bite/shared/media/pictures.contract';
import {
  type ChangePictureDeps,
  deletePicture,
  discardPicture,
  replacePicture,
} from '../media/change-picture.ts';
import { listPictures } from '../media/picture-library.ts';
import {
  cancelPictureRun,
  type PictureRunDeps,
  readPictureRun,
  startPictureRun,
} from '../media/picture-runs.ts';
import { type RequestCheckDeps, requestCheck } from '../media/request-check.ts';
import { answering, answeringNothing } from './answering.ts';
import type { Handlers } from './contract.ts';

type PictureRoute = keyof typeof pictureEndpoints;

export function mediaHandlers(
  deps: ChangePictureDeps & PictureRunDeps & RequestCheckDeps,
): Pick<Handlers, PictureRoute> {
  return {
    listPictures: answering(({ params, ...caller }) => listPictures(deps, caller, params)),

    replacePicture: answeringNothing(({ params: { pictureId, ...place }, body, ...caller }) =>
      replacePicture(deps, caller, place, { pictureId, by: body.by }),
    ),

    deletePicture: answeringNothing(({ params: { pictureId, ...place }, ...caller }) =>
      deletePicture(deps, caller, place, pictureId),
    ),

    readPictureRun: answering(({ params, ...caller }) => readPictureRun(deps, caller, params)),
    startPictureRun: answering(({ params, ...caller }) => startPictureRun(deps, caller, params)),
    cancelPictureRun: answering(({ params, ...caller }) => cancelPictureRun(deps, caller, params)),

    checkUpload: answering(({ params: { pictureId, ...place }, ...caller }) =>
      requestCheck(deps, caller, place, pictureId),
    ),

    discardPicture: answeringNothing(({ params: { pictureId, ...place }, ...caller }) =>
      discardPicture(deps, caller, place, pictureId),
    ),
  };
}
