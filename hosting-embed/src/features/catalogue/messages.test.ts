import { describe, expect, it } from 'vitest';
import { targetOrigin } from './messages.ts';

const hosts = ['https://bella.example', 'https://*.pizza.example', 'http://localhost:3000'];

describe('whom the messages are for', () => {
  it.each([
    ['https://bella.example/menu?x=1', 'https://bella.example'],
    ['https://www.pizza.example/', 'https://www.pizza.example'],
    ['http://localhost:3000/', 'http://localhost:3000'],
  ])('O2.8-04 a page at %s that the restaurant lists is addressed by name', (referrer, expected) => {
    expect(targetOrigin(referrer, hosts)).toBe(expected);
  });

  it.each([
    ['', 'the browser does not say'],
    ['https://elsewhere.example/', 'another host'],
    ['http://bella.example/', 'another scheme'],
    ['https://pizza.example/', 'the domain without a subdomain'],
    ['https://notpizza.example/', 'a name that only ends alike'],
    ['http://www.pizza.example/', 'a subdomain under another scheme'],
  ])('O2.8-04 any other (%s: %s) gets what whoever may frame the strip gets', (referrer) => {
    expect(targetOrigin(referrer, hosts)).toBe('*');
  });

  it('O2.8-04 hosts are listed in any letter case', () => {
    expect(targetOrigin('https://bella.example/', ['https://Bella.Example'])).toBe('https://bella.example');
    expect(targetOrigin('https://www.pizza.example/', ['https://*.Pizza.example'])).toBe(
      'https://www.pizza.example',
    );
  });
});
