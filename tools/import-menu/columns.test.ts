import { describe, expect, it } from 'vitest';
import { columns, wrapped } from './columns.ts';

describe('columns', () => {
  it('are as wide as their widest cell, numbers to the right', () => {
    expect(
      columns([
        ['', 'new'],
        ['Items', 182],
        ['Menu groups', 7],
      ]),
    ).toEqual(['             new', 'Items        182', 'Menu groups    7']);
  });

  it('may be empty', () => {
    expect(columns([])).toEqual([]);
  });
});

describe('wrapped text', () => {
  it('breaks between words, and lets a long word be', () => {
    expect(wrapped('one two incomprehensibilities three', 8)).toEqual([
      'one two',
      'incomprehensibilities',
      'three',
    ]);
  });
});
