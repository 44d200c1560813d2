// A running gateway for tests, with its calls as functions.

import type { GatewayOptions } from './card-gateway.ts';
import { startCardGateway } from './card-gateway.ts';
import { sandboxMerchants } from './merchants.ts';

type Fields = Record<string, unknown>;

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of an outside service, which tests look into
  body: any;
}

const merchidOf = {
  luigis: '800000000101',
  entitled: '800000000102',
  sakura: '800000000201',
  surcharge: '800000000301',
  closed: '800000000401',
} as const;
export type MerchantName = keyof typeof merchidOf;

/** Quiet and without limits, unless the options say otherwise. */
export async function aGateway(options: GatewayOptions = {}) {
  const gateway = await startCardGateway(0, {
    noise: false,
    limit: null,
    timeout: 0,
    slowness: 0,
    ...options,
  });
  const fetched = async (path: string, init: RequestInit = {}): Promise<Reply> => {
    const answer = await fetch(`${gateway.url}${path}`, init);
    const text = await answer.text();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      body = undefined;
    }
    return { status: answer.status, headers: answer.headers, text, body };
  };
  const as = (name: MerchantName) => {
    const merchid = merchidOf[name];
    const { username, password } =
      sandboxMerchants.find((one) => one.merchid === merchid) ?? sandboxMerchants[0];
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const post = (path: string, fields: Fields, method = 'POST') =>
      fetched(`/cardconnect/rest/${path}`, {
        method,
        headers,
        body: JSON.stringify({ merchid, ...fields }),
      });
    const get = (path: string, method = 'GET') => fetched(`/cardconnect/rest/${path}`, { method, headers });
    return {
      merchid,
      post,
      get,
      charge: (fields: Fields = {}) =>
        post('auth', {
          account: '4111111111111111',
          expiry: '1230',
          amount: '25.00',
          currency: 'USD',
          ...fields,
        }),
      inquire: (retref: string) => get(`inquire/${retref}/${merchid}`),
      control: (action: string, fields: Fields = {}) => control('POST', action, { merchid, ...fields }),
    };
  };
  const control = (method: string, path: string, fields?: Fields) =>
    fetched(`/api/${path}`, { method, ...(fields && { body: JSON.stringify(fields) }) });
  const tokenize = async (account: string, more: Fields = {}): Promise<Reply> =>
    fetched('/cardsecure/api/v1/ccn/tokenize', {
      method: 'POST',
      body: JSON.stringify({ account, ...more }),
    });
  return { ...gateway, fetched, as, control, tokenize };
}
