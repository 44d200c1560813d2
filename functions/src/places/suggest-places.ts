// Places that what somebody has typed so far may mean.
import type { Answers } from '@bite/shared/api/answers';
import type { Caller } from '../identity/caller.ts';
import { askPlaces } from './ask-places.ts';
import { assertMaySearchPlaces } from './may-search.ts';
import type { SearchDeps } from './search-deps.ts';

/** Throws as assertMaySearchPlaces and askPlaces do. */
export async function suggestPlaces(
  deps: SearchDeps,
  { user }: Caller,
  { input, sessionToken }: { input: string; sessionToken: string },
): Promise<Answers['suggestPlaces']> {
  await assertMaySearchPlaces(deps.records, user);
  return { suggestions: await askPlaces(deps, user, (service) => service.autocomplete(input, sessionToken)) };
}
