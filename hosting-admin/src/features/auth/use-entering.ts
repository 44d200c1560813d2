// One attempt at signing in: what it is doing, and what went wrong with it.
import { useCallback, useState } from 'react';
import { useSession } from '../../lib/session.tsx';
import { wordsFor } from './auth-words.ts';

export function useEntering() {
  const { signIn } = useSession();
  const [isEntering, setEntering] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** `enter` signs the client in. Answers what it threw, or undefined. */
  const attempt = useCallback(
    async (enter: () => Promise<void>, rememberMe: boolean): Promise<unknown> => {
      setProblem(undefined);
      setEntering(true);
      try {
        await signIn(enter, rememberMe);
        return undefined;
      } catch (error) {
        setProblem(wordsFor(error));
        return error;
      } finally {
        setEntering(false);
      }
    },
    [signIn],
  );
  return { attempt, isEntering, problem };
}
