import { restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { aLargeSquareFile } from '@bite/shared/testing/a-large-square-file';
import { aCategory, aSquareFile, aSquareItem } from '@bite/shared/testing/a-square-catalog';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { aStoredGroup, aStoredItem } from '../testing/a-menu.ts';
import { aPlace, memoryRestaurants } from '../testing/a-place.ts';
import { countWalks } from '../testing/count-walks.ts';
import { memoryCatalogue } from '../testing/memory-catalogue.ts';
import { memoryIds } from '../testing/memory-ids.ts';
import { importSquareMenu } from './import-square-menu.ts';

const untaxed = restaurant.shape.settings.parse({ taxRate: 0 });
const place = aPlace({ restaurant: { settings: untaxed } });

function importer() {
  const catalogue = memoryCatalogue();
  let guids = 0;
  let questions = 0;
  const ids = memoryIds();
  const deps = {
    restaurants: memoryRestaurants(place),
    catalogue,
    ids: {
      ...ids,
      reserve: (...of: Parameters<typeof ids.reserve>) => {
        questions += 1;
        return ids.reserve(...of);
      },
    },
    newGuid: () => aGuid(++guids),
    now: () => Date.parse('2026-06-10T12:00:00.000Z'),
  };
  return {
    catalogue,
    questions: () => questions,
    run: (file: unknown) => importSquareMenu(deps, { restaurantGuid: place.restaurant.guid, file }),
  };
}

/** List elements visited per item, in a first import and in one that changes every item. */
async function workPerItem(items: number) {
  const { run, catalogue, questions } = importer();
  const first = await countWalks(() => run(aLargeSquareFile(items)));
  expect(catalogue.menu.items).toHaveLength(items);
  expect(questions()).toBe(4);
  const second = await countWalks(() => run(aLargeSquareFile(items, 500)));
  expect(catalogue.menu.items[0]?.sizePrice[0]?.price).toBe(5);
  expect(questions()).toBe(4);
  expect(catalogue.writes).toBe(2);
  return { first: first / items, second: second / items };
}

describe('importing a large menu', { timeout: 60_000 }, () => {
  it('costs the same work for each item, however many there are: forty thousand take four times what ten thousand do', async () => {
    const few = await workPerItem(200);
    const many = await workPerItem(800);
    expect(many.first).toBeLessThan(few.first * 1.05);
    expect(many.second).toBeLessThan(few.second * 1.05);
  });

  it('costs the same work for each category, also where each item has one of its own', async () => {
    const perCategory = async (count: number) => {
      const { run } = importer();
      const objects = Array.from({ length: count }, (_, n) => [
        aCategory(`C${n}`, n % 50 === 0 ? {} : { parent_category: { id: `C${n - 1}` } }),
        aSquareItem(`I${n}`, { category_id: `C${n}` }),
      ]);
      const first = await countWalks(() => run(aSquareFile(...objects.flat())));
      return (first + (await countWalks(() => run(aSquareFile(...objects.flat()))))) / count;
    };
    expect(await perCategory(400)).toBeLessThan((await perCategory(100)) * 1.05);
  });

  it('into a large menu of the restaurant’s own costs the same work for each of its items', async () => {
    const perItem = async (count: number) => {
      const { run, catalogue } = importer();
      catalogue.menu.items = Array.from({ length: count }, (_, n) => aStoredItem(n + 100_000));
      catalogue.menu.menuGroups = [aStoredGroup(900)];
      return (await countWalks(() => run(aLargeSquareFile(count)))) / count;
    };
    expect(await perItem(800)).toBeLessThan((await perItem(200)) * 1.05);
  });
});
