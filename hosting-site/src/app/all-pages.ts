// All pages and parts at once: as the server has them, and tests. Browsers load each when it is opened (pages.ts).
import { ContactPage } from '../features/website/contact-page.tsx';
import { HomePage } from '../features/website/home-page.tsx';
import { PrivacyPage } from '../features/website/privacy-page.tsx';
import { StoryPage } from '../features/website/story-page.tsx';
import { Account } from './account.tsx';
import { Checkout } from './checkout.tsx';
import { orderingParts } from './ordering-parts.tsx';
import { PageNotFound } from './page-not-found.tsx';
import type { Pages } from './pages.ts';
import { Track } from './track.tsx';

export const allPages = {
  ...orderingParts,
  Checkout,
  Track,
  Account,
  Home: HomePage,
  Story: StoryPage,
  Contact: ContactPage,
  Privacy: PrivacyPage,
  NotFound: PageNotFound,
} satisfies Pages;
