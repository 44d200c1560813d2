import { describe, expect, it } from 'vitest';
import { type TestFile, tallyOf } from './report-counts.ts';
import { nothing, one, sum, totalLine } from './tally.ts';

function aFile(states: readonly string[], ok = !states.includes('failed')): TestFile {
  const tests = states.map((state, index) => ({
    fullName: `test ${index + 1}`,
    result: () => ({ state }),
    diagnostic: () => ({ duration: 100 * (index + 1) }),
  }));
  return { relativeModuleId: 'a.test.ts', ok: () => ok, children: { allTests: () => tests } };
}

describe('the total of npm test', () => {
  it('counts each test by what became of it', () => {
    const files = [aFile(['passed', 'passed', 'failed']), aFile(['skipped', 'passed'])];
    expect(tallyOf(files, 0)).toMatchObject({ passed: 3, failed: 1, skipped: 1 });
  });

  it('counts a file that does not load as one failure', () => {
    const failures = ['a.test.ts'];
    expect(tallyOf([aFile([], false)], 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0, failures });
  });

  it('counts a hook that throws after passing tests as one failure', () => {
    expect(tallyOf([aFile(['passed'], false)], 0)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts errors outside any test as one failure', () => {
    expect(tallyOf([aFile(['passed'])], 3)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  });

  it('names what failed', () => {
    const { failures } = sum([tallyOf([aFile(['passed', 'failed'])], 0), one(false, 'Types of e2e')]);
    expect(failures).toEqual(['a.test.ts > test 2', 'Types of e2e']);
  });

  it('keeps the ten slowest tests of all parts, the slowest first', () => {
    const files = [aFile(Array.from({ length: 8 }, () => 'passed')), aFile(['passed', 'passed', 'passed'])];
    const { slowest } = sum(files.map((file) => tallyOf([file], 0)));
    expect(slowest.map(({ milliseconds }) => milliseconds)).toEqual([
      800, 700, 600, 500, 400, 300, 300, 200, 200, 100,
    ]);
  });

  it('names what was skipped only when something was', () => {
    expect(totalLine(sum([one(true, 'a'), one(true, 'b'), one(false, 'c')]))).toBe('2 passed, 1 failed');
    expect(totalLine({ ...nothing, passed: 7, skipped: 2 })).toBe('7 passed, 0 failed, 2 skipped');
  });
});
