// The screens of people: one's own account, the team of a business, and all users of the platform.
import { UserRoundCog, Users } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';

export const identityScreens: readonly Screen[] = [
  {
    area: 'own',
    path: 'account',
    title: 'Your account',
    load: async () => (await import('./account/account-route.tsx')).AccountRoute,
  },
  {
    area: 'business',
    path: 'team',
    title: 'Team',
    load: async () => (await import('./members/team-route.tsx')).TeamRoute,
    navigation: [
      {
        group: 'Business',
        label: 'Team',
        symbol: Users,
        isFor: (may, business) => may('assignments.read', business) || may('people.write', business),
      },
    ],
  },
  {
    area: 'platform',
    path: 'users',
    title: 'Users',
    load: async () => (await import('./users/users-page.tsx')).UsersPage,
    navigation: [
      {
        group: 'Platform',
        label: 'Users',
        symbol: UserRoundCog,
        isFor: (may) => may('siteUsers.read'),
      },
    ],
  },
  {
    area: 'platform',
    path: 'users/:uid',
    title: 'User',
    load: async () => (await import('./users/user-page.tsx')).UserPage,
  },
];
