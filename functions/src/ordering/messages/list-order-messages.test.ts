import type { Answers } from '@bite/shared/api/answers';
import { type OrderMessage, orderMessage } from '@bite/shared/ordering/order-message.schema';
import { aGuid, NOW } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../collections/collections.ts';
import { anOrder } from '../../testing/an-order.ts';
import { memoryApi } from '../../testing/memory-api.ts';
import { seeded } from '../../testing/sample-requests.ts';
import { orderMessagesOf } from './order-messages.ts';

const { tenantId, restaurantId } = seeded;
const place = { tenantId, restaurantId };
const at = orderMessagesOf(place);
const order = anOrder('a-key-of-at-least-22-characters').order;

const aMessage = (minute: number, change: Partial<OrderMessage> = {}): OrderMessage => {
  const time = new Date(NOW + minute * 60_000).toISOString();
  return orderMessage.parse({
    ...{ orderGuid: order.guid, orderNumber: '#001', eventId: '1', kind: 'received', channel: 'mail' },
    ...{
      to: 'joe@example.com',
      state: 'sent',
      createdAt: time,
      dueAt: time,
      changedAt: time,
      expiresAt: time,
    },
    ...change,
  });
};

async function anApi(messages: Record<string, OrderMessage>) {
  const api = await memoryApi();
  await api.ports.orders.create(order, []);
  for (const [id, message] of Object.entries(messages)) api.records.put(at, id, message);
  const list = async (uid: string, query: Record<string, string> = {}) =>
    (
      await api.dataOf<Answers['listOrderMessages']>('listOrderMessages', uid, {
        query: `?${new URLSearchParams(query)}`,
      })
    ).messages;
  const again = (messageId: string, uid = 'manager') =>
    api.ask('sendMessageAgain', uid, { params: { ...place, messageId } });
  return { ...api, list, again };
}

describe('what guests were told', () => {
  const stored = {
    a: aMessage(1),
    b: aMessage(3, { state: 'failed', reason: 'refused' }),
    c: aMessage(2, { orderGuid: aGuid(77), orderNumber: '#002' }),
  };

  it('is listed latest first: all of it, what failed, or that of one order', async () => {
    const { list } = await anApi(stored);
    const ids = async (query: Record<string, string> = {}) =>
      (await list('manager', query)).map(({ messageId }) => messageId);
    expect(await ids()).toEqual(['b', 'c', 'a']);
    expect(await ids({ state: 'failed' })).toEqual(['b']);
    expect(await ids({ orderGuid: order.guid })).toEqual(['b', 'a']);
  });

  it('shows addresses whole to managers, who look after mistakes, and masked to everybody else', async () => {
    const { list } = await anApi(stored);
    expect((await list('manager'))[0]?.to).toBe('joe@example.com');
    expect((await list('employee'))[0]?.to).toBe('j…@…');
  });
});

describe('a message that failed', () => {
  it('is sent again at once, however often the button is tapped, and the history says who did it', async () => {
    const { again, mailer, records } = await anApi({
      a: aMessage(1, { state: 'failed', reason: 'refused' }),
    });
    const answers = await Promise.all([again('a'), again('a')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await again('a')).status).toBe(200);
    expect(mailer.sent).toMatchObject([{ to: order.customer.email, id: 'a' }]);
    expect(await records.get(at, 'a')).toMatchObject({ state: 'sent', repeats: 1 });
    const entries = await records.find(auditEntries, { limit: 9 });
    expect(entries.filter(({ record }) => record.kind === 'order_messages')).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('joe@example.com');
  });

  it('is left alone if the order has moved on since', async () => {
    const { again, mailer, ports } = await anApi({ a: aMessage(1, { state: 'failed', reason: 'unclear' }) });
    await ports.orders.change(place, order.guid, (current) => ({
      order: { ...current, status: 'cancelled', lifecycleState: 'canceled' },
      kitchenItems: [],
    }));
    expect(await (await again('a')).json()).toMatchObject({ data: { state: 'skipped', reason: 'movedOn' } });
    expect(mailer.sent).toEqual([]);
  });

  it('that was left out on purpose, or is not kept any more, is refused', async () => {
    const { again } = await anApi({ a: aMessage(1, { state: 'skipped', reason: 'switchedOff' }) });
    expect((await again('a')).status).toBe(409);
    expect((await again('gone')).status).toBe(404);
  });
});
