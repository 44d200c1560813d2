// Signs out: the session, the browser's storage, then the authentication service (O4-12).
import { LOGOUT_FLAG_LIFETIME, REDIRECT_DELAY } from '@bite/shared/shell/sign-out';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '../../../lib/platform.tsx';
import { useSession } from '../../../lib/session.tsx';
import { SIGN_IN_PATH } from '../sign-in/return-path.ts';
import { useEndSession } from './end-session.ts';
import { broadcastSignOut } from './sign-out-broadcast.ts';

/** Cleans up and leaves even where signing out itself fails. */
export function useSignOut(): () => Promise<void> {
  const { authUrl, visit } = usePlatform();
  const { setLeaving } = useSession();
  const endSession = useEndSession();
  const navigate = useNavigate();
  return useCallback(async () => {
    setLeaving(true);
    await endSession();
    broadcastSignOut(localStorage, location.origin);
    setTimeout(() => {
      if (authUrl === undefined) void navigate(SIGN_IN_PATH, { replace: true });
      else visit(authUrl);
    }, REDIRECT_DELAY);
    setTimeout(() => setLeaving(false), LOGOUT_FLAG_LIFETIME);
  }, [authUrl, visit, setLeaving, endSession, navigate]);
}
