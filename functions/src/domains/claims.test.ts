import { describe, expect, it } from 'vitest';
import { alba, albasOwner, bella, domainsHere } from '../testing/domains-here.ts';

describe('a race for a host', () => {
  it('I7.4-02 is won by exactly one of two businesses, each of which asks fifty times at once', async () => {
    const here = await domainsHere();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, number) =>
        number % 2 === 0 ? here.add('race.example', bella) : here.add('www.race.example', alba, albasOwner),
      ),
    );
    const won = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    const mappings = [...(await here.mappings(bella)), ...(await here.mappings(alba))];
    const mapped = mappings.filter(({ domain }) => domain.endsWith('race.example'));
    expect(mapped).toHaveLength(1);
    for (const host of ['race.example', 'www.race.example'])
      expect(await here.claim(host)).toMatchObject({ mappingGuid: mapped[0]?.guid });
  });
});
