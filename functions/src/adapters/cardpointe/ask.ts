// One call to the gateway, and what its HTTP answer says before anybody reads the verdict in it. In doubt the money may have
// moved: only what surely has not arrived, or was surely refused, is "not done".
import { type GatewayError, gatewayError } from '@bite/shared/payments/errors.schema';
import { gatewayErrorKind } from '@bite/shared/payments/gateway-errors';
import type { Merchant, NotDone, Unknown } from '../../ports/card-gateway.ts';
import type { OutboundAnswer, OutboundClient } from '../outbound/outbound-client.ts';
import { OutboundError } from '../outbound/outbound-error.ts';

export interface Question {
  /** For the log. */
  name: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Parts of the path below cardconnect/rest/, or that of the tokenizer; each is encoded. */
  path: readonly string[];
  query?: Readonly<Record<string, string | undefined>>;
  body?: object;
  /** Of the tokenizer, which has paths of its own and wants no login. */
  isTokenizer?: true;
  /** The gateway waits for a bank, for up to 32 seconds. */
  movesMoney?: true;
}

/** `json` is undefined for an answer that is no JSON. */
export interface Answered {
  outcome: 'answered';
  json: unknown;
  text: string;
}

export type Ask = (merchant: Merchant, question: Question) => Promise<Answered | Unknown | NotDone>;

/** The gateway answers after 32 seconds at the latest; whoever hangs up before learns nothing. */
const MONEY_TIME_LIMIT = 35_000;
const TIME_LIMIT = 10_000;

export const unknown: Unknown = { outcome: 'unknown' };

/** @param originOf The address of an installation of the gateway. */
export function asking(client: OutboundClient, originOf: (site: string) => string): Ask {
  return async (merchant, question) => {
    const { name, method, body, movesMoney } = question;
    const login = Buffer.from(`${merchant.username}:${merchant.password}`).toString('base64');
    try {
      const answer = await client.send({
        ...{ name, method, url: addressOf(originOf(merchant.site), question) },
        headers: {
          ...(!question.isTokenizer && { authorization: `Basic ${login}` }),
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        timeLimit: movesMoney ? MONEY_TIME_LIMIT : TIME_LIMIT,
        // The gateway counts its calls, and whoever asks repeats by themselves.
        isRepeatable: false,
      });
      return judge(answer, method);
    } catch (error) {
      if (!(error instanceof OutboundError) || error.mayHaveArrived) return unknown;
      return { outcome: 'notDone', reason: 'unreachable' };
    }
  };
}

function addressOf(origin: string, { path, query = {}, isTokenizer }: Question): string {
  const base = isTokenizer ? 'cardsecure/api/v1/ccn' : 'cardconnect/rest';
  const url = new URL(`${origin}/${base}/${path.map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

function judge(
  { status, headers, body }: OutboundAnswer,
  method: Question['method'],
): Answered | Unknown | NotDone {
  const text = body.toString('utf8').trim();
  if (status >= 200 && status < 300) return { outcome: 'answered', json: parsed(text), text };
  if (status === 429) return { outcome: 'notDone', reason: 'limited', ...waitIn(headers) };
  if (status === 401 || status === 403) return { outcome: 'notDone', reason: 'credentials' };
  if (status < 400 || status >= 500 || status === 408) return unknown;
  const error = errorIn(parsed(text));
  const code = error.errorcode ? { code: error.errorcode } : {};
  const kind = gatewayErrorKind(status, error);
  if (kind === 'authentication') return { outcome: 'notDone', reason: 'credentials', ...code };
  const isMissing = status === 404 && method !== 'POST';
  return { outcome: 'notDone', reason: isMissing ? 'notFound' : 'invalid', ...code };
}

/** Undefined for what is no JSON: the gateway labels plain text as such. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function waitIn(headers: Readonly<Record<string, string>>): { retryAfter?: number } {
  const seconds = Number(headers['x-rate-limit-retry-after-seconds'] ?? headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.ceil(seconds) } : {};
}

const errorIn = (json: unknown): GatewayError | Record<string, never> =>
  gatewayError.safeParse(json).data ?? {};
