// The router of the back office. Features list their screens; each is loaded when it is visited.
import { createBrowserRouter, generatePath, Navigate, type RouteObject, redirect } from 'react-router-dom';
import { RequireSignIn } from '../features/identity/sessions/require-sign-in.tsx';
import { authRoutes } from '../features/identity/sign-in/auth-routes.tsx';
import { OwnRequest } from '../features/tenancy/business-requests/own-request.tsx';
import { type Area, areaPaths } from '../lib/screens.ts';
import { Loading } from '../ui/message.tsx';
import { ErrorPage, NotFound } from './error-pages.tsx';
import { BusinessLayout, RestaurantLayout } from './layouts.tsx';
import { Lobby } from './lobby.tsx';
import { RememberedMenuDisplay } from './remembered-place.tsx';
import { BoardHome, Picker, PlatformHome } from './restaurant-routes.tsx';
import { screens } from './screens.ts';
import { Shell } from './shell.tsx';

const waiting = <Loading>Loading application...</Loading>;

const routesIn = (area: Area): RouteObject[] =>
  screens
    .filter((screen) => screen.area === area)
    .map((screen) => ({
      path: `${areaPaths[area]}/${screen.path}`,
      handle: screen,
      lazy: async () => ({ Component: await screen.load() }),
    }));

/** With the same parameters, query and section; before anything is asked of the visitor, so that the sign-in leads to the new address, too. */
const formerRoutes: RouteObject[] = screens.flatMap(({ area, path, formerPaths = [] }) =>
  formerPaths.map((former) => ({
    path: `${areaPaths[area]}/${former}`,
    loader: ({ request, params }) =>
      redirect(`${generatePath(`${areaPaths[area]}/${path}`, params)}${new URL(request.url).search}`),
  })),
);

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
    { element: <RestaurantLayout />, children: routesIn('restaurant') },
    { path: areaPaths.restaurant, element: <Navigate to="orders" replace /> },
    { element: <BusinessLayout />, children: routesIn('business') },
    { path: areaPaths.business, element: <Navigate to="settings" replace /> },
    { path: '/menu-display', element: <RememberedMenuDisplay /> },
    ...routesIn('own'),
  ],
};

/** Screens with a guard of their own, with its own messages for visitors who are not signed in (O2.9-25). */
const platform: RouteObject = {
  lazy: async () => ({ Component: (await import('./platform-area.tsx')).PlatformArea }),
  errorElement: <ErrorPage />,
  children: [
    {
      element: <Shell />,
      errorElement: <ErrorPage />,
      children: [{ path: areaPaths.platform, element: <PlatformHome /> }, ...routesIn('platform')],
    },
  ],
};

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: waiting,
    children: [
      ...authRoutes,
      platform,
      ...formerRoutes,
      { element: <RequireSignIn newcomer={<OwnRequest />} />, children: [choosing, working] },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
