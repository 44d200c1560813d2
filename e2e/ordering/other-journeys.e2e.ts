// Less common cases: a delivery for later, a correction by the kitchen, a price that changes, and people without access.
import { FieldValue } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { desktop, phone, type Size, textOf, windows } from '../support/browser.ts';
import { checkScreen } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { ada, addDish, fillAddress, fillDetails, openCart, openMenu, placeOrder } from '../support/diner.ts';
import { withNotifications } from '../support/notifications.ts';
import { sitePort, urls } from '../support/platform.ts';
import { card, showColumn, signIn, signInByForm } from '../support/staff.ts';

const margherita = { name: 'Margherita', size: 'Small', options: ['Hand-tossed'] };

/** In pixels, at most. */
const SCROLL_BAR = 20;

/** The distances of a dialog from the edges of the window; a page's scrollbar keeps its room. */
async function gapsAround(dialog: Locator, window: Size) {
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
  const box = await dialog.boundingBox();
  if (!box) throw new Error('The dialog is not shown');
  const width = await dialog.evaluate(() => document.documentElement.clientWidth);
  return {
    above: Math.round(box.y),
    below: Math.round(window.height - box.y - box.height),
    start: Math.round(box.x),
    end: Math.round(width - box.x - box.width),
  };
}

describe('beside the straight way', () => {
  const { open, forgive } = windows();

  it('O2.6-04 O2.7-01 O2.7-07 a delivery for a later slot waits under Scheduled, a cancellation reaches the diner with its reason and their phone by a notification, and the diner orders the same again and cancels it', async () => {
    const diner = await open(phone);
    const device = await withNotifications(diner);
    await diner.goto(`${urls.site}/luigis-pizzeria`);
    const details = diner.getByRole('dialog', { name: 'Order details' });
    await details.waitFor();
    await expect.poll(() => gapsAround(details, phone)).toMatchObject({ below: 0, start: 0, end: 0 });
    await details.getByText('Delivery', { exact: true }).click();
    await details.getByRole('button', { name: 'Schedule delivery' }).click();
    await details.getByText('Tomorrow').click();
    const slots = details
      .getByRole('group', { name: 'Delivery time' })
      .getByRole('radio', { disabled: false });
    await expect.poll(() => slots.count()).toBeGreaterThanOrEqual(16);
    await slots.nth(8).locator('..').click();
    await checkScreen(diner);
    await details.getByRole('button', { name: 'Confirm time' }).click();
    await details.getByText('Delivery address is required').waitFor();
    await fillAddress(details);
    await details.getByRole('button', { name: 'Confirm time' }).click();
    await details.waitFor({ state: 'hidden' });
    await addDish(diner, margherita);
    await openCart(diner);
    await diner.getByRole('button', { name: 'Go to checkout' }).click();
    await fillDetails(diner, ada);
    await diner.getByLabel('Allergies? (optional)').fill('Peanuts');
    const number = await placeOrder(diner);
    await diner.getByRole('button', { name: 'Notify me when it is on its way' }).click();
    await diner.getByRole('heading', { name: 'This device is told' }).waitFor();
    await checkScreen(diner);

    const staff = await open(desktop);
    await signIn(staff, 'manager@luigis.example.com');
    await card(staff, number).waitFor();
    await showColumn(staff, 'Scheduled');
    await expect.poll(() => textOf(card(staff, number))).toContain('Allergies: Peanuts');
    await expect.poll(() => textOf(card(staff, number))).toContain('5 Elm Street, Apt 4, New York, NY 10012');
    await card(staff, number)
      .getByRole('button', { name: `More for order ${number}` })
      .click();
    await staff.getByRole('menuitem', { name: /^Cancel/ }).click();
    const reason = staff.getByRole('dialog', { name: `Cancel order ${number}` });
    await reason.getByLabel('An ingredient has run out').check();
    await reason.getByRole('button', { name: 'Cancel order' }).click();
    await diner.getByText('This order was cancelled').first().waitFor();
    await expect.poll(() => textOf(diner.getByRole('main'))).toContain('An ingredient has run out');
    await checkScreen(diner);
    expect(await device.notification()).toEqual({
      title: "Luigi's Pizzeria",
      text: `Your order ${number} was cancelled. The reason is in your mail.`,
      reference: expect.any(String),
    });

    await diner.getByRole('button', { name: 'Order again' }).click();
    const cart = diner.getByRole('dialog', { name: 'Your cart' });
    await cart.getByText('Hand-tossed').waitFor();
    await cart.getByRole('button', { name: 'Go to checkout' }).click();
    await fillDetails(diner, ada);
    const again = await placeOrder(diner);
    await card(staff, again).waitFor();
    await diner.getByRole('button', { name: 'Cancel order' }).click();
    await checkScreen(diner);
    const question = diner.getByRole('dialog', { name: `Cancel order ${again}?` });
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await diner.getByRole('heading', { name: 'You cancelled this order' }).waitFor();
    await checkScreen(diner);
    await card(staff, again).waitFor({ state: 'detached' });
  });

  it('C7-01 who orders on a phone in Spanish is shown in Spanish what staff change meanwhile, a price and a name, and agrees before anything is ordered', async () => {
    const diner = await open(phone);
    await diner.goto(`${urls.site}/luigis-pizzeria?lang=es`);
    await diner.getByRole('dialog', { name: 'Detalles del pedido' }).waitFor();
    await checkScreen(diner);
    await diner.getByRole('button', { name: 'Recoger lo antes posible' }).click();
    await diner.getByRole('link', { name: 'Tiramisù', exact: true }).last().click();
    await diner.getByRole('dialog', { name: 'Tiramisù' }).waitFor();
    await checkScreen(diner);
    await diner.getByRole('button', { name: /^Agregar ·/ }).click();
    await diner.getByRole('button', { name: /^Ver carrito/ }).click();
    await diner.getByRole('dialog', { name: 'Tu carrito' }).waitFor();
    await checkScreen(diner);
    await diner.getByRole('button', { name: 'Ir a pagar' }).click();
    await diner.getByLabel('Nombre', { exact: true }).fill(ada.name);
    await diner.getByLabel('Teléfono').fill(ada.phone);
    await diner.getByLabel('Correo electrónico').fill(ada.email);

    const found = await db.collectionGroup('items').where('name', '==', 'Tiramisù').limit(1).get();
    const [dish] = found.docs;
    const price: unknown = dish?.get('basePrice');
    if (!dish || typeof price !== 'number') throw new Error('The demo has no Tiramisù with a price');
    const inTheMenu = async () => {
      const response = await fetch(`${urls.site}/api/v1/storefront?slug=luigis-pizzeria`);
      const { data } = (await response.json()) as { data: { items: { name: string; basePrice?: number }[] } };
      return data.items.find(({ name }) => name === 'Tiramisù')?.basePrice;
    };
    onTestFinished(async () => {
      await dish.ref.update({ basePrice: price, translations: FieldValue.delete() });
      await expect.poll(inTheMenu, { timeout: FIRST_ANSWER, interval: 500 }).toBe(price);
    });
    await dish.ref.update({ basePrice: price + 1, translations: { es: { name: 'Tiramisú' } } });
    await expect.poll(inTheMenu, { timeout: FIRST_ANSWER, interval: 500 }).toBe(price + 1);

    await diner.getByRole('radio', { name: /^Pagar al recoger/ }).check();
    await diner.getByLabel('Tengo 21 años o más').check();
    await diner.getByRole('button', { name: /^Hacer el pedido/ }).click();
    await diner.getByText('El total cambió').first().waitFor();
    forgive(/status of 409/);
    await diner.getByRole('list', { name: 'Tu pedido' }).getByText('Tiramisú', { exact: true }).waitFor();
    await checkScreen(diner);
    await diner.getByRole('button', { name: /^Pedir por/ }).click();
    await diner.waitForURL(/\/track\/.*lang=es/);
    await diner.getByRole('heading', { name: 'El restaurante tiene tu pedido' }).waitFor();
    await checkScreen(diner);
    const receipt = () => textOf(diner.getByRole('main'));
    await expect.poll(receipt).toContain(`$${(price + 1).toFixed(2)}`);
    // Orders and tickets have the restaurant's own names.
    await expect.poll(receipt).toContain('Tiramisù');
  });

  it('O2.1-03 O2.1-04 O2.3-03 O2.7-01 the same menu answers under the slug and under the restaurant\u2019s own domain, and behind a home page', async () => {
    const [slug, domain] = [await open(phone), await open(desktop)];
    await openMenu(slug, '/luigis-pizzeria');
    await domain.goto(`http://luigis.localhost:${sitePort}/`);
    for (const page of [slug, domain])
      await page.getByRole('heading', { level: 1, name: "Luigi's Pizzeria" }).waitFor();
    const details = domain.getByRole('dialog', { name: 'Order details' });
    await details.waitFor();
    // In the middle of the window, or of what the scroll bar leaves of it.
    const isInTheMiddle = async () => {
      const { above, below, start, end } = await gapsAround(details, desktop);
      return Math.abs(above - below) < 4 && Math.abs(start - end) < SCROLL_BAR;
    };
    await expect.poll(isInTheMiddle).toBe(true);
    const dishes = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents();
    await expect.poll(async () => (await dishes(slug)).length).toBeGreaterThan(30);
    await expect.poll(() => dishes(domain)).toEqual(await dishes(slug));

    await slug.goto(`${urls.site}/taqueria-el-sol`);
    await slug.getByRole('heading', { level: 1, name: 'Taquería El Sol' }).waitFor();
    await checkScreen(slug);
    await slug.getByRole('main').getByRole('link', { name: 'Order Now' }).click();
    await slug.waitForURL('**/taqueria-el-sol/menu');
    await slug.getByRole('heading', { level: 3 }).first().waitFor();
  });

  it('O2.1-08 O2.2-17 an unknown address says so, and the page is not kept', async () => {
    const diner = await open(phone);
    const response = await diner.goto(`${urls.site}/no-such-kitchen`);
    forgive(/status of 404/);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).not.toMatch(/max-age=([1-9]\d{2,})/);
    await diner.getByRole('heading', { name: 'Restaurant Not Found' }).waitFor();
    await checkScreen(diner);
  });

  it('O2.9-11 O2.9-12 staff of several restaurants choose one; a driver reads the deliveries alone; who is inactive stays out', async () => {
    const manager = await open(desktop);
    await signIn(manager, 'owner@goldenhour.example.com');
    await manager.getByText('Sakura Sushi').first().click();
    await manager.getByRole('heading', { name: 'No orders yet.' }).waitFor();

    const driver = await open(phone);
    await signIn(driver, 'driver@luigis.example.com');
    await driver.getByRole('heading', { name: "Deliveries of Luigi's Pizzeria" }).waitFor();
    await expect.poll(() => driver.getByRole('heading', { name: /^Orders of/ }).count()).toBe(0);
    await checkScreen(driver);

    const former = await open(phone);
    await signInByForm(former, 'former@luigis.example.com');
    await former
      .getByText(/not active/)
      .first()
      .waitFor();
    forgive(/status of 40[03]/);
  });
});
