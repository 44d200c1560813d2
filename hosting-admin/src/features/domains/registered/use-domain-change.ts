// Runs a change of a registered domain, and asks for everything about it again.
import { useState } from 'react';
import { useRefreshDomains } from './registrar-queries.ts';

export function useDomainChange() {
  const refresh = useRefreshDomains();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async (change: () => Promise<unknown>): Promise<void> => {
    if (isRunning) return;
    setRunning(true);
    setFailure(undefined);
    try {
      await change();
    } catch (error) {
      setFailure(error);
    } finally {
      setRunning(false);
      void refresh();
    }
  };
  return { isRunning, failure, run, refresh };
}
