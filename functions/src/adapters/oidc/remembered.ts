// Keeps what a provider publishes of itself, such as its keys, for an hour.
import { HOUR } from '@bite/shared/kernel/durations';

const REMEMBERED_FOR = HOUR;

/** Asked for once an hour; a failure is not remembered. */
export function remembered<Value>(now: () => number, ask: () => Promise<Value>) {
  let kept: { value: Promise<Value>; until: number } | undefined;
  const get = (): Promise<Value> => {
    if (kept && kept.until > now()) return kept.value;
    const asked = { value: ask(), until: now() + REMEMBERED_FOR };
    kept = asked;
    asked.value.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.value;
  };
  return Object.assign(get, {
    forget: () => {
      kept = undefined;
    },
  });
}
