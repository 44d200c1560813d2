// The platform delivers an event at least once, and again after a failure: every trigger enables retries, and none of them
// is harmed by repeats.
import { someSources } from '@bite/shared/testing/storefront-sources';
import type { Change, DocumentSnapshot } from 'firebase-functions/v2/firestore';
import { describe, expect, it } from 'vitest';
import { linkIdOf, menuLinksOf } from '../catalogue/exchange/links/menu-links.ts';
import { dueWork } from '../due-work/due-work.ts';
import * as deployables from '../index.ts';
import { checkPicture } from '../media/check-picture.ts';
import type { InspectPicture } from '../ports/picture-files.ts';
import type { PlaceRef } from '../ports/rebuilds.ts';
import { anOrder } from '../testing/an-order.ts';
import { memoryDueWorkQueue } from '../testing/memory-due-work-queue.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { memoryPictureFiles } from '../testing/memory-picture-files.ts';
import { memoryRebuilds } from '../testing/memory-rebuilds.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { memorySources } from '../testing/memory-sources.ts';
import { silentLog } from '../testing/silent-log.ts';
import { onCopiedMenuWritten } from './on-copied-menu-written.ts';
import { onCountedRestaurantWritten, onOrderWritten, onRecordWritten } from './on-counted-written.ts';
import { onKitchenItemWritten } from './on-kitchen-item-written.ts';
import {
  onDomainMappingWritten,
  onRestaurantWritten,
  onTenantWritten,
} from './on-storefront-source-written.ts';
import type { WriteEvent } from './write-event.ts';

const time = '2026-06-10T22:00:00.400Z';

const snapshot = (fields: Record<string, unknown> | undefined) => ({
  data: () => fields,
  get: (name: string) => fields?.[name],
  updateTime: fields && { toMillis: () => Date.parse(time) },
});

/** An open order was created. */
const created = {
  time,
  params: { tenantId: '10000001', restaurantId: '20000001', id: '7' },
  data: {
    before: snapshot(undefined),
    after: snapshot({
      name: 'New',
      lifecycleState: 'started',
      restaurantGuid: someSources().restaurant.guid,
    }),
  } as unknown as Change<DocumentSnapshot>,
} as unknown as WriteEvent;

/** The state after each delivery of the same event. */
type TwoDeliveries = () => Promise<[unknown, unknown]>;

const rebuilt =
  (handle: typeof onTenantWritten): TwoDeliveries =>
  async () => {
    const rebuilds = memoryRebuilds();
    const deps = { sources: memorySources(() => time, someSources()), rebuilds };
    await handle(deps, created);
    const first = rebuilds.requests;
    await handle(deps, created);
    return [first, rebuilds.requests];
  };

const counted =
  (handle: typeof onRecordWritten): TwoDeliveries =>
  async () => {
    const recounts = memoryRebuilds<PlaceRef>();
    await handle({ recounts }, created);
    const first = recounts.requests;
    await handle({ recounts }, created);
    return [first, recounts.requests];
  };

const rolledUp: TwoDeliveries = async () => {
  const orders = memoryOrders();
  const { order, kitchenItems } = anOrder('delivered-twice-test-key', {
    status: 'inProgress',
    lifecycleState: 'sentToKitchen',
  });
  await orders.create(
    order,
    kitchenItems.map((item) => ({ ...item, kitchenStatus: 'inPreparation' })),
  );
  const [orderGuid, orderItemGuid] = [order.guid, kitchenItems[0]?.orderItemGuid ?? ''];
  const params = {
    tenantId: `${order.tenantId}`,
    restaurantId: `${order.restaurantId}`,
    orderGuid,
    orderItemGuid,
  };
  const event = { params, before: 'sentToKitchen', after: 'inPreparation' };
  let clock = Date.parse(time);
  const now = () => {
    clock += 1000;
    return clock;
  };
  const deps = { orders, dueWorkQueue: memoryDueWorkQueue(), now };
  await onKitchenItemWritten(deps, event);
  const first = orders.all();
  await onKitchenItemWritten(deps, event);
  return [first, orders.all()];
};

const aPicture = Buffer.from('a picture');
const picturePath = 'tenants/10000001/restaurants/20000001/items/margherita.jpg';

