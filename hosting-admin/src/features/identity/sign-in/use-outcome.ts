// Runs a page's action once when it opens, and holds its result.
import { useCallback, useEffect, useRef, useState } from 'react';

export type Outcome<Value> =
  | { phase: 'pending' }
  | { phase: 'done'; value: Value }
  | { phase: 'failed'; error: unknown };

/** @param attempt Only the function of the first render is used; `again` runs it once more. */
export function useOutcome<Value>(attempt: () => Promise<Value>): {
  outcome: Outcome<Value>;
  again: () => void;
} {
  const [outcome, setOutcome] = useState<Outcome<Value>>({ phase: 'pending' });
  const first = useRef(attempt);
  const again = useCallback(() => {
    setOutcome({ phase: 'pending' });
    first.current().then(
      (value) => setOutcome({ phase: 'done', value }),
      (error: unknown) => setOutcome({ phase: 'failed', error }),
    );
  }, []);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    again();
  }, [again]);
  return { outcome, again };
}
