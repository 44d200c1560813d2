import { createClient } from '@bite/shared/api/client';
import { dinerRoutes } from '@bite/shared/api/diner-routes';
import { type ErrorCode, errorStatus } from '@bite/shared/kernel/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placedOrder } from '../../../testing/a-placed-order.ts';
import { fakeApi, lost, ok, type Reply, refused } from '../../../testing/fake-api.ts';
import type { OrderBody } from './order-request.ts';
import { hasUnknownOrder, placeOrder } from './place-order.ts';

const restaurantGuid = '99999999-0000-4000-8000-000000000001';
const order = (note: string) => ({ restaurantGuid, note }) as unknown as OrderBody;

type Step = () => Reply<'placeOrder'> | Promise<Reply<'placeOrder'>>;
const accept: Step = () => ok('placeOrder', placedOrder, { status: 201 });
const lose: Step = lost;
const refuse =
  (status: number, code: ErrorCode): Step =>
  () =>
    refused(status, { code });
const reused = refuse(errorStatus.IDEMPOTENCY_KEY_REUSED, 'IDEMPOTENCY_KEY_REUSED');
/** Something between the browser and our server answers in its place. */
const intercept =
  (status: number): Step =>
  () =>
    new Response('<html>', { status });

/** Answers in this order; tells which key and note came with each request. */
function server(...steps: Step[]) {
  const { asked } = fakeApi({ placeOrder: () => (steps.shift() ?? accept)() });
  const call = createClient(dinerRoutes);
  return {
    place: (note: string) => placeOrder(call, order(note)),
    keys: () => asked.map(({ headers }) => headers.get('idempotency-key')),
    notes: () => asked.map(({ body }) => (body as { note: string }).note),
  };
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('placing an order', () => {
  it('sends a key that nobody guesses', async () => {
    const { place, keys } = server();
    expect(await place('a')).toMatchObject({ kind: 'placed', isEarlier: false, order: placedOrder });
    expect(keys()[0]).toMatch(/^[A-Za-z0-9_-]{22,128}$/);
  });

  it('repeats key and body after a lost answer', async () => {
    const { place, keys } = server(lose, accept);
    expect((await place('a')).kind).toBe('unknown');
    expect(hasUnknownOrder(restaurantGuid)).toBe(true);
    expect((await place('a')).kind).toBe('placed');
    expect(new Set(keys()).size).toBe(1);
    expect(hasUnknownOrder(restaurantGuid)).toBe(false);
  });

  it('treats a failure of the server as unknown, too', async () => {
    const { place, keys } = server(refuse(500, 'INTERNAL'), accept);
    expect((await place('a')).kind).toBe('unknown');
    await place('a');
    expect(new Set(keys()).size).toBe(1);
  });

  it('takes a new key for a changed order after a refusal', async () => {
    const { place, keys } = server(refuse(409, 'PRICE_CHANGED'), accept);
    expect((await place('a')).kind).toBe('refused');
    await place('b');
    expect(new Set(keys()).size).toBe(2);
  });

  it('takes it as refused if the address could not be looked up, since nothing was placed', async () => {
    const { place, keys } = server(refuse(503, 'UNAVAILABLE'), accept);
    expect((await place('a')).kind).toBe('refused');
    expect(hasUnknownOrder(restaurantGuid)).toBe(false);
    await place('a');
    expect(new Set(keys()).size).toBe(2);
  });

  it('takes a new key for the next order', async () => {
    const { place, keys } = server(accept, accept);
    await place('a');
    await place('a');
    expect(new Set(keys()).size).toBe(2);
  });

  it('keeps the key for a changed order while the first one’s fate is unknown, so that both are never placed', async () => {
    const { place, keys, notes } = server(lose, reused, accept);
    await place('a');
    expect(await place('b')).toMatchObject({ kind: 'placed', isEarlier: true });
    expect(notes()).toEqual(['a', 'b', 'a']);
    expect(new Set(keys()).size).toBe(1);
  });

  it('finds the one of several lost attempts that went through', async () => {
    const { place, notes } = server(lose, lose, reused, reused, accept);
    await place('a');
    await place('b');
    expect(await place('c')).toMatchObject({ kind: 'placed', isEarlier: true });
    expect(notes()).toEqual(['a', 'b', 'c', 'b', 'a']);
  });

  it('does not forget a lost attempt when the next one is only held up', async () => {
    const { place, keys } = server(lose, refuse(429, 'RATE_LIMITED'), accept);
    await place('a');
    expect((await place('b')).kind).toBe('refused');
    expect(hasUnknownOrder(restaurantGuid)).toBe(true);
    await place('a');
    expect(new Set(keys()).size).toBe(1);
  });

  const otherRefusals = Object.entries(errorStatus)
    .filter(([code]) => code !== 'IDEMPOTENCY_KEY_REUSED')
    .map(([code, status]) => [`${status} ${code}`, refuse(status, code as ErrorCode)] as const);
  const interceptions = [200, 301, 400, 401, 403, 404, 408, 409, 413, 422, 429, 451, 500, 502, 503, 504].map(
    (status) => [`${status} from elsewhere`, intercept(status)] as const,
  );

  it.each([...otherRefusals, ...interceptions, ['no answer', lose] as const])(
    'keeps the key after %s to the question which of the lost orders it has',
    async (_, answer) => {
      const { place, keys, notes } = server(lose, reused, answer, reused, accept);
      await place('a');
      expect((await place('b')).kind).toBe('unknown');
      expect(hasUnknownOrder(restaurantGuid)).toBe(true);
      expect(await place('b')).toMatchObject({ kind: 'placed', isEarlier: true });
      expect(notes()).toEqual(['a', 'b', 'a', 'b', 'a']);
      expect(new Set(keys()).size).toBe(1);
    },
  );

  it('takes a new key once none of the lost orders is what the key has', async () => {
    const { place, keys } = server(lose, reused, reused, accept);
    await place('a');
    expect((await place('b')).kind).toBe('refused');
    await place('b');
    expect(new Set(keys()).size).toBe(2);
  });

  it.each(interceptions)('does not take %s for a refusal', async (_, answer) => {
    const { place, keys } = server(answer, accept);
    expect((await place('a')).kind).toBe('unknown');
    await place('b');
    expect(new Set(keys()).size).toBe(1);
  });

  it('keeps the key of a lost order that may still be on its way, and asks nobody to make sure of it', async () => {
    const { place, keys } = server(lose, refuse(409, 'PRICE_CHANGED'), reused, accept);
    await place('a');
    expect((await place('b')).kind).toBe('refused');
    expect(hasUnknownOrder(restaurantGuid)).toBe(false);
    expect(await place('c')).toMatchObject({ kind: 'placed', isEarlier: true });
    expect(new Set(keys()).size).toBe(1);
  });

  it('works where the browser keeps nothing', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { place, keys } = server(lose, accept);
    await place('a');
    await place('a');
    expect(new Set(keys()).size).toBe(1);
    vi.restoreAllMocks();
    expect(window.sessionStorage.length).toBe(0);
  });
});
