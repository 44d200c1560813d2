// The addresses of the staff's site. Screens are loaded when they are visited.
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RequireSignIn } from '../features/auth/require-sign-in.tsx';
import { Loading } from '../ui/message.tsx';
import { ErrorPage, NotFound } from './error-pages.tsx';
import { BoardHome, Picker } from './restaurant-routes.tsx';
import { Shell } from './shell.tsx';

const waiting = <Loading>Loading application...</Loading>;

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: waiting,
    children: [
      {
        path: '/auth',
        lazy: async () => ({ Component: (await import('../features/auth/sign-in-page.tsx')).SignInPage }),
      },
      {
        element: <RequireSignIn />,
        children: [
          {
            element: <Shell />,
            errorElement: <ErrorPage />,
            children: [
              { path: '/', element: <BoardHome /> },
              { path: '/orders', element: <BoardHome /> },
              { path: '/restaurants', element: <Picker /> },
              {
                path: '/t/:tenantId/r/:restaurantId/orders',
                lazy: async () => ({ Component: (await import('./board-route.tsx')).BoardRoute }),
              },
            ],
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
