// Labels and descriptions of tenant roles.
import type { TenantRole } from '@bite/shared/identity/role-names';

export const roleLabels: Readonly<Record<TenantRole, string>> = {
  owner: 'Owner',
  admin: 'Administrator',
  manager: 'Manager',
  employee: 'Employee',
};

export const roleHints: Readonly<Record<TenantRole, string>> = {
  owner: 'Everything, other owners included.',
  admin: 'Everything but owners: settings, team, restaurants.',
  manager: 'Menu, people, website, reports, orders and kitchen of every restaurant.',
  employee: 'Orders or kitchen of the restaurant where they work.',
};
