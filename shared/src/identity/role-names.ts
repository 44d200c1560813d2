// The roles: of site staff, and in a tenant.
export const siteRoles = ['site_admin', 'site_owner', 'support', 'viewer'] as const;
export type SiteRole = (typeof siteRoles)[number];
export const tenantRoles = ['owner', 'admin', 'manager', 'employee'] as const;
export type TenantRole = (typeof tenantRoles)[number];
