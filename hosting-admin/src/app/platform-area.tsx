// The layout of the site administration, with its guard.
import { useCallback } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { AdminGuard } from '../features/identity/admin-guard/admin-guard.tsx';
import { useSignOut } from '../features/identity/sessions/sign-out.tsx';
import { signInAddress } from '../features/identity/sign-in/return-path.ts';
import { usePorts } from '../lib/ports-context.tsx';

export function PlatformArea() {
  const { authUrl, visit } = usePorts();
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
