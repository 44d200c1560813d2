// All migrations, in order. A release that changes stored data adds a line; lines are never changed or removed.
import { rebuildOldFormat } from '../catalogue/rebuild-old-format.ts';
import { forgetPlaces } from './forget-places.ts';
import { giveSubdomains } from './give-subdomains.ts';
import type { Migration, MigrationCounts, MigrationDeps, MigrationRun } from './migration.ts';
import { moveListingTokens } from './move-listing-tokens.ts';
import { moveSoldOutMarks } from './move-sold-out.ts';
import { nameDeletedKinds } from './name-deleted-kinds.ts';
import { nameMappings } from './name-mappings.ts';
import { nameRestaurants } from './name-restaurants.ts';

async function rebuildStorefronts(deps: MigrationDeps, run: MigrationRun): Promise<MigrationCounts> {
  const { rebuilt, failed, unreached } = await rebuildOldFormat(deps, run);
  return { changed: rebuilt, failed, unreached };
}

export const migrations: readonly Migration[] = [
  {
    number: 1,
    title: 'Every storefront has the format that this release reads',
    storefrontFormat: 1,
    run: rebuildStorefronts,
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
  {
    number: 5,
    title:
      'Every storefront has what the home page of its site shows, and what staff chose to suggest with each item',
    storefrontFormat: 2,
    run: rebuildStorefronts,
  },
  {
    number: 6,
    title: 'Tokens of outside platforms are in the vault alone',
    run: moveListingTokens,
  },
  {
    // After the tokens were moved: it writes restaurants by their present schema, which has none.
    number: 7,
    title: 'What Google Maps says of a place is kept for a day, and in no restaurant',
    run: forgetPlaces,
  },
  {
    number: 8,
    title: 'Every restaurant has a subdomain, and every mapped host belongs to one restaurant alone',
    // With another base domain everybody gets a name below that.
    everyTime: true,
    run: giveSubdomains,
  },
  {
    number: 9,
    title: 'Every mapping is searched and sorted by how its domain is read',
    run: nameMappings,
  },
];
