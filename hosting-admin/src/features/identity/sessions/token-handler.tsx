// Exchanges the one-time code in the address for a session, when another host of ours hands a sign-in over (O2.9-26).
// docs/decisions/011-a-token-lives-as-long-as-its-session.md says to whom.
import { CallError } from '@bite/shared/api/client';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { createMemoryRouter } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/message.tsx';
import { AuthenticationError } from './session-failed.tsx';

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'navigate' | 'state'>;

interface HandedOver {
  code: string;
  rememberMe: boolean;
}

type Handling = { phase: 'exchanging' } | { phase: 'done' } | { phase: 'failed'; message: string };

interface TokenHandlerProps {
  /** Of the screens, which begin when this is done. */
  router: Router;
  onSuccess?: () => void;
  children: ReactNode;
}

export function TokenHandler({ router, onSuccess, children }: TokenHandlerProps) {
  const [handedOver] = useState(() => readHandedOver(router.state.location.search));
  if (!handedOver) return children;
  return (
    <Exchange handedOver={handedOver} router={router} {...(onSuccess && { onSuccess })}>
      {children}
    </Exchange>
  );
}

function Exchange({
  handedOver,
  router,
  onSuccess,
  children,
}: TokenHandlerProps & { handedOver: HandedOver }) {
  const { auth, call } = usePorts();
  const { signIn } = useSession();
  const [handling, setHandling] = useState<Handling>({ phase: 'exchanging' });
  const enter = useCallback(async () => {
    const { code, rememberMe } = handedOver;
    setHandling({ phase: 'exchanging' });
    try {
      const answer = await call('exchangeCode', { body: { code } });
      const isRemembered = rememberMe || answer.rememberMe;
      await signIn(() => auth.signInWithToken(answer.customToken, isRemembered), isRemembered);
      setHandling({ phase: 'done' });
      onSuccess?.();
    } catch (error) {
      setHandling({ phase: 'failed', message: messageOf(error) });
    }
  }, [handedOver, auth, call, signIn, onSuccess]);

  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Out of the address before anything else: it is written down there.
    void leaveOut(router).then(enter);
  }, [router, enter]);

  if (handling.phase === 'done') return children;
  if (handling.phase === 'exchanging') return <Loading>Signing you in…</Loading>;
  return (
    <AuthenticationError
      message={handling.message}
      onTryAgain={enter}
      more={<Button onClick={() => setHandling({ phase: 'done' })}>Sign in another way</Button>}
    />
  );
}

/** The parameter has both names (O2.9-13, O2.9-26). */
const CODE_PARAMETERS = ['firebaseToken', 'token'];
const REMEMBER_PARAMETER = 'rememberMe';

function readHandedOver(search: string): HandedOver | undefined {
  const parameters = new URLSearchParams(search);
  const code = CODE_PARAMETERS.map((name) => parameters.get(name)).find(Boolean);
  return code ? { code, rememberMe: parameters.get(REMEMBER_PARAMETER) === 'true' } : undefined;
}

async function leaveOut({ navigate, state }: Router): Promise<void> {
  const { pathname, search, hash } = state.location;
  const parameters = new URLSearchParams(search);
  for (const name of [...CODE_PARAMETERS, REMEMBER_PARAMETER]) parameters.delete(name);
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  await navigate(`${pathname}${rest}${hash}`, { replace: true });
}

/** A code that is used, expired or meant for another host is refused in words about signing in; say what it means here. */
function messageOf(error: unknown): string {
  if (error instanceof CallError && error.code === 'UNAUTHENTICATED')
    return 'This sign-in link has expired or has been used already.';
  const message = error instanceof Error ? error.message : '';
  return message || 'Authentication failed';
}
