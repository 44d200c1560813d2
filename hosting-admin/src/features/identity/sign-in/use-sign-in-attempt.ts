// The state of one sign-in attempt: pending, and what went wrong.
import { useCallback, useRef, useState } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { messageFor } from './auth-messages.ts';

export function useSignInAttempt() {
  const { signIn } = useSession();
  const [isEntering, setEntering] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);

  /**
   * `enter` signs the client in. Answers what it threw, or undefined. Does nothing while another attempt is under way, nor
   * after one that succeeded: what asked for it goes then.
   */
  const attempt = useCallback(
    async (enter: () => Promise<void>, rememberMe: boolean): Promise<unknown> => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      setProblem(undefined);
      setEntering(true);
      try {
        await signIn(enter, rememberMe);
        return undefined;
      } catch (error) {
        isUnderWay.current = false;
        setProblem(messageFor(error));
        return error;
      } finally {
        setEntering(false);
      }
    },
    [signIn],
  );
  return { attempt, isEntering, problem };
}
