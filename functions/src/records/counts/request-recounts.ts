// Asks for counts to be taken again after a change, once for all changes of a second.

import { dueAfter } from '../../due-work/due-after.ts';
import type { Rebuilds, Whose } from '../../ports/rebuilds.ts';

export interface RequestRecountsDeps {
  recounts: Rebuilds<Whose>;
}

/** @param committedAt Milliseconds; when the change was committed, or later. */
export async function requestRecounts(
  { recounts }: RequestRecountsDeps,
  places: readonly Whose[],
  committedAt: number,
): Promise<void> {
  const due = dueAfter(committedAt);
  await Promise.all(places.map((place) => recounts.request({ place, due })));
}
