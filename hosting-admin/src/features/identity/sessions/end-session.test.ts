import { beforeEach, describe, expect, it } from 'vitest';
import { clearStorage } from './end-session.ts';

describe('what signing out leaves behind', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    'default_selected_tenant',
    'bite-sound',
    'firebase:authUser:x',
    'lastUser',
    'access_token',
    'mySession',
  ])('O4-12 O9-17 not %s', (key) => {
    localStorage.setItem(key, 'x');
    clearStorage(localStorage);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('O9-17 the theme, and what is not ours', () => {
    localStorage.setItem('bite-theme', 'dark');
    localStorage.setItem('order-up-cart', '[]');
    clearStorage(localStorage);
    expect({ ...localStorage }).toEqual({ 'bite-theme': 'dark', 'order-up-cart': '[]' });
  });
});
