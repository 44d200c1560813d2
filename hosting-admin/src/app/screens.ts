// The screens of all features, in the order of the sidebar.
import { catalogueRecords } from '../features/catalogue/records/record-entries.ts';
import { catalogueScreens } from '../features/catalogue/screens.ts';
import { domainScreens, platformDomainScreens } from '../features/domains/screens.ts';
import { dueWorkScreens } from '../features/due-work/screens.ts';
import { identityScreens } from '../features/identity/screens.ts';
import { businessListingScreens, listingScreens } from '../features/listing/screens.ts';
import { mediaScreens } from '../features/media/screens.ts';
import { orderingScreens } from '../features/ordering/screens.ts';
import { orderingRecords } from '../features/ordering/zones/record-entries.ts';
import { paymentScreens, platformPaymentScreens } from '../features/payments/screens.ts';
import { placeScreens } from '../features/places/screens.ts';
import { tenancyScreens } from '../features/tenancy/screens.ts';
import { websiteScreens } from '../features/website/screens.ts';
import type { Screen } from '../lib/screens.ts';
import type { RecordEntry } from '../ui/records/record-entry.ts';

export const screens: readonly Screen[] = [
  ...orderingScreens,
  ...catalogueScreens,
  ...websiteScreens,
  ...domainScreens,
  ...mediaScreens,
  ...paymentScreens,
  ...listingScreens,
  ...placeScreens,
  ...tenancyScreens,
  ...identityScreens,
  ...businessListingScreens,
  ...dueWorkScreens,
  ...platformPaymentScreens,
  ...platformDomainScreens,
];

/** The kinds of records that have screens. */
export const recordEntries: readonly RecordEntry[] = [...catalogueRecords, ...orderingRecords];
