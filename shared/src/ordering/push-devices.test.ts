import { describe, expect, it } from 'vitest';
import { storedPushDevice } from './push-device.schema.ts';
import { deviceIdOf, isStillAwaited } from './push-devices.ts';

describe('what a guest waits for', () => {
  it.each([
    ['takeOut', 'newOrder', 'started', true],
    ['takeOut', 'inProgress', 'inPreparation', true],
    ['takeOut', 'inProgress', 'ready', false],
    ['takeOut', 'completed', 'completed', false],
    ['takeOut', 'cancelled', 'canceled', false],
    ['delivery', 'inProgress', 'ready', true],
    ['delivery', 'inProgress', 'served', false],
  ] as const)(
    'of a %s order that is %s and %s is still to come: %s',
    (type, status, lifecycleState, isAwaited) => {
      expect(isStillAwaited({ type, status, lifecycleState })).toBe(isAwaited);
    },
  );
});

describe('a device', () => {
  it('has the same id each time, which does not say where it is reached', async () => {
    const id = await deviceIdOf('https://push.example/a');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await deviceIdOf('https://push.example/a')).toBe(id);
    expect(await deviceIdOf('https://push.example/b')).not.toBe(id);
  });

  it.each([
    ['an endpoint that is no address of the web', { endpoint: 'ftp://push.example/a' }],
    ['an endless endpoint', { endpoint: `https://push.example/${'a'.repeat(1000)}` }],
    ['a compressed key', { keys: { p256dh: `A${'a'.repeat(43)}`, auth: 'a'.repeat(22) } }],
    ['a short secret', { keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a' } }],
    ['a reference that is none', { reference: '../other' }],
  ])('is refused with %s', (_what, change) => {
    const shape = storedPushDevice.pick({ endpoint: true, keys: true, reference: true });
    const good = {
      endpoint: 'https://push.example/a',
      keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
      reference: '7d0b9d3e-0000-4000-8000-000000000001',
    };
    expect(shape.safeParse(good).success).toBe(true);
    expect(shape.safeParse({ ...good, ...change }).success).toBe(false);
  });
});
