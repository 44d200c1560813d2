// The site staff's area: its guard, and the screens that combine several features.
import { useCallback } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ChangeHistory } from '../features/audit/change-history.tsx';
import { AdminGuard } from '../features/identity/admin-guard/admin-guard.tsx';
import { useSignOut } from '../features/identity/sessions/sign-out.tsx';
import { signInAddress } from '../features/identity/sign-in/return-path.ts';
import { RestaurantsOfTenant } from '../features/tenancy/business/restaurants-of-tenant.tsx';
import { TenantSettingsForm } from '../features/tenancy/business/tenant-settings-form.tsx';
import { TenantPage } from '../features/tenancy/platform/tenant-page.tsx';
import { usePlatform } from '../lib/platform.tsx';
import { useMay } from '../lib/profile.ts';
import { fieldNames } from './field-names.ts';

export function PlatformArea() {
  const { authUrl, visit } = usePlatform();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const address = signInAddress(authUrl, `${pathname}${search}${hash}`, location.origin);
  const signIn = useCallback(
    () => (authUrl === undefined ? void navigate(address) : visit(address)),
    [authUrl, address, navigate, visit],
  );
  return (
    <AdminGuard onSignIn={signIn} onSignOut={signOut}>
      <Outlet />
    </AdminGuard>
  );
}

export function SiteTenantRoute() {
  const may = useMay();
  return (
    <TenantPage>
      {(record) => {
        const { tenantId } = record.tenant;
        return (
          <>
            <RestaurantsOfTenant record={record} />
            {may('tenantSettings.read', { tenantId }) && (
              <>
                <TenantSettingsForm record={record} />
                <ChangeHistory tenantId={tenantId} names={fieldNames} />
              </>
            )}
          </>
        );
      }}
    </TenantPage>
  );
}
