// The one thing clients write: a kitchen item's next step, and nothing with it.
import { canGo } from '@bite/shared/kernel/transitions';
import { type KitchenState, kitchenStates, kitchenTransitions } from '@bite/shared/ordering/transitions';
import { paths } from '@bite/shared/paths';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  type Firestore,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffNamed } from './actors.ts';
import { places } from './places.ts';
import { asServer, firestoreOf, isAllowed, kitchenItem, orderGuid } from './world.ts';

const at = places.pizzeria;

/** What a state leaves its time in, besides updatedAt. */
const stampOf: Readonly<Record<KitchenState, string | undefined>> = {
  pending: undefined,
  sentToKitchen: 'sentToKitchenAt',
  fired: 'firedAt',
  inPreparation: undefined,
  ready: 'readyAt',
  served: 'servedAt',
  cancelled: undefined,
};

function step(to: KitchenState): Record<string, unknown> {
  const stamp = stampOf[to];
  return { kitchenStatus: to, updatedAt: serverTimestamp(), ...(stamp && { [stamp]: serverTimestamp() }) };
}

const pairs = kitchenStates.flatMap((from) => kitchenStates.map((to) => [from, to] as const));
const allowedPairs = pairs.filter(([from, to]) => canGo(kitchenTransitions, from, to));
const clock = Timestamp.fromDate(new Date('2026-01-01T12:30:00.000Z'));

/** Changes that are more, less or other than the step from sentToKitchen to fired. */
const notQuiteAStep: Record<string, Record<string, unknown>> = {
  'without the time of the step': { kitchenStatus: 'fired', updatedAt: serverTimestamp() },
  'without updatedAt': { kitchenStatus: 'fired', firedAt: serverTimestamp() },
  'with nothing but the state': { kitchenStatus: 'fired' },
  "with the tablet's own clock as its time": { ...step('fired'), firedAt: clock },
  "with the tablet's own clock in updatedAt": { ...step('fired'), updatedAt: clock },
  'with its time as text': { ...step('fired'), firedAt: '2026-01-01T12:30:00.000Z' },
  "with another state's time": {
    kitchenStatus: 'fired',
    updatedAt: serverTimestamp(),
    readyAt: serverTimestamp(),
  },
  "with another state's time besides": { ...step('fired'), readyAt: serverTimestamp() },
  'with another name': { ...step('fired'), name: 'Marinara' },
  'with another quantity': { ...step('fired'), quantity: 2 },
  'with another priority': { ...step('fired'), kitchenPriority: 'urgent' },
  'with a field of its own': { ...step('fired'), note: 'done' },
  'that takes a field away': { ...step('fired'), name: deleteField() },
  'to a state that does not exist': { ...step('fired'), kitchenStatus: 'eaten' },
  'to a state that is no text': { ...step('fired'), kitchenStatus: 4 },
  'to no state': { kitchenStatus: deleteField(), updatedAt: serverTimestamp() },
  'that only touches updatedAt': { updatedAt: serverTimestamp() },
  'that only touches a time': { firedAt: serverTimestamp(), updatedAt: serverTimestamp() },
};

export function describeKitchen(environment: () => RulesTestEnvironment): void {
  describe('the kitchen, on one item', () => {
    let cook: Firestore;
    let made = 0;

    beforeAll(() => {
      cook = firestoreOf(environment(), staffNamed('an employee in the kitchen'));
    });

    async function anItem(state: KitchenState, more: object = {}): Promise<string> {
      made += 1;
      const path = paths.kitchenItem(at, orderGuid, `made-${made}`);
      await asServer(environment(), (db) => setDoc(doc(db, path), { ...kitchenItem(state), ...more }));
      return path;
    }

    it.each(pairs)('I4-17 from %s to %s: exactly as the table of transitions says', async (from, to) => {
      const item = doc(cook, await anItem(from));
      expect(await isAllowed(updateDoc(item, step(to)))).toBe(canGo(kitchenTransitions, from, to));
    });

    it('I4-17 there are 49 pairs of states, of which the kitchen may take 12', () => {
      expect([pairs.length, allowedPairs.length]).toEqual([49, 12]);
    });

    it.each(allowedPairs)('I4-17 from %s to %s carries nothing else', async (from, to) => {
      const item = doc(cook, await anItem(from));
      expect(await isAllowed(updateDoc(item, { ...step(to), notes: 'extra' }))).toBe(false);
    });

    it.each(Object.entries(notQuiteAStep))('I4-17 a step %s is refused', async (_, change) => {
      const item = doc(cook, await anItem('sentToKitchen'));
      expect(await isAllowed(updateDoc(item, change))).toBe(false);
    });

    it('I4-17 an item in a state that does not exist goes nowhere', async () => {
      const item = doc(cook, await anItem('pending', { kitchenStatus: 'eaten' }));
      expect(await isAllowed(updateDoc(item, step('sentToKitchen')))).toBe(false);
    });

    it('I4-17 an item written whole loses what is left out, and is refused', async () => {
      const item = doc(cook, await anItem('sentToKitchen'));
      expect(await isAllowed(setDoc(item, step('fired')))).toBe(false);
      expect(await isAllowed(setDoc(item, step('fired'), { merge: true }))).toBe(true);
    });

    it('I4-17 a dish that was recalled is ready again at a later time', async () => {
      const item = doc(cook, await anItem('ready', { readyAt: clock }));
      expect(await isAllowed(updateDoc(item, step('inPreparation')))).toBe(true);
      expect(await isAllowed(updateDoc(item, step('ready')))).toBe(true);
      const readyAt = (await getDocFromServer(item)).get('readyAt') as Timestamp;
      expect(readyAt.toMillis()).toBeGreaterThan(clock.toMillis());
    });

    it('I4-17 one tap bumps thirty items of an order at once', async () => {
      const batch = writeBatch(cook);
      for (let index = 0; index < 30; index += 1)
        batch.update(doc(cook, await anItem('sentToKitchen')), step('fired'));
      expect(await isAllowed(batch.commit())).toBe(true);
    });

    it('I4-17 one wrong step holds back the whole tap', async () => {
      const [right, wrong] = [doc(cook, await anItem('pending')), doc(cook, await anItem('served'))];
      const batch = writeBatch(cook).update(right, step('sentToKitchen')).update(wrong, step('ready'));
      expect(await isAllowed(batch.commit())).toBe(false);
      expect((await getDocFromServer(right)).get('kitchenStatus')).toBe('pending');
    });

    it('I4-17 an item that is not there is not made by a step', async () => {
      const item = doc(cook, paths.kitchenItem(at, orderGuid, 'never-ordered'));
      expect(await isAllowed(setDoc(item, { ...kitchenItem('pending'), ...step('sentToKitchen') }))).toBe(
        false,
      );
    });
  });
}
