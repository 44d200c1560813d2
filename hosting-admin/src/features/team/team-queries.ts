// Who works for a tenant, who is invited, and who could be.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';

import { MAX_PAGE_SIZE } from '@bite/shared/api/paging';
import type { RestaurantRef } from '@bite/shared/paths';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { allRecords, paging } from '../../lib/pages.ts';

type MembersPage = Answers['listTenantUsers'];
type InvitationsPage = Answers['listInvitations'];
export type Member = MembersPage['members'][number];
export type Invitation = InvitationsPage['invitations'][number];
export type Employee = Answers['listEmployees']['records'][number]['record'];

export const membersOf = ({ members }: MembersPage): readonly Member[] => members;
export const invitationsOf = ({ invitations }: InvitationsPage): readonly Invitation[] => invitations;

export const nameOf = ({ displayName, email }: Pick<Member, 'displayName' | 'email'>): string =>
  displayName ?? email;

export const membersQuery = (call: Call, tenantId: number) =>
  infiniteQueryOptions({
    queryKey: ['team', tenantId, 'members'],
    queryFn: ({ signal, pageParam }) =>
      call('listTenantUsers', {
        parameters: { tenantId },
        query: { limit: MAX_PAGE_SIZE, pageToken: pageParam },
        signal,
      }),
    ...paging,
  });

export const invitationsQuery = (call: Call, tenantId: number) =>
  infiniteQueryOptions({
    queryKey: ['team', tenantId, 'invitations'],
    queryFn: ({ signal, pageParam }) =>
      call('listInvitations', {
        parameters: { tenantId },
        query: { limit: MAX_PAGE_SIZE, pageToken: pageParam },
        signal,
      }),
    ...paging,
  });

/** Those who work at a restaurant and have no account yet, by name. */
export const unlinkedEmployeesQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', 'employees', tenantId, restaurantId, 'unlinked'],
    queryFn: async ({ signal }) => {
      const employees = await allRecords((query) =>
        call('listEmployees', { parameters: { tenantId, restaurantId }, query, signal }),
      );
      return employees
        .filter(({ uid, status }) => uid === undefined && status === 'active')
        .sort((one, other) => one.lastName.localeCompare(other.lastName));
    },
    staleTime: 0,
  });
