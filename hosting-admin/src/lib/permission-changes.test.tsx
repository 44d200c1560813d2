import { CallError } from '@bite/shared/api/client';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWatchingRefusals, useLivePermissions, usePermissionPolling } from './permission-changes.ts';
import { memoryPlatform } from './testing/memory-platform.ts';
import { aProfile, aTenant } from './testing/people.ts';
import { pass, renderScreen } from './testing/render-screen.tsx';

const refusal = (code: 'FORBIDDEN' | 'TENANT_SUSPENDED' | 'CONFLICT') => () => {
  throw new CallError(code, 'No.', 403);
};

describe('a refusal', () => {
  it.each([
    ['FORBIDDEN', 1],
    ['TENANT_SUSPENDED', 1],
    ['CONFLICT', 0],
  ] as const)('%s is news of what may be opened: %d', async (code, count) => {
    const news = vi.fn();
    const { call } = memoryPlatform({ handlers: { listInvitations: refusal(code) } });
    await expect(
      callWatchingRefusals(call, news)('listInvitations', { parameters: { tenantId: 1 } }),
    ).rejects.toThrow('No.');
    expect(news).toHaveBeenCalledTimes(count);
  });

  it.each(['listMyTenants', 'listMyRestaurants', 'getProfile'] as const)(
    'of %s itself is none: it would be asked without end',
    async (name) => {
      const news = vi.fn();
      const { call } = memoryPlatform({ handlers: { [name]: refusal('FORBIDDEN') } });
      await expect(callWatchingRefusals(call, news)(name)).rejects.toThrow('No.');
      expect(news).not.toHaveBeenCalled();
    },
  );
});

function Listener() {
  usePermissionPolling();
  return <p>Looking on</p>;
}

describe('who only looks on', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const asked = (platform: ReturnType<typeof memoryPlatform>, name: string) =>
    platform.requests.filter((request) => request.name === name).length;

  it('hears within a minute that a tenant was suspended', async () => {
    const tenants = [aTenant()];
    const platform = memoryPlatform({ handlers: { listMyTenants: () => ({ tenants: [...tenants] }) } });
    renderScreen(platform, <Listener />);
    await pass();
    expect(screen.getByText('Looking on')).toBeTruthy();
    expect(asked(platform, 'listMyTenants')).toBe(1);
    await pass(60_000);
    expect(asked(platform, 'listMyTenants')).toBe(2);
  });

  it('hears within ten seconds that a suspension has ended', async () => {
    const platform = memoryPlatform({
      handlers: { listMyTenants: () => ({ tenants: [aTenant({ status: 'suspended' })] }) },
    });
    renderScreen(platform, <Listener />);
    await pass();
    await pass(10_000);
    expect(asked(platform, 'listMyTenants')).toBe(2);
  });

  it('of the site’s staff asks for their many tenants once', async () => {
    const tenants = Array.from({ length: 21 }, (_, index) => aTenant({ tenantId: index + 1 }));
    const platform = memoryPlatform({ handlers: { listMyTenants: () => ({ tenants }) } });
    renderScreen(platform, <Listener />);
    await pass(120_000);
    expect(asked(platform, 'listMyTenants')).toBe(1);
  });
});

function Board() {
  useLivePermissions('uid-1', 10_000_001);
  usePermissionPolling();
  return <p>Looking on</p>;
}

describe('a screen that listens to the database', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['tenants/10000001', 'owner', 1],
    // It holds the plan and the settings: the rules would refuse whoever listens.
    ['tenants/10000001', 'manager', 0],
    ['users/uid-1', 'manager', 1],
  ] as const)('hears at once what becomes of %s as %s: %d', async (path, role, times) => {
    const asked = vi.fn(() => ({ tenants: [aTenant()] }));
    const user = aProfile({ access: { '10000001': { role, restaurants: {} } } });
    const platform = memoryPlatform({ handlers: { listMyTenants: asked, getProfile: () => ({ user }) } });
    const { unmount } = renderScreen(platform, <Board />);
    await pass();
    platform.live.notifyWatchers('tenants/7');
    await pass();
    expect(asked).toHaveBeenCalledTimes(1);
    platform.live.notifyWatchers(path);
    await pass();
    expect(asked).toHaveBeenCalledTimes(1 + times);
    unmount();
    platform.live.notifyWatchers(path);
    await pass();
    expect(asked).toHaveBeenCalledTimes(1 + times);
  });
});
