// One question to the search for places. Each costs the installation money: its calls of a day are counted, and stop at a limit.
import type { User } from '@bite/shared/identity/user.schema';
import { DAY } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Allowances } from '../ports/allowances.ts';
import type { GoogleFailure, GoogleResult } from '../ports/google-result.ts';
import type { PlaceSearchService } from '../ports/place-search.ts';

export interface AskPlacesDeps {
  placeSearch: PlaceSearchService;
  allowances: Pick<Allowances, 'take'>;
  /** How many calls the installation makes a (UTC) day at most. */
  placeCallsADay: number;
  /** Milliseconds. */
  now: () => number;
}

/** The share of a day's calls that copies by the schedule may use up: the others are left to people. */
export const SHARE_OF_SCHEDULE = 0.8;

/** The share that one person may use up: nobody takes the search away from everybody else for the rest of a day. */
const SHARE_OF_PERSON = 0.25;

export const NOT_SET_UP =
  'Places search is not set up here: this installation of Bite has no key for it. Please ask its administrators.';

const SPENT = 'The search for places has used up what it may cost today. It goes on after midnight (UTC).';
const SPENT_BY_PERSON =
  'You have used up your part of what the search for places may cost today. It goes on after midnight (UTC).';

/** Whether one more call may be made today. @param share Of the day's calls. */
export async function takeCall(
  { allowances, placeCallsADay, now }: Omit<AskPlacesDeps, 'placeSearch'>,
  share = 1,
): Promise<boolean> {
  const { day, endsAt } = dayAt(now());
  const max = Math.floor(placeCallsADay * share);
  return (await allowances.take(`places ${day}`, { max, endsAt }, 1)) > 0;
}

function dayAt(now: number): { day: number; endsAt: number } {
  const day = Math.floor(now / DAY);
  return { day, endsAt: (day + 1) * DAY };
}

/** Where a day has few calls, a person still has some. */
const FEWEST_OF_PERSON = 20;

async function takeCallOf(
  { allowances, placeCallsADay, now }: Omit<AskPlacesDeps, 'placeSearch'>,
  uid: string,
): Promise<boolean> {
  const { day, endsAt } = dayAt(now());
  const max = Math.max(FEWEST_OF_PERSON, Math.floor(placeCallsADay * SHARE_OF_PERSON));
  return (await allowances.take(`places ${day} ${uid}`, { max, endsAt }, 1)) > 0;
}

/**
 * The service's answer. Throws CONFLICT where the installation has no key or the service refuses the question, RATE_LIMITED where the day's calls, or the person's share of them, are used up or the
 * service takes no more, NOT_FOUND for a place that has ended, and UNAVAILABLE.
 */
export async function askPlaces<Value>(
  deps: AskPlacesDeps,
  { uid }: Pick<User, 'uid'>,
  ask: (service: PlaceSearchService) => Promise<GoogleResult<Value>>,
): Promise<Value> {
  if (!deps.placeSearch.isConfigured) throw new DomainError('CONFLICT', NOT_SET_UP);
  if (!(await takeCallOf(deps, uid))) throw new DomainError('RATE_LIMITED', SPENT_BY_PERSON);
  if (!(await takeCall(deps))) throw new DomainError('RATE_LIMITED', SPENT);
  const result = await ask(deps.placeSearch);
  if (result.outcome === 'answered') return result.value;
  throw refusalOf(result);
}

export const PLACE_ENDED = 'Google Maps knows this place no longer. Please search for it again.';

function refusalOf({ reason, retryAfter, message }: GoogleFailure): DomainError {
  if (reason === 'notFound') return new DomainError('NOT_FOUND', PLACE_ENDED);
  if (reason === 'limited')
    return new DomainError(
      'RATE_LIMITED',
      'Google Maps takes no more questions at the moment. Please try again in a minute.',
      ...(retryAfter === undefined ? [] : [{ retryAfterSeconds: retryAfter }]),
    );
  if (reason === 'unreachable' || reason === 'unclear')
    return new DomainError('UNAVAILABLE', 'Google Maps does not answer. Please try again.');
  if (reason === 'refused')
    return new DomainError('CONFLICT', `Google Maps refuses this question${message ? `: ${message}` : '.'}`);
  return new DomainError(
    'CONFLICT',
    'Google Maps refuses this installation’s questions. Please ask its administrators to check the key.',
  );
}
