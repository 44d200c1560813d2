// Handlers that hand a request to one use-case and answer what it answers.
import type { Reply } from './contract.ts';

/** The answer is what `run` returns. */
export const answering =
  <Request, Data>(run: (request: Request) => Promise<Data>) =>
  async (request: Request): Promise<Reply<Data>> => ({ data: await run(request) });

/** There is nothing to answer but that it is done. */
export const answeringNothing =
  <Request>(run: (request: Request) => Promise<unknown>) =>
  async (request: Request): Promise<Reply<null>> => {
    await run(request);
    return { data: null };
  };
