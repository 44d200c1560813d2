// Work that plans whole menus, one at a time per process: to plan the largest takes up to 230 MB, of the 512 that all requests
// share. Who waits already is told so: nobody's requests push those of others far back.
import { DomainError } from '@bite/shared/kernel/errors';
import { queue } from '@bite/shared/kernel/queue';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Caller } from '../../identity/caller.ts';

/** How many may wait, besides the one that is under way. */
interface Most {
  ofOnePerson: number;
  atOneRestaurant: number;
  inAll: number;
}

/** A page gives up after half a minute or a minute: more in all would wait in vain. */
const IN_ALL = 8;
const unlimited = Number.POSITIVE_INFINITY;

const most = {
  /** A page asks for one check or step after the other. */
  import: { ofOnePerson: 1, atOneRestaurant: 1, inAll: IN_ALL },
  /** The page of a record compares it with each menu that it comes from. */
  comparison: { ofOnePerson: 4, atOneRestaurant: IN_ALL, inAll: IN_ALL },
  /** Due work, which limits itself. */
  unattended: { ofOnePerson: unlimited, atOneRestaurant: unlimited, inAll: unlimited },
} as const satisfies Record<string, Most>;
export type MenuWork = keyof typeof most;

export interface WorkRequest extends Pick<Caller, 'user'> {
  place: RestaurantRef;
  /** Given if the result is of no use to anybody once the client has closed the connection. */
  hasLeft?: (() => boolean) | undefined;
}

interface Waiting extends WorkRequest {
  kind: MenuWork;
}

const RETRY_AFTER_SECONDS = 10;

export type ImportQueue = <Result>(
  kind: MenuWork,
  request: WorkRequest,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Throws RATE_LIMITED for who waits already or has left before their turn, and UNAVAILABLE where too many wait. */
export function importQueue(): ImportQueue {
  const inOrder = queue();
  const waiting = new Set<Waiting>();
  let unfinished = 0;
  return async (kind, request, work) => {
    assertMayWait(kind, request, [...waiting]);
    const entry: Waiting = { ...request, kind };
    if (unfinished > 0) waiting.add(entry);
    unfinished += 1;
    return inOrder(() => {
      waiting.delete(entry);
      if (request.hasLeft?.()) throw new DomainError('RATE_LIMITED', 'The client left before its turn');
      return work();
    }).finally(() => {
      unfinished -= 1;
    });
  };
}

function assertMayWait(kind: MenuWork, { user, place }: WorkRequest, all: readonly Waiting[]): void {
  const alike = all.filter((one) => one.kind === kind);
  const { ofOnePerson, atOneRestaurant, inAll } = most[kind];
  const present = alike.filter(({ hasLeft }) => !hasLeft?.());
  const own = present.filter((one) => one.user.uid === user.uid);
  const here = present.filter(
    (one) => one.place.tenantId === place.tenantId && one.place.restaurantId === place.restaurantId,
  );
  if (own.length >= ofOnePerson || here.length >= atOneRestaurant)
    throw new DomainError(
      'RATE_LIMITED',
      own.length >= ofOnePerson
        ? 'Your last request is still waiting its turn: please wait a moment and try again'
        : 'This restaurant has a menu import waiting already: please wait a moment and try again',
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  if (alike.length >= inAll)
    throw new DomainError(
      'UNAVAILABLE',
      'Many menus are being imported just now: please try again in a minute',
    );
}

export const inTurn = importQueue();
