// Handlers for the pictures of restaurants.
import {
  type ChangePictureDeps,
  deletePicture,
  discardPicture,
  replacePicture,
} from '../media/change-picture.ts';
import { listPictures } from '../media/picture-library.ts';
import { answering, answeringNothing } from './answering.ts';
import type { Handlers } from './contract.ts';

export function mediaHandlers(
  deps: ChangePictureDeps,
): Pick<Handlers, 'listPictures' | 'replacePicture' | 'deletePicture' | 'discardPicture'> {
  return {
    listPictures: answering(({ params, ...caller }) => listPictures(deps, caller, params)),

    replacePicture: answeringNothing(({ params: { pictureId, ...place }, body, ...caller }) =>
      replacePicture(deps, caller, place, { pictureId, by: body.by }),
    ),

    deletePicture: answeringNothing(({ params: { pictureId, ...place }, ...caller }) =>
      deletePicture(deps, caller, place, pictureId),
    ),

    discardPicture: answeringNothing(({ params: { pictureId, ...place }, ...caller }) =>
      discardPicture(deps, caller, place, pictureId),
    ),
  };
}
