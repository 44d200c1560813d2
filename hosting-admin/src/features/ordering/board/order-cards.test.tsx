import { MINUTE } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder, guidOf, minutesFromNow } from '../../../lib/testing/an-order.ts';
import { aRestaurant, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { pass } from '../../../lib/testing/render-screen.tsx';
import { TABBED } from '../../../ui/media-query.ts';
import { boardTests, card, inKitchen, inProgress, openBoard, showAt, store, tap } from './board-testing.tsx';

boardTests();

const isTurned = (query: string) => query === TABBED;

describe('what nobody may overlook', () => {
  it('allergies stand first on the card, and a guest who is there is shown at once, with time and place', async () => {
    const { platform } = await openBoard([anOrder({ allergies: 'Peanuts\nand sesame' })]);
    const alert = card('#042').getByText(/^Allergies:/);
    expect(alert.textContent).toBe('Allergies: Peanuts\nand sesame');
    const { fulfilment } = anOrder({});
    const arrived = {
      ...fulfilment,
      arrivedAt: minutesFromNow(-1),
      arrivalNote: 'Blue car',
      cutlery: true as const,
    };
    await store(platform, anOrder({ ...inProgress, lifecycleState: 'ready', fulfilment: arrived }));
    expect(card('#042').getByText(/^The guest is here, since/).textContent).toMatch(/: Blue car$/);
    expect(card('#042').getByText('Cutlery')).toBeTruthy();
  });
});

describe('a large order', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      anItem({ orderItemGuid: guidOf(index), name: `Dish ${index + 1}` }),
    );
  const unfold = async (orders: Order[]) => {
    const resize = showAt(() => false);
    const { platform } = await openBoard(orders);
    await tap(card('#042').getByRole('button', { name: /more of 30 lines/ }));
    return { platform, resize };
  };

  it('is folded, so that its buttons stay within reach', async () => {
    await openBoard([anOrder({ items: lines(9) })]);
    expect(card('#042').queryByText('Dish 7')).toBeNull();
    await tap(card('#042').getByRole('button', { name: '3 more of 9 lines' }));
    expect(card('#042').getByText('Dish 9')).toBeTruthy();
    await tap(card('#042').getByRole('button', { name: 'Show fewer' }));
    expect(card('#042').queryByText('Dish 7')).toBeNull();
  });

  it('keeps its buttons in sight once it is accepted and unfolded, and covers nothing before that', async () => {
    const strip = (name: RegExp) => card('#042').getByRole('button', { name }).parentElement?.className ?? '';
    const { platform } = await unfold([anOrder({ items: lines(30) })]);
    expect(strip(/^Accept/)).not.toContain('sticky');
    await store(platform, anOrder({ items: lines(30), ...inProgress, lifecycleState: 'sentToKitchen' }));
    expect(strip(/^Start/)).toContain('sticky');
    await tap(card('#042').getByRole('button', { name: 'Show fewer' }));
    expect(strip(/^Start/)).not.toContain('sticky');
  });

  it('that was unfolded stays so when the tablet is turned, and so do the others stay folded', async () => {
    const { resize } = await unfold([
      anOrder({ items: lines(30) }),
      anOrder({ number: 43, items: lines(30), ...inProgress, lifecycleState: 'ready' }),
    ]);
    resize(isTurned);
    expect(card('#042').getByText('Dish 30')).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole('tab', { name: /^Ready/ }));
    expect(card('#043').queryByText('Dish 30')).toBeNull();
    resize(() => false);
    expect(card('#042').getByText('Dish 30')).toBeTruthy();
    await tap(card('#042').getByRole('button', { name: 'Show fewer' }));
    resize(isTurned);
    fireEvent.mouseDown(screen.getByRole('tab', { name: /^New/ }));
    expect(card('#042').queryByText('Dish 30')).toBeNull();
  });

  it('that was unfolded stays so when it changes, moves to another column, and is finished', async () => {
    const { platform } = await unfold([anOrder({ items: lines(30) })]);
    await store(platform, anOrder({ items: lines(30), customerNotes: 'Ring twice' }));
    expect(card('#042').getByText('Dish 30')).toBeTruthy();
    await store(platform, anOrder({ items: lines(30), ...inKitchen }));
    expect(card('#042').getByText('Dish 30')).toBeTruthy();
    await store(platform, anOrder({ items: lines(30), status: 'completed', lifecycleState: 'completed' }));
    await tap(screen.getByRole('button', { name: 'Finished' }));
    expect(card('#042').getByText('Dish 30')).toBeTruthy();
  });
});

