// A reporter for Vitest that counts, and writes the counts to the file that BITE_TALLY names.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { nothing, one, slowestOf, sum, type Tally } from './tally.ts';

interface TestOfFile {
  readonly fullName: string;
  result(): { readonly state: string };
  diagnostic(): { readonly duration: number } | undefined;
}

/** What is needed of a test file that has been run; Vitest's TestModule is one. */
export interface TestFile {
  readonly relativeModuleId: string;
  readonly children: { allTests(): Iterable<TestOfFile> };
  ok(): boolean;
}

function tallyOfFile(file: TestFile): Tally {
  const tests = [...file.children.allTests()].map((test) => ({
    name: `${file.relativeModuleId} > ${test.fullName}`,
    state: test.result().state,
    milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
  }));
  const inState = (state: string) => tests.filter((test) => test.state === state);
  const [passed, failed] = [inState('passed').length, inState('failed').length];
  const isBroken = failed === 0 && !file.ok();
  return {
    passed,
    failed: failed + (isBroken ? 1 : 0),
    skipped: tests.length - passed - failed,
    failures: isBroken ? [file.relativeModuleId] : inState('failed').map(({ name }) => name),
    slowest: slowestOf(tests.map(({ name, milliseconds }) => ({ name, milliseconds }))),
  };
}

/** A file that fails without a failed test (it does not load, a hook throws) counts as one; so does a stray error. */
export function tallyOf(files: readonly TestFile[], strayErrors: number): Tally {
  const stray = strayErrors > 0 ? one(false, 'an error outside of any test') : nothing;
  return sum([...files.map(tallyOfFile), stray]);
}

export default class CountReporter implements Reporter {
  onTestRunEnd(files: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const path = process.env.BITE_TALLY;
    if (path) writeFileSync(path, JSON.stringify(tallyOf(files, strayErrors.length)));
  }
}
