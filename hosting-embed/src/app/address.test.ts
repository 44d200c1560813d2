import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';

const read = (address: string) => readAddress(new URL(address, 'https://embed.example'));

describe('the address of a strip', () => {
  it.each([
    ['/bella', 'bella'],
    ['/bella/', 'bella'],
    ['/bella/anything', 'bella'],
    ['/caf%C3%A9', 'café'],
    ['/', undefined],
    ['/%E0%A4%A', undefined],
  ])('O2.8-01 %s names the restaurant %s', (path, slug) => {
    expect(readAddress({ pathname: path, search: '' }).slug).toBe(slug);
  });

  it.each([
    ['/bella', 'en'],
    ['/bella?theme=light&lang=es', 'es'],
    ['/bella?lang=xx', 'en'],
  ])('%s asks for the language %s', (path, language) => {
    expect(read(path).language).toBe(language);
  });

  it.each([
    ['/bella', undefined],
    ['/bella?theme=light', 'light'],
    ['/bella?theme=dark', 'dark'],
    ['/bella?theme=pink', undefined],
  ])('O2.10-02 %s asks for the theme %s', (path, theme) => {
    expect(read(path).theme).toBe(theme);
  });
});
