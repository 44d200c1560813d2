// Records the first sign-in, once (O2.9-14).
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from '../../../lib/platform.tsx';
import { profileQuery, useProfile } from '../../../lib/profile.ts';

export function useLastLogin(): void {
  const { call } = usePlatform();
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
