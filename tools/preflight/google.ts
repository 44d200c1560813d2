// Reads a project's settings from Google's REST APIs. Changes nothing there.
import { z } from 'zod';

export type Answer<Body> =
  | { readonly kind: 'found'; readonly body: Body }
  | { readonly kind: 'missing' }
  /** `why` is shown to the user: 'may not be read with these credentials'. */
  | { readonly kind: 'failed'; readonly why: string };

export interface Google {
  /** @param service 'firestore', for firestore.googleapis.com. @param path Without a leading slash. */
  ask<Body>(service: string, path: string, schema: z.ZodType<Body>): Promise<Answer<Body>>;
}

export interface GoogleOptions {
  readonly projectId: string;
  readonly token: string;
  /** The time limit for one answer, in milliseconds. */
  readonly patience?: number;
  /** The URL of a service. */
  readonly at?: (service: string) => string;
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

const failed = (why: string) => ({ kind: 'failed', why }) as const;

export function googleApis({ projectId, token, patience = 10_000, at = hostOf }: GoogleOptions): Google {
  // Uses the project's quota: some of these APIs only accept users' own credentials then.
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': projectId };
  return {
    async ask(service, path, schema) {
      const signal = AbortSignal.timeout(patience);
      try {
        const response = await fetch(`${at(service)}/${path}`, { headers, signal });
        return read(response.status, await response.text(), schema);
      } catch {
        return failed(signal.aborted ? `no answer within ${patience / 1000} s` : 'could not be reached');
      }
    },
  };
}

const hostOf = (service: string): string => `https://${service}.googleapis.com`;

function read<Body>(status: number, text: string, schema: z.ZodType<Body>): Answer<Body> {
  const json = jsonOf(text);
  if (status === 404) return { kind: 'missing' };
  if (status < 200 || status > 299) return failed(wordsOf(status, json));
  const body = schema.safeParse(json);
  return body.success ? { kind: 'found', body: body.data } : failed('answered something unexpected');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordsOf(status: number, json: unknown): string {
  const said = refusal.safeParse(json).data?.error.message.split('\n')[0]?.slice(0, 200);
  return said ? `answered ${status}: ${said}` : `answered ${status}`;
}
