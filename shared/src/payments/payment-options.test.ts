import { describe, expect, it } from 'vitest';
import { type PaymentsOffered, paymentOptions } from './payment-options.ts';

const both: PaymentsOffered = { cards: true, counter: true };
const waysOf = (offered: PaymentsOffered | undefined, total = 20, cardsOff = false) => {
  const { card, counter } = paymentOptions(offered, { cardsOff }, total);
  return [...(card ? ['card'] : []), ...(counter ? ['counter'] : [])];
};

describe('how an order may be paid', () => {
  it.each([
    ['at the counter where the restaurant takes no cards', undefined, 20, false, ['counter']],
    ['both ways where it takes both', both, 20, false, ['card', 'counter']],
    ['by card alone where it takes nothing at the counter', { ...both, counter: false }, 20, false, ['card']],
    ['by card alone from the sum on that it names', { ...both, cardOnlyFrom: 20 }, 20, false, ['card']],
    ['both ways below that sum', { ...both, cardOnlyFrom: 20.01 }, 20, false, ['card', 'counter']],
    ['at the counter while cards are off', both, 20, true, ['counter']],
    ['not at all while cards are off and nothing else is taken', { ...both, counter: false }, 20, true, []],
    [
      'at the counter, whatever the sum, while cards are off',
      { ...both, cardOnlyFrom: 20 },
      20,
      true,
      ['counter'],
    ],
    ['without a card where it comes to nothing', { ...both, counter: false }, 0, false, ['counter']],
  ] as const)('%s', (_, offered, total, cardsOff, ways) => {
    expect(waysOf(offered, total, cardsOff)).toEqual(ways);
  });

  it('says why something is left out', () => {
    expect(paymentOptions(both, { cardsOff: true }, 20)).toMatchObject({
      areCardsOff: true,
      isCardOnly: false,
    });
    expect(paymentOptions({ ...both, cardOnlyFrom: 5 }, {}, 20)).toMatchObject({ isCardOnly: true });
    expect(paymentOptions({ ...both, cards: false }, { cardsOff: true }, 20).areCardsOff).toBe(false);
  });
});
