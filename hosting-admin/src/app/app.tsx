// Starts the back office: 'Loading application...', then the screens, or the reason for a failure (O2.10-01).
import { failureMessage } from '@bite/shared/identity/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { FollowSignOuts } from '../features/identity/sessions/sign-out.tsx';
import { TokenHandler } from '../features/identity/sessions/token-handler.tsx';
import { callWatchingRefusals, refreshPermissions } from '../lib/permission-changes.ts';
import type { Ports } from '../lib/ports.ts';
import { PortsProvider } from '../lib/ports-context.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { SessionProvider } from '../lib/session.tsx';
import { SESSION_KEY } from '../lib/session-check.ts';
import { SlotsContext } from '../lib/slots.tsx';
import { useTheme } from '../lib/theme.ts';
import { watchedCall } from '../lib/watched-call.ts';
import { Button } from '../ui/button.tsx';
import { FullPage, Loading, Message } from '../ui/message.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { EnvironmentMark } from './environment-mark.tsx';
import type { createRouter } from './router.tsx';
import { slots } from './slots.tsx';

type Start =
  | { phase: 'starting' }
  | { phase: 'failed'; reason: string }
  | { phase: 'ready'; platform: Ports };
type Router = ReturnType<typeof createRouter>;

interface AppProps {
  /** Throws an Error whose message says what to do. */
  start: () => Promise<Ports>;
  router: Router;
}

export function App({ start, router }: AppProps) {
  const [state, setState] = useState<Start>({ phase: 'starting' });
  useEffect(() => {
    start().then(
      (platform) => setState({ phase: 'ready', platform }),
      (error: unknown) => setState({ phase: 'failed', reason: failureMessage(error) }),
    );
  }, [start]);
  if (state.phase === 'ready') return <Started platform={state.platform} router={router} />;
  if (state.phase === 'failed') return <StartFailed reason={state.reason} />;
  return (
    <FullPage>
      <Loading>Loading application...</Loading>
    </FullPage>
  );
}

function StartFailed({ reason }: { reason: string }) {
  return (
    <FullPage>
      <Message
        role="alert"
        title="Failed to initialize app"
        symbol={<CircleAlert aria-hidden="true" />}
        actions={
          <Button look="primary" onClick={() => location.reload()}>
            Reload
          </Button>
        }
      >
        <p>{reason}</p>
      </Message>
    </FullPage>
  );
}

function Started({ platform, router }: { platform: Ports; router: Router }) {
  const [queryClient] = useState(createQueryClient);
  const watched = useMemo(() => {
    const checkSession = () =>
      void queryClient.invalidateQueries({ queryKey: [SESSION_KEY] }, { cancelRefetch: false });
    const call = callWatchingRefusals(
      platform.call,
      () => void refreshPermissions(queryClient, platform.call),
    );
    return { ...platform, call: watchedCall(call, checkSession, () => void queryClient.invalidateQueries()) };
  }, [platform, queryClient]);
  const theme = useTheme();
  return (
    <PortsProvider ports={watched}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <FollowSignOuts />
          <TokenHandler router={router}>
            <SlotsContext value={slots}>
              <div className="flex h-dvh flex-col print:h-auto">
                <EnvironmentMark environment={platform.environment} />
                <Toasts theme={theme} />
                <div
                  data-scrolls-page=""
                  className="relative min-h-0 flex-1 overflow-y-auto print:overflow-visible"
                >
                  <RouterProvider router={router} />
                </div>
              </div>
            </SlotsContext>
          </TokenHandler>
        </SessionProvider>
      </QueryClientProvider>
    </PortsProvider>
  );
}
