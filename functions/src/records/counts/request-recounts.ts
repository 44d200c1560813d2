// Requests a recount after a change; one for all changes of a second.

import { dueAfter } from '../../due-work/due-after.ts';
import type { PlaceRef, Rebuilds } from '../../ports/rebuilds.ts';

export interface RequestRecountsDeps {
  recounts: Rebuilds<PlaceRef>;
}

/** @param committedAt Milliseconds; when the change was committed, or later. */
export async function requestRecounts(
  { recounts }: RequestRecountsDeps,
  places: readonly PlaceRef[],
  committedAt: number,
): Promise<void> {
  const due = dueAfter(committedAt);
  await Promise.all(places.map((place) => recounts.request({ place, due })));
}
