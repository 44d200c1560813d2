// Test set-up: the board at a fixed time, with ports in memory.
import { SECOND } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { guidOf, NOW } from '../../../lib/testing/an-order.ts';
import { aRestaurant, type MemoryPlatform, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { pass, renderScreen } from '../../../lib/testing/render-screen.tsx';
import { OrderBoard } from './order-board.tsx';

export const inProgress = { status: 'inProgress' } as const;
export const inKitchen = { ...inProgress, lifecycleState: 'sentToKitchen' } as const;

/** The clock shows NOW in every test of the file and moves on request; storage is cleared between tests. */
export function boardTests(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    showAt(() => false);
    localStorage.clear();
    sessionStorage.clear();
  });

  afterEach(async () => {
    toast.dismiss();
    await pass(SECOND);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/**
 * Simulates a screen on which the media queries hold for which `isTrue`; a wide one by default. Returns a function that
 * resizes it.
 */
export function showAt(isTrue: (query: string) => boolean): (isTrueNow: (query: string) => boolean) => void {
  let holds = isTrue;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return holds(query);
    },
    addEventListener: (_type: 'change', listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: 'change', listener: () => void) => listeners.delete(listener),
  }));
  return (isTrueNow) => {
    holds = isTrueNow;
    act(() => {
      for (const listener of [...listeners]) listener();
    });
  };
}

export async function openBoard(
  orders: Order[] = [],
  platform = memoryPlatform(),
  restaurant = aRestaurant(),
) {
  platform.live.storeOrders(...orders);
  const view = renderScreen(platform, <OrderBoard restaurant={restaurant} />);
  await pass();
  return { platform, live: platform.live, ...view };
}

export const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

export const card = (number: string) => within(screen.getByRole('article', { name: `Order ${number}` }));

/** Sets the restaurant's orders. */
export async function store(platform: MemoryPlatform, ...orders: Order[]): Promise<void> {
  act(() => platform.live.storeOrders(...orders));
  await pass();
}

export async function tap(element: HTMLElement): Promise<void> {
  fireEvent.click(element);
  await pass();
}

/** The moves sent to the API. */
export const moves = ({ requests }: MemoryPlatform) =>
  requests.map(({ parameters, body }) => ({ ...parameters, ...(body as object) }));

/** The API's answer to a move that took order #042 to `to`. */
export const moved = (to: Pick<Order, 'status' | 'lifecycleState'>) => ({
  guid: guidOf(42),
  paymentStatus: 'unpaid' as const,
  moved: true,
  event: { id: '2' },
  ...to,
});
