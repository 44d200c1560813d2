// All migrations, in order. A release that changes stored data adds a line; lines are never changed or removed.
import { rebuildOldFormat } from '../catalogue/rebuild-old-format.ts';
import type { Migration } from './migration.ts';
import { moveSoldOutMarks } from './move-sold-out.ts';
import { nameDeletedKinds } from './name-deleted-kinds.ts';
import { nameRestaurants } from './name-restaurants.ts';

export const migrations: readonly Migration[] = [
  {
    number: 1,
    title: 'Every storefront has the format that this release reads',
    storefrontFormat: 1,
    async run(deps, run) {
      const { rebuilt, failed, unreached } = await rebuildOldFormat(deps, run);
      return { changed: rebuilt, failed, unreached };
    },
  },
  {
    number: 2,
    title: 'Every business lists its restaurants, so that pictures can be put into their folders',
    run: nameRestaurants,
  },
  {
    number: 3,
    title: 'What is sold out stands in the live document and the counts alone',
    run: moveSoldOutMarks,
  },
  {
    number: 4,
    title: 'Deleted records name their kind, so that they can be listed',
    run: nameDeletedKinds,
  },
];
