// Lets nobody through who is not signed in (O2.9-01).
import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { FullPage, Loading, Message } from '../../ui/message.tsx';
import { signInPath } from './return-path.ts';

export function RequireSignIn() {
  const { session, isLeaving } = useSession();
  if (isLeaving) return <Loading>Signing Out...</Loading>;
  if (session.phase === 'checking') return <Loading>Loading...</Loading>;
  return session.phase === 'signedIn' ? <Outlet /> : <AuthenticationRequired />;
}

function AuthenticationRequired() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasRedirected = useRef(false);
  const target = signInPath(`${pathname}${search}${hash}`);
  useEffect(() => {
    if (hasRedirected.current) return;
    hasRedirected.current = true;
    void navigate(target, { replace: true });
  }, [navigate, target]);
  return (
    <FullPage>
      <Message
        title="Authentication Required"
        symbol={<LockKeyhole aria-hidden="true" />}
        actions={
          <Button look="primary" onClick={() => navigate(target)}>
            Sign In
          </Button>
        }
      >
        <p>Please sign in to access this page.</p>
      </Message>
    </FullPage>
  );
}
