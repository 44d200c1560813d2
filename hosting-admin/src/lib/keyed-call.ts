// Names an Idempotency-Key with every call that creates something: whoever sends the same form again after a lost answer
// gets what the first one made. A key is kept until its call has succeeded; another body gets another key (decisions 37).
import type { Call, SomeCallOptions } from '@bite/shared/api/client';
import type { Route } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';

const HEADER = 'idempotency-key';

function needsKey(name: RouteName, { headers }: SomeCallOptions): boolean {
  const { creates = false }: Route = routes[name];
  return creates && headers?.[HEADER] === undefined;
}

export function keyedCall(call: Call, newKey: () => string = () => crypto.randomUUID()): Call {
  /** One for each place to create in, with the body that it stands for. */
  const unused = new Map<string, { body: string; key: string }>();
  const any = call as (name: RouteName, options: SomeCallOptions) => Promise<unknown>;

  const keyed = async (name: RouteName, options: SomeCallOptions = {}): Promise<unknown> => {
    if (!needsKey(name, options)) return any(name, options);
    const place = `${name} ${JSON.stringify(options.parameters ?? {})}`;
    const body = JSON.stringify(options.body ?? {});
    const known = unused.get(place);
    const key = known?.body === body ? known.key : newKey();
    unused.set(place, { body, key });
    const answer = await any(name, { ...options, headers: { ...options.headers, [HEADER]: key } });
    if (unused.get(place)?.key === key) unused.delete(place);
    return answer;
  };
  return keyed as Call;
}
