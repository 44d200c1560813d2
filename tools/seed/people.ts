// The people who can sign in to the demo. Employee records with one of these email addresses belong to that person.
import type { SiteRole, TenantRole } from '@bite/shared/identity/role-names';
import type { DemoTenant } from './tenants.ts';

/** The same for everyone, so that it is easy to remember. */
export const demoPassword = 'bite-demo-2026';

export interface DemoUser {
  email: string;
  firstName: string;
  lastName: string;
  /** Their description in the printed list of sign-ins. */
  role: string;
  siteRole?: SiteRole;
  assignment?: { tenant: DemoTenant['key']; role: TenantRole };
  isActive?: false;
}

export const demoUsers: readonly DemoUser[] = [
  {
    email: 'admin@bite.example.com',
    firstName: 'Ada',
    lastName: 'Sterling',
    role: 'Site administrator',
    siteRole: 'site_admin',
  },
  {
    email: 'support@bite.example.com',
    firstName: 'Noah',
    lastName: 'Whitfield',
    role: 'Support (reads everything)',
    siteRole: 'support',
  },
  {
    email: 'viewer@bite.example.com',
    firstName: 'Iris',
    lastName: 'Quinn',
    role: 'Viewer (reads names only)',
    siteRole: 'viewer',
  },
  {
    email: 'owner@luigis.example.com',
    firstName: 'Luigi',
    lastName: 'Bianchi',
    role: "Owner of Luigi's",
    assignment: { tenant: 'luigis', role: 'owner' },
  },
  {
    email: 'admin@luigis.example.com',
    firstName: 'Francesca',
    lastName: 'Bianchi',
    role: "Administrator of Luigi's",
    assignment: { tenant: 'luigis', role: 'admin' },
  },
  {
    email: 'manager@luigis.example.com',
    firstName: 'Giulia',
    lastName: 'Bianchi',
    role: "Manager of Luigi's",
    assignment: { tenant: 'luigis', role: 'manager' },
  },
  {
    email: 'counter@luigis.example.com',
    firstName: 'Rosa',
    lastName: 'Delgado',
    role: "Employee at Luigi's: point of sale",
    assignment: { tenant: 'luigis', role: 'employee' },
  },
  {
    email: 'kitchen@luigis.example.com',
    firstName: 'Marco',
    lastName: 'Ferrante',
    role: "Employee at Luigi's: kitchen",
    assignment: { tenant: 'luigis', role: 'employee' },
  },
  {
    email: 'driver@luigis.example.com',
    firstName: 'Theo',
    lastName: 'Okafor',
    role: "Employee at Luigi's: driver, reads deliveries",
    assignment: { tenant: 'luigis', role: 'employee' },
  },
  {
    email: 'former@luigis.example.com',
    firstName: 'Nico',
    lastName: 'Russo',
    role: "Was at Luigi's: inactive, is refused",
    assignment: { tenant: 'luigis', role: 'employee' },
    isActive: false,
  },
  {
    email: 'owner@goldenhour.example.com',
    firstName: 'Grace',
    lastName: 'Holloway',
    role: 'Owner of three restaurants',
    assignment: { tenant: 'goldenHour', role: 'owner' },
  },
  {
    email: 'manager@goldenhour.example.com',
    firstName: 'Daniel',
    lastName: 'Reyes',
    role: 'Manager, employed at two restaurants',
    assignment: { tenant: 'goldenHour', role: 'manager' },
  },
  {
    email: 'counter@sakura.example.com',
    firstName: 'Priya',
    lastName: 'Raman',
    role: 'Employee at Sakura Sushi: point of sale',
    assignment: { tenant: 'goldenHour', role: 'employee' },
  },
  {
    email: 'owner@scoopandswirl.example.com',
    firstName: 'Maya',
    lastName: 'Fields',
    role: 'Owner of Scoop & Swirl',
    assignment: { tenant: 'scoop', role: 'owner' },
  },
];

/** The Auth uid: constant, and readable in logs. */
export const uidOf = (email: string): string =>
  `demo-${email.replace(/\.example\.com$/, '').replace(/[^a-z0-9]+/g, '-')}`;
