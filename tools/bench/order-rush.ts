// A hundred diners order at one restaurant in the same second. The API runs as a plain HTTP server, since in production one
// instance serves eighty requests at once, while the functions emulator starts a process for each request.
import type { ApiAnswer, PlacedOrder } from '@bite/shared/api/answers';
import { collections, paths } from '@bite/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoredRestaurant } from '../../functions/src/testing/store-restaurant.ts';
import type { FirestoreCount } from './count-firestore.ts';

export interface Rush {
  orders: number;
  placed: number;
  distinctNumbers: number;
  stored: number;
  lowestId: number;
  highestId: number;
  totalMilliseconds: number;
  slowestMilliseconds: number;
  firestore: FirestoreCount;
}

const order = ({ guid }: StoredRestaurant, diner: number) => ({
  restaurantGuid: guid,
  orderType: 'pickup',
  lines: [{ menuItemId: (diner % 10) + 1, quantity: 2 }],
  customer: { name: `Diner ${diner}`, phone: '+1 518 555 0100', email: `diner${diner}@example.com` },
  expectedTotal: 20,
});

async function place(origin: string, restaurant: StoredRestaurant, diner: number) {
  const started = performance.now();
  const response = await fetch(`${origin}/api/v1/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(order(restaurant, diner)),
  });
  const answer = (await response.json()) as ApiAnswer<PlacedOrder>;
  return { answer, milliseconds: performance.now() - started };
}

export async function orderRush(
  db: Firestore,
  origin: string,
  restaurant: StoredRestaurant,
  orders: number,
  take: () => FirestoreCount,
): Promise<Rush> {
  take();
  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: orders }, (_, diner) => place(origin, restaurant, diner)),
  );
  const totalMilliseconds = performance.now() - started;
  const firestore = take();
  const placed = answers.flatMap(({ answer }) => (answer.success ? [answer.data] : []));
  const stored = await db.collection(paths.restaurantCollection(restaurant.place, collections.orders)).get();
  const ids = stored.docs.map((document) => Number(document.get('orderId'))).sort((a, b) => a - b);
  return {
    orders,
    placed: placed.length,
    distinctNumbers: new Set(ids).size,
    stored: stored.size,
    lowestId: ids[0] ?? 0,
    highestId: ids.at(-1) ?? 0,
    totalMilliseconds,
    slowestMilliseconds: Math.max(...answers.map(({ milliseconds }) => milliseconds)),
    firestore,
  };
}