describe('a card', () => {
  it('says all that the kitchen and the counter need', async () => {
    const pizza = anItem({
      name: 'Margherita',
      quantity: 2,
      selectedSize: { id: 1, name: 'Large' },
      modifierGroups: [
        {
          modifierGroupId: 1,
          name: 'Left half',
          modifiers: [{ modifierId: 1, modifierGuid: guidOf(1), name: 'Olives', priceDelta: 1, quantity: 2 }],
        },
      ],
      notes: 'No garlic',
    });
    await openBoard([
      anOrder({
        items: [pizza],
        type: 'delivery',
        customerNotes: 'Ring twice',
        fulfilment: { address: { ...aDeliveryAddress({ street: '350 5th Avenue', unit: 'Floor 20' }) } },
        totals: { discount: 2.5, deliveryFee: 3.99, tip: 4, total: 34.5 },
      }),
    ]);
    const text = screen.getByRole('article', { name: 'Order #042' }).textContent;
    for (const part of [
      'Maria Lopez',
      'Delivery',
      '2×',
      'Margherita',
      'Large',
      'Left half:',
      '2 × Olives',
      'Note: No garlic',
      'Note: Ring twice',
      '350 5th Avenue, Floor 20, Albany, NY 12207',
      'Discount-$2.50',
      'Delivery fee$3.99',
      'Tip$4.00',
      '$34.50',
      'Unpaid',
      '12:20 PM',
      '20 min left',
      '2 min ago',
    ]) {
      expect(text).toContain(part);
    }
    expect(card('#042').getByRole('link', { name: '+1 555 010 2030' }).getAttribute('href')).toBe(
      'tel:+15550102030',
    );
  });

  it('names what a code and points took off, and every figure that is added to the food', async () => {
    const points = { discountId: 'points', name: 'Points', type: 'fixedAmount', scope: 'order' } as const;
    await openBoard([
      anOrder({
        orderLevelDiscounts: [{ ...points, value: 3, amountApplied: 3 }],
        promotion: {
          promotionId: 1,
          code: 'SUMMER10',
          name: 'Summer',
          type: 'percentage',
          amount: 2,
          guests: [],
        },
        totals: { discount: 5.5, serviceCharge: 1.25 },
      }),
    ]);
    const terms = card('#042').getAllByRole('term');
    expect(terms.map((term) => `${term.textContent}${term.nextElementSibling?.textContent}`)).toEqual([
      'Summer (SUMMER10)-$2.00',
      'Discount-$0.50',
      'Paid with points-$3.00',
      'Service charge$1.25',
    ]);
  });

  it('O9-11 leads to a receipt whose lines and figures add up to the total, with every tax by its name', async () => {
    const tax = { rate: 0.08, type: 'percentage', taxableBaseAmount: 21, isInclusive: false } as const;
    const taxes = [
      { ...tax, taxRateId: 1, name: 'State tax', amountCalculated: 1.68 },
      { ...tax, taxRateId: 2, name: 'City tax', amountCalculated: 0.42 },
    ];
    await openBoard([
      anOrder({
        items: [
          anItem({ quantity: 2, unitPrice: 9, lineTotal: 18 }),
          anItem({ orderItemGuid: guidOf(2), name: 'Cola', lineTotal: 3 }),
        ],
        totals: { subtotal: 21, discount: 1, taxes, tax: 2.1, tip: 2, total: 24.1 },
      }),
    ]);
    fireEvent.keyDown(card('#042').getByRole('button', { name: 'More for order #042' }), { key: 'Enter' });
    await pass();
    await tap(screen.getByRole('menuitem', { name: 'Receipt…' }));
    const receipt = within(screen.getByRole('dialog', { name: 'Receipt of order #042' }));
    expect(receipt.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 × Margherita at $9.00$18.00',
      '1 × Cola$3.00',
    ]);
    const terms = receipt.getAllByRole('term');
    expect(terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
      'Subtotal $21.00',
      'Discount -$1.00',
      'State tax $1.68',
      'City tax $0.42',
      'Tip $2.00',
      'Total $24.10',
    ]);
  });

  it('of a delivery that was delivered by itself says that its payment is left to note', async () => {
    const out = { ...inProgress, lifecycleState: 'served' as const, type: 'delivery' as const };
    await openBoard([
      anOrder({ ...out, deliveredAt: minutesFromNow(-1) }),
      anOrder({ ...out, orderId: 43, guid: guidOf(43), orderNumber: '#043' }),
    ]);
    card('#042').getByText('Delivered, to settle');
    card('#042').getByRole('button', { name: 'Settle… order #042' });
    card('#043').getByText('On its way');
    card('#043').getByRole('button', { name: 'Delivered order #043' });
  });

  it('of a cancelled order looks cancelled', async () => {
    await openBoard([anOrder({ status: 'cancelled', lifecycleState: 'canceled' })]);
    fireEvent.click(screen.getByRole('button', { name: 'Finished' }));
    await pass();
    expect(screen.getByRole('article', { name: 'Order #042' }).className).toContain('border-danger');
    expect(screen.getByRole('heading', { name: 'Order #042' }).className).toContain('line-through');
  });

  it('ages without being drawn again', async () => {
    await openBoard([anOrder({ fulfilment: { promisedAt: minutesFromNow(6) } })]);
    const article = screen.getByRole('article', { name: 'Order #042' });
    const urgency = () => article.querySelector('[data-urgency]')?.getAttribute('data-urgency');
    expect(urgency()).toBe('onTime');
    await pass(MINUTE);
    expect(urgency()).toBe('soon');
    await pass(7 * MINUTE);
    expect(urgency()).toBe('late');
    expect(article.textContent).toContain('2 min late');
    expect(article.textContent).toContain('10 min ago');
  });

  it.each([
    ['Accept', anOrder()],
    ['Start', anOrder(inKitchen)],
    ['Ready', anOrder({ ...inProgress, lifecycleState: 'inPreparation' })],
    ['Hand over', anOrder({ ...inProgress, lifecycleState: 'ready' })],
  ])('I4-14 offers the next step: %s', async (label, order) => {
    await openBoard([order]);
    const steps = card('#042')
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
    expect(steps).toEqual([`${label} order #042`]);
  });

  it.each([
    [
      'before anything was cooked',
      anOrder(inKitchen),
      ['Sold out…', 'Messages…', 'Receipt…', 'Cancel…', 'Void…'],
    ],
    [
      'while it is being cooked',
      anOrder({ ...inProgress, lifecycleState: 'inPreparation' }),
      ['Sold out…', 'Messages…', 'Receipt…', 'Cancel…'],
    ],
  ])('I4-11 can be ended %s', async (_case, order, ends) => {
    await openBoard([order], memoryPlatform(), aRestaurant({ mayCorrectOrders: false }));
    fireEvent.keyDown(card('#042').getByRole('button', { name: 'More for order #042' }), { key: 'Enter' });
    await pass();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(ends);
  });

  it('has no moves for those who may only look, who see what the guest was told', async () => {
    await openBoard([anOrder()], memoryPlatform(), aRestaurant({ mayWorkOrders: false }));
    const buttons = card('#042').queryAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['More for order #042']);
    expect(screen.getByText('You can see the orders here, but not move them.')).toBeTruthy();
  });
});
