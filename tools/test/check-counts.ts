// Adds up the results of linter, compiler and test runner, with failures and the slowest tests.

/** A test and its duration in milliseconds. */
export interface Timed {
  readonly name: string;
  readonly milliseconds: number;
}

/** A failed check, and what went wrong in a few lines, if that is known. */
export interface Failure {
  readonly name: string;
  readonly reason?: string;
}

export interface CheckCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** At most ten, the slowest first. */
  readonly slowest: readonly Timed[];
}

const KEPT = 10;

export const slowestOf = (tests: readonly Timed[]): Timed[] =>
  tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, KEPT);

export const nothing: CheckCounts = { passed: 0, failed: 0, skipped: 0, failures: [], slowest: [] };

export const one = (ok: boolean, name: string): CheckCounts =>
  ok ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [{ name }] };

export function sum(counts: readonly CheckCounts[]): CheckCounts {
  return counts.reduce(
    (total, { passed, failed, skipped, failures, slowest }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...total.failures, ...failures],
      slowest: slowestOf([...total.slowest, ...slowest]),
    }),
    nothing,
  );
}

/** The last line of `npm test`. */
export function totalLine({ passed, failed, skipped }: CheckCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
