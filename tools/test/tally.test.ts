import { describe, expect, it } from 'vitest';
import { type TestFile, tallyOf } from './report-counts.ts';
import { one, sum, totalLine } from './tally.ts';

function aFile(states: readonly string[], ok = !states.includes('failed')): TestFile {
  return {
    ok: () => ok,
    children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
  };
}

describe('the total of npm test', () => {
  it('counts each test by what became of it', () => {
    const files = [aFile(['passed', 'passed', 'failed']), aFile(['skipped', 'passed'])];
    expect(tallyOf(files, 0)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('counts a file that does not load as one failure', () => {
    expect(tallyOf([aFile([], false)], 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a hook that throws after passing tests as one failure', () => {
    expect(tallyOf([aFile(['passed'], false)], 0)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts errors outside any test as one failure', () => {
    expect(tallyOf([aFile(['passed'])], 3)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('names what was skipped only when something was', () => {
    expect(totalLine(sum([one(true), one(true), one(false)]))).toBe('2 passed, 1 failed');
    expect(totalLine({ passed: 7, failed: 0, skipped: 2 })).toBe('7 passed, 0 failed, 2 skipped');
  });
});
