// What guests were told about their orders, as staff see it.
import type { ListedMessage } from '@bite/shared/ordering/order-messages.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOrder, guidOf } from '../lib/testing/an-order.ts';
import { aProfile } from '../lib/testing/people.ts';
import { visit } from './app-testing.tsx';
import { patient, sent } from './platform-testing.tsx';

const PLACE = '/t/10000001/r/20000001';
const at = '2026-06-10T22:00:00.000Z';

const aMessage = (change: Partial<ListedMessage> = {}): ListedMessage => ({
  messageId: 'one',
  orderGuid: guidOf(1),
  orderNumber: '#042',
  kind: 'accepted',
  channel: 'mail',
  to: 'j…@…',
  state: 'sent',
  createdAt: at,
  dueAt: at,
  changedAt: at,
  ...change,
});
const refused = aMessage({ messageId: 'two', kind: 'ready', state: 'failed', reason: 'refused' });
const skipped = aMessage({ messageId: 'three', kind: 'received', state: 'skipped', reason: 'switchedOff' });

function enter(path: string, messages: ListedMessage[]) {
  let stored = messages;
  return visit({
    at: `${PLACE}/${path}`,
    profile: aProfile({ isSiteAdmin: true }),
    handlers: {
      listOrderMessages: ({ query }: { query?: Readonly<Record<string, unknown>> }) => ({
        messages: stored.filter(({ state }) => !query?.['state'] || state === query['state']),
      }),
      sendMessageAgain: () => {
        const again = aMessage({ ...refused, state: 'sent' });
        const { reason: _, ...done } = again;
        stored = stored.map((one) => (one.messageId === refused.messageId ? done : one));
        return done;
      },
    },
  });
}

describe('the messages to guests', patient, () => {
  it('say what was told to whom, what was not, and why', async () => {
    enter('messages', [aMessage(), refused, skipped]);
    const list = await screen.findByRole('region', { name: 'Messages to guests' });
    expect(await within(list).findByRole('link', { name: '#042: accepted' })).toBeTruthy();
    expect(within(list).getAllByText('j…@…')).toHaveLength(3);
    expect(within(list).getByText('The address was refused')).toBeTruthy();
    expect(within(list).getByText('Switched off in the settings')).toBeTruthy();
    expect(within(list).getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
  });

  it('that failed are shown alone, and sent again', async () => {
    const { user, platform } = enter('messages', [aMessage(), refused]);
    await user.click(await screen.findByRole('tab', { name: 'Failed' }));
    const list = await screen.findByRole('region', { name: 'Failed messages' });
    await user.click(
      await within(list).findByRole('button', { name: 'Actions for Mail about order #042: ready' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    expect(await screen.findByText('It was sent')).toBeTruthy();
    expect(await screen.findByText('No message has failed')).toBeTruthy();
    expect(sent(platform, 'sendMessageAgain')).toMatchObject([{ parameters: { messageId: 'two' } }]);
  });

  it('are there for each order, from its card on the board', async () => {
    const { user, platform } = enter('orders', [refused, aMessage()]);
    platform.live.storeOrders(anOrder({ orderNumber: '#042' }));
    await user.click(await screen.findByRole('button', { name: 'More for order #042' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Messages…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Messages about order #042' });
    expect((await within(dialog).findAllByRole('listitem'))[0]?.textContent).toContain(
      'The address was refused',
    );
    await user.click(within(dialog).getByRole('button', { name: /^Send again/ }));
    await waitFor(() => expect(within(dialog).queryByText('Failed')).toBeNull());
    expect(sent(platform, 'listOrderMessages')[0]).toMatchObject({
      query: { orderGuid: expect.any(String) },
    });
  });
});
