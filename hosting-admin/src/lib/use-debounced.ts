// Debounces a value, so that a search runs when typing pauses.
import { useEffect, useState } from 'react';

export const TYPING_PAUSE_MILLISECONDS = 200;

export function useDebounced<Value>(value: Value, pause = TYPING_PAUSE_MILLISECONDS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
