import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { type Order, order as orderSchema } from '@bite/shared/ordering/order.schema';
import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { deviceIdOf } from '@bite/shared/ordering/push-devices';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { aGuid, anItem, aStorefront, NOW } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { finishDueWork } from '../../due-work/finish-due-work.ts';
import type { TextMessage } from '../../ports/texter.ts';
import { aPlace, memoryRestaurants, memoryStorefronts } from '../../testing/a-place.ts';
import { crashing } from '../../testing/crashing.ts';
import { memoryAccounts } from '../../testing/memory-accounts.ts';
import { memoryAllowances } from '../../testing/memory-allowances.ts';
import { memoryDueWorkQueue } from '../../testing/memory-due-work-queue.ts';
import { memoryIds } from '../../testing/memory-ids.ts';
import { linkIn, memoryMailer } from '../../testing/memory-mailer.ts';
import { memoryOrders } from '../../testing/memory-orders.ts';
import { aPushDevice, memoryPushSender } from '../../testing/memory-push-sender.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { cancelOwnOrder } from '../cancel-own-order.ts';
import { boardChange } from '../move-order.ts';
import { hashTrackingToken } from '../order-keys.ts';
import { orderPlacer } from '../place-order.ts';
import { rollUpKitchen } from '../roll-up-kitchen.ts';
import { endNotifying, notifyDevice } from './notify-device.ts';
import { announced, messageWork, orderMessagesOf, requestMessages } from './order-messages.ts';
import { forgetDevicesOf, pushDevicesOf } from './push-devices.ts';
import { type SendOrderMessageDeps, sendOrderMessage } from './send-order-message.ts';

const AT = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const remy = { uid: 'u1', displayName: 'Remy', email: 'remy@bella.example.com' };

async function anOrder(change: object = {}, settings: object = {}) {
  const records = memoryRecords();
  const orders = memoryOrders(records);
  const place = aPlace();
  const restaurant = { ...place.restaurant, settings: { ...place.restaurant.settings, ...settings } };
  records.put(tenants, String(AT.tenantId), place.tenant);
  records.put(restaurantsOf(AT.tenantId), String(AT.restaurantId), restaurant);
  const clock = { now: NOW };
  const now = () => clock.now;
  const mailer = memoryMailer();
  const texts: TextMessage[] = [];
  const dueWorkQueue = memoryDueWorkQueue();
  const storefronts = memoryStorefronts(
    aStorefront({ items: [anItem({ itemId: 1 })], taxRates: [], restaurant: { taxRate: 0 } }),
  );
  const deps: SendOrderMessageDeps & { records: typeof records; orders: typeof orders } = {
    records,
    orders,
    mailer,
    texter: { send: async (text) => void texts.push(text) },
    allowances: memoryAllowances(),
    siteOrigin: 'https://order.bite.example',
    now,
  };
  const restaurants = memoryRestaurants({ ...place, restaurant });
  const { orderGuid, trackingToken } = await orderPlacer({
    ...{
      orders,
      records,
      restaurants,
      storefronts,
      dueWorkQueue,
      guestHashKey: 'a key of tests',
      allowances: memoryAllowances(),
      now,
    },
  })(
    'a-key-of-at-least-22-characters',
    placeOrderInput.parse({
      restaurantGuid: aGuid(1),
      orderType: 'pickup',
      lines: [{ menuItemId: 1, quantity: 1 }],
      customer: { name: 'Ada Lovelace', phone: '5185550123', email: 'ada@example.com' },
      expectedTotal: 12,
      ...change,
    }),
  );
  const move = async (action: Parameters<typeof boardChange>[2]['input']['action'], more: object = {}) => {
    let known = 0;
    const input = { action, reason: 'Out of dough', ...more };
    const moved = await orders.change(AT, orderGuid, (current, items) => {
      known = current.history.length;
      return announced(boardChange(current, items, { input, by: remy, at: isoNow() }), current);
    });
    if (moved) await requestMessages(dueWorkQueue, moved, known);
  };
  const isoNow = () => new Date(clock.now).toISOString();
  const stored = () => orders.all()[0] as Order;
  const handlers = {
    sendOrderMessage: sendOrderMessage.bind(undefined, deps),
    forgetDevices: ({ orderGuid: guid, ...at }: typeof AT & { orderGuid: string }) =>
      forgetDevicesOf(deps, at, guid),
  };
  const attempts = { records, handlers, log: silentLog, now };
  return {
    ...{
      deps,
      records,
      orders,
      clock,
      mailer,
      dueWorkQueue,
      trackingToken,
      orderGuid,
      move,
      stored,
      attempts,
    },
    link: { restaurantGuid: aGuid(1), token: trackingToken },
    storefronts,
    texts,
    undo: () => move('undo', { undoes: stored().history.at(-1)?.id }),
    /** Lets time pass and runs what is due by then. */
    later: async (milliseconds = 0) => {
      clock.now += milliseconds;
      return finishDueWork(attempts);
    },
    /** 'ready mail: skipped known' of each message, in the order of events. */
    messages: async () => {
      const found = await records.find(orderMessagesOf(AT), { limit: 99 });
      return found
        .map(({ record }) => record)
        .sort((one, other) => Number(one.eventId) - Number(other.eventId))
        .map(({ kind, channel, state, reason }) => [`${kind} ${channel}:`, state, reason].join(' ').trim());
    },
    subjects: () => mailer.sent.map(({ subject }) => subject),
  };
}

