// Describes what a form created, with a link to its page.
import type { Answers } from '@bite/shared/api/answers';
import type { RouteName } from '@bite/shared/api/routes';
import { isolated } from '@bite/shared/kernel/isolated';
import { restaurantSettingsPath, siteTenantPath, siteUserPath } from './screen-paths.ts';

export interface Created {
  /** '“Nordic”' */
  what: string;
  /** Undefined where the page that the form belongs to shows it. */
  path?: string;
  /** What to do now, as a sentence. */
  next?: string;
}

type Describe = { [Name in RouteName]?: (answer: Answers[Name]) => Created };

const OPEN = 'Open it to change it.';
const LISTED = 'Close this to find it in the list.';

const LISTED_ABOVE = 'Go back to the list to find it.';

const quoted = (name: string): string => `“${isolated(name)}”`;

const descriptions: Describe = {
  createTenant: ({ tenant }) => ({
    what: quoted(tenant.displayName),
    path: siteTenantPath(tenant.tenantId),
    next: OPEN,
  }),
  createRestaurant: ({ restaurant }) => ({
    what: quoted(restaurant.name),
    path: restaurantSettingsPath(restaurant),
    next: OPEN,
  }),
  createAdminUser: ({ user }) => ({
    what: `The account of ${user.email}`,
    path: siteUserPath(user.uid),
    next: OPEN,
  }),
  createEmployee: ({ record }) => ({
    what: `The entry of ${quoted(`${record.firstName} ${record.lastName}`)} on the staff list`,
    next: LISTED,
  }),
  createTaxRate: ({ record }) => ({ what: quoted(record.name), next: LISTED_ABOVE }),
  createSalesCategory: ({ record }) => ({ what: quoted(record.name), next: LISTED_ABOVE }),
  createCourse: ({ record }) => ({ what: quoted(record.name), next: LISTED_ABOVE }),
  inviteUser: ({ invitation }) => ({ what: `The invitation to ${invitation.email}`, next: LISTED }),
  createBusinessRequest: ({ request }) => ({ what: `Your request for ${quoted(request.businessName)}` }),
};

export function describeCreated(name: RouteName, answer: unknown): Created {
  const describe = descriptions[name] as ((answer: unknown) => Created) | undefined;
  return describe?.(answer) ?? { what: 'What you sent before' };
}
