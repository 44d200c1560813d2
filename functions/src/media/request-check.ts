// Has an upload looked into whose event was lost, or is late.
import type { Answers } from '@bite/shared/api/answers';
import { DomainError } from '@bite/shared/kernel/errors';
import { pathOfPicture, placeOfPicture } from '@bite/shared/media/picture-place';
import type { RestaurantRef } from '@bite/shared/paths';
import { picturesOf } from '../collections/collections.ts';
import { newWork } from '../due-work/due-work.ts';
import { idOfWork } from '../due-work/give-up.ts';
import { type RequestWorkDeps, requestWork } from '../due-work/request-work.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordStore } from '../ports/records.ts';

export interface RequestCheckDeps extends RequestWorkDeps {
  records: RecordStore;
  /** Milliseconds. */
  now: () => number;
}

/**
 * Idempotent: what was looked into already stays as it is, and is answered. Throws as assertMayAt does, and NOT_FOUND.
 */
export async function requestCheck(
  deps: RequestCheckDeps,
  { user }: Pick<Caller, 'user'>,
  place: RestaurantRef,
  pictureId: string,
): Promise<Answers['checkUpload']> {
  await assertMayAt(deps.records, user, 'website.write', place);
  const path = pathOfPicture(place, pictureId);
  if (!placeOfPicture(path)) throw new DomainError('NOT_FOUND', 'There is no such picture');
  const picture = await deps.records.get(picturesOf(place), pictureId);
  if (picture) return { picture };
  const now = deps.now();
  await requestWork(
    deps,
    newWork('checkPicture', { path }, now, { id: idOfWork('checkPicture', { path }), dueAt: now }),
  );
  return {};
}