/** An order whose guest may have devices notified. */
async function aTold(...given: Parameters<typeof anOrder>) {
  const order = await anOrder(...given);
  const { deps, storefronts, link, records } = order;
  const pushSender = memoryPushSender();
  deps.pushSender = pushSender;
  const notifyDeps = { ...deps, orders: order.orders, storefronts, pushSender };
  return {
    ...{ ...order, pushSender, notifyDeps },
    notify: (letter: string) => notifyDevice(notifyDeps, link, aPushDevice(letter)),
    /** 'a Bella: Your order …' */
    pushes: () =>
      pushSender.sent.map(
        ({ endpoint, notification: { title, text } }) => `${endpoint.at(-1)} ${title}: ${text}`,
      ),
    devices: () => records.find(pushDevicesOf(AT), { limit: 9 }),
  };
}

const quiet = {
  mails: { received: true, accepted: true, ready: true, cancelled: true },
  texts: false,
  textCountries: [] as string[],
};

describe('what a guest is told', () => {
  it('that the order was received, at once, with a link of its own that opens the order', async () => {
    const { later, subjects, mailer, orders, stored, trackingToken, dueWorkQueue } = await anOrder();
    expect(dueWorkQueue.asked).toMatchObject([{ due: new Date(NOW).toISOString() }]);
    await later();
    expect(subjects()).toEqual(['Your order #001 at Bella']);
    const [mail] = mailer.sent;
    const link = mail ? linkIn(mail) : '';
    const [, token = ''] = /^https:\/\/order\.bite\.example\/bella\/track\/([\w-]{43})$/.exec(link) ?? [];
    expect(token).not.toBe(trackingToken);
    expect(await orders.findByTrackingTokenHash(hashTrackingToken(token))).toEqual(stored());
  });

  it('of each move once, after the ten seconds in which it can be taken back', async () => {
    const { later, move, subjects, dueWorkQueue } = await anOrder();
    await later();
    await move('accept');
    expect(dueWorkQueue.asked.at(-1)?.due).toBe(new Date(NOW + 11_000).toISOString());
    await later(10_000);
    expect(subjects()).toHaveLength(1);
    await later(1000);
    await later(HOUR);
    await move('start');
    await move('ready');
    await later(11_000);
    await move('handOver', { paidBy: 'cash' });
    await later(11_000);
    expect(subjects()).toEqual([
      'Your order #001 at Bella',
      'Bella has accepted your order #001',
      'Your order #001 at Bella is ready',
    ]);
  });

  it('nothing of a move that was taken back, and once of one that was made again', async () => {
    const { later, move, undo, subjects, messages } = await anOrder();
    await later();
    await move('accept');
    await later(4000);
    await undo();
    await later(11_000);
    expect(subjects()).toHaveLength(1);
    await move('accept');
    await later(11_000);
    expect(subjects().slice(1)).toEqual(['Bella has accepted your order #001']);
    expect(await messages()).toEqual([
      'received mail: sent',
      'accepted mail: skipped movedOn',
      'accepted mail: sent',
    ]);
  });

  it('nothing that has become false in the meantime', async () => {
    const { later, move, subjects, messages } = await anOrder();
    await move('cancel');
    await later(11_000);
    expect(subjects()).toEqual(['Your order #001 at Bella was cancelled']);
    expect(await messages()).toEqual(['received mail: skipped movedOn', 'cancelled mail: sent']);
  });

  it('not a second time that it is ready, if the kitchen took a dish back and finished it again', async () => {
    const { later, move, orders, orderGuid, attempts, dueWorkQueue, messages } = await anOrder();
    const cook = async (kitchenStatus: 'inPreparation' | 'ready') => {
      await orders.change(AT, orderGuid, (order, items) => ({
        order,
        kitchenItems: items.map((item) => ({ ...item, kitchenStatus })),
      }));
      await rollUpKitchen({ orders, dueWorkQueue, now: attempts.now }, AT, orderGuid);
      await later(12_000);
    };
    await later();
    await move('accept');
    await later(11_000);
    for (const state of ['inPreparation', 'ready', 'inPreparation', 'ready'] as const) await cook(state);
    expect((await messages()).slice(2)).toEqual(['ready mail: sent', 'ready mail: skipped known']);
  });

  it('that a delivery is on its way, not that it is ready', async () => {
    const { later, move, subjects } = await anOrder({ orderType: 'delivery', address: aDeliveryAddress() });
    await later();
    for (const action of ['accept', 'start', 'ready', 'handOver'] as const) {
      await move(action);
      await later(12_000);
    }
    expect(subjects().slice(2)).toEqual(['Your order #001 from Bella is on its way']);
  });

  it('that it is on again, if a manager corrects a cancellation of which the guest was told', async () => {
    const { later, move, subjects } = await anOrder();
    await move('accept');
    await move('cancel');
    await later();
    await move('correct', { to: 'sentToKitchen' });
    await later();
    expect(subjects().at(-1)).toBe('Your order #001 at Bella is on again');
  });

  it('that they cancelled it themselves', async () => {
    const { later, orders, storefronts, dueWorkQueue, attempts, link, mailer } = await anOrder();
    storefronts.storefront.restaurant.ordering.cancelWindowMinutes = 10;
    await later();
    const { now } = attempts;
    await cancelOwnOrder(
      { orders, storefronts, dueWorkQueue, allowances: memoryAllowances(), log: silentLog, now },
      link,
    );
    await later();
    expect(mailer.sent.at(-1)?.text).toContain('It will not be prepared.');
    expect(mailer.sent.at(-1)?.text).not.toContain('Cancelled by the guest');
  });

  it('only what the restaurant has switched on', async () => {
    const guestMessages = {
      mails: { received: false, accepted: true, ready: true, cancelled: true },
      texts: false,
    };
    const { later, move, subjects, messages } = await anOrder({}, { guestMessages });
    await later();
    await move('accept');
    await later(11_000);
    expect(subjects()).toEqual(['Bella has accepted your order #001']);
    expect((await messages())[0]).toBe('received mail: skipped switchedOff');
  });

  it('in the language of the page they ordered on, whose link opens it in that language', async () => {
    const { later, mailer } = await anOrder({ language: 'es' });
    await later();
    expect(mailer.sent[0]?.subject).toBe('Tu pedido #001 en Bella');
    expect(mailer.sent[0]?.text).toMatch(/track\/[\w-]{43}\?lang=es\n/);
  });
});

