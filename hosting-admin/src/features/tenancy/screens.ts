// The screens of businesses and restaurants: their settings, and the platform's lists of them.
import { Building2, Inbox, Landmark, MapPinned, Settings } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';

export const tenancyScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'settings',
    title: 'Restaurant settings',
    load: async () =>
      (await import('./restaurant-settings/restaurant-settings-page.tsx')).RestaurantSettingsPage,
    navigation: [
      {
        group: 'Restaurant',
        label: 'Restaurant settings',
        symbol: Settings,
        isFor: (may, restaurant) =>
          may('restaurants.write', restaurant) || may('tenantSettings.read', restaurant),
      },
    ],
  },
  {
    area: 'business',
    path: 'settings',
    title: 'Business settings',
    load: async () => (await import('./business/business-page.tsx')).BusinessPage,
    navigation: [
      {
        group: 'Business',
        label: 'Business settings',
        symbol: Building2,
        isFor: (may, business) => may('tenantSettings.read', business),
      },
    ],
  },
  {
    area: 'business',
    path: 'restaurants/new',
    title: 'New restaurant',
    load: async () => (await import('./restaurant-settings/new-restaurant-page.tsx')).NewRestaurantPage,
  },
  {
    area: 'platform',
    path: 'tenants',
    title: 'Businesses',
    load: async () => (await import('./platform/tenants-page.tsx')).TenantsPage,
    navigation: [
      {
        group: 'Platform',
        label: 'Businesses',
        symbol: Landmark,
        // Viewers see people and restaurants; what businesses are set to is not theirs to see.
        isFor: (may) => may('siteUsers.read') && may('tenantSettings.read'),
      },
    ],
  },
  {
    area: 'platform',
    path: 'tenants/new',
    title: 'New business',
    load: async () => (await import('./business/new-tenant-page.tsx')).NewTenantPage,
  },
  {
    area: 'platform',
    path: 'tenants/:tenantId',
    title: 'Business',
    load: async () => (await import('./platform/tenant-page.tsx')).TenantPage,
  },
  {
    area: 'platform',
    path: 'requests',
    title: 'Requests',
    load: async () => (await import('./business-requests/requests-page.tsx')).RequestsPage,
    navigation: [
      { group: 'Platform', label: 'Requests', symbol: Inbox, isFor: (may) => may('tenants.create') },
    ],
  },
  {
    area: 'platform',
    path: 'restaurants',
    title: 'Restaurants',
    load: async () => (await import('./platform/restaurant-search-page.tsx')).RestaurantSearchPage,
    navigation: [
      { group: 'Platform', label: 'Restaurants', symbol: MapPinned, isFor: (may) => may('siteUsers.read') },
    ],
  },
];
