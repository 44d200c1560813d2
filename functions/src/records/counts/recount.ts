// Keeps counts exact by counting anew: nothing is added or taken away, so that an event that comes twice, late or out of
// order changes nothing. Safe to run at any time, twice, and beside itself: what was counted last wins.
import type { RebuildRequest, Whose } from '../../ports/rebuilds.ts';
import type { KeepOutcome, Tallies } from '../../ports/tallies.ts';

interface RecountDeps {
  tallies: Tallies;
}

/** Counts unless what is kept was counted at or after `due`, and so knows of every change before it. */
export async function recountIfStale(
  { tallies }: RecountDeps,
  { place, due }: RebuildRequest<Whose>,
): Promise<KeepOutcome | 'fresh'> {
  const readTime = await tallies.readTimeOf(place);
  return readTime !== undefined && readTime >= due ? 'fresh' : recount({ tallies }, place, due);
}

/** @param notBefore Throws where the database's clock shows an earlier time: the changes asked for may not all be there. */
export async function recount({ tallies }: RecountDeps, place: Whose, notBefore = ''): Promise<KeepOutcome> {
  const tally = await tallies.take(place);
  if (!tally) {
    await tallies.removeIfGone(place);
    return 'gone';
  }
  if (tally.readTime < notBefore) throw new Error(`Counted at ${tally.readTime}, before ${notBefore}`);
  return tallies.keep(place, tally);
}
