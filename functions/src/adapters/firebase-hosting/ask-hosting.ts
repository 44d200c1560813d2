// One call to Firebase Hosting, and what its answer says.
import { domainFault } from '@bite/shared/domains/domain-name';
import { z } from 'zod';
import type { ServiceFailure, ServiceResult } from '../../ports/service-result.ts';
import type { OutboundAnswer, OutboundClient, OutboundRequest } from '../outbound/outbound-client.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { waitOf } from '../outbound/read-answer.ts';

export interface HostingQuestion<Value> {
  /** For the log. */
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the site's custom domains: a domain; none for all of them. */
  domain?: string;
  /** ':undelete' */
  verb?: string;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: object;
  /** Reads the body of a good answer. Throws a ZodError for what it cannot read. */
  read: (json: unknown) => Value;
}

export type AskHosting = <Value>(question: HostingQuestion<Value>) => Promise<ServiceResult<Value>>;

export interface HostingAccount {
  /** 'https://firebasehosting.googleapis.com', or what stands for it. */
  origin: string;
  project: string;
  site: string;
  /** Rejects where there is none to be had. */
  accessToken: () => Promise<string>;
}

/** These change nothing when they arrive twice: whoever deletes allows that the domain is gone. */
const repeatable: readonly string[] = ['GET', 'DELETE'];

export function askingHosting(client: OutboundClient, account: HostingAccount): AskHosting {
  return async (question) => {
    const { domain, method } = question;
    // Anything else would lead to another resource: '..' to the site itself, which a DELETE would delete.
    if (domain !== undefined && domainFault(domain) !== undefined) return failure('notFound');
    const token = await account.accessToken().catch(() => undefined);
    if (token === undefined)
      return failure('unreachable', { message: 'There is no access token for Firebase Hosting' });
    try {
      return judge(await client.send(requestOf(account, token, question)), question.read);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return failure(error.mayHaveArrived && method !== 'GET' ? 'unclear' : 'unreachable');
    }
  };
}

function requestOf(
  account: HostingAccount,
  token: string,
  question: HostingQuestion<unknown>,
): OutboundRequest {
  const { name, method, body } = question;
  return {
    ...{ name, method, url: addressOf(account, question), isRepeatable: repeatable.includes(method) },
    headers: {
      ...{ accept: 'application/json', authorization: `Bearer ${token}` },
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

function addressOf(
  { origin, project, site }: HostingAccount,
  { domain, verb = '', query = {} }: HostingQuestion<unknown>,
): string {
  const parts = ['v1beta1', 'projects', project, 'sites', site, 'customDomains'];
  const path = [...parts, ...(domain === undefined ? [] : [domain])].map(encodeURIComponent).join('/');
  return `${origin}/${path}${verb}?${new URLSearchParams(query)}`.replace(/\?$/, '');
}

export const failure = (
  reason: ServiceFailure['reason'],
  more: Partial<Pick<ServiceFailure, 'code' | 'message' | 'retryAfter'>> = {},
): ServiceFailure => ({ outcome: 'failed', reason, ...more });

function judge<Value>(answer: OutboundAnswer, read: (json: unknown) => Value): ServiceResult<Value> {
  const json = parsed(answer.body.toString('utf8'));
  if (answer.status < 200 || answer.status >= 300) return failureIn(answer, json);
  try {
    return { outcome: 'answered', value: read(json) };
  } catch (error) {
    if (error instanceof z.ZodError) return failure('unclear');
    throw error;
  }
}

const reasons: Readonly<Record<number, ServiceFailure['reason']>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'notFound',
  408: 'unclear',
  429: 'limited',
};

function failureIn({ status, headers }: OutboundAnswer, json: unknown): ServiceFailure {
  const { code, message } = wordsIn(json);
  const words = message === undefined ? {} : { message };
  if (status === 409 && code === 'ALREADY_EXISTS') return failure('taken', words);
  const reason = reasons[status] ?? (status >= 400 && status < 500 ? 'refused' : 'unclear');
  return failure(reason, {
    ...(reason !== 'unclear' && words),
    ...(reason === 'refused' && code !== undefined && { code }),
    ...(reason === 'limited' && waitOf(headers)),
  });
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const violations = z.array(z.object({ description: z.string().optional() })).optional();
const errorFrame = z.object({
  error: z.object({
    status: z.string().optional(),
    message: z.string().optional(),
    details: z
      .array(z.looseObject({ fieldViolations: violations.catch(undefined) }))
      .optional()
      .catch(undefined),
  }),
});

/** Longer ones are no words for people. */
const LONGEST = 500;

function wordsIn(json: unknown): { code: string | undefined; message: string | undefined } {
  const error = errorFrame.safeParse(json).data?.error;
  const [violation] = (error?.details ?? []).flatMap(({ fieldViolations = [] }) => fieldViolations);
  return { code: error?.status, message: (violation?.description ?? error?.message)?.slice(0, LONGEST) };
}
