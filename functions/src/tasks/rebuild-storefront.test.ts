import { DomainError } from '@bite/shared/kernel/errors';
import { someSources } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { UnreadableRecord } from '../ports/records.ts';
import { memoryRecords } from '../testing/memory-records.ts';
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
  const records = memoryRecords();
  const deps = {
    records,
    now: () => Date.parse(clock.now),
    sources: memorySources(() => clock.now, someSources()),
    storefronts: memoryStorefrontArchive(() => true),
    log: { info: keep('info'), error: keep('error') },
    until: async (instant: number) => {
      clock.now = new Date(instant).toISOString().replace('Z', '000000Z');
    },
  };
  return { deps, lines, records };
}

describe('the task that builds a storefront', () => {
  it('reads nothing before it is due, as the emulator starts it at once', async () => {
    const { deps } = setUp();
    await rebuildStorefront(deps, task, 0);
    expect(await deps.storefronts.readTimeOf(task)).toBe(due);
  });

  it('does its work once when it is delivered twice', async () => {
    const { deps, lines } = setUp();
    await rebuildStorefront(deps, task, 0);
    await rebuildStorefront(deps, task, 0);
    expect(deps.sources.reads).toBe(1);
    expect(lines.map(({ fields }) => fields)).toMatchObject([{ outcome: 'saved' }, { outcome: 'fresh' }]);
  });

  it('gives a menu that is too large up instead of trying again and again', async () => {
    const { deps, lines, records } = setUp();
    const save = async () => {
      throw new DomainError('PAYLOAD_TOO_LARGE', 'The menu of Bella is too large to publish');
    };
    await rebuildStorefront({ ...deps, storefronts: { ...deps.storefronts, save } }, task, 0);
    expect(lines).toMatchObject([
      { level: 'error', fields: { error: expect.stringContaining('The menu of Bella is too large') } },
    ]);
    expect(Object.values(records.documents())).toContainEqual(
      expect.objectContaining({ kind: 'rebuildStorefronts', error: 'PAYLOAD_TOO_LARGE' }),
    );
  });

  it('takes off the list of failed work what it could do after all', async () => {
    const { deps, records } = setUp();
    const read = async () => {
      throw new UnreadableRecord('tenants/10000001/restaurants/20000001', 'address: Invalid input');
    };
    const isListed = () => JSON.stringify(records.documents()).includes('rebuildStorefronts');
    await rebuildStorefront({ ...deps, sources: { ...deps.sources, read } }, task, 0);
    expect(isListed()).toBe(true);
    await rebuildStorefront(deps, task, 0);
    expect(isListed()).toBe(false);
  });

  it('gives a restaurant up that cannot be read, which another try cannot mend', async () => {
    const { deps, lines } = setUp();
    const read = async () => {
      throw new UnreadableRecord('tenants/10000001/restaurants/20000001', 'address: Invalid input');
    };
    await rebuildStorefront({ ...deps, sources: { ...deps.sources, read } }, task, 0);
    expect(lines).toMatchObject([{ level: 'error' }]);
  });

  it('lets the queue try again after any other failure', async () => {
    const { deps } = setUp();
    const save = async () => {
      throw new Error('connection lost');
    };
    const attempt = rebuildStorefront({ ...deps, storefronts: { ...deps.storefronts, save } }, task, 0);
    await expect(attempt).rejects.toThrow('connection lost');
  });

  it('refuses data that no request made', async () => {
    await expect(rebuildStorefront(setUp().deps, { tenantId: 'x' }, 0)).rejects.toThrow();
  });
});
