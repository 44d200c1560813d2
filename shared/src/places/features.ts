// What a place may say that it offers (I3.9-05). The names are the place-search service's own.
export const placeFeatures = [
  'takeout',
  'delivery',
  'dineIn',
  'curbsidePickup',
  'reservable',
  'servesBreakfast',
  'servesLunch',
  'servesDinner',
  'servesBrunch',
  'servesBeer',
  'servesWine',
  'servesCocktails',
  'servesVegetarianFood',
  'servesCoffee',
  'servesDessert',
  'outdoorSeating',
  'liveMusic',
  'menuForChildren',
  'goodForChildren',
  'goodForGroups',
  'goodForWatchingSports',
  'allowsDogs',
  'restroom',
] as const;

export type PlaceFeature = (typeof placeFeatures)[number];
