// Sends fields of the profile that the service would take, and the menu, and notes what was sent.
import { MINUTE } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { editsPerMinute } from '@bite/shared/listing/limits';
import { type LocationPart, patchOf } from '@bite/shared/listing/profile-changes';
import type { ProfileField, Side } from '@bite/shared/listing/profile-fields';
import { foodMenusOf } from '@bite/shared/listing/profile-menu';
import type { ServiceLocation } from '@bite/shared/listing/service-location.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { LISTING_PROFILE, listingProfilesOf } from '../../collections/listing.ts';
import { authorOf } from '../../identity/caller.ts';
import { callListing, connectionAt, type ListingResult, listingRefusal } from '../call-listing.ts';
import { agreed, type Refusals } from './agree-fields.ts';
import type { Applied } from './applied-decision.ts';
import { theirSourcesIn } from './compare-profile.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { patchFields, refusalOf } from './try-fields.ts';

export interface Sending {
  sent: ProfileField[];
  refused: Refusals;
  /** Why others were not sent, which no field is to blame for. */
  failure?: DomainError;
}

/** In one edit all parts of the location, in another the menu: what becomes of one does not stop the other. */
export async function sendFields(
  deps: ProfileDeps,
  applied: Applied,
  parts: readonly LocationPart[],
  withMenu: boolean,
): Promise<Sending> {
  const edits = Number(parts.length > 0) + Number(withMenu);
  const tooMany = await countEdits(deps, applied.place, edits);
  if (tooMany) return { sent: [], refused: {}, failure: tooMany };
  const outcomes: Sending[] = [];
  if (parts.length > 0) outcomes.push(await sendParts(deps, applied, parts));
  if (withMenu) outcomes.push(await sendMenu(deps, applied));
  const failure = outcomes.find((one) => one.failure)?.failure;
  return {
    sent: outcomes.flatMap(({ sent }) => sent),
    refused: Object.assign({}, ...outcomes.map(({ refused }) => refused)),
    ...(failure && { failure }),
  };
}

async function sendParts(
  deps: ProfileDeps,
  applied: Applied,
  parts: readonly LocationPart[],
): Promise<Sending> {
  const result = await patchFields(deps, applied, parts, false);
  if (result.outcome === 'failed') {
    const { refused, failure } = notSent(parts, result);
    const others = parts.filter((part) => refused[part] === undefined);
    // The trial has let through what is refused now: the others are sent without it.
    if (failure || others.length === 0) return { sent: [], refused, ...(failure && { failure }) };
    const rest = await sendParts(deps, applied, others);
    return { ...rest, refused: { ...refused, ...rest.refused } };
  }
  const patch = patchOf(parts, applied.own, theirSourcesIn(applied.stored).location);
  await noteSent(deps, applied, parts, patch);
  return { sent: [...parts], refused: {} };
}

async function sendMenu(deps: ProfileDeps, applied: Applied): Promise<Sending> {
  const { place, own } = applied;
  const menus = own.storefront ? foodMenusOf(own.storefront) : [];
  const result = await callListing(deps, place, {
    ...{ api: 'reviews', urgency: 'person' },
    send: (service, token, at) => service.putFoodMenus(token, at, menus),
  });
  if (result.outcome === 'failed') return notSent(['menu'], result);
  await noteSent(deps, applied, ['menu'], {}, JSON.stringify(menus));
  return { sent: ['menu'], refused: {} };
}

function notSent(
  fields: readonly ProfileField[],
  result: Extract<ListingResult<unknown>, { outcome: 'failed' }>,
): Sending {
  if (result.reason === 'refused') return { sent: [], refused: refusalOf(fields, result) };
  return { sent: [], refused: {}, failure: listingRefusal(result) };
}

/** Each edit counts against the location, whoever makes it. Answers a refusal where there were too many. */
async function countEdits(
  deps: ProfileDeps,
  place: RestaurantRef,
  edits: number,
): Promise<DomainError | undefined> {
  if (edits === 0) return undefined;
  const locationId = (await connectionAt(deps, place))?.locationId;
  const start = Math.floor(deps.now() / MINUTE) * MINUTE;
  const endsAt = start + MINUTE;
  const given = await deps.allowances.take(
    `listing edits ${locationId} ${start}`,
    { max: editsPerMinute, endsAt },
    edits,
  );
  if (given >= edits) return undefined;
  return new DomainError(
    'RATE_LIMITED',
    `Google takes ${editsPerMinute} edits of a listing a minute. Please try again in a minute.`,
    { retryAfterSeconds: Math.ceil((endsAt - deps.now()) / 1000) },
  );
}

/** The history tells what stood there, and what stands there now. */
async function noteSent(
  deps: ProfileDeps,
  { caller, place, comparison }: Applied,
  fields: readonly ProfileField[],
  patch: Partial<ServiceLocation>,
  menus?: string,
): Promise<void> {
  const at = listingProfilesOf(place);
  const words = (side: Side) =>
    Object.fromEntries(fields.map((field) => [field, (side[field]?.lines ?? []).join('; ')]));
  await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const before = await transaction.get(at, LISTING_PROFILE);
    if (!before) return;
    const remote = JSON.stringify({ ...JSON.parse(before.remote), ...patch });
    const after = {
      ...agreed(before, fields, comparison.ours),
      remote,
      ...(menus !== undefined && { menus }),
    };
    transaction.follow(at, LISTING_PROFILE, after);
    transaction.note({
      ...{ path: at.path, recordId: LISTING_PROFILE },
      ...{ before: words(comparison.theirs), after: words(comparison.ours) },
    });
  });
}