describe('a guest who asked to be texted', () => {
  const wish = { textMessages: true };
  const guestMessages = {
    mails: { received: true, accepted: true, ready: true, cancelled: true },
    texts: true,
    textCountries: [] as string[],
  };

  it('is texted when the order is ready, beside the mail, at a number in the international form', async () => {
    const { later, move, texts, messages } = await anOrder(wish, { guestMessages });
    await later();
    for (const action of ['accept', 'start', 'ready'] as const) await move(action);
    await later(11_000);
    expect(texts).toEqual([
      {
        to: '+15185550123',
        text: 'Bella: your order #001 is ready to be picked up. Reply STOP to get no texts.',
      },
    ]);
    expect(await messages()).toEqual([
      'received mail: sent',
      'accepted mail: skipped movedOn',
      'ready mail: sent',
      'ready text: sent',
    ]);
  });

  it('is not texted where the restaurant does not offer it, or no longer does', async () => {
    const never = await anOrder(wish);
    await never.move('cancel');
    expect(await never.messages()).toEqual(['received mail: waiting', 'cancelled mail: waiting']);
    const { later, move, texts, messages, records } = await anOrder(wish, { guestMessages });
    const at = restaurantsOf(AT.tenantId);
    const now = await records.get(at, String(AT.restaurantId));
    if (!now) throw new Error('The restaurant is missing');
    const off = { ...now.settings, guestMessages: { ...guestMessages, texts: false } };
    records.put(at, String(AT.restaurantId), { ...now, settings: off });
    await move('cancel');
    await later();
    expect(texts).toEqual([]);
    expect((await messages()).at(-1)).toBe('cancelled text: skipped switchedOff');
  });

  it('reads of a mail with the reason only where the restaurant sends it', async () => {
    for (const cancelled of [true, false]) {
      const mails = { ...guestMessages.mails, cancelled };
      const { later, move, texts } = await anOrder(wish, { guestMessages: { ...guestMessages, mails } });
      await later();
      await move('cancel');
      await later(11_000);
      expect(texts).toHaveLength(1);
      expect(texts[0]?.text.includes('in your mail')).toBe(cancelled);
    }
  });

  it('is not texted without an account for texts, and staff see that', async () => {
    const { later, move, deps, messages } = await anOrder(wish, { guestMessages });
    deps.texter = undefined;
    await later();
    await move('cancel');
    await later();
    expect((await messages()).at(-1)).toBe('cancelled text: skipped notSetUp');
  });

  it.each([
    ['a number of which nobody knows the country', '0151 12345', 'please write it with its country'],
    ['a number of a country that is not texted', '+44 7700 900123', 'does not text numbers of that country'],
  ])('is told where it is ticked that %s gets no texts', async (_what, phone, why) => {
    const customer = { name: 'Ada', phone, email: 'ada@example.com' };
    const refused = anOrder({ ...wish, customer }, { guestMessages });
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { textMessages: expect.stringContaining(why) } },
    });
    // Without texts, or where none are offered, the number is as good as any.
    await anOrder({ customer }, { guestMessages });
    await anOrder({ ...wish, customer });
  });

  it('is not texted once the restaurant has taken the country off its list, and staff see that', async () => {
    const customer = { name: 'Ada', phone: '+44 7700 900123', email: 'ada@example.com' };
    const widened = { ...guestMessages, textCountries: ['GB'] };
    const { later, move, messages, records } = await anOrder(
      { ...wish, customer },
      { guestMessages: widened },
    );
    const at = restaurantsOf(AT.tenantId);
    const now = await records.get(at, String(AT.restaurantId));
    if (!now) throw new Error('The restaurant is missing');
    records.put(at, String(AT.restaurantId), { ...now, settings: { ...now.settings, guestMessages } });
    await move('cancel');
    await later();
    expect((await messages()).at(-1)).toBe('cancelled text: skipped otherCountry');
  });
});

