// Handlers that pass a request to one use-case and answer its result.
import type { Reply } from './contract.ts';

/** Answers what `run` returns. */
export const answering =
  <Request, Data>(run: (request: Request) => Promise<Data>) =>
  async (request: Request): Promise<Reply<Data>> => ({ data: await run(request) });

/** Answers success without data. */
export const answeringNothing =
  <Request>(run: (request: Request) => Promise<unknown>) =>
  async (request: Request): Promise<Reply<null>> => {
    await run(request);
    return { data: null };
  };
