// All migrations, in their order. A release that changes what is stored adds a line; none is ever changed or taken away.
import { rebuildOldFormat } from '../catalogue/rebuild-old-format.ts';
import type { Migration } from './migration.ts';
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
];
