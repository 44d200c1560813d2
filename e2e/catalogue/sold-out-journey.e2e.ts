// Something sells out during an open cart: one window of the staff's, and two of diners who load no page again.
import { paths } from '@bite/shared/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { secondPizzeria } from '../../tools/test/second-pizzeria.ts';
import { desktop, phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { addDish, openMenu } from '../support/diner.ts';
import { signIn } from '../support/staff.ts';
import { press } from '../support/use.ts';

async function sellEverythingAgain(): Promise<void> {
  await db
    .doc(paths.storefrontLive(secondPizzeria.guid))
    .set({ soldOut: FieldValue.delete() }, { merge: true });
  await db.doc(paths.stockCounts(secondPizzeria.at)).delete();
}

describe('what sells out', () => {
  const { open } = windows();

  it('is marked by keyboard at the board, named in an open cart, and back on sale by a touch', async () => {
    onTestFinished(sellEverythingAgain);
    const [diner, other, board, handheld] = [
      await open(phone, { by: 'touch' }),
      await open(desktop, { by: 'keyboard' }),
      await open(desktop, { by: 'keyboard' }),
      await open(phone, { by: 'touch' }),
    ];
    await openMenu(diner, `/${secondPizzeria.slug}`);
    await addDish(diner, { name: 'Margherita', size: 'Small', options: ['Hand-tossed'] });
    await openMenu(other, `/${secondPizzeria.slug}`);
    await press(other.getByRole('link', { name: 'Margherita', exact: true }).last());
    const dialog = other.getByRole('dialog', { name: 'Margherita' });
    await dialog.waitFor();

    await signIn(board, 'counter@second.example.com');
    await board.getByRole('button', { name: 'Sold out' }).waitFor();
    await board.keyboard.press('s');
    await step(board, () => board.getByRole('list', { name: 'On sale' }).waitFor());
    await board.keyboard.type('margherita');
    await board.keyboard.press('Enter');
    await board.getByRole('button', { name: 'Until tomorrow’s opening' }).waitFor();
    await board.keyboard.press('Enter');
    await step(board, () => board.getByRole('list', { name: 'Sold out or counted now' }).waitFor());

    const notice = diner.getByRole('alert').filter({ hasText: 'Margherita is sold out.' });
    await step(diner, () => notice.waitFor());
    await step(other, () => dialog.getByRole('button', { name: /^Sold out/ }).waitFor());
    await step(diner, () => press(notice.getByRole('button', { name: 'Take Margherita out of the cart' })));
    await notice.waitFor({ state: 'hidden' });
    await expect.poll(() => diner.getByRole('button', { name: /^View cart/ }).count()).toBe(0);

    await signIn(handheld, 'kitchen@second.example.com');
    await press(handheld.getByRole('button', { name: 'Sold out' }));
    const back = handheld.getByRole('button', { name: 'Back on sale: Margherita' });
    await step(handheld, () => back.waitFor());
    await press(back);
    await back.waitFor({ state: 'hidden' });
    await board.getByRole('list', { name: 'Sold out or counted now' }).waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: /^(Add to cart|Select options)/ }).waitFor();
  });
});
