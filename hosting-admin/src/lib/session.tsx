// Who is signed in, for every screen.
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { usePlatform } from './platform.tsx';
import type { SignedInUser } from './ports.ts';

export type Session =
  | { phase: 'checking' }
  | { phase: 'signedOut' }
  | { phase: 'signedIn'; user: SignedInUser };

interface SessionValue {
  session: Session;
  /** True from the tap on "Sign out" until the sign-in page is there: no guard redirects meanwhile (O2.9-04). */
  isLeaving: boolean;
  setLeaving: (isLeaving: boolean) => void;
}

const SessionContext = createContext<SessionValue | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const { auth } = usePlatform();
  const [session, setSession] = useState<Session>({ phase: 'checking' });
  const [isLeaving, setLeaving] = useState(false);
  useEffect(
    () => auth.watch((user) => setSession(user ? { phase: 'signedIn', user } : { phase: 'signedOut' })),
    [auth],
  );
  const value = useMemo(() => ({ session, isLeaving, setLeaving }), [session, isLeaving]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
