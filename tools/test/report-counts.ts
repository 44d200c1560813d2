// A reporter for Vitest that only counts, and writes the counts to the file that BITE_TALLY names.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { nothing, one, sum, type Tally } from './tally.ts';

/** What is needed of a test file that has been run; Vitest's TestModule is one. */
export interface TestFile {
  readonly children: { allTests(): Iterable<{ result(): { readonly state: string } }> };
  ok(): boolean;
}

function tallyOfFile(file: TestFile): Tally {
  const states = [...file.children.allTests()].map((test) => test.result().state);
  const count = (state: string): number => states.filter((each) => each === state).length;
  const passed = count('passed');
  const failed = count('failed');
  return { passed, failed: failed || (file.ok() ? 0 : 1), skipped: states.length - passed - failed };
}

/** A file that fails without a failed test (it does not load, a hook throws) counts as one; so does a stray error. */
export function tallyOf(files: readonly TestFile[], strayErrors: number): Tally {
  return sum([...files.map(tallyOfFile), ...(strayErrors > 0 ? [one(false)] : [nothing])]);
}

export default class CountReporter implements Reporter {
  onTestRunEnd(files: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const path = process.env.BITE_TALLY;
    if (path) writeFileSync(path, JSON.stringify(tallyOf(files, strayErrors.length)));
  }
}
