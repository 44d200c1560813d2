// Whoever sends a text as long as a request may be learns that it is too long, and keeps nobody else waiting: a check that takes time by
// the square of the length would stop an instance for seconds with each request.
import { contract } from '@bite/shared/api/contract';
import type { Endpoint } from '@bite/shared/api/endpoint';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { aDeliveryAddress } from '@bite/shared/testing/a-delivery-address';
import { expect, it } from 'vitest';
import { goodRequests } from '../testing/sample-requests.ts';
import { parseInput } from './read-input.ts';

/** Below the largest body, whose characters may have two bytes. */
const LONG = 45_000;
const MOST_MILLISECONDS = 1_000;

const filled = (text: string): string => text.repeat(Math.ceil(LONG / text.length)).slice(0, LONG);
const texts = {
  spaces: `a${filled(' ')}b`,
  'line breaks': `a${filled('\n')}b`,
  brackets: filled('('),
  'numbers one by one': filled('1 '),
  numbers: filled('41111111'),
  'plus signs': filled('+ '),
  marks: `a${filled('\u0301\u0323')}`,
  addresses: filled('a@a.'),
  slashes: filled('/.'),
};

const address = aDeliveryAddress();
const lines = [{ menuItemId: 1, quantity: 1, notes: '' }];
const all = { note: '', instructions: '', allergies: '', promoCode: '', scheduledFor: '', address, lines };
/** What the samples leave out. */
const more: Partial<Record<RouteName, object>> = {
  placeOrder: { ...all, cart: { guid: '', cartItemIds: [''] } },
  quoteOrder: { address, lines },
  payOrder: { card: { token: '', expiry: '', name: '', postal: '' } },
};

/** Where texts stand in a value. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => textsIn(held, [...path, key]));
}

function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  const held = value as Readonly<Record<string, unknown>>;
  const next = withText(held[key], rest, text);
  return Array.isArray(value)
    ? value.map((each, index) => (String(index) === key ? next : each))
    : { ...held, [key]: next };
}

/** Milliseconds of computing, whatever else the machine does. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch {
    // It is refused.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const names = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name].audience === 'public' || routes[name].audience === 'diner',
);

it.each(Object.entries(texts))('no text of strangers is costly to refuse: %s', (_, text) => {
  const slow: string[] = [];
  for (const name of names) {
    const { body: schema }: Endpoint = contract[name];
    const body = { ...(goodRequests[name].body as object | undefined), ...more[name] };
    if (!schema) continue;
    for (const path of textsIn(body)) {
      const cost = costOf(() => parseInput(schema, withText(body, path, text)));
      if (cost > MOST_MILLISECONDS) slow.push(`${name} ${path.join('.')}: ${Math.round(cost)} ms`);
    }
  }
  expect(slow).toEqual([]);
});
