import { describe, expect, it } from 'vitest';
import { domainFieldWords } from './domain-field-words.ts';

describe('a domain in the history', () => {
  it.each([
    ['domain_mappings', 'xn--caf-dma.example', 'café.example'],
    ['domain_mappings', 'https://xn--caf-dma.example/menu', 'https://café.example/menu'],
    ['restaurants', 'xn--caf-dma.example', 'café.example'],
    ['domain_mappings', 'bella.example', undefined],
    ['domain_mappings', true, undefined],
    ['items', 'xn--caf-dma.example', undefined],
  ])('I5.6-06 of %s, stored as %s, reads %s', (collection, value, words) => {
    expect(domainFieldWords(collection, value)).toBe(words);
  });
});
