// A process that may end before or after any call of its ports: from then on all of them fail, also those of work that it had begun
// beside the one that ended it.
import { ProcessEnded } from './memory-card-gateway.ts';

export interface EndingProcess {
  hasEnded(): boolean;
  /** The same port, which the process may end at. */
  wrapped<Port extends object>(port: Port): Port;
}

/** @param ends Asked before and after each call: whether the process ends here. */
export function endingProcess(ends: () => boolean): EndingProcess {
  let hasEnded = false;
  const pass = (): void => {
    hasEnded ||= ends();
    if (hasEnded) throw new ProcessEnded();
  };
  return {
    hasEnded: () => hasEnded,
    wrapped: (port) =>
      Object.fromEntries(
        Object.entries(port).map(([name, call]) => [
          name,
          typeof call === 'function'
            ? async (...given: unknown[]) => {
                pass();
                const answer = await call(...given);
                pass();
                return answer;
              }
            : call,
        ]),
      ) as typeof port,
  };
}