describe('a guest’s device', () => {
  it('is notified when the order is ready, once, of what any screen may show', async () => {
    const { later, move, undo, notify, pushes, messages } = await aTold();
    await notify('a');
    await move('accept');
    await move('start');
    await move('ready');
    await later(4000);
    await undo();
    await later(11_000);
    expect(pushes()).toEqual([]);
    await move('ready');
    await later(10_000);
    expect(pushes()).toEqual([]);
    await later(1000);
    await later(HOUR);
    expect(pushes()).toEqual(['a Bella: Your order #001 is ready to be picked up.']);
    expect((await messages()).filter((one) => one.includes('push'))).toEqual([
      'ready push: skipped movedOn',
      'ready push: sent',
    ]);
  });

  it('is notified in the language of the order’s page', async () => {
    const { later, move, notify, pushes } = await aTold({ language: 'es' });
    await notify('a');
    await move('cancel');
    await later();
    expect(pushes()).toEqual(['a Bella: Tu pedido #001 fue cancelado. El motivo va en el correo.']);
  });

  it('is notified beside others, each by itself and of what comes after it was registered', async () => {
    const { later, move, notify, pushes } = await aTold();
    await notify('a');
    await move('accept');
    await move('cancel');
    await later();
    await move('correct', { to: 'sentToKitchen' });
    await notify('b');
    await later();
    await move('start');
    await move('ready');
    await later(11_000);
    expect(pushes().slice(0, 2)).toEqual([
      'a Bella: Your order #001 was cancelled. The reason is in your mail.',
      'a Bella: Your order #001 is on again.',
    ]);
    expect(pushes().slice(2).sort()).toEqual([
      'a Bella: Your order #001 is ready to be picked up.',
      'b Bella: Your order #001 is ready to be picked up.',
    ]);
  });

  it('that is gone is forgotten, staff see that it was refused, and the others are told', async () => {
    const { later, move, notify, pushes, pushSender, stored, devices, messages } = await aTold();
    await notify('a');
    await notify('b');
    pushSender.failures.set(aPushDevice('a').endpoint, 'refused');
    await move('cancel');
    await later();
    expect(pushes()).toEqual(['b Bella: Your order #001 was cancelled. The reason is in your mail.']);
    expect((await messages()).filter((one) => one.includes('push')).sort()).toEqual([
      'cancelled push: failed refused',
      'cancelled push: sent',
    ]);
    expect(stored().pushDevices).toEqual([await deviceIdOf(aPushDevice('b').endpoint)]);
    expect(await devices()).toHaveLength(1);
  });

  it('is not notified once it is turned off there, or in the settings, or where there is no key any more', async () => {
    const off = await aTold();
    const { push } = await off.notify('a');
    const deviceId = push?.devices[0] ?? '';
    await off.move('cancel');
    const { push: left } = await endNotifying(off.notifyDeps, { ...off.link, deviceId });
    expect(left).toBeUndefined();
    expect(await off.devices()).toEqual([]);
    await off.later();
    expect((await off.messages()).at(-1)).toBe('cancelled push: skipped noAddress');

    const switchedOff = await aTold({}, { guestMessages: { ...quiet, notifications: false } });
    await switchedOff.notify('a');
    await switchedOff.move('cancel');
    await switchedOff.later();
    expect((await switchedOff.messages()).at(-1)).toBe('cancelled push: skipped switchedOff');

    const keyless = await aTold();
    await keyless.notify('a');
    keyless.deps.pushSender = undefined;
    await keyless.move('cancel');
    await keyless.later();
    expect((await keyless.messages()).at(-1)).toBe('cancelled push: skipped notSetUp');
    expect([off.pushes(), switchedOff.pushes(), keyless.pushes()]).toEqual([[], [], []]);
  });

  it('is told again after an outage of its push service, and is not after an answer that never came', async () => {
    const { later, move, notify, pushes, pushSender, messages } = await aTold();
    await notify('a');
    await notify('b');
    pushSender.failures.set(aPushDevice('a').endpoint, 'notSent');
    pushSender.failures.set(aPushDevice('b').endpoint, 'unclear');
    await move('cancel');
    await later();
    pushSender.failures.clear();
    await later(5 * MINUTE);
    expect(pushes()).toEqual(['a Bella: Your order #001 was cancelled. The reason is in your mail.']);
    expect((await messages()).filter((one) => one.includes('push')).sort()).toEqual([
      'cancelled push: failed unclear',
      'cancelled push: sent',
    ]);
  });

  it('is forgotten an hour after the end of the order, unless that is on again', async () => {
    const { later, move, notify, devices, stored } = await aTold();
    await notify('a');
    await move('cancel');
    await later(HOUR / 2);
    await move('correct', { to: 'started' });
    await later(HOUR);
    expect(await devices()).toHaveLength(1);
    await move('cancel');
    await later(HOUR);
    expect(await devices()).toEqual([]);
    expect(stored()).not.toHaveProperty('pushDevices');
  });

  it('is taken by whoever has the link, where it is reached as push services are, and five of an order at most', async () => {
    const { notify, move, link, notifyDeps } = await aTold();
    const other = { ...link, token: 'x'.repeat(43) };
    await expect(notifyDevice(notifyDeps, other, aPushDevice())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const inside = { ...aPushDevice(), endpoint: 'http://127.0.0.1/send' };
    await expect(notifyDevice(notifyDeps, link, inside)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    for (const letter of ['a', 'b', 'c', 'd', 'e', 'a']) await notify(letter);
    await expect(notify('f')).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' });
    await move('cancel');
    await expect(notify('a')).rejects.toMatchObject({
      code: 'TRANSITION_REFUSED',
      message: 'The order is over',
    });
  });
});

describe('an address that very many orders name', () => {
  it('gets forty mails an hour; later ones are skipped for staff to see, and the orders are placed', async () => {
    const { later, messages, deps } = await anOrder();
    for (let count = 0; count < 40; count += 1)
      await deps.allowances.take(
        `order mail ada@example.com ${Math.floor(NOW / HOUR)}`,
        { max: 40, endsAt: 0 },
        1,
      );
    await later();
    expect(await messages()).toEqual(['received mail: skipped tooMany']);
  });
});

describe('a message that cannot be sent', () => {
  it('is tried again until the mail server is back, and sent once', async () => {
    const { later, mailer, subjects, messages } = await anOrder();
    mailer.isDown = true;
    await later();
    expect(await messages()).toEqual(['received mail: waiting unavailable']);
    await later(MINUTE);
    mailer.isDown = false;
    await later(2 * MINUTE);
    await later(HOUR);
    expect(subjects()).toHaveLength(1);
    expect(await messages()).toEqual(['received mail: sent']);
  });

  it('is given up in the end, where staff and site administrators see it', async () => {
    const { later, mailer, messages, records } = await anOrder();
    mailer.isDown = true;
    for (let tries = 0; tries < 12; tries++) await later(6 * HOUR);
    expect(await messages()).toEqual(['received mail: failed unavailable']);
    const work = (await records.find(dueWork, { limit: 9 })).map(({ record }) => record);
    expect(work.find(({ kind }) => kind === 'sendOrderMessage')).toMatchObject({
      givenUpAt: expect.any(String),
      error: 'UNAVAILABLE',
    });
  });

  it('is not tried again if the address was refused', async () => {
    const { later, mailer, messages, records } = await anOrder();
    mailer.failsAs = 'refused';
    await later();
    expect(await messages()).toEqual(['received mail: failed refused']);
    expect(await records.find(dueWork, { limit: 9 })).toEqual([]);
  });

  it('is not sent twice by a mail server that takes it and answers too late', async () => {
    const { later, mailer, messages } = await anOrder();
    mailer.failsAs = 'unclear';
    await later();
    mailer.failsAs = undefined;
    await later(HOUR);
    expect(mailer.sent).toHaveLength(1);
    expect(await messages()).toEqual(['received mail: failed unclear']);
  });
});

describe('a message, wherever the process ends,', () => {
  it('is sent once, or staff see that nobody knows: never twice, never lost in silence', async () => {
    const outcomes = new Set<string>();
    let wasCutOff = true;
    for (let step = 1; wasCutOff; step += 1) {
      const { later, mailer, messages, deps, attempts } = await anOrder();
      const { records } = attempts;
      const crash = crashing({ records, ids: memoryIds(records), accounts: memoryAccounts(attempts.now) });
      crash.at(step);
      await later().catch(() => undefined);
      wasCutOff = crash.stop();
      for (let round = 0; round < 3; round += 1) await later(10 * MINUTE);
      const [state = ''] = await messages();
      outcomes.add(`${mailer.sent.length} ${state}`);
      expect([
        `1 received mail: sent`,
        '0 received mail: failed unclear',
        '1 received mail: failed unclear',
      ]).toContain(`${mailer.sent.length} ${state}`);
      expect(deps).toBeDefined();
    }
    expect(outcomes).toContain('1 received mail: sent');
    expect(outcomes).toContain('1 received mail: failed unclear');
  });

  it('is sent once if its work is delivered twice at the same time, and again later', async () => {
    const { attempts, mailer, orderGuid } = await anOrder();
    const { handlers } = attempts;
    const data = { ...AT, messageId: `${orderGuid}-1-mail` };
    const send = () => handlers.sendOrderMessage(data, { isLast: false });
    await Promise.all([send(), send(), send()]);
    await send();
    expect(mailer.sent).toHaveLength(1);
  });
});

describe('the work of a message', () => {
  it('is another one for each time that staff have it sent again', () => {
    const ids = [0, 1, 2].map((repeats) => messageWork(AT, 'm', NOW, { repeats }).id);
    expect(new Set(ids).size).toBe(3);
  });

  it('belongs to an order that reads as stored', async () => {
    const { stored } = await anOrder({ language: 'es' });
    expect(orderSchema.parse(stored()).language).toBe('es');
  });
});
