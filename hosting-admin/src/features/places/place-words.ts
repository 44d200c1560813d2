// The words for what the service says of a place.
import type { PlaceFeature } from '@bite/shared/places/features';
import type { PlaceFact } from '@bite/shared/places/place-facts';
import type { Tone } from '../../ui/notice.tsx';
import type { Listing, PlaceRecord } from './place-queries.ts';

export const featureNames: Readonly<Record<PlaceFeature, string>> = {
  takeout: 'Takeout',
  delivery: 'Delivery',
  dineIn: 'Dine-in',
  curbsidePickup: 'Curbside pickup',
  reservable: 'Reservations',
  servesBreakfast: 'Breakfast',
  servesLunch: 'Lunch',
  servesDinner: 'Dinner',
  servesBrunch: 'Brunch',
  servesBeer: 'Beer',
  servesWine: 'Wine',
  servesCocktails: 'Cocktails',
  servesVegetarianFood: 'Vegetarian food',
  servesCoffee: 'Coffee',
  servesDessert: 'Dessert',
  outdoorSeating: 'Outdoor seating',
  liveMusic: 'Live music',
  menuForChildren: 'Menu for children',
  goodForChildren: 'Good for children',
  goodForGroups: 'Good for groups',
  goodForWatchingSports: 'Good for watching sports',
  allowsDogs: 'Dogs allowed',
  restroom: 'Restroom',
};

const prices = ['', 'Inexpensive', 'Moderate', 'Expensive', 'Very expensive'];
export const priceInWords = (level: number | undefined): string => prices[level ?? 0] || 'Unknown';

type Status = NonNullable<Listing['businessStatus']>;
export const statusWords: Readonly<Record<Status, readonly [words: string, tone: Tone]>> = {
  OPERATIONAL: ['In business', 'good'],
  CLOSED_TEMPORARILY: ['Temporarily closed', 'warn'],
  CLOSED_PERMANENTLY: ['Permanently closed', 'danger'],
};

type Problem = NonNullable<NonNullable<PlaceRecord['connection']>['problem']>;
export const problemWords: Readonly<Record<Problem, string>> = {
  ended:
    'Google Maps knows this place no longer. Its entry may have been merged with another one: please search for it again.',
  refused:
    'Google Maps refused the last question about this place. Please ask the administrators of this installation to check its key.',
  unreachable: 'Google Maps did not answer when this place was last asked for. It is tried again every hour.',
};

export const factNames: Readonly<Record<PlaceFact, string>> = {
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  website: 'Website',
  operatingHours: 'Opening hours',
};
