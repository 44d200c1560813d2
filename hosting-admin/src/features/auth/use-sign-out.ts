// Signing out: the session, then all that the device kept, then the sign-in page (O4-12).
import { REDIRECT_DELAY } from '@bite/shared/shell/sign-out';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '../../lib/platform.tsx';
import { useSession } from '../../lib/session.tsx';
import { clearStorage } from './clear-storage.ts';
import { SIGN_IN_PATH } from './return-path.ts';

/** Cleans up and leaves even where signing out itself fails. */
export function useSignOut(): () => Promise<void> {
  const { auth } = usePlatform();
  const { setLeaving } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    setLeaving(true);
    await auth.signOut().catch(() => undefined);
    clearStorage(localStorage);
    clearStorage(sessionStorage);
    queryClient.clear();
    // Leaving ends where the sign-in page appears.
    setTimeout(() => void navigate(SIGN_IN_PATH, { replace: true }), REDIRECT_DELAY);
  }, [auth, setLeaving, queryClient, navigate]);
}
