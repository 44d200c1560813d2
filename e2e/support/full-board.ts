// Fills an order board: one order placed the way diners do, and copies of it in every column, with the longest words and the
// most lines that an order may have.
import { MINUTE } from '@bite/shared/kernel/durations';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { urls } from './platform.ts';

const longName =
  'Maximiliana-Wilhelmina Featherstonehaugh-Cholmondeley of the Upper Terrace Garden Apartments';
const longNote = `Allergic to sesame, peanuts and shellfish: please change gloves. ${'No onions in anything at all, thank you. '.repeat(10)}`;
const longInstructions =
  'Ring twice at the green door behind the pharmacy, take the freight elevator on the left to the 14th floor, mind the dog, and call when you are there: the bell of 14-C has been broken since last winter and nobody hears a knock.';
const longAddress = {
  street: '12847 Northwest Martin Luther King Junior Boulevard Service Road, Building C, Rear Entrance',
  unit: 'Floor 14, Apartment 14-C',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  region: 'NY',
  postalCode: '10012-4417',
  country: 'US',
};

type Fields = Record<string, unknown>;
interface Change extends Fields {
  fulfilment?: Fields;
}

const states = {
  new: { status: 'newOrder', lifecycleState: 'started' },
  inKitchen: { status: 'inProgress', lifecycleState: 'sentToKitchen' },
  preparing: { status: 'inProgress', lifecycleState: 'inPreparation' },
  ready: { status: 'inProgress', lifecycleState: 'ready' },
  onItsWay: { status: 'inProgress', lifecycleState: 'served' },
} as const;

/** Every kind of order in every column, in the order of their arrival. */
function evening(item: Fields): Change[] {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, line) => ({
      ...item,
      orderItemId: line + 1,
      orderItemGuid: crypto.randomUUID(),
      quantity: (line % 12) + 1,
      ...(line % 3 === 0 && {
        name: `Slow-roasted Calabrian wagyu and artichoke double-decker no. ${line + 1}`,
      }),
      ...(line % 4 === 1 && { notes: 'Well done, cut in eight, sauce on the side' }),
    }));
  const delivery = {
    type: 'delivery',
    fulfilment: { address: longAddress, instructions: longInstructions },
  };
  const kinds: Change[] = [
    {},
    {
      ...delivery,
      customer: { name: longName, phone: '+1 518 555 0100', email: 'm@example.com' },
      requiresId: true,
    },
    { items: lines(30), customerNotes: longNote },
  ];
  const inEach = Object.values(states)
    .slice(0, 4)
    .flatMap((state) => kinds.map((kind) => ({ ...kind, ...state })));
  const later = new Date(Date.now() + 300 * MINUTE);
  const ahead = {
    scheduledFor: later,
    promisedAt: later,
    prepareAt: new Date(later.getTime() - 30 * MINUTE),
  };
  return [
    ...inEach,
    { ...states.new, fulfilment: ahead },
    { ...delivery, ...states.inKitchen, fulfilment: { ...delivery.fulfilment, ...ahead } },
    { ...delivery, ...states.onItsWay, paymentStatus: 'paid' },
    { ...states.ready, fulfilment: { promisedAt: new Date(Date.now() - 95 * MINUTE) } },
  ];
}

const plain = Array.from({ length: 16 }, (): Change => ({ ...states.new }));

export interface FullBoard {
  count: number;
  remove: () => Promise<void>;
}

let model: Fields | undefined;

/**
 * @param slug The restaurant whose board is filled; no other journey may use it meanwhile.
 * @param kind The largest possible orders in every column, or 16 new ones of usual size.
 */
export async function fillBoard(db: Firestore, slug: string, kind: 'big' | 'small'): Promise<FullBoard> {
  model ??= await modelOrder(db);
  const restaurant = await only(db.collectionGroup('restaurants').where('slug', '==', slug));
  const { items, fulfilment } = model;
  // They take no slot: a recount would find it full, and refuse the orders of the journeys.
  const { slotAt: _, ...fulfilled } = fulfilment as Fields;
  const changes = kind === 'big' ? evening((items as Fields[])[0] ?? {}) : plain;
  const batch = db.batch();
  const copies = changes.map((change, index) => {
    const orderId = 501 + index;
    const copy = restaurant.ref.collection('orders').doc(crypto.randomUUID());
    const createdAt = Timestamp.fromMillis(Date.now() - (index + 1) * MINUTE);
    batch.set(copy, {
      ...model,
      tenantId: restaurant.get('tenantId'),
      restaurantId: restaurant.get('restaurantId'),
      restaurantGuid: restaurant.get('guid'),
      docId: copy.id,
      guid: copy.id,
      orderId,
      orderNumber: `#${orderId}`,
      createdAt,
      updatedAt: createdAt,
      ...change,
      fulfilment: {
        ...fulfilled,
        promisedAt: Timestamp.fromMillis(Date.now() + 20 * MINUTE),
        ...change.fulfilment,
      },
    });
    return copy;
  });
  await batch.commit();
  const remove = async () => {
    for (const copy of copies) await db.recursiveDelete(copy);
  };
  return { count: copies.length, remove };
}

/** Placed once, since the orders per quarter hour are limited. */
async function modelOrder(db: Firestore): Promise<Fields> {
  let answer = '';
  const place = async (): Promise<string> => {
    answer = await placeByApi().catch(String);
    return answer;
  };
  // A concurrent journey may have paused the pizzeria.
  await expect.poll(place, { timeout: 60_000, interval: 1_000 }).toMatch(/^[0-9a-f-]{36}$/);
  const placed = await only(db.collectionGroup('orders').where('guid', '==', answer));
  await db.recursiveDelete(placed.ref);
  return placed.data();
}

async function only(query: Query): Promise<QueryDocumentSnapshot> {
  const [found] = (await query.limit(1).get()).docs;
  if (!found) throw new Error('What was looked for is not stored');
  return found;
}

interface Storefront {
  restaurant: { guid: string };
  items: { itemId: number; pricingStrategy: string; modifierGroups?: unknown[]; containsAlcohol?: true }[];
}

/** Orders a dish without options where orders are accepted at any time, and returns the order's guid. */
async function placeByApi(): Promise<string> {
  const { restaurant, items } = await ask<Storefront>('/storefront?slug=luigis-pizzeria');
  const dish = items.find(
    (item) => item.pricingStrategy === 'base' && !item.modifierGroups?.length && !item.containsAlcohol,
  );
  if (!dish) throw new Error('The pizzeria sells nothing as it is');
  const wish = {
    restaurantGuid: restaurant.guid,
    orderType: 'pickup',
    lines: [{ menuItemId: dish.itemId, quantity: 2 }],
  };
  const { totals } = await ask<{ totals: { total: number } }>('/orders/quote', wish);
  const customer = { name: 'Maria Lopez', phone: '+1 518 555 0100', email: 'maria@example.com' };
  const key = crypto.randomUUID();
  const placed = await ask<{ orderGuid: string }>(
    '/orders',
    { ...wish, customer, expectedTotal: totals.total },
    key,
  );
  return placed.orderGuid;
}

async function ask<Answer>(path: string, body?: object, key?: string): Promise<Answer> {
  const response = await fetch(`${urls.site}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data?: Answer; error?: unknown };
  if (!answer.data) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
  return answer.data;
}
