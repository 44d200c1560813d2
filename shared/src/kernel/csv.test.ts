import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('a table as CSV', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '＝1＋1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '=HYPERLINK("http://evil.example")\nsecond line',
    '\n=1',
    '﹦1﹢1',
    '﹢1',
    '﹣1',
    '﹫SUM(A1)',
    '\u200b=1',
    '\ufeff\u2060@SUM(A1)',
    '\u00ad\ufe0f-1',
  ])('the text %j is no formula for a spreadsheet', async (text) => {
    const csv = await csvOf(['Note'], [[text]]);
    expect(csv.slice('Note\r\n'.length).replace(/^"/, '')).toMatch(/^'/);
  });

  it('numbers stay numbers', async () => {
    expect(await csvOf(['Change'], [[-1.5]])).toBe('Change\r\n-1.5');
  });
});
