// The screens of business listings.
import type { Screen } from '../../lib/screens.ts';
import { autoReplyScreens } from './auto-replies/auto-reply-screens.ts';
import { businessReviewScreens, reviewScreens } from './reviews/review-screens.ts';

export const listingScreens: readonly Screen[] = [...reviewScreens, ...autoReplyScreens];

/** After the business's own settings and people. */
export const businessListingScreens: readonly Screen[] = [...businessReviewScreens];
