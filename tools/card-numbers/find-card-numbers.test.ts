import { describe, expect, it } from 'vitest';
import { testCards } from '../../sandbox/card-gateway/test-cards.ts';
import { findCardNumbers } from './find-card-numbers.ts';

const card = '4111111111111111';

describe('looking for card numbers', () => {
  it.each(testCards.map(({ number }) => [number]))('finds %s', (number) => {
    expect(findCardNumbers(`account ${number}.`)).toEqual([number]);
  });

  it.each([
    ['in JSON', `{"account":"${card}"}`],
    ['as a number of JSON', `{"account":${card},"cvv":123}`],
    ['in JSON within JSON', JSON.stringify(JSON.stringify({ account: card }))],
    ['in an address', `GET /pay?card=${card}&x=1`],
    ['at the end of a sentence', `Paid with ${card}. Thanks`],
    ['at the end of a line', `card ${card}\nnext`],
  ])('finds one %s', (_where, text) => {
    expect(findCardNumbers(text)).toEqual([card]);
  });

  it.each(['4111 1111 1111 1111', '4111-1111-1111-1111', '3714 496353 98431'])(
    'finds %s in groups',
    (grouped) => {
      expect(findCardNumbers(`card: ${grouped}!`)).toEqual([grouped]);
    },
  );

  it.each([
    ['a wrong check digit', '4111111111111112'],
    ['a token', '9418594164541111'],
    ['milliseconds', '1795417228090'],
    ['microseconds', '1795417228090007'],
    ['nanoseconds', '1795417228090123456'],
    ['a fraction', '40.4111111111111111'],
    ['a number with a fraction', '4111111111111111.5'],
    ['a part of a word', `a${card}`],
    ['a part of an id', `b3-${card}-9`],
    ['the last four', '••••••••••••1111'],
    ['a phone number', '+1 212 555 0100'],
    ['too many digits', `${card}0000`],
  ])('is not misled by %s', (_what, text) => {
    expect(findCardNumbers(`x ${text} y`)).toEqual([]);
  });
});
