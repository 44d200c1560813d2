// Has the service tell us of new and changed reviews where the installation has a topic for that, and takes what it tells: only that a
// location has changed. What has changed is read as ever.
import type { RestaurantRef } from '@bite/shared/paths';
import { everyListingConnection } from '../../collections/listing.ts';
import { placeOfPath } from '../../collections/place-of-path.ts';
import { type RequestWorkDeps, requestWork } from '../../due-work/request-work.ts';
import type { Log } from '../../ports/log.ts';
import type { RecordStore } from '../../ports/records.ts';
import { type CallListingDeps, callListing } from '../call-listing.ts';
import { changeSync, syncAt, syncWork } from './listing-sync.ts';

export interface NotificationDeps extends CallListingDeps {
  records: RecordStore;
  /** 'projects/bite/topics/listings'; undefined where the installation has none. */
  listingTopic: string | undefined;
}

/** Where the restaurant is synchronised at once: says which topic its account is to write to, until that has succeeded. */
export async function keepNotified(deps: NotificationDeps, place: RestaurantRef): Promise<void> {
  const { listingTopic: topic, records } = deps;
  const sync = await syncAt(records, place);
  const isWanted = sync?.isAutoSyncEnabled === true && sync.syncFrequency === 'realtime';
  if (topic === undefined || !isWanted || sync.isNotified === true) return;
  const answer = await callListing(deps, place, {
    ...{ api: 'notifications', urgency: 'background' },
    send: (service, token, { accountId }) => service.notify(token, accountId, topic),
  });
  if (answer.outcome === 'failed') return;
  await changeSync(records, place, (before) => ({ ...before, isNotified: true }));
}

export interface TakeNotificationDeps extends RequestWorkDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  log: Pick<Log, 'error'>;
  /** Milliseconds. */
  now: () => number;
}

/** A location that more restaurants are connected to is nobody's. */
const MOST_RESTAURANTS = 20;
const LOCATION = /\blocations\/(\d{1,40})(?!\d)/;

/**
 * Asks for a synchronisation of each restaurant that is connected to the location. What names no location is forgotten, since it would
 * come again for ever. @param message The genuine body of the push, as Pub/Sub sends it.
 */
export async function takeNotification(deps: TakeNotificationDeps, message: string): Promise<void> {
  const locationId = locationIn(message);
  if (locationId === undefined) {
    deps.log.error('a notification of the listing service names no location');
    return;
  }
  const found = await deps.records.find(everyListingConnection, {
    where: [{ field: 'locationId', is: '==', value: locationId }],
    limit: MOST_RESTAURANTS,
  });
  for (const { path, record } of found) {
    const { tenantId, restaurantId } = placeOfPath(path);
    if (record.status === 'disconnected' || tenantId === undefined || restaurantId === undefined) continue;
    await requestWork(deps, syncWork({ tenantId, restaurantId }, deps.now(), deps.now()));
  }
}

/** In the data, which is base64 of JSON whose form is the service's own, or in the attributes. */
function locationIn(message: string): string | undefined {
  try {
    const { message: sent } = JSON.parse(message) as { message?: { data?: unknown; attributes?: unknown } };
    const data = typeof sent?.data === 'string' ? Buffer.from(sent.data, 'base64').toString('utf8') : '';
    return LOCATION.exec(`${data} ${JSON.stringify(sent?.attributes ?? {})}`)?.[1];
  } catch {
    return undefined;
  }
}
