import { describe, expect, it } from 'vitest';
import { type Mutant, type Report, scoreOf, survivorsOf } from './score.ts';

const mutant = (status: Mutant['status'], line = 1): Mutant => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a  >=\n b',
  location: { start: { line, column: 3 } },
});
const report: Report = {
  files: {
    'a.ts': { mutants: [mutant('Killed'), mutant('Timeout'), mutant('Survived', 7), mutant('CompileError')] },
    'b.ts': { mutants: [mutant('NoCoverage', 9), mutant('Ignored')] },
  },
};

describe('the score of a mutation run', () => {
  it('counts what a test noticed, and those that none did or could reach', () => {
    expect(scoreOf(report, ['a.ts', 'b.ts'])).toEqual({ killed: 2, total: 4 });
  });

  it('counts only the files it was asked about', () => {
    expect(scoreOf(report, ['b.ts', 'c.ts'])).toEqual({ killed: 0, total: 1 });
  });

  it('names each survivor by its place and change', () => {
    expect(survivorsOf(report, ['a.ts', 'b.ts'])).toEqual([
      'a.ts:7:3 EqualityOperator → a >= b',
      'b.ts:9:3 EqualityOperator → a >= b',
    ]);
  });
});
