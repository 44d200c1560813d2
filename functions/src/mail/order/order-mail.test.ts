import type { Order } from '@bite/shared/ordering/order.schema';
import { type MessageKind, messageKinds } from '@bite/shared/ordering/order-messages';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { siteLanguages } from '@bite/shared/website/languages';
import { describe, expect, it } from 'vitest';
import { aPlace } from '../../testing/a-place.ts';
import { anOrder } from '../../testing/an-order.ts';
import { orderMail } from './order-mail.ts';

const { restaurant } = aPlace();
const trackingUrl = 'https://order.bite.example/bella/track/a-token';

const taxed = {
  taxRateId: 1,
  rate: 8.875,
  type: 'percentage',
  taxableBaseAmount: 12,
  isInclusive: false,
} as const;

/** An order with every figure that an order can have. */
const everyFigure: Partial<Order> = {
  totals: {
    ...anOrder('key').order.totals,
    currency: 'USD',
    subtotal: 101.01,
    discount: 2.02,
    serviceCharge: 3.03,
    taxes: [
      { ...taxed, name: 'Sales tax', amountCalculated: 4.04 },
      { ...taxed, taxRateId: 2, name: 'Bottle deposit', amountCalculated: 5.05, isInclusive: true },
    ],
    tax: 9.09,
    deliveryFee: 6.06,
    tip: 7.07,
    total: 119.19,
  },
};

const mailOf = (change: Partial<Order> = {}, kind: MessageKind = 'received', settings: object = {}) =>
  orderMail({
    id: 'order-1-mail',
    kind,
    order: { ...anOrder('key').order, ...change },
    restaurant: { ...restaurant, settings: { ...restaurant.settings, ...settings } },
    timezone: 'America/New_York',
    trackingUrl,
  });

