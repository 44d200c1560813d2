// Requires sign-in and an active account (O2.9-01).

import { useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { profileQuery, useProfile } from '../../../lib/profile.ts';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading, MessagePage } from '../../../ui/message.tsx';
import { COMPLETE_PATH, signInAddress, withoutConsent, withReturn } from '../sign-in/return-path.ts';
import { AccountInactive } from './account-inactive.tsx';
import { SessionFailed } from './session-failed.tsx';

/** @param newcomer What somebody whose account is not active yet can do. */
export function RequireSignIn({ newcomer }: { newcomer?: ReactNode }) {
  const { session, isLeaving } = useSession();
  const page = usePage();
  if (isLeaving) return <Loading>Signing Out...</Loading>;
  if (session.phase === 'checking') return <Loading>Loading...</Loading>;
  if (session.phase === 'failed') return <SessionFailed error={session.error} />;
  if (session.phase === 'incomplete') return <Navigate replace to={withReturn(COMPLETE_PATH, page)} />;
  if (session.phase === 'signedOut') return <AuthenticationRequired />;
  return session.user.isActive ? (
    <Inside />
  ) : (
    <AccountInactive user={session.user}>{newcomer}</AccountInactive>
  );
}

function Inside() {
  useLastLogin();
  return <Outlet />;
}

function usePage(): string {
  const { pathname, search, hash } = useLocation();
  return withoutConsent(pathname, `${search}${hash}`);
}

function AuthenticationRequired() {
  const { authUrl, visit } = usePorts();
  const page = usePage();
  const navigate = useNavigate();
  const hasRedirected = useRef(false);
  const address = signInAddress(authUrl, page, location.origin);
  const go = useCallback(() => {
    if (authUrl === undefined) void navigate(address, { replace: true });
    else visit(address);
  }, [authUrl, address, navigate, visit]);
  useEffect(() => {
    if (hasRedirected.current) return;
    hasRedirected.current = true;
    go();
  }, [go]);
  return (
    <MessagePage
      title="Authentication Required"
      symbol={<LockKeyhole aria-hidden="true" />}
      actions={
        <Button look="primary" onClick={go}>
          Sign In
        </Button>
      }
    >
      <p>Please sign in to access this page.</p>
    </MessagePage>
  );
}

export function useLastLogin(): void {
  const { call } = usePorts();
  const queryClient = useQueryClient();
  const profile = useProfile();
  const isMissing = profile !== undefined && profile.lastLogin === undefined;
  useEffect(() => {
    if (!isMissing) return;
    call('stampLastLogin').then(
      ({ user }) => queryClient.setQueryData(profileQuery(call).queryKey, user),
      // The next visit tries again.
      () => undefined,
    );
  }, [isMissing, call, queryClient]);
}
