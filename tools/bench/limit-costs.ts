// The cost of rate limits: documents read and written per request, on an instance of the API whose handlers need none.
import type { FirestoreCount } from './count-firestore.ts';

type Row = readonly [string, string];

const describe = ({ reads, writes }: FirestoreCount, calls: number, refused: number): string =>
  `${reads} read, ${writes} written; ${((reads + writes) / calls).toFixed(3)} documents a call (${refused} refused)`;

/** @param take Returns the documents since its last call. */
export async function limitCosts(take: () => FirestoreCount): Promise<Row[]> {
  const { composeApi } = await import('../../functions/src/composition/api.ts');
  const { defaultPolicies } = await import('../../functions/src/http/limit-policies.ts');
  const { listen } = await import('../../functions/src/testing/listen.ts');
  const { quietLog } = await import('../../functions/src/testing/quiet-log.ts');
  const api = await listen(composeApi({ limits: defaultPolicies, log: quietLog }));
  const calls = async (count: number, ask: () => Promise<Response>): Promise<string> => {
    take();
    let refused = 0;
    for (let call = 0; call < count; call += 1) {
      const response = await ask();
      await response.arrayBuffer();
      if (response.status === 429) refused += 1;
    }
    return describe(take(), count, refused);
  };
  const health = () => fetch(`${api.origin}/api/v1/health`);
  const signIn = () =>
    fetch(`${api.origin}/api/v1/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-bite-csrf': '1' },
      body: '{}',
    });
  const rows: Row[] = [
    ['the first 25 in a minute', await calls(25, health)],
    ['the next 400', await calls(400, health)],
    ['the first 60 attempts to sign in', await calls(60, signIn)],
    ['the next 60', await calls(60, signIn)],
  ];
  await api.close();
  return rows;
}
