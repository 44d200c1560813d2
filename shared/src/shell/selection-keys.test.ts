import { describe, expect, it } from 'vitest';
import { selectionKeys } from './selection-keys.ts';
import { isClearedOnSignOut } from './sign-out.ts';

describe('the keys of the selection', () => {
  it('O3-18 are four, with a namespace before them', () => {
    expect(selectionKeys()).toEqual({
      tenantId: 'default_selected_tenant_id',
      restaurantId: 'default_selected_restaurant_id',
      tenant: 'default_selected_tenant',
      restaurant: 'default_selected_restaurant',
    });
    expect(Object.values(selectionKeys('admin')).every((key) => key.startsWith('admin_selected_'))).toBe(
      true,
    );
  });

  it('O4-12 go with a sign-out, whatever the namespace', () => {
    for (const key of [...Object.values(selectionKeys()), ...Object.values(selectionKeys('pos'))])
      expect(isClearedOnSignOut(key)).toBe(true);
  });
});
