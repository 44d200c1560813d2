// Adds an Idempotency-Key to every call that creates something. A form keeps its key until it succeeded or was definitely
// refused, even if it is edited: if an earlier attempt created something, that is reported and not created twice.
// Attempts without an answer survive a reload. Other changes have no key, but say as well that their outcome is unknown.
import { type Call, CallError, type SomeCallOptions } from '@bite/shared/api/client';
import { isOutcomeUnknown } from '@bite/shared/api/outcome';
import type { Route } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { askAgain } from './ask-again.ts';
import { CreatedEarlier, OutcomeUnknown } from './lost-answer.ts';
import { type Attempt, attemptStore } from './unfinished-attempts.ts';

const HEADER = 'idempotency-key';

type AnyCall = (name: RouteName, options: SomeCallOptions) => Promise<unknown>;

function needsKey(name: RouteName, { headers }: SomeCallOptions): boolean {
  const { creates = false }: Route = routes[name];
  return creates && headers?.[HEADER] === undefined;
}

const isLost = (error: unknown): boolean => error instanceof CallError && isOutcomeUnknown(error);

const explained = (error: unknown, { hasKey } = { hasKey: true }): unknown =>
  error instanceof CallError && isOutcomeUnknown(error) ? new OutcomeUnknown(error, { hasKey }) : error;

const without = (bodies: readonly string[], body: string): string[] =>
  bodies.filter((other) => other !== body);

/** How often one request is sent before its outcome counts as unknown. */
const ATTEMPTS = 3;

/**
 * For a request that no form continues, such as a change that is shown before it is made: sends it again under one key while
 * its answer is missing. Throws the last error.
 */
export async function callUntilAnswered(
  call: Call,
  name: RouteName,
  options: SomeCallOptions,
): Promise<unknown> {
  const keyed = { ...options, headers: { ...options.headers, [HEADER]: crypto.randomUUID() } };
  return askAgain(() => (call as AnyCall)(name, keyed), { tries: ATTEMPTS, isTemporary: isLost });
}

export function idempotentCall(call: Call, newKey: () => string = () => crypto.randomUUID()): Call {
  const attempts = attemptStore();
  /** Keys of calls that are running: another form at the same place gets a key of its own. */
  const underWay = new Set<string>();
  const any = call as AnyCall;
  const send = (name: RouteName, options: SomeCallOptions, key: string) =>
    any(name, { ...options, headers: { ...options.headers, [HEADER]: key } });

  /** Only the error that the key belongs to something else rules a request out. */
  const findEarlier = async (name: RouteName, options: SomeCallOptions, { key, bodies }: Attempt) => {
    for (const body of bodies.toReversed()) {
      try {
        const answer = await send(name, { ...options, body: JSON.parse(body) }, key);
        return new CreatedEarlier(name, answer);
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'IDEMPOTENCY_KEY_REUSED') throw explained(error);
      }
    }
    return undefined;
  };

  /** The attempt that a form at this place continues: one with the same request, else one without an answer. */
  const attemptAt = (place: string, body: string): Attempt => {
    const known = attempts.of(place);
    const found =
      known.find(({ bodies }) => bodies.includes(body)) ?? known.find(({ key }) => !underWay.has(key));
    return found ?? { key: newKey(), bodies: [] };
  };

  const sendAt = async (place: string, name: RouteName, options: SomeCallOptions): Promise<unknown> => {
    const body = JSON.stringify(options.body ?? {});
    const { key, bodies: earlier } = attemptAt(place, body);
    const others = without(earlier, body);
    const keep = (bodies: string[]) => attempts.keep(place, { key, bodies });
    keep([...others, body]);
    underWay.add(key);
    try {
      const answer = await send(name, options, key);
      keep([]);
      return answer;
    } catch (error) {
      if (!(error instanceof CallError) || isOutcomeUnknown(error)) throw explained(error);
      const isReused = error.code === 'IDEMPOTENCY_KEY_REUSED';
      keep(isReused ? others : earlier);
      if (!isReused) throw error;
      const created = await findEarlier(name, options, { key, bodies: others });
      keep([]);
      throw created ?? error;
    } finally {
      underWay.delete(key);
    }
  };

  const idempotent = async (name: RouteName, options: SomeCallOptions = {}): Promise<unknown> => {
    if (needsKey(name, options))
      return sendAt(`${name} ${JSON.stringify(options.parameters ?? {})}`, name, options);
    try {
      return await any(name, options);
    } catch (error) {
      throw routes[name].method === 'GET' ? error : explained(error, { hasKey: false });
    }
  };
  return idempotent as Call;
}
