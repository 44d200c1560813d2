// Guards the site staff's area: admits site administrators, and site staff with read access (O2.9-21).
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePlatform } from '../../../lib/platform.tsx';
import { profileQuery } from '../../../lib/profile.ts';
import { useSession } from '../../../lib/session.tsx';
import { Loading } from '../../../ui/message.tsx';
import { AccessDenied, AdminAccessRequired, AuthenticationError } from './admin-messages.tsx';
import { admissionOf } from './admin-state.ts';

export interface AdminGuardProps {
  onSignIn: () => void;
  onSignOut: () => void;
  children: ReactNode;
}

export function AdminGuard({ onSignIn, onSignOut, children }: AdminGuardProps) {
  const { call } = usePlatform();
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
      return <AuthenticationError message={admission.message} {...again} />;
    case 'authenticated_not_admin':
      return <AccessDenied isSigningOut={isLeaving} onSignOut={onSignOut} {...again} />;
    case 'admin_authenticated':
    case 'staff_reading':
      return children;
  }
}
