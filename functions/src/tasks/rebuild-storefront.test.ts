import { DomainError } from '@bite/shared/kernel/errors';
import { someSources } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { UnreadableRecord } from '../ports/records.ts';
import { memorySources } from '../testing/memory-sources.ts';
import { memoryStorefrontArchive } from '../testing/memory-storefront-archive.ts';
import { rebuildStorefront } from './rebuild-storefront.ts';

const due = '2026-06-10T22:00:01.000000000Z';
const task = { tenantId: 10_000_001, restaurantId: 20_000_001, due };

function setUp() {
  const clock = { now: '2026-06-10T22:00:00.500000000Z' };
  const lines: { level: string; message: string; fields: unknown }[] = [];
  const keep = (level: string) => (message: string, fields?: unknown) =>
    void lines.push({ level, message, fields });
  const deps = {
    sources: memorySources(() => clock.now, someSources()),
    storefronts: memoryStorefrontArchive(() => true),
    log: { info: keep('info'), error: keep('error') },
    until: async (instant: number) => {
      clock.now = new Date(instant).toISOString().replace('Z', '000000Z');
    },
  };
  return { deps, lines };
}

describe('the task that builds a storefront', () => {
  it('reads nothing before it is due, as the emulator starts it at once', async () => {
    const { deps } = setUp();
    await rebuildStorefront(deps, task);
    expect(await deps.storefronts.readTimeOf(task)).toBe(due);
  });

  it('does its work once when it is delivered twice', async () => {
    const { deps, lines } = setUp();
    await rebuildStorefront(deps, task);
    await rebuildStorefront(deps, task);
    expect(deps.sources.reads).toBe(1);
    expect(lines.map(({ fields }) => fields)).toMatchObject([{ outcome: 'saved' }, { outcome: 'fresh' }]);
  });

  it('reports a menu that is too large instead of trying again and again', async () => {
    const { deps, lines } = setUp();
    const save = async () => {
      throw new DomainError('PAYLOAD_TOO_LARGE', 'The menu of Bella is too large to publish');
    };
    await rebuildStorefront({ ...deps, storefronts: { ...deps.storefronts, save } }, task);
    expect(lines).toMatchObject([{ level: 'error', message: 'The menu of Bella is too large to publish' }]);
  });

  it('reports a restaurant that cannot be read, which another try cannot mend', async () => {
    const { deps, lines } = setUp();
    const read = async () => {
      throw new UnreadableRecord('tenants/10000001/restaurants/20000001', 'address: Invalid input');
    };
    await rebuildStorefront({ ...deps, sources: { ...deps.sources, read } }, task);
    expect(lines).toMatchObject([{ level: 'error' }]);
  });

  it('lets the queue try again after any other failure', async () => {
    const { deps } = setUp();
    const save = async () => {
      throw new Error('connection lost');
    };
    const attempt = rebuildStorefront({ ...deps, storefronts: { ...deps.storefronts, save } }, task);
    await expect(attempt).rejects.toThrow('connection lost');
  });

  it('refuses data that no request made', async () => {
    await expect(rebuildStorefront(setUp().deps, { tenantId: 'x' })).rejects.toThrow();
  });
});
