import { describe, expect, it } from 'vitest';
import { domainFault, domainMessages } from './domain-name.ts';
import { domainFromTyped, hostLabelOf, zoneOf } from './typed-domain.ts';

describe('a domain as people type it', () => {
  it.each([
    ['bella.com', 'bella.com'],
    [' Bella.COM ', 'bella.com'],
    ['https://www.Bella.com/', 'www.bella.com'],
    ['http://bella.com:8080/menu?table=3#top', 'bella.com'],
    ['HTTPS:///bella.com', 'bella.com'],
    ['www.bella.com.', 'www.bella.com'],
    ['bella.com/menu', 'bella.com'],
    ['bella.com?x=1', 'bella.com'],
    ['café.example', 'xn--caf-dma.example'],
    // Dashes, as phones write them.
    ['bella–napoli.com', 'bella-napoli.com'],
    ['bella—napoli.com', 'bella-napoli.com'],
    ['bella−napoli.com', 'bella-napoli.com'],
    ['bella‑napoli.com', 'bella-napoli.com'],
    ['http://', ''],
    ['', ''],
  ])('I5.6-06 “%s” is %s', (typed, expected) => {
    expect(domainFromTyped(typed)).toBe(expected);
  });

  it.each(['info@bella.com', 'bella pizza.com', 'bella_pizza.com', '1.2.3.4', 'https://[::1]/'])(
    'I5.6-01 %s keeps its fault',
    (typed) => {
      expect(domainFault(domainFromTyped(typed))).toBe(domainMessages.format);
    },
  );
});

describe('the name of a record at a DNS host', () => {
  it.each([
    ['bella.com', 'bella.com', '@'],
    ['www.bella.com', 'bella.com', 'www'],
    ['_bite.bella.com', 'bella.com', '_bite'],
    ['_acme-challenge.www.bella.co.uk', 'bella.co.uk', '_acme-challenge.www'],
    ['order.bella.com.mx', 'bella.com.mx', 'order'],
    ['bella.io', 'bella.io', '@'],
  ])('of %s, kept at %s, is %s', (name, zone, expected) => {
    expect(zoneOf(name)).toBe(zone);
    expect(hostLabelOf(name, zone)).toBe(expected);
  });

  it('is the whole name where it belongs to another domain', () => {
    expect(hostLabelOf('www.other.com', 'bella.com')).toBe('www.other.com');
  });
});
