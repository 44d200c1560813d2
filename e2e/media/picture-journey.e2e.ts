// A picture from a phone's camera to the diner's card.
import { collections, paths } from '@bite/shared/paths';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhotograph } from '../../tools/stack/a-photograph.ts';
import { phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { db } from '../support/database.ts';
import { urls } from '../support/platform.ts';
import { signIn } from '../support/staff.ts';

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

  it('C2-03, O2.10-05, C3-30 is taken on a phone, optimized, cropped and saved, and is on the diner’s card, upright, in sizes and with its point in sight', async () => {
    const owner = await open(phone);
    await signIn(owner, 'owner@scoopandswirl.example.com');
    await owner.waitForURL(/\/orders$/);
    await owner.goto(owner.url().replace(/\/orders$/, `/items/${item?.id}`));
    const chosen = owner.getByLabel('Replace picture');
    await chosen.waitFor({ state: 'attached' });
    const buffer = await aPhotograph(1800, 1200);
    await chosen.setInputFiles({ name: 'IMG 2041.JPG', mimeType: 'image/jpeg', buffer });
    await step(owner, () => owner.getByText('Optimized', { exact: true }).waitFor());
    await owner.getByRole('button', { name: 'Crop…' }).click();
    const crop = owner.getByRole('dialog', { name: 'Crop the picture' });
    // Upright: the whole of it is 1200 × 1800.
    await crop.getByText('1200 × 1800 pixels are kept').waitFor();
    await crop.getByRole('group', { name: /Part that is kept/ }).focus();
    await step(owner, () => owner.keyboard.press('-'));
    await crop.getByRole('button', { name: 'Crop', exact: true }).click();
    await crop.waitFor({ state: 'detached' });
    await owner.getByText('Optimized', { exact: true }).waitFor();
    await owner.getByRole('button', { name: /Point that stays in sight/ }).focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await owner.keyboard.press(key);
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.getByText('Saved', { exact: false }).first().waitFor();
    const diner = await open(phone);
    await expect
      .poll(() => cardPicture(diner, String(item?.get('name'))))
      .toEqual({
        sources: expect.stringMatching(/img-2041-[0-9a-f]+\.jpg%2F320\.webp/),
        sight: '50% 30%',
        isUpright: true,
      });
  });
});
