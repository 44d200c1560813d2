// The query and the changes of a restaurant's pictures.
import { type Call, CallError } from '@bite/shared/api/client';
import { SECOND } from '@bite/shared/kernel/durations';
import type { LibraryPicture } from '@bite/shared/media/pictures.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { askAgain } from '../../lib/ask-again.ts';
import { usePorts } from '../../lib/ports-context.tsx';

export const picturesQuery = (call: Call, place: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', place.restaurantId, 'pictures'],
    queryFn: ({ signal }) => call('listPictures', { parameters: place, signal }),
  });

/** Nobody has to wait until the server has looked into a picture that was just sent: it is not found until then. */
const untilLookedInto = {
  tries: 30,
  pause: SECOND,
  isTemporary: (error: unknown) => error instanceof CallError && error.code === 'NOT_FOUND',
};

/** Both throw; the dialog shows the error. */
export function usePictureChanges(place: RestaurantRef) {
  const { call } = usePorts();
  const client = useQueryClient();
  // Records of every kind may show the picture.
  const refresh = () => client.invalidateQueries();
  return {
    remove: async ({ pictureId, picture }: LibraryPicture) => {
      await call('deletePicture', { parameters: { ...place, pictureId } }).finally(refresh);
      toast.success(`${picture.name} is deleted`);
    },
    replace: async ({ pictureId, picture, uses }: LibraryPicture, by: string) => {
      const ask = () => call('replacePicture', { parameters: { ...place, pictureId }, body: { by } });
      await askAgain(ask, untilLookedInto).finally(refresh);
      const where = uses.length === 1 ? 'where it was used' : `in all ${uses.length} places`;
      toast.success(`${picture.name} is replaced`, {
        description: uses.length > 0 ? `The new one is shown ${where}.` : undefined,
      });
    },
  };
}

/** How often a run is asked about that is at work. Milliseconds. */
const FOLLOWED_EVERY = 2000;

export const pictureRunQuery = (call: Call, place: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', place.restaurantId, 'picture-run'],
    queryFn: ({ signal }) => call('readPictureRun', { parameters: place, signal }),
    refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? FOLLOWED_EVERY : false),
  });

export function usePictureRun(place: RestaurantRef) {
  const { call } = usePorts();
  const client = useQueryClient();
  const change = (name: 'startPictureRun' | 'cancelPictureRun') => async () => {
    const answer = await call(name, { parameters: place });
    client.setQueryData(pictureRunQuery(call, place).queryKey, answer);
  };
  const cancelling = useMutation({
    mutationFn: change('cancelPictureRun'),
    onError: (error) => toast.error('It was not stopped', { description: error.message }),
  });
  const starting = useMutation({
    mutationFn: change('startPictureRun'),
    onError: (error) => toast.error('Nothing was begun', { description: error.message }),
  });
  return {
    cancel: () => cancelling.mutate(),
    start: () => starting.mutate(),
    /** Throws; the dialog shows the error. */
    begin: change('startPictureRun'),
  };
}
