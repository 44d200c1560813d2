// The routes of the site staff's area. They have a guard of their own, with its own messages for those who are not signed
// in (O2.9-25).
import type { RouteObject } from 'react-router-dom';
import {
  FAILED_WORK_PATH,
  NEW_TENANT_PATH,
  SITE_REQUESTS_PATH,
  SITE_RESTAURANTS_PATH,
  SITE_TENANTS_PATH,
  SITE_USERS_PATH,
} from '../lib/screen-paths.ts';
import { ErrorPage } from './error-pages.tsx';
import { Shell } from './shell.tsx';

export const platformRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./platform-area.tsx')).PlatformArea }),
    errorElement: <ErrorPage />,
    children: [
      {
        element: <Shell />,
        errorElement: <ErrorPage />,
        children: [
          {
            path: SITE_TENANTS_PATH,
            lazy: async () => ({
              Component: (await import('../features/tenancy/platform/tenants-page.tsx')).TenantsPage,
            }),
          },
          {
            path: NEW_TENANT_PATH,
            lazy: async () => ({
              Component: (await import('../features/tenancy/business/new-tenant-page.tsx')).NewTenantPage,
            }),
          },
          {
            path: SITE_REQUESTS_PATH,
            lazy: async () => ({
              Component: (await import('../features/tenancy/business-requests/requests-page.tsx'))
                .RequestsPage,
            }),
          },
          {
            path: FAILED_WORK_PATH,
            lazy: async () => ({
              Component: (await import('../features/due-work/failed-work-page.tsx')).FailedWorkPage,
            }),
          },
          {
            path: `${SITE_TENANTS_PATH}/:tenantId`,
            lazy: async () => ({ Component: (await import('./platform-area.tsx')).SiteTenantRoute }),
          },
          {
            path: SITE_USERS_PATH,
            lazy: async () => ({
              Component: (await import('../features/identity/users/users-page.tsx')).UsersPage,
            }),
          },
          {
            path: `${SITE_USERS_PATH}/:uid`,
            lazy: async () => ({
              Component: (await import('../features/identity/users/user-page.tsx')).UserPage,
            }),
          },
          {
            path: SITE_RESTAURANTS_PATH,
            lazy: async () => ({
              Component: (await import('../features/tenancy/platform/restaurant-search-page.tsx'))
                .RestaurantSearchPage,
            }),
          },
        ],
      },
    ],
  },
];
