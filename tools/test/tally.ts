// Counts what was checked, across linter, compiler and test runner, and remembers what failed and what took longest.

/** A test and how many milliseconds it took. */
export interface Timed {
  readonly name: string;
  readonly milliseconds: number;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of what failed; some failures (an error outside of any test) have none. */
  readonly failures: readonly string[];
  /** At most ten, the slowest first. */
  readonly slowest: readonly Timed[];
}

const KEPT = 10;

export const slowestOf = (tests: readonly Timed[]): Timed[] =>
  tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, KEPT);

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], slowest: [] };

export const one = (ok: boolean, name: string): Tally =>
  ok ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [name] };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
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
export function totalLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