/** @param bytes The stored file; undefined if it was deleted and left a copy. */
const checked =
  (bytes: Buffer | undefined): TwoDeliveries =>
  async () => {
    const [files, records] = [memoryPictureFiles(), memoryRecords()];
    files.put(`${picturePath}/320.webp`, aPicture);
    if (bytes) files.put(picturePath, bytes);
    let clock = Date.parse(time);
    const now = () => {
      clock += 1000;
      return clock;
    };
    const inspectPicture: InspectPicture = async () => ({
      isPicture: true,
      ...{ type: 'image/jpeg', width: 8, height: 6, isAnimated: false },
    });
    const renderCopies = async () => ({ copies: [] });
    const deps = { files, records, inspectPicture, renderCopies, log: silentLog, now };
    const standing = () => structuredClone([files.paths(), records.documents()]);
    await checkPicture(deps, picturePath);
    const first = standing();
    await checkPicture(deps, picturePath);
    return [first, standing()];
  };

/** The menu is copied to another restaurant. */
const followed: TwoDeliveries = async () => {
  const records = memoryRecords();
  const link = { fromRestaurantId: 20_000_001, toRestaurantId: 20_000_002 };
  records.put(menuLinksOf(10_000_001), linkIdOf(link), {
    ...link,
    ...{ restaurantIds: [20_000_001, 20_000_002], by: 'ada', byName: 'Ada', exceptions: [] },
    ...{ createdAt: time, updatedAt: time },
  });
  let clock = Date.parse(time);
  const now = () => {
    clock += 1000;
    return clock;
  };
  const dueWorkQueue = memoryDueWorkQueue();
  const work = () => records.find(dueWork, { limit: 10 });
  await onCopiedMenuWritten({ records, dueWorkQueue, now }, created);
  const first = await work();
  await onCopiedMenuWritten({ records, dueWorkQueue, now }, created);
  return [first, await work()];
};

const countedRecord = [counted(onRecordWritten)];
const ofMenu = [followed, counted(onRecordWritten)];
const catalogue = [rebuilt(onRestaurantWritten), ...ofMenu];

/** Every trigger with the function that it calls. */
const triggers: Readonly<Record<string, readonly TwoDeliveries[]>> = {
  onKitchenItem: [rolledUp],
  onTenant: [rebuilt(onTenantWritten)],
  onRestaurant: [rebuilt(onRestaurantWritten), counted(onCountedRestaurantWritten)],
  onDomainMapping: [rebuilt(onDomainMappingWritten)],
  'onRecord-items': catalogue,
  'onRecord-menuGroups': catalogue,
  'onRecord-modifierGroups': catalogue,
  'onRecord-taxRates': catalogue,
  'onRecord-deliveryZones': [rebuilt(onRestaurantWritten), ...countedRecord],
  'onRecord-salesCategories': ofMenu,
  'onRecord-courses': ofMenu,
  'onRecord-tags': ofMenu,
  'onRecord-employees': countedRecord,
  'onRecord-jobs': countedRecord,
  'onRecord-prepStations': countedRecord,
  'onRecord-printers': countedRecord,
  'onRecord-promotions': countedRecord,
  onOrder: [counted(onOrderWritten)],
  onPicture: [rebuilt(onRestaurantWritten)],
  onPictureStored: [checked(aPicture)],
  onPictureDeleted: [checked(aPicture), checked(undefined)],
};

interface Endpoint {
  eventTrigger?: { retry: boolean };
}

type Deployable = { __endpoint: Endpoint };
/** The names of grouped triggers include their group's. */
const deployed = Object.entries(
  deployables as unknown as Record<string, Deployable | Record<string, Deployable>>,
)
  .flatMap(([name, one]): [string, Deployable][] =>
    '__endpoint' in one
      ? [[name, one as Deployable]]
      : Object.entries(one).map(([member, each]) => [`${name}-${member}`, each]),
  )
  .map(([name, { __endpoint }]) => ({ name, trigger: __endpoint.eventTrigger }))
  .filter(({ trigger }) => trigger !== undefined);

describe('the triggers', () => {
  it('are all looked at here', () => {
    expect(deployed.map(({ name }) => name).sort()).toEqual(Object.keys(triggers).sort());
  });

  it.each(deployed)('$name is delivered again after a failure', ({ trigger }) => {
    expect(trigger?.retry).toBe(true);
  });

  it.each(Object.entries(triggers))('%s delivered twice does what it did once', async (_name, handlers) => {
    for (const deliver of handlers) {
      const [first, second] = await deliver();
      expect(first).not.toEqual([]);
      expect(second).toEqual(first);
    }
  });
});
