// The page of the received notifications, which refreshes every few seconds.
import { listPageOf } from '../page.ts';
import type { ReceivedPush } from './received-push.ts';

export const pushPage = (pushes: readonly ReceivedPush[]): string =>
  listPageOf({
    title: 'Notifications',
    empty:
      'Nothing has arrived yet. Notifications that Bite sends to devices of this service appear here by themselves.',
    entries: pushes.map(({ text, subscription, receivedAt }) => ({
      name: text,
      about: `to ${subscription.slice(0, 8)} · ${receivedAt}`,
    })),
  });
