// One call to a service of Google, and what its answer says.
import { z } from 'zod';
import type { GoogleAnswer, GoogleFailure, GoogleResult } from '../../ports/google-result.ts';
import type { OutboundAnswer, OutboundClient } from '../outbound/outbound-client.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { jsonIn, waitOf } from '../outbound/read-answer.ts';

export interface GoogleQuestion<Value> {
  /** For the log. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** 'mybusiness.googleapis.com' */
  host: string;
  /** Each part is encoded, but for 'places:searchText' and its like. */
  path: readonly string[];
  query?: Readonly<Record<string, string | undefined>>;
  headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  body?: object | URLSearchParams;
  /** Reads the body of a good answer. Throws for what it cannot read. */
  read: (json: unknown) => Value;
}

export type AskGoogle = <Value>(question: GoogleQuestion<Value>) => Promise<GoogleResult<Value>>;

/** @param originOf The address of one of Google's hosts: 'https://mybusiness.googleapis.com', or what stands for it. */
export function askingGoogle(client: OutboundClient, originOf: (host: string) => string): AskGoogle {
  return async (question) => {
    const { name, method, body, headers, path } = question;
    // An id that somebody made up: it would lead to another resource, since no encoding keeps it from that.
    if (path.some((part) => /^\.{0,2}$/.test(part))) return failure('notFound');
    try {
      const answer = await client.send({
        ...{ name, method, url: addressOf(originOf(question.host), question) },
        headers: { accept: 'application/json', ...typeOf(body), ...headers },
        ...(body && { body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body) }),
        // Who asks knows the quota, and repeats by themselves.
        isRepeatable: method === 'GET',
      });
      return judge(answer, question);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return failure(error.mayHaveArrived && method !== 'GET' ? 'unclear' : 'unreachable');
    }
  };
}

const typeOf = (body: object | undefined) =>
  body && {
    'content-type':
      body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json',
  };

const VERB = /^places:[a-zA-Z]+$/;

function addressOf(origin: string, { path, query = {} }: GoogleQuestion<unknown>): string {
  const parts = path.map((part) => (VERB.test(part) ? part : encodeURIComponent(part)));
  const url = new URL(`${origin}/${parts.join('/')}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

const failure = (reason: GoogleFailure['reason'], more: Partial<GoogleFailure> = {}): GoogleFailure => ({
  ...{ outcome: 'failed', reason },
  ...more,
});

export const answered = <Value>(value: Value): GoogleAnswer<Value> => ({ outcome: 'answered', value });

function judge<Value>(
  { status, headers, body }: OutboundAnswer,
  { read }: GoogleQuestion<Value>,
): GoogleResult<Value> {
  const json = jsonIn(body.toString('utf8'));
  if (status >= 200 && status < 300) {
    try {
      return answered(read(json));
    } catch (error) {
      if (error instanceof z.ZodError || error instanceof TypeError) return failure('unclear');
      throw error;
    }
  }
  const said = wordsIn(json);
  if (status === 401 || said.isInvalidGrant) return failure('revoked', said.words);
  if (status === 403) return failure('forbidden', said.words);
  if (status === 404) return failure('notFound', said.words);
  if (status === 429) return failure('limited', { ...said.words, ...waitOf(headers) });
  return status < 500 && status !== 408 ? failure('refused', said.words) : failure('unclear');
}

const errorFrame = z.object({
  error: z.object({
    message: z.string().optional(),
    details: z
      .array(
        z.looseObject({
          fieldViolations: z
            .array(z.object({ field: z.string().optional(), description: z.string().optional() }))
            .optional()
            .catch(undefined),
        }),
      )
      .optional()
      .catch(undefined),
  }),
});

/** Of the token endpoint. */
const tokenError = z.object({ error: z.string(), error_description: z.string().optional() });

/** Longer ones are no words for people. */
const LONGEST = 500;

function wordsIn(json: unknown): { words: { message?: string; field?: string }; isInvalidGrant: boolean } {
  const ofToken = tokenError.safeParse(json).data;
  if (ofToken) {
    const message = (ofToken.error_description ?? ofToken.error).slice(0, LONGEST);
    return { words: { message }, isInvalidGrant: ofToken.error === 'invalid_grant' };
  }
  const error = errorFrame.safeParse(json).data?.error;
  const [violation] = (error?.details ?? []).flatMap(({ fieldViolations = [] }) => fieldViolations);
  const message = (violation?.description ?? error?.message)?.slice(0, LONGEST);
  const field = violation?.field?.slice(0, LONGEST);
  return { words: { ...(message && { message }), ...(field && { field }) }, isInvalidGrant: false };
}
