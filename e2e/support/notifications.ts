// Notifications of a window. Chromium without a screen reaches no push service and shows no notifications, so its device is one of the
// stack's push service, which decrypts them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { pushUrl } from '../../tools/stack/stack.ts';
import { stack } from './platform.ts';

interface Subscription {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface NotifiedDevice {
  /** The newest notification, as the service worker gets it; waits for it. */
  notification(): Promise<unknown>;
}

/** Before the page is loaded: its guest allows notifications, and its browser has a device of the stack's push service. */
export async function withNotifications(page: Page): Promise<NotifiedDevice> {
  await page.context().grantPermissions(['notifications']);
  const answer = await fetch(`${pushUrl(stack)}/api/subscriptions`, { method: 'POST' });
  const device = (await answer.json()) as Subscription;
  await page.addInitScript(({ endpoint, keys }) => {
    Object.assign(PushManager.prototype, {
      getSubscription: async () => null,
      subscribe: async () => ({ endpoint, toJSON: () => ({ endpoint, keys }) }),
    });
  }, device);
  return {
    async notification() {
      await expect.poll(() => textsTo(device), { timeout: FIRST_ANSWER }).not.toEqual([]);
      const [newest = ''] = await textsTo(device);
      return JSON.parse(newest);
    },
  };
}

async function textsTo({ id }: Subscription): Promise<string[]> {
  const answer = await fetch(`${pushUrl(stack)}/api/pushes?to=${id}`);
  const { pushes } = (await answer.json()) as { pushes: { text: string }[] };
  return pushes.map(({ text }) => text);
}
