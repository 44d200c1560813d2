import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findCardNumbers } from './find-card-numbers.ts';
import { cardNumbersInLog, textsIn } from './scan-stack.ts';

const card = '5454545454545454';
const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a card number that was left behind', () => {
  it.each([
    ['a text', { order: { notes: [`pay with ${card}`] } }],
    ['a number', { items: [{ quantity: Number(card) }] }],
    ['the name of a field', { counts: { [card]: 1 } }],
  ])('is seen in %s of a document', (_where, record) => {
    expect(textsIn(record).flatMap(findCardNumbers)).toEqual([card]);
  });

  it('is not looked for in bytes', () => {
    expect(textsIn({ gz: Buffer.from(card) })).toEqual(['gz']);
  });

  it('is seen in a log, and named by its line and last four', async () => {
    const path = join(folder, 'stack.log');
    writeFileSync(path, `good\n{"body":"account=${card}"}\n`);
    const found = await cardNumbersInLog(path);
    expect(found).toEqual([`line 2 of ${path}: ••••••••••••5454`]);
  });
});
