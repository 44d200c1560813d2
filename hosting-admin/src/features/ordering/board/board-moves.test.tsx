import { CallError } from '@bite/shared/api/client';
import { SECOND } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEvent, anOrder, guidOf, minutesFromNow } from '../../../lib/testing/an-order.ts';
import { aRestaurant, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { pass } from '../../../lib/testing/render-screen.tsx';
import {
  boardTests,
  card,
  column,
  inKitchen,
  inProgress,
  moved,
  moves,
  openBoard,
  store,
  tap,
} from './board-testing.tsx';

boardTests();

describe('a tap', () => {
  const accepting = (answer: () => void | Promise<void> = () => undefined) =>
    memoryPlatform({
      handlers: {
        moveOrder: async () => {
          await answer();
          return moved(inKitchen);
        },
      },
    });

  /** A dismissed toast is told so, and then takes a moment to go. */
  const toastLeaves = async () => {
    await pass(SECOND);
    await pass(SECOND);
  };

  it('asks the API for the move, and shows at once that it does', async () => {
    const platform = accepting(() => new Promise((resolve) => setTimeout(resolve, SECOND)));
    await openBoard([anOrder()], platform);
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    expect(card('#042').getByRole('button', { name: /Accepting…/ })).toBeTruthy();
    await tap(card('#042').getByRole('button', { name: /Accepting…/ }));
    expect(moves(platform)).toEqual([
      { tenantId: 10_000_001, restaurantId: 20_000_001, orderGuid: guidOf(42), action: 'accept' },
    ]);
  });

  it('stays marked after the answer until the listener shows what became of it', async () => {
    const platform = accepting();
    await openBoard([anOrder()], platform);
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    expect(screen.getByRole('article', { name: 'Order #042' }).getAttribute('aria-busy')).toBe('true');
    await store(platform, anOrder({ ...inKitchen, updatedAt: minutesFromNow(0) }));
    expect(column('In kitchen').getByRole('article', { name: 'Order #042' }).getAttribute('aria-busy')).toBe(
      'false',
    );
  });

  it('can be taken back for ten seconds', async () => {
    const platform = accepting();
    await openBoard([anOrder()], platform);
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    expect(screen.getByText('#042 accepted')).toBeTruthy();
    await store(platform, anOrder({ ...inKitchen, updatedAt: minutesFromNow(0) }));
    await pass(9 * SECOND);
    await tap(screen.getByRole('button', { name: 'Undo' }));
    expect(moves(platform).map((move) => 'action' in move && move.action)).toEqual(['accept', 'undo']);
  });

  it('cannot be taken back after that', async () => {
    const platform = accepting();
    await openBoard([anOrder()], platform);
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    await pass(11 * SECOND);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'u' });
    await pass();
    expect(platform.requests).toHaveLength(1);
  });

  it('is taken back by the letter U as well', async () => {
    const platform = accepting();
    await openBoard([anOrder()], platform);
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    fireEvent.keyDown(document.body, { key: 'u' });
    await pass();
    expect(platform.requests.at(-1)?.body).toEqual({ action: 'undo', undoes: '2' });
  });

  it('is offered back no longer once somebody has moved the order on', async () => {
    const platform = accepting();
    await openBoard([anOrder()], platform);
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    const mine = [anEvent({ id: '1', action: 'place' }), anEvent({ id: '2', action: 'accept' })];
    await store(platform, anOrder({ ...inKitchen, history: mine }));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    const theirs = [...mine, anEvent({ id: '3', action: 'start', by: 'someone-else' })];
    await store(platform, anOrder({ ...inProgress, lifecycleState: 'inPreparation', history: theirs }));
    await toastLeaves();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'u' });
    await pass();
    expect(platform.requests).toHaveLength(1);
  });

  it('is never offered back when the board has seen the order move on before the answer came', async () => {
    const history = [anEvent({ id: '2', action: 'accept' }), anEvent({ id: '3', action: 'start' })];
    const platform = accepting(() =>
      platform.live.storeOrders(anOrder({ ...inProgress, lifecycleState: 'inPreparation', history })),
    );
    await openBoard([anOrder()], platform);
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    expect(platform.requests).toHaveLength(1);
    await toastLeaves();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is offered back no longer once the board is left', async () => {
    const { unmount } = await openBoard([anOrder()], accepting());
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    unmount();
    await openBoard();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('that a colleague made a moment before is no error', async () => {
    const platform = memoryPlatform({
      handlers: {
        moveOrder: () => ({ ...moved(inKitchen), moved: false, event: { id: '2', byName: 'Rosa' } }),
      },
    });
    await openBoard([anOrder()], platform);
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    expect(screen.getByText('#042 was already accepted')).toBeTruthy();
    expect(screen.getByText('Rosa was quicker. Nothing was done twice.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('that the tables refuse says where the order stands', async () => {
    const refusal = new CallError('TRANSITION_REFUSED', 'The order is inPreparation and cannot accept', 409, {
      code: 'TRANSITION_REFUSED',
      message: '',
      details: {
        state: { ...inProgress, lifecycleState: 'inPreparation', paymentStatus: 'unpaid' },
        may: ['ready'],
      },
      requestId: 'r-1',
    });
    await openBoard(
      [anOrder()],
      accepting(() => Promise.reject(refusal)),
    );
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    expect(screen.getByText('#042 did not change')).toBeTruthy();
    expect(screen.getByText('It is being prepared by now. The board shows how it stands.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(card('#042').getByRole('button', { name: /Accept/ })).toBeTruthy();
  });

  it('that reaches nobody says that nothing changed, and offers another try', async () => {
    let isReachable = false;
    const platform = accepting(() =>
      isReachable ? undefined : Promise.reject(new CallError('NETWORK', 'lost')),
    );
    await openBoard([anOrder()], platform);
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    expect(screen.getByText('#042 did not change')).toBeTruthy();
    expect(platform.requests).toHaveLength(1);
    isReachable = true;
    await tap(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('#042 accepted')).toBeTruthy();
  });

  it('whose answer was lost says nothing when the board shows that it worked', async () => {
    const platform = accepting(async () => {
      platform.live.storeOrders(anOrder({ ...inKitchen, updatedAt: minutesFromNow(0) }));
      await new Promise((resolve) => setTimeout(resolve, SECOND));
      throw new CallError('NETWORK', 'lost');
    });
    await openBoard([anOrder()], platform);
    await tap(card('#042').getByRole('button', { name: /Accept/ }));
    await pass(2 * SECOND);
    expect(column('In kitchen').getByRole('article', { name: 'Order #042' })).toBeTruthy();
    expect(screen.queryByText('#042 did not change')).toBeNull();
  });

  it('I4-12 on Hand over asks how an unpaid order was paid', async () => {
    const platform = accepting();
    await openBoard([anOrder({ ...inProgress, lifecycleState: 'ready' })], platform);
    await tap(card('#042').getByRole('button', { name: /Hand over/ }));
    expect(platform.requests).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'How was #042 paid?' }));
    expect(dialog.getByText('$13.07 from Maria Lopez')).toBeTruthy();
    const cash = dialog.getByRole('button', { name: 'Cash' });
    expect(document.activeElement).toBe(cash);
    expect(fireEvent.keyDown(cash, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(cash, { key: 'Enter' })).toBe(true);
    await tap(dialog.getByRole('button', { name: 'Cash' }));
    expect(platform.requests.at(-1)?.body).toEqual({ action: 'handOver', paidBy: 'cash' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('I4-12 on Hand over asks nothing when the order is paid', async () => {
    const platform = accepting();
    await openBoard([anOrder({ ...inProgress, lifecycleState: 'ready', paymentStatus: 'paid' })], platform);
    await tap(card('#042').getByRole('button', { name: /Hand over/ }));
    expect(platform.requests.at(-1)?.body).toEqual({ action: 'handOver' });
  });

  it('I4-12 on Hand over asks nothing when a card is authorized, and how it was paid when the card could not be charged', async () => {
    const ready = { ...inProgress, lifecycleState: 'ready', paymentMethod: 'card' } as const;
    const platform = accepting();
    await openBoard([anOrder({ ...ready, payment: { state: 'authorized' } })], platform);
    expect(card('#042').getByText('Card authorized')).toBeTruthy();
    await tap(card('#042').getByRole('button', { name: /Hand over/ }));
    expect(platform.requests.at(-1)?.body).toEqual({ action: 'handOver' });
    await store(platform, anOrder({ ...ready, number: 43, payment: { state: 'failed' } }));
    expect(card('#043').getByText('Not paid: ask for payment')).toBeTruthy();
    await tap(card('#043').getByRole('button', { name: /Hand over/ }));
    expect(screen.getByRole('dialog', { name: 'How was #043 paid?' })).toBeTruthy();
  });

  describe('on Correct…', () => {
    const completed = anOrder({
      status: 'completed',
      lifecycleState: 'completed',
      paymentStatus: 'paid',
      history: [
        anEvent({
          action: 'handOver',
          from: { status: 'inProgress', lifecycleState: 'ready', paymentStatus: 'unpaid' },
          to: { status: 'completed', lifecycleState: 'completed', paymentStatus: 'paid' },
        }),
      ],
    });
    const openCorrect = async (restaurant = aRestaurant()) => {
      const view = await openBoard([completed], accepting(), restaurant);
      await tap(screen.getByRole('button', { name: 'Finished' }));
      return view;
    };

    it('a manager takes a finished order back, unpaid, with a reason', async () => {
      const { platform } = await openCorrect();
      await tap(card('#042').getByRole('button', { name: 'Correct… order #042' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Correct order #042' }));
      expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
        'ready',
        'inPreparation',
      ]);
      await tap(dialog.getByRole('button', { name: 'Correct order' }));
      expect(dialog.getByText('A reason is required')).toBeTruthy();
      await tap(dialog.getByRole('checkbox', { name: 'It was not paid: mark it unpaid again' }));
      fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Handed to nobody' } });
      await tap(dialog.getByRole('button', { name: 'Correct order' }));
      expect(platform.requests.at(-1)?.body).toEqual({
        action: 'correct',
        to: 'ready',
        unpaid: true,
        reason: 'Handed to nobody',
      });
      expect(screen.getByText('#042 corrected')).toBeTruthy();
    });

    it('nobody else is offered it', async () => {
      await openCorrect(aRestaurant({ mayCorrectOrders: false }));
      expect(card('#042').queryByRole('button', { name: /Correct/ })).toBeNull();
    });
  });

  describe('on Cancel…', () => {
    const openCancel = async (platform = accepting(), order = anOrder()) => {
      await openBoard([order], platform);
      fireEvent.keyDown(card('#042').getByRole('button', { name: 'More for order #042' }), { key: 'Enter' });
      await pass();
      await tap(screen.getByRole('menuitem', { name: 'Cancel…' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Cancel order #042' }));
      return { platform, dialog, confirm: () => tap(dialog.getByRole('button', { name: 'Cancel order' })) };
    };

    it('asks for a reason, and goes nowhere without one', async () => {
      const { platform, dialog, confirm } = await openCancel();
      await confirm();
      const group = dialog.getByRole('radiogroup', { name: 'Reason', description: 'Please choose a reason' });
      expect(group.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(dialog.getAllByRole('radio')[0]);
      await confirm();
      expect(dialog.getByText('Please choose a reason')).toBeTruthy();
      await tap(dialog.getByRole('radio', { name: 'Another reason' }));
      await confirm();
      expect(dialog.getByText('A reason is required')).toBeTruthy();
      expect(platform.requests).toEqual([]);
    });

    it.each([
      [{ paymentStatus: 'paid', payment: { state: 'captured' } }, /\$13\.07 goes back to the guest’s card/],
      [
        { paymentStatus: 'paid', payment: { state: 'captured' }, refundedAmount: 3 },
        /\$10\.07 goes back to the guest’s card/,
      ],
      [{ payment: { state: 'authorized' } }, /The card is not charged: the \$13\.07/],
      [{ paymentStatus: 'paid' }, /give the guest \$13\.07 back yourself/],
    ] satisfies [Partial<Order>, RegExp][])('says what happens to the money: %j', async (change, words) => {
      const { dialog } = await openCancel(accepting(), anOrder(change));
      expect(dialog.getByRole('form').textContent).toMatch(words);
    });

    it('is asked about before a reason in own words is lost, and not about a choice', async () => {
      const { dialog } = await openCancel();
      await tap(dialog.getByRole('radio', { name: 'Another reason' }));
      const text = dialog.getByRole('textbox', { name: 'In your own words' });
      fireEvent.change(text, { target: { value: 'The oven is broken' } });
      fireEvent.keyDown(text, { key: 'Escape' });
      await pass();
      const question = within(screen.getByRole('alertdialog', { name: 'Close without saving?' }));
      await tap(question.getByRole('button', { name: 'Keep editing' }));
      expect(text).toHaveProperty('value', 'The oven is broken');
      fireEvent.change(text, { target: { value: '' } });
      fireEvent.keyDown(text, { key: 'Escape' });
      await pass();
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('takes a ready-made reason', async () => {
      const { platform, dialog, confirm } = await openCancel();
      await tap(dialog.getByRole('radio', { name: 'An ingredient has run out' }));
      await confirm();
      expect(platform.requests.at(-1)?.body).toEqual({
        action: 'cancel',
        reason: 'An ingredient has run out',
      });
    });

    it('says that the kitchen has begun, and only then', async () => {
      await openBoard([anOrder({ ...inProgress, lifecycleState: 'inPreparation' })]);
      const more = card('#042').getByRole('button', { name: 'More for order #042' });
      fireEvent.keyDown(more, { key: 'Enter' });
      await pass();
      await tap(screen.getByRole('menuitem', { name: 'Cancel…' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Cancel order #042' }));
      expect(dialog.getByText('The kitchen has begun with this order.')).toBeTruthy();
      expect(document.activeElement).toBe(dialog.getAllByRole('radio')[0]);
      await tap(dialog.getByRole('button', { name: 'Keep the order' }));
      await pass();
      expect(document.activeElement).toBe(more);
    });

    it('takes one in own words', async () => {
      const { platform, dialog, confirm } = await openCancel();
      await tap(dialog.getByRole('radio', { name: 'Another reason' }));
      fireEvent.change(dialog.getByLabelText('In your own words'), { target: { value: ' The oven broke ' } });
      await confirm();
      expect(platform.requests.at(-1)?.body).toEqual({ action: 'cancel', reason: 'The oven broke' });
    });

    it('leaves the order alone on second thoughts', async () => {
      const { platform, dialog } = await openCancel();
      await tap(dialog.getByRole('button', { name: 'Keep the order' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(platform.requests).toEqual([]);
    });
  });
});
