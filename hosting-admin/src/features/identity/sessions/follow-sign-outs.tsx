// Signs out here when another tab or app has signed out (O4-13, O9-24). The guards then lead to sign-in.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePlatform } from '../../../lib/platform.tsx';
import { useSession } from '../../../lib/session.tsx';
import { clearLocalSession, useEndSession } from './end-session.ts';
import { listenForSignOut } from './sign-out-broadcast.ts';

export function FollowSignOuts() {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const endSession = useEndSession();
  const { session, isLeaving } = useSession();
  const isIn = session.phase === 'signedIn' || session.phase === 'incomplete';
  const mayFollow = useRef(false);
  useEffect(() => {
    mayFollow.current = isIn && !isLeaving;
  }, [isIn, isLeaving]);
  useEffect(
    () =>
      listenForSignOut(location.origin, {
        elsewhere: () => mayFollow.current && void endSession(),
        otherTab: () => mayFollow.current && void clearLocalSession(platform, queryClient),
      }),
    [platform, queryClient, endSession],
  );
  return null;
}
