// Describes what a form created, with a link to its page.

import type { Answers } from '@bite/shared/api/answers';
import type { RouteName } from '@bite/shared/api/routes';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import type { RecordKind, recordNames } from '@bite/shared/records/record-names';
import {
  restaurantSettingsPath,
  SITE_REGISTERED_DOMAINS_PATH,
  siteTenantPath,
  siteUserPath,
} from './screen-paths.ts';

export interface Created {
  /** '“Nordic”' */
  what: string;
  /** Undefined if the form's own page shows it. */
  path?: string;
  /** The next step, as a sentence. */
  next?: string;
}

type Describe = { [Name in RouteName]?: (answer: Answers[Name]) => Created };
type CreateRecord = `create${(typeof recordNames)[RecordKind]['one']}`;

const OPEN = 'Open it to change it.';
const CLOSE_TO_FIND = 'Close this to find it in the list.';
const GO_BACK_TO_FIND = 'Go back to the list to find it.';

const quoted = (name: string): string => `“${isolated(name)}”`;

const named = ({ record }: { record: { name: string } }): Created => ({
  what: quoted(record.name),
  next: GO_BACK_TO_FIND,
});

const recordDescriptions: Required<Pick<Describe, CreateRecord>> = {
  createItem: named,
  createMenuGroup: named,
  createModifierGroup: named,
  createTaxRate: named,
  createSalesCategory: named,
  createCourse: named,
  createDeliveryZone: named,
  createTag: named,
  createEmployee: ({ record }) => ({
    what: `The entry of ${quoted(`${record.firstName} ${record.lastName}`)} on the staff list`,
    next: CLOSE_TO_FIND,
  }),
  createJobTitle: ({ record }) => ({ what: quoted(record.title), next: GO_BACK_TO_FIND }),
  createPrepStation: named,
  createPrinter: named,
  createPromotion: named,
};

const descriptions: Describe = {
  ...recordDescriptions,
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
  inviteUser: ({ invitation }) => ({ what: `The invitation to ${invitation.email}`, next: CLOSE_TO_FIND }),
  refundOrder: () => ({ what: 'A refund', next: 'Close this to see it.' }),
  createDomain: ({ domain }) => ({ what: shownDomain(domain.domain), next: CLOSE_TO_FIND }),
  buyDomain: ({ name }) => ({
    what: `The order of ${name}`,
    path: SITE_REGISTERED_DOMAINS_PATH,
    next: 'Open the list of orders.',
  }),
  renewDomain: ({ name }) => ({ what: `The renewal of ${name}`, next: CLOSE_TO_FIND }),
  registerDomain: ({ purchase }) => ({
    what: purchase ? `The transfer of ${purchase.name}` : 'The domain',
    next: CLOSE_TO_FIND,
  }),
  createBusinessRequest: ({ request }) => ({ what: `Your request for ${quoted(request.businessName)}` }),
};

export function describeCreated(name: RouteName, answer: unknown): Created {
  const describe = descriptions[name] as ((answer: unknown) => Created) | undefined;
  return describe?.(answer) ?? { what: 'What you sent before' };
}
