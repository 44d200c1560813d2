// Renders a screen with ports in memory.
import { MINUTE } from '@bite/shared/kernel/durations';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toaster, toast } from 'sonner';
import { vi } from 'vitest';
import type { Ports } from '../ports.ts';
import { PortsProvider } from '../ports-context.tsx';
import { createQueryClient } from '../query-client.ts';
import { type Session, SessionContext, type SessionValue } from '../session.tsx';
import { aUser } from './memory-platform.ts';

/** Sam is signed in unless `session` says otherwise, without a request to the API. */
export function renderScreen(platform: Ports, screen: ReactNode, session: Session = signedIn) {
  // Tests share a window: clears the messages of an earlier one.
  toast.dismiss();
  const client = createQueryClient();
  const router = createMemoryRouter([{ path: '*', element: screen }]);
  return render(
    <PortsProvider ports={platform}>
      <QueryClientProvider client={client}>
        <SessionContext value={fixed(session)}>
          <RouterProvider router={router} />
        </SessionContext>
        <Toaster />
      </QueryClientProvider>
    </PortsProvider>,
  );
}

const signedIn: Session = { phase: 'signedIn', user: aUser };

/** A session that does not change. */
function fixed(session: Session): SessionValue {
  const nothing = async () => undefined;
  return {
    session,
    isClientSettled: true,
    isLeaving: false,
    setLeaving: () => undefined,
    signIn: (enter) => enter(),
    renew: nothing,
    refresh: nothing,
  };
}

/** Advances the fake clock minute by minute and runs everything that waits for it. */
export async function pass(milliseconds = 0): Promise<void> {
  let left = milliseconds;
  do {
    const step = Math.min(left, MINUTE);
    await act(async () => {
      await vi.advanceTimersByTimeAsync(step);
    });
    left -= step;
  } while (left > 0);
}
