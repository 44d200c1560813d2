// The screens of business listings.
import type { Screen } from '../../lib/screens.ts';
import { businessReviewScreens, reviewScreens } from './reviews/review-screens.ts';

export const listingScreens: readonly Screen[] = [...reviewScreens];

/** After the business's own settings and people. */
export const businessListingScreens: readonly Screen[] = [...businessReviewScreens];
