// The kitchen's state changes one by one, and in batches and merges of Firebase's own client library.
import type { KitchenState } from '@bite/shared/ordering/transitions';
import { paths } from '@bite/shared/paths';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
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
import { type Check, wrongAnswers } from './check.ts';
import type { FirestoreClient } from './firestore-client.ts';
import {
  allowedPairs,
  loadedStepCheck,
  lostStateCheck,
  notQuiteAStep,
  pairs,
  step,
  stepCheck,
  wrongStepCheck,
} from './kitchen-checks.ts';
import { places } from './places.ts';
import { asServer, firestoreOf, isAllowed, kitchenItem, orderGuid } from './world.ts';

const at = places.pizzeria;
const stepNow = (to: KitchenState) => ({ ...step(to, serverTimestamp()) });
const clock = Timestamp.fromDate(new Date('2026-01-01T12:30:00.000Z'));

export function describeKitchen(
  client: () => FirestoreClient,
  environment: () => RulesTestEnvironment,
): void {
  const holds = async (check: Check): Promise<void> =>
    expect(await wrongAnswers(client(), [check])).toEqual([]);

  describe('the kitchen, on one item', () => {
    it.each(pairs)('I4-17 from %s to %s: exactly as the table of transitions says', (from, to) =>
      holds(stepCheck(from, to)),
    );

    it('I4-17 there are 49 pairs of states, of which the kitchen may take 12', () => {
      expect([pairs.length, allowedPairs.length]).toEqual([49, 12]);
    });

    it.each(allowedPairs)('I4-17 from %s to %s carries nothing else', (from, to) =>
      holds(loadedStepCheck(from, to)),
    );

    it.each(Object.keys(notQuiteAStep))('I4-17 a step %s is refused', (how) => holds(wrongStepCheck(how)));

    it('I4-17 an item in a state that does not exist goes nowhere', () => holds(lostStateCheck));
  });

  describe('the kitchen, with its tablet', () => {
    let cook: Firestore;
    let made = 0;

    beforeAll(() => {
      cook = firestoreOf(environment(), staffNamed('an employee in the kitchen'));
    });

    async function anItem(state: KitchenState, more: Record<string, unknown> = {}): Promise<string> {
      made += 1;
      const path = paths.kitchenItem(at, orderGuid, `made-${made}`);
      await asServer(environment(), (db) => setDoc(doc(db, path), { ...kitchenItem(state, more) }));
      return path;
    }

    it('I4-17 an item written whole loses what is left out, and is refused', async () => {
      const item = doc(cook, await anItem('sentToKitchen'));
      expect(await isAllowed(setDoc(item, stepNow('fired')))).toBe(false);
      expect(await isAllowed(setDoc(item, stepNow('fired'), { merge: true }))).toBe(true);
    });

    it('I4-17 a dish that was recalled is ready again at a later time', async () => {
      const item = doc(cook, await anItem('ready', { readyAt: clock }));
      expect(await isAllowed(updateDoc(item, stepNow('inPreparation')))).toBe(true);
      expect(await isAllowed(updateDoc(item, stepNow('ready')))).toBe(true);
      const readyAt = (await getDocFromServer(item)).get('readyAt') as Timestamp;
      expect(readyAt.toMillis()).toBeGreaterThan(clock.toMillis());
    });

    it('I4-17 one tap bumps thirty items of an order at once', async () => {
      const batch = writeBatch(cook);
      for (let index = 0; index < 30; index += 1)
        batch.update(doc(cook, await anItem('sentToKitchen')), stepNow('fired'));
      expect(await isAllowed(batch.commit())).toBe(true);
    });

    it('I4-17 one wrong step holds back the whole tap', async () => {
      const [right, wrong] = [doc(cook, await anItem('pending')), doc(cook, await anItem('served'))];
      const batch = writeBatch(cook).update(right, stepNow('sentToKitchen')).update(wrong, stepNow('ready'));
      expect(await isAllowed(batch.commit())).toBe(false);
      expect((await getDocFromServer(right)).get('kitchenStatus')).toBe('pending');
    });

    it('I4-17 an item that is not there is not made by a step', async () => {
      const item = doc(cook, paths.kitchenItem(at, orderGuid, 'never-ordered'));
      const whole = { ...kitchenItem('pending'), ...stepNow('sentToKitchen') };
      expect(await isAllowed(setDoc(item, whole))).toBe(false);
    });
  });
}
