import { describe, expect, it } from 'vitest';
import { offensiveNames } from './offensive-names.ts';

describe('offensive names', () => {
  it.each([
    'fuck',
    'fuckthis',
    'f-u-c-k',
    'sh1t',
    'the-cunt',
    'cunts',
    'bullshit',
    'nazi',
    'hitler-bar',
    'cock',
    'nigger',
  ])('I9-12 %s is no name of a restaurant', async (label) => {
    expect(await offensiveNames.isOffensive(label)).toBe(true);
  });

  it.each([
    ...['scunthorpe-fish-bar', 'cockburns', 'cockburn-s', 'penistone-grill', 'sussex', 'arsenal-cafe'],
    ...['dicks-drive-in', 'dicks', 'cock-and-bull', 'the-peacock', 'cocktail-bar', 'fukuoka-ramen', 'phuket'],
    ...['shiitake', 'cumin', 'cummings', 'rapeseed', 'semenya', 'analemma', 'essex-eats', 'pen-island'],
    ...[
      'bangkok-house',
      'pho-king',
      'ass-burgers',
      'pussycat-cafe',
      'raccoon',
      'bella-2',
      'restaurant-20000001',
    ],
  ])('I9-12 %s keeps its name', async (label) => {
    expect(await offensiveNames.isOffensive(label)).toBe(false);
  });
});
