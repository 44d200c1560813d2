// Puts a screen on its feet with ports in memory.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from 'sonner';
import { vi } from 'vitest';
import { PlatformProvider } from '../platform.tsx';
import type { Platform } from '../ports.ts';
import { createQueryClient } from '../query-client.ts';

export function renderScreen(platform: Platform, screen: ReactNode) {
  const client = createQueryClient();
  return render(
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{screen}</MemoryRouter>
        <Toaster />
      </QueryClientProvider>
    </PlatformProvider>,
  );
}

const MINUTE = 60_000;

/** Lets time pass on the fake clock, minute by minute, and everything that waits for it happen. */
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
