// The only thing that clients write: the next state of a kitchen item, and nothing else.
import { canGo } from '@bite/shared/kernel/transitions';
import { type KitchenState, kitchenStates, kitchenTransitions } from '@bite/shared/ordering/transitions';
import { staffNamed } from './actors.ts';
import type { Check } from './check.ts';
import { type Fields, removed, serverTime } from './firestore-client.ts';
import { triedItem } from './world.ts';

/** The time field that each state sets, besides updatedAt. */
const stampOf: Readonly<Record<KitchenState, string | undefined>> = {
  pending: undefined,
  sentToKitchen: 'sentToKitchenAt',
  fired: 'firedAt',
  inPreparation: undefined,
  ready: 'readyAt',
  served: 'servedAt',
  cancelled: undefined,
};

/** @param now The placeholder for the server's time, which differs between clients. */
export function step(to: KitchenState, now: unknown = serverTime): Fields {
  const stamp = stampOf[to];
  return { kitchenStatus: to, updatedAt: now, ...(stamp && { [stamp]: now }) };
}

export const pairs = kitchenStates.flatMap((from) => kitchenStates.map((to) => [from, to] as const));
export const allowedPairs = pairs.filter(([from, to]) => canGo(kitchenTransitions, from, to));

const clock = new Date('2026-01-01T12:30:00.000Z');

/** Changes that contain more, less or other fields than the step from sentToKitchen to fired. */
export const notQuiteAStep: Readonly<Record<string, Fields>> = {
  'without the time of the step': { kitchenStatus: 'fired', updatedAt: serverTime },
  'without updatedAt': { kitchenStatus: 'fired', firedAt: serverTime },
  'with nothing but the state': { kitchenStatus: 'fired' },
  "with the tablet's own clock as its time": { ...step('fired'), firedAt: clock },
  "with the tablet's own clock in updatedAt": { ...step('fired'), updatedAt: clock },
  'with its time as text': { ...step('fired'), firedAt: '2026-01-01T12:30:00.000Z' },
  "with another state's time": { kitchenStatus: 'fired', updatedAt: serverTime, readyAt: serverTime },
  "with another state's time besides": { ...step('fired'), readyAt: serverTime },
  'with another name': { ...step('fired'), name: 'Marinara' },
  'with another quantity': { ...step('fired'), quantity: 2 },
  'with another priority': { ...step('fired'), kitchenPriority: 'urgent' },
  'with a field of its own': { ...step('fired'), note: 'done' },
  'that takes a field away': { ...step('fired'), name: removed },
  'to a state that does not exist': { ...step('fired'), kitchenStatus: 'eaten' },
  'to a state that is no text': { ...step('fired'), kitchenStatus: 4 },
  'to no state': { kitchenStatus: removed, updatedAt: serverTime },
  'that only touches updatedAt': { updatedAt: serverTime },
  'that only touches a time': { firedAt: serverTime, updatedAt: serverTime },
};

const { name: who, uid } = staffNamed('an employee in the kitchen');

const attempted = (item: string, fields: Fields, allowed: boolean, how: string): Check => {
  const attempt = { does: 'update', path: triedItem(item), fields } as const;
  return { who, uid, about: 'kitchenItems', attempt, allowed, how };
};

export const stepCheck = (from: KitchenState, to: KitchenState): Check =>
  attempted(`${from}-${to}`, step(to), canGo(kitchenTransitions, from, to), `to ${to}`);

export const loadedStepCheck = (from: KitchenState, to: KitchenState): Check =>
  attempted(`${from}-${to}`, { ...step(to), notes: 'extra' }, false, `to ${to}, and a note`);

export const wrongStepCheck = (how: string): Check => attempted('sent', notQuiteAStep[how] ?? {}, false, how);

export const lostStateCheck = attempted(
  'eaten',
  step('sentToKitchen'),
  false,
  'from a state that does not exist',
);

/** All steps that can be tried. */
export const kitchenChecks = (): Check[] => [
  ...pairs.map(([from, to]) => stepCheck(from, to)),
  ...allowedPairs.map(([from, to]) => loadedStepCheck(from, to)),
  ...Object.keys(notQuiteAStep).map(wrongStepCheck),
  lostStateCheck,
];
