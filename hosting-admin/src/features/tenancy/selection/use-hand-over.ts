// Goes on to another site of ours with the selected restaurant (O2.9-13), by a one-time code that the server issues for
// known hosts only.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { useCallback, useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { ownSession } from '../../../lib/session-memory.ts';

export type HandOver = { phase: 'idle' } | { phase: 'leaving' } | { phase: 'refused'; message: string };

/** @param leave Opens an address outside of this site. */
export function useHandOver(returnUrl: string | undefined, leave: (url: string) => void) {
  const { call, clock } = usePorts();
  const [state, setState] = useState<HandOver>({ phase: 'idle' });
  const handOver = useCallback(
    async ({ tenantId, restaurantId }: MyRestaurant) => {
      if (returnUrl === undefined) return;
      setState({ phase: 'leaving' });
      try {
        const rememberMe = ownSession(localStorage, clock.now())?.rememberMe ?? false;
        const body = { returnUrl, tenantId, restaurantId, rememberMe };
        const { url } = await call('handOver', { body });
        leave(url);
      } catch (error) {
        setState({ phase: 'refused', message: refusalOf(error) });
      }
    },
    [call, clock, leave, returnUrl],
  );
  return { state, handOver };
}

const refusalOf = (error: unknown): string =>
  error instanceof CallError ? error.message : 'Something went wrong. Please try again.';
