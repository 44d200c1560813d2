// The router of the back office. Screens are loaded when they are visited.
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RequireSignIn } from '../features/identity/sessions/require-sign-in.tsx';
import { authRoutes } from '../features/identity/sign-in/auth-routes.tsx';
import { OwnRequest } from '../features/tenancy/business-requests/own-request.tsx';
import { ACCOUNT_PATH } from '../lib/screen-paths.ts';
import { Loading } from '../ui/message.tsx';
import { ErrorPage, NotFound } from './error-pages.tsx';
import { Lobby } from './lobby.tsx';
import { platformRoutes } from './platform-routes.tsx';
import { recordRoutes } from './record-routes.tsx';
import { BoardHome, Picker } from './restaurant-routes.tsx';
import { settingsRoutes } from './settings-routes.tsx';
import { Shell } from './shell.tsx';

const waiting = <Loading>Loading application...</Loading>;

const choosing: RouteObject = {
  element: <Lobby />,
  errorElement: <ErrorPage />,
  children: [
    { path: '/', element: <BoardHome /> },
    { path: '/orders', element: <BoardHome /> },
    { path: '/restaurants', element: <Picker /> },
  ],
};

const working: RouteObject = {
  element: <Shell />,
  errorElement: <ErrorPage />,
  children: [
    {
      path: '/t/:tenantId/r/:restaurantId/orders',
      lazy: async () => ({ Component: (await import('./board-route.tsx')).BoardRoute }),
    },
    {
      path: '/t/:tenantId/r/:restaurantId/menu-display',
      lazy: async () => ({ Component: (await import('./menu-display-route.tsx')).MenuDisplayRoute }),
    },
    {
      path: '/menu-display',
      lazy: async () => ({
        Component: (await import('./menu-display-route.tsx')).RememberedMenuDisplayRoute,
      }),
    },
    {
      path: ACCOUNT_PATH,
      lazy: async () => ({ Component: (await import('./account-route.tsx')).AccountRoute }),
    },
    {
      path: '/t/:tenantId/team',
      lazy: async () => ({ Component: (await import('./team-route.tsx')).TeamRoute }),
    },
    ...recordRoutes,
    ...settingsRoutes,
  ],
};

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: waiting,
    children: [
      ...authRoutes,
      ...platformRoutes,
      { element: <RequireSignIn newcomer={<OwnRequest />} />, children: [choosing, working] },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
