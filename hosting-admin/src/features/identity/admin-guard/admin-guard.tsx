// Guards the site staff's area: admits site administrators, and site staff with read access; everybody else is told why
// not (O2.9-21, O2.9-23 to O2.9-25).
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { profileQuery } from '../../../lib/profile.ts';
import { useSession } from '../../../lib/session.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Loading, MessagePage } from '../../../ui/message.tsx';
import { AuthenticationError, type Retry, TryAgain } from '../sessions/session-failed.tsx';
import { admissionOf } from './admin-state.ts';

export interface AdminGuardProps {
  onSignIn: () => void;
  onSignOut: () => void;
  children: ReactNode;
}

export function AdminGuard({ onSignIn, onSignOut, children }: AdminGuardProps) {
  const { call } = usePorts();
  const { session, isLeaving, refresh } = useSession();
  const isKnown = session.phase === 'signedIn';
  const { data: user, error, isFetching, refetch } = useQuery({ ...profileQuery(call), enabled: isKnown });
  const admission = admissionOf(session, { user, error });
  const again = {
    isTrying: isFetching,
    onTryAgain: () => {
      void refresh();
      if (isKnown) void refetch();
    },
  };
  if (isLeaving && admission.state !== 'authenticated_not_admin') return <Loading>Signing Out...</Loading>;
  switch (admission.state) {
    case 'loading':
      return <Loading>Loading...</Loading>;
    case 'unauthenticated':
      return <AdminAccessRequired onSignIn={onSignIn} />;
    case 'error':
      return (
        <AuthenticationError
          message={admission.message}
          {...again}
          more={
            <Link to="/" className={buttonClasses()}>
              Go to Main Site
            </Link>
          }
        />
      );
    case 'authenticated_not_admin':
      return <AccessDenied isSigningOut={isLeaving} onSignOut={onSignOut} {...again} />;
    case 'admin_authenticated':
    case 'staff_reading':
      return children;
  }
}

export function AccessDenied({
  isSigningOut,
  onSignOut,
  ...again
}: Retry & { isSigningOut: boolean; onSignOut: () => void }) {
  return (
    <MessagePage
      title="Access Denied"
      symbol={<ShieldX aria-hidden="true" />}
      actions={
        <>
          <TryAgain {...again} />
          <Button aria-disabled={isSigningOut} onClick={() => !isSigningOut && onSignOut()}>
            {isSigningOut ? 'Signing Out...' : 'Sign Out'}
          </Button>
          <Link to="/" className={buttonClasses()}>
            Go to Main Site
          </Link>
        </>
      }
    >
      <p>You don't have permission to access this admin area. Site administrator privileges are required.</p>
    </MessagePage>
  );
}

export function AdminAccessRequired({ onSignIn }: { onSignIn: () => void }) {
  return (
    <MessagePage
      title="Admin Access Required"
      symbol={<LockKeyhole aria-hidden="true" />}
      actions={
        <Button look="primary" onClick={onSignIn}>
          Sign In as Admin
        </Button>
      }
    >
      <p>Site administrator privileges are required to access this page.</p>
    </MessagePage>
  );
}
