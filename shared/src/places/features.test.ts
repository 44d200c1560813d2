import { describe, expect, it } from 'vitest';
import { placeFeatures } from './features.ts';

describe('what a place may offer', () => {
  it('I3.9-05 I3.2-10 is one of 23 things', () => {
    expect(placeFeatures).toEqual(
      (
        'takeout delivery dineIn curbsidePickup reservable servesBreakfast servesLunch servesDinner servesBrunch ' +
        'servesBeer servesWine servesCocktails servesVegetarianFood servesCoffee servesDessert outdoorSeating ' +
        'liveMusic menuForChildren goodForChildren goodForGroups goodForWatchingSports allowsDogs restroom'
      ).split(' '),
    );
    expect(placeFeatures).toHaveLength(23);
  });
});
