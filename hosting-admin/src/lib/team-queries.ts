// Queries for the team: members, invitations and employees.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';

import { MAX_PAGE_SIZE } from '@bite/shared/api/paging';
import type { RestaurantRef } from '@bite/shared/paths';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { allRecords, paging } from './pages.ts';

type MembersPage = Answers['listTenantUsers'];
type InvitationsPage = Answers['listInvitations'];
export type Member = MembersPage['members'][number];
export type Invitation = InvitationsPage['invitations'][number];
export type StaffRecord = Answers['listEmployees']['records'][number];
export type Employee = StaffRecord['record'];
export type UnplacedPerson = Answers['listUnplacedUsers']['people'][number];

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

export const staffNameOf = ({ chosenName, firstName, lastName }: Employee): string =>
  `${chosenName || firstName} ${lastName}`;

/** Who is on a restaurant's staff list. */
export const staffQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: ['restaurants', 'employees', tenantId, restaurantId],
    queryFn: ({ signal }) =>
      allRecords((query) => call('listEmployees', { parameters: { tenantId, restaurantId }, query, signal })),
    staleTime: 0,
  });

/** The active employees without an account, by name. */
export const unlinkedOf = (staff: readonly StaffRecord[]): StaffRecord[] =>
  staff
    .filter(({ record }) => record.uid === undefined && record.status === 'active')
    .sort((one, other) => one.record.lastName.localeCompare(other.record.lastName));

/** Employees who can sign in and are on no staff list. */
export const unplacedQuery = (call: Call, tenantId: number) =>
  queryOptions({
    queryKey: ['team', tenantId, 'unplaced'],
    queryFn: ({ signal }) => call('listUnplacedUsers', { parameters: { tenantId }, signal }),
  });
