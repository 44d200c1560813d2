import { describe, expect, it } from 'vitest';
import { nothing, one, sum, totalLine } from './check-counts.ts';
import { countsOf, type TestFile } from './report-counts.ts';

const because = {
  errors: [{ message: `locator.waitFor: \u001b[31mTimeout\u001b[39m${'\nfurther'.repeat(40)}` }],
  windows: ['1440x900 /menus: Nothing was changed'],
};

function aFile(states: readonly string[], ok = !states.includes('failed')): TestFile {
  const tests = states.map((state, index) => ({
    fullName: `test ${index + 1}`,
    result: () => ({ state, ...(state === 'failed' && { errors: because.errors }) }),
    meta: () => (state === 'failed' ? { windows: because.windows } : {}),
    diagnostic: () => ({ duration: 100 * (index + 1) }),
  }));
  return { relativeModuleId: 'a.test.ts', ok: () => ok, children: { allTests: () => tests } };
}

describe('the total of npm test', () => {
  it('counts each test by what became of it', () => {
    const files = [aFile(['passed', 'passed', 'failed']), aFile(['skipped', 'passed'])];
    expect(countsOf(files, 0)).toMatchObject({ passed: 3, failed: 1, skipped: 1 });
  });

  it('counts a file that does not load as one failure', () => {
    const failures = [{ name: 'a.test.ts' }];
    expect(countsOf([aFile([], false)], 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0, failures });
  });

  it('counts a hook that throws after passing tests as one failure', () => {
    expect(countsOf([aFile(['passed'], false)], 0)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts errors outside any test as one failure', () => {
    expect(countsOf([aFile(['passed'])], 3)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  });

  it('names what failed', () => {
    const { failures } = sum([countsOf([aFile(['passed', 'failed'])], 0), one(false, 'Types of e2e')]);
    expect(failures.map(({ name }) => name)).toEqual(['a.test.ts > test 2', 'Types of e2e']);
  });

  it('says in a few lines why a test failed, and what its windows showed', () => {
    const [failure] = countsOf([aFile(['failed'])], 0).failures;
    const lines = failure?.reason?.split('\n') ?? [];
    expect(lines.length).toBeLessThan(20);
    expect(lines[0]).toBe('locator.waitFor: Timeout');
    expect(lines.at(-1)).toBe('1440x900 /menus: Nothing was changed');
  });

  it('keeps the ten slowest tests of all parts, the slowest first', () => {
    const files = [aFile(Array.from({ length: 8 }, () => 'passed')), aFile(['passed', 'passed', 'passed'])];
    const { slowest } = sum(files.map((file) => countsOf([file], 0)));
    expect(slowest.map(({ milliseconds }) => milliseconds)).toEqual([
      800, 700, 600, 500, 400, 300, 300, 200, 200, 100,
    ]);
  });

  it('names what was skipped only when something was', () => {
    expect(totalLine(sum([one(true, 'a'), one(true, 'b'), one(false, 'c')]))).toBe('2 passed, 1 failed');
    expect(totalLine({ ...nothing, passed: 7, skipped: 2 })).toBe('7 passed, 0 failed, 2 skipped');
  });
});
