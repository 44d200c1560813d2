// A Vitest reporter that counts tests and writes the counts to the file in BITE_CHECK_COUNTS.
import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TaskMeta } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { type CheckCounts, nothing, one, slowestOf, sum } from './check-counts.ts';

/** The lines that are kept of a failure's reason: a log that is cut to its end should still say what went wrong. */
const KEPT_LINES = 12;

declare module 'vitest' {
  interface TaskMeta {
    /** What each window of a journey showed when it failed. */
    windows?: string[];
  }
}

interface TestOfFile {
  readonly fullName: string;
  result(): { readonly state: string; readonly errors?: readonly { readonly message: string }[] | undefined };
  meta(): TaskMeta;
  diagnostic(): { readonly duration: number } | undefined;
}

/** The parts of a finished test file that are used here; Vitest's TestModule matches. */
export interface TestFile {
  readonly relativeModuleId: string;
  readonly children: { allTests(): Iterable<TestOfFile> };
  ok(): boolean;
}

function reasonOf(test: TestOfFile): string {
  const reasons = (test.result().errors ?? []).flatMap(({ message }) =>
    stripVTControlCharacters(message).trim().split('\n').slice(0, KEPT_LINES),
  );
  return [...reasons, ...(test.meta().windows ?? [])].join('\n');
}

function countsOfFile(file: TestFile): CheckCounts {
  const tests = [...file.children.allTests()].map((test) => ({
    name: `${file.relativeModuleId} > ${test.fullName}`,
    state: test.result().state,
    milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
    reason: reasonOf(test),
  }));
  const inState = (state: string) => tests.filter((test) => test.state === state);
  const [passed, failed] = [inState('passed').length, inState('failed').length];
  const isBroken = failed === 0 && !file.ok();
  return {
    passed,
    failed: failed + (isBroken ? 1 : 0),
    skipped: tests.length - passed - failed,
    failures: isBroken
      ? [{ name: file.relativeModuleId }]
      : inState('failed').map(({ name, reason }) => ({ name, reason })),
    slowest: slowestOf(tests.map(({ name, milliseconds }) => ({ name, milliseconds }))),
  };
}

/** A file that fails without a failed test (it does not load, a hook throws) counts as one; so does an unhandled error. */
export function countsOf(files: readonly TestFile[], strayErrors: number): CheckCounts {
  const stray = strayErrors > 0 ? one(false, 'an error outside of any test') : nothing;
  return sum([...files.map(countsOfFile), stray]);
}

export default class CountReporter implements Reporter {
  onTestRunEnd(files: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const path = process.env.BITE_CHECK_COUNTS;
    if (path) writeFileSync(path, JSON.stringify(countsOf(files, strayErrors.length)));
  }
}
