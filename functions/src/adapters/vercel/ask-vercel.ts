// One call to Vercel's API, and what its answer says. Vercel has two frames for errors: {error: {code, message}}, and the registrar's
// {status, code, message}.
import { z } from 'zod';
import type { ServiceFailure, ServiceResult } from '../../ports/service-result.ts';
import type { OutboundAnswer, OutboundClient } from '../outbound/outbound-client.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { jsonIn, waitOf } from '../outbound/read-answer.ts';

export interface VercelQuestion<Value> {
  /** For the log. */
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Each part is encoded. */
  path: readonly string[];
  query?: Readonly<Record<string, string | undefined>>;
  body?: object;
  /** Milliseconds, if not the client's. */
  timeLimit?: number;
  /** Reads the body of a good answer. Throws for what it cannot read. */
  read: (json: unknown) => Value;
}

export type AskVercel = <Value>(question: VercelQuestion<Value>) => Promise<ServiceResult<Value>>;

interface VercelSettings {
  /** 'https://api.vercel.com', or what stands for it. */
  origin: string;
  token: string;
  /** The team whose account it is; the token's own account if absent. */
  team: string | undefined;
}

/** Codes that say that somebody else has the name, whatever the status. */
const takenCodes: readonly string[] = [
  ...['domain_already_in_use', 'domain_taken', 'domain_already_exists', 'domain_already_registered'],
  'domain_already_in_use_by_different_project',
];

/** Only questions are repeated: what changes something is never sent a second time. */
export function askingVercel(client: OutboundClient, settings: VercelSettings): AskVercel {
  return async (question) => {
    const { name, method, body, path, timeLimit } = question;
    // A name that somebody made up: it would lead to another resource, since no encoding keeps it from that.
    if (path.some((part) => /^\.{0,2}$/.test(part))) return failure('notFound');
    try {
      const answer = await client.send({
        ...{ name, method, url: addressOf(settings, question) },
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${settings.token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        isRepeatable: method === 'GET',
        ...(timeLimit !== undefined && { timeLimit }),
      });
      return judge(answer, question);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return failure(error.mayHaveArrived && method !== 'GET' ? 'unclear' : 'unreachable');
    }
  };
}

function addressOf({ origin, team }: VercelSettings, { path, query = {} }: VercelQuestion<unknown>): string {
  const url = new URL(`${origin}/${path.map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries({ ...query, teamId: team }))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

const failure = (reason: ServiceFailure['reason'], more: Partial<ServiceFailure> = {}): ServiceFailure => ({
  ...{ outcome: 'failed', reason },
  ...more,
});

function judge<Value>(
  { status, headers, body }: OutboundAnswer,
  { read }: VercelQuestion<Value>,
): ServiceResult<Value> {
  const json = jsonIn(body.toString('utf8'));
  if (status >= 200 && status < 300) {
    try {
      return { outcome: 'answered', value: read(json) };
    } catch (error) {
      if (error instanceof z.ZodError || error instanceof TypeError) return failure('unclear');
      throw error;
    }
  }
  const { retryAfter, ...words } = wordsIn(json);
  const reason = reasonOf(status, words.code);
  if (reason === 'unclear') return failure(reason);
  return failure(reason, { ...words, ...(reason === 'limited' && { ...retryAfter, ...waitOf(headers) }) });
}

const reasons: Readonly<Record<number, ServiceFailure['reason']>> = {
  ...{ 401: 'forbidden', 403: 'forbidden', 404: 'notFound', 408: 'unclear', 409: 'taken', 429: 'limited' },
};

function reasonOf(status: number, code: string | undefined): ServiceFailure['reason'] {
  if (code !== undefined && takenCodes.includes(code)) return 'taken';
  return reasons[status] ?? (status >= 400 && status < 500 ? 'refused' : 'unclear');
}

const words = z.looseObject({ code: z.string().optional(), message: z.string().optional() });
const usualFrame = z.looseObject({ error: words });
const registrarFrame = words.extend({
  retryAfter: z.looseObject({ value: z.number() }).optional().catch(undefined),
});

/** Longer ones are no words for people. */
const LONGEST = 500;

function wordsIn(json: unknown): {
  code?: string;
  message?: string;
  retryAfter?: { retryAfter: number };
} {
  const { code, message } =
    usualFrame.safeParse(json).data?.error ?? registrarFrame.safeParse(json).data ?? {};
  const wait = registrarFrame.safeParse(json).data?.retryAfter?.value;
  return {
    ...(code && { code: code.slice(0, LONGEST) }),
    ...(message && { message: message.slice(0, LONGEST) }),
    ...(wait !== undefined && wait > 0 && { retryAfter: { retryAfter: Math.ceil(wait) } }),
  };
}
