// The three tenants of the demo, one per plan, and their restaurants.

import type { tenant } from '@bite/shared/tenancy/tenant.schema';
import type { z } from 'zod';
import type { DemoRestaurant } from './demo-restaurant.ts';
import { luigisPizzeria } from './restaurants/luigis-pizzeria.ts';
import { morningLightCafe } from './restaurants/morning-light-cafe.ts';
import { sakuraSushi } from './restaurants/sakura-sushi.ts';
import { scoopAndSwirl } from './restaurants/scoop-and-swirl.ts';
import { taqueriaElSol } from './restaurants/taqueria-el-sol.ts';

export interface DemoTenant {
  /** Identifies the tenant in its guid and in people.ts. */
  key: 'scoop' | 'luigis' | 'goldenHour';
  name: string;
  displayName: string;
  plan: z.input<typeof tenant>['plan'];
  timezone: string;
  restaurants: readonly DemoRestaurant[];
}

export const demoTenants: readonly DemoTenant[] = [
  {
    key: 'luigis',
    name: 'Bianchi & Figli LLC',
    displayName: "Luigi's",
    plan: 'professional',
    timezone: 'America/New_York',
    restaurants: [luigisPizzeria],
  },
  {
    key: 'goldenHour',
    name: 'Golden Hour Hospitality Group Inc.',
    displayName: 'Golden Hour Hospitality',
    plan: 'enterprise',
    timezone: 'America/Chicago',
    restaurants: [sakuraSushi, morningLightCafe, taqueriaElSol],
  },
  {
    key: 'scoop',
    name: 'Fields Family Creamery LLC',
    displayName: 'Scoop & Swirl',
    plan: 'starter',
    timezone: 'America/Los_Angeles',
    restaurants: [scoopAndSwirl],
  },
];
