// A picture from a phone's camera to the diner's card.
import { collections, paths } from '@bite/shared/paths';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhotograph } from '../../tools/stack/a-photograph.ts';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { desktop, phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';
import { choose, press, skipToPage, tabTo } from '../support/use.ts';

const SLUG = 'scoop-swirl';

/** The picture of an item's card: what the browser may choose from, and the upright size of what it chose. */
async function cardPicture(diner: Page, name: string) {
  await diner.goto(`${urls.site}/${SLUG}`);
  const picture = diner.getByRole('listitem').filter({ hasText: name }).locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  return {
    sources: (await picture.getAttribute('srcset')) ?? '',
    sight: await picture.evaluate((image) => getComputedStyle(image).objectPosition),
    isUpright: await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalHeight > image.naturalWidth;
    }),
  };
}

describe('the picture of an item', () => {
  const { open } = windows();
  let item: FirebaseFirestore.QueryDocumentSnapshot | undefined;

  beforeAll(async () => {
    const restaurants = await db.collectionGroup(collections.restaurants).get();
    const restaurant = restaurants.docs.find((one) => one.get('slug') === SLUG);
    const at = { tenantId: restaurant?.get('tenantId'), restaurantId: restaurant?.get('restaurantId') };
    const items = await db.collection(paths.restaurantCollection(at, collections.items)).limit(1).get();
    [item] = items.docs;
  });

  afterAll(async () => {
    await item?.ref.set(item.data());
  });

  it('C2-03, O2.10-05, C3-30 is taken on a phone, optimized and saved, cropped at a desk by keyboard, and is on the diner’s card, upright, in sizes and with its point in sight', async () => {
    const owner = await open(phone, { by: 'touch' });
    await signIn(owner, 'owner@scoopandswirl.example.com');
    await owner.waitForURL(/\/orders$/);
    await owner.goto(owner.url().replace(/\/orders$/, `/items/${item?.id}`));
    const buffer = await aPhotograph(1800, 1200);
    const photograph = { name: 'IMG 2041.JPG', mimeType: 'image/jpeg', buffer };
    await choose(owner.getByLabel('Replace picture'), photograph);
    await step(owner, () => owner.getByText('Optimized', { exact: true }).waitFor());
    await press(owner.getByRole('button', { name: 'Save', exact: true }));
    await owner.getByText('All changes saved').waitFor();

    const desk = await open(desktop, { by: 'keyboard' });
    await signIn(desk, 'owner@scoopandswirl.example.com', new URL(owner.url()).pathname);
    await skipToPage(desk);
    await press(desk.getByRole('button', { name: 'Crop…' }));
    const crop = desk.getByRole('dialog', { name: 'Crop the picture' });
    // Upright: the whole of what the browser sent is 720 × 1080.
    await crop.getByText('720 × 1080 pixels are kept').waitFor();
    await tabTo(crop.getByRole('group', { name: /Part that is kept/ }));
    await step(desk, () => desk.keyboard.press('-'));
    await press(crop.getByRole('button', { name: 'Crop', exact: true }));
    await crop.waitFor({ state: 'detached' });
    await desk.getByText('Optimized', { exact: true }).waitFor();
    await tabTo(desk.getByRole('button', { name: /Point that stays in sight/ }));
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await desk.keyboard.press(key);
    await desk.keyboard.press('Control+s');
    await desk.getByText('All changes saved').waitFor();
    const diner = await open(phone);
    await expect
      .poll(() => cardPicture(diner, String(item?.get('name'))), { timeout: FIRST_ANSWER, interval: 1_000 })
      .toEqual({
        sources: expect.stringMatching(/img-2041-[0-9a-f]+\.jpg(%2F|\/)320\.webp/),
        sight: '50% 30%',
        isUpright: true,
      });
  });
});
