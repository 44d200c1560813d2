// Which orders a driver sees, and of them what the way to the door takes.
import type { LifecycleState } from './transitions.ts';

/** Ready to be taken out, or on its way. */
export const deliveryStates = ['ready', 'served'] as const satisfies readonly LifecycleState[];
export type DeliveryState = (typeof deliveryStates)[number];

export const isDeliveryState = (state: LifecycleState): state is DeliveryState =>
  deliveryStates.some((each) => each === state);
