// The addresses of settings, inside the shell of whoever is signed in.
import type { RouteObject } from 'react-router-dom';

export const settingsRoutes: RouteObject[] = [
  {
    path: '/t/:tenantId/settings',
    lazy: async () => ({ Component: (await import('./settings-screens.tsx')).BusinessRoute }),
  },
  {
    path: '/t/:tenantId/restaurants/new',
    lazy: async () => ({
      Component: (await import('../features/tenancy/restaurant-settings/new-restaurant-page.tsx'))
        .NewRestaurantPage,
    }),
  },
  {
    path: '/t/:tenantId/r/:restaurantId/settings',
    lazy: async () => ({ Component: (await import('./settings-screens.tsx')).RestaurantSettingsRoute }),
  },
];
