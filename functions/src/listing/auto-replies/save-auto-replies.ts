// The configuration of automatic replies as staff read and change it. It belongs to the listing that is connected: for another one it is to be
// switched on again.
import { defined } from '@bite/shared/kernel/defined';
import type { AutoReplyConfigAnswer } from '@bite/shared/listing/auto-replies.contract';
import { aiReplyConfigOf } from '@bite/shared/listing/auto-reply';
import {
  type AutoReplyChoices,
  type AutoReplyConfig,
  autoReplyChoices,
  autoReplyConfig,
} from '@bite/shared/listing/auto-reply.schema';
import type { ListingConnectionView } from '@bite/shared/listing/connection.schema';
import { replyVariables, variablesOf } from '@bite/shared/listing/reply-template';
import { paths, type RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { assertVersion, versionOf } from '../../audit/version.ts';
import { restaurantsOf } from '../../collections/collections.ts';
import {
  AUTO_REPLY_CONFIG,
  autoReplyConfigsOf,
  LISTING_CONNECTION,
  listingConnectionsOf,
  reviewRepliesOf,
} from '../../collections/listing.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';
import { listingRefusal } from '../call-listing.ts';
import type { AutoReplyDeps } from './auto-reply-deps.ts';

/** Throws as assertMayAt does. */
export async function readAutoReplies(
  deps: AutoReplyDeps,
  { user }: Caller,
  place: RestaurantRef,
): Promise<AutoReplyConfigAnswer> {
  await assertMayAt(deps.records, user, 'listing.read', place);
  return shown(deps, place);
}

/** Throws as assertMayAt does, and CONFLICT for an outdated version or where no listing is connected. */
export async function saveAutoReplies(
  deps: AutoReplyDeps,
  caller: Caller,
  place: RestaurantRef,
  { version, choices }: { version: string; choices: AutoReplyChoices },
): Promise<AutoReplyConfigAnswer> {
  const at = autoReplyConfigsOf(place);
  const now = new Date(deps.now()).toISOString();
  const configId = deps.newGuid();
  await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const restaurant = await assertMayAt(transaction, caller.user, 'listing.write', place);
    const { stored, before, connection } = await configAt(transaction, place);
    if (!connection) throw listingRefusal({ outcome: 'failed', reason: 'notConnected' });
    assertVersion(paths.autoReplyConfig(place), version, versionOf(choicesOf(before)), choicesOf(before));
    const isSwitchedOn = choices.isEnabled && !before?.isEnabled;
    const enabledAt = isSwitchedOn ? now : before?.enabledAt;
    const after = autoReplyConfig.parse({
      ...{ configId, createdAt: now, ...before, ...withVariables(choices) },
      ...{ customTone: choices.customTone, maxResponseTime: choices.maxResponseTime },
      ...{ quietFrom: choices.quietFrom, quietTo: choices.quietTo, enabledAt, updatedAt: now },
      connectionId: connection.connectionId,
    });
    if (stored) transaction.replace(at, AUTO_REPLY_CONFIG, stored, defined(after) as AutoReplyConfig);
    else transaction.create(at, AUTO_REPLY_CONFIG, defined(after) as AutoReplyConfig);
    const told = withReplies(restaurant, after);
    transaction.follow(restaurantsOf(place.tenantId), String(place.restaurantId), told);
  });
  return shown(deps, place);
}

async function shown(
  { records, replyWriter }: Pick<AutoReplyDeps, 'records' | 'replyWriter'>,
  place: RestaurantRef,
): Promise<AutoReplyConfigAnswer> {
  const { before, connection } = await configAt(records, place);
  const choices = choicesOf(before);
  const waiting = await records.count(reviewRepliesOf(place), [
    { field: 'state', is: '==', value: 'awaitingApproval' },
  ]);
  return {
    ...{ choices, version: versionOf(choices), waiting },
    ...(before?.enabledAt !== undefined && { enabledAt: before.enabledAt }),
    ...(connection?.status === 'error' && { hasEnded: true as const }),
    ...{ isConnected: connection !== undefined, hasModel: replyWriter !== undefined },
  };
}

interface ConfigAt {
  stored: AutoReplyConfig | undefined;
  /** What holds for the listing that is connected. */
  before: AutoReplyConfig | undefined;
  /** With a location. */
  connection: ListingConnectionView | undefined;
}

async function configAt(records: Pick<RecordReader, 'get'>, place: RestaurantRef): Promise<ConfigAt> {
  const [stored, connection] = await Promise.all([
    records.get(autoReplyConfigsOf(place), AUTO_REPLY_CONFIG),
    records.get(listingConnectionsOf(place), LISTING_CONNECTION),
  ]);
  const isConnected = connection?.locationId !== undefined && connection.status !== 'disconnected';
  const isOfThis = isConnected && stored?.connectionId === connection.connectionId;
  return {
    stored,
    before: isOfThis ? stored : undefined,
    connection: isConnected ? connection : undefined,
  };
}

/** What staff choose; as it is at first where nobody has chosen. */
const choicesOf = (config: AutoReplyConfig | undefined): AutoReplyChoices =>
  defined(
    autoReplyChoices.parse(
      Object.fromEntries(
        Object.entries(config ?? {}).filter(([name]) => Object.hasOwn(autoReplyChoices.shape, name)),
      ),
    ),
  ) as AutoReplyChoices;

/** Each template says which variables it has. */
const withVariables = (choices: AutoReplyChoices): AutoReplyChoices => ({
  ...choices,
  responseTemplates: choices.responseTemplates.map((each) => {
    const used = new Set(variablesOf(each.template));
    return { ...each, variables: replyVariables.filter((name) => used.has(name)) };
  }),
});

/** What the restaurant's record says of it (I3.2-05) follows from it. */
function withReplies(restaurant: Restaurant, config: AutoReplyConfig): Restaurant {
  const { platformSync } = restaurant;
  const { platforms } = platformSync;
  const known = platforms.googleMyBusiness ?? { enabled: false, syncStatus: 'idle' };
  const googleMyBusiness = { ...known, aiReplyConfig: aiReplyConfigOf(config) };
  return { ...restaurant, platformSync: { ...platformSync, platforms: { ...platforms, googleMyBusiness } } };
}