/** The HTML as a person reads it. */
const shown = (html: string): string =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe('the receipt', () => {
  it('has every line and every printed figure, in plain text and in HTML', () => {
    const { text, html } = mailOf(everyFigure);
    const figures = ['$101.01', '-$2.02', '$3.03', '$4.04', '$5.05', '$6.06', '$7.07', '$119.19', '$12.00'];
    const words = [
      'Margherita',
      'No basil',
      'Sales tax',
      'Bottle deposit (included)',
      'Service charge',
      'Tip',
    ];
    for (const form of [text, shown(html)])
      for (const part of [...figures, ...words, 'Delivery fee', 'Discount', 'Subtotal', 'Total'])
        expect(form).toContain(part);
  });

  it('O9-14 names the code and the points among the discounts, and the code that made delivery free', () => {
    const discount = { name: '', type: 'fixedAmount', scope: 'order' } as const;
    const promotion = { promotionId: 1, code: 'SUMMER10', name: 'Summer', amount: 1.2, guests: [] };
    const byPoints = { ...discount, discountId: 'points', value: 0.5, amountApplied: 0.5 };
    const { text } = mailOf({
      ...everyFigure,
      orderLevelDiscounts: [byPoints],
      promotion: { ...promotion, type: 'percentage' },
    });
    expect(text).toMatch(/Summer \(SUMMER10\).*-\$1\.20/);
    expect(text).toMatch(/Discount.*-\$0\.32/);
    expect(text).toMatch(/Paid with points.*-\$0\.50/);
    const free = mailOf({ promotion: { ...promotion, amount: 0, type: 'freeDelivery' } });
    expect(free.text).toMatch(/Delivery fee \(SUMMER10\).*Free/);
  });

  it('says that a delivery is free, whatever made it so', () => {
    expect(mailOf({ type: 'delivery' }).text).toContain('Delivery fee: Free');
  });

  it('repeats the allergies that the kitchen was told, since nothing may be lost on the way', () => {
    const { text, html } = mailOf({ allergies: 'Peanuts, sesame' });
    for (const form of [text, shown(html)])
      expect(form).toContain('Allergies, told to the kitchen: “Peanuts, sesame”');
    expect(mailOf({ allergies: 'Peanuts' }, 'ready').text).not.toContain('Allergies');
  });

  it('leaves out what is zero', () => {
    expect(mailOf().text).not.toMatch(/Discount|Tip|Delivery fee|Service charge/);
  });

  it('says when, how to pay, how to reach the restaurant and where it is', () => {
    const { text, html, replyTo, fromName } = mailOf();
    for (const form of [text, shown(html)]) {
      expect(form).toContain('Wednesday, June 10');
      expect(form).toContain('EDT');
      expect(form).toContain('To be paid at pickup');
      expect(form).toContain(restaurant.address.street);
      expect(form).toContain(`Call ${restaurant.contact.phone}`);
      expect(form).toContain(restaurant.contact.email);
    }
    expect(html).toContain('href="tel:');
    expect(html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=Bella');
    expect([replyTo, fromName]).toEqual([restaurant.contact.email, restaurant.name]);
  });

  const card = { brand: 'Visa', lastFour: '1111' };
  const cancelled = { status: 'cancelled', lifecycleState: 'canceled' } as const;
  it.each([
    ['authorized', {}, 'Paid by Visa •••• 1111'],
    ['captured', {}, 'Paid by Visa •••• 1111'],
    ['captured', { refundedAmount: 4.5 }, 'Paid by Visa •••• 1111 · $4.50 returned to Visa •••• 1111'],
    ['refunded', { refundedAmount: 12 }, '$12.00 returned to Visa •••• 1111'],
    ['authorized', cancelled, 'Your card was not charged'],
    ['voided', cancelled, 'Your card was not charged'],
    ['captured', cancelled, 'What you paid goes back to Visa •••• 1111'],
  ] as const)('of an order paid by card that is %s says what became of the money', (state, change, said) => {
    const { text } = mailOf({ ...change, payment: { state, card, amount: 12 } }, 'cancelled');
    expect(text.replace(/[\u2066-\u2069]/g, '')).toContain(said);
    expect(text).not.toContain('To be paid');
  });

  it('of a delivery says where to, and that it is paid at the door', () => {
    const { order } = anOrder('key');
    const delivery = {
      type: 'delivery',
      fulfilment: { ...order.fulfilment, address: aDeliveryAddress() },
    } as const;
    const { text } = mailOf(delivery);
    expect(text).toContain('Deliver to');
    const delivered = { status: 'completed', lifecycleState: 'completed' } as const;
    expect(mailOf({ ...delivery, ...delivered }, 'refunded').text).toContain('Delivered to');
    expect(text).toContain(aDeliveryAddress().street);
    expect(text).toContain('To be paid on delivery');
    expect(text).not.toContain('Where it is');
  });

  it('reminds of the ID that alcohol asks for', () => {
    expect(mailOf({ requiresId: true }).text).toContain('please have a photo ID with you');
  });
});

describe('every mail about an order', () => {
  const all = siteLanguages.flatMap((language) => messageKinds.map((kind) => [language, kind] as const));

  it.each(all)(
    'in %s about %s is complete: both forms, the link, the total, no placeholder',
    (language, kind) => {
      const { subject, text, html, id } = mailOf(
        { ...everyFigure, language, cancelReason: 'Out of dough' },
        kind,
      );
      expect(id).toBe('order-1-mail');
      expect(subject).toMatch(/#001/);
      expect(html).toContain(`<html lang="${language}">`);
      for (const form of [subject, text, html]) expect(form).not.toMatch(/undefined|\[object/);
      for (const form of [text, html]) {
        expect(form).toContain(trackingUrl);
        expect(form).toContain('$119.19');
      }
      expect(text.includes('Out of dough')).toBe(kind === 'cancelled');
      expect(text).not.toContain('<');
    },
  );

  it('can be read in the dark and on a phone, and loads nothing', () => {
    const { html } = mailOf();
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('name="viewport"');
    expect(html).not.toMatch(/<img|<link|@import|url\(|<script|src=/);
  });

  it('has the restaurant’s colour with a text on it that can be read', () => {
    const branding = (primary: string) => ({
      ...restaurant,
      websiteConfig: {
        ...restaurant.websiteConfig,
        branding: {
          ...restaurant.websiteConfig.branding,
          colors: { ...restaurant.websiteConfig.branding.colors, primary },
        },
      },
    });
    const { order } = anOrder('key');
    const of = (primary: string) =>
      orderMail({
        ...{ id: 'm', kind: 'received', order, restaurant: branding(primary), timezone: 'UTC', trackingUrl },
      }).html;
    expect(of('#ffee00')).toContain('background:#ffee00;color:#000000');
    expect(of('#7f1d1d')).toContain('background:#7f1d1d;color:#ffffff');
    expect(of('#ffee00')).not.toContain('style="color:#ffee00"');
  });

  it('goes where the restaurant wants replies, and ends with its own line', () => {
    const guestMessages = {
      ...restaurant.settings.guestMessages,
      replyTo: 'hello@bella.example',
      closingLine: 'Ciao!',
    };
    const { replyTo, text } = mailOf({}, 'ready', { guestMessages });
    expect(replyTo).toBe('hello@bella.example');
    expect(text).toContain('Write to hello@bella.example');
    expect(text.trimEnd()).toMatch(/\n\nCiao!$/);
  });

  it('has no link where the restaurant has no site', () => {
    const { order } = anOrder('key');
    const { text } = orderMail({
      ...{ id: 'm', kind: 'ready', order, restaurant, timezone: 'UTC', trackingUrl: undefined },
    });
    expect(text).not.toContain('Follow your order');
  });
});

describe('what a stranger typed', () => {
  const evil = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com https://evil.example/now';
  const { order } = anOrder('key');
  const hostile = mailOf(
    {
      customer: { ...order.customer, name: evil },
      allergies: evil,
      type: 'delivery',
      fulfilment: { ...order.fulfilment, address: { ...aDeliveryAddress(), unit: evil } },
      items: order.items.map((item) => ({ ...item, notes: evil })),
    },
    'received',
  );

  it('is text, never markup, begins no line of its own, and becomes no link', () => {
    for (const form of [hostile.subject, hostile.text, hostile.html]) {
      expect(form).not.toMatch(/evil\.\S/);
      expect(form).not.toContain('https://evil');
    }
    expect(hostile.html).not.toContain('<img');
    expect(hostile.text).not.toMatch(/^Bcc/m);
  });

  it('and what staff called their dishes is escaped', () => {
    const { html, subject } = orderMail({
      id: 'm',
      kind: 'received',
      order: { ...order, items: order.items.map((item) => ({ ...item, name: '<b>Pizza</b> & "more"' })) },
      restaurant: { ...restaurant, name: 'Bella\r\nBcc: all@example.com' },
      timezone: 'UTC',
      trackingUrl,
    });
    expect(html).toContain('&lt;b&gt;Pizza&lt;/b&gt; &amp; &quot;more&quot;');
    expect(html).not.toContain('<b>');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
